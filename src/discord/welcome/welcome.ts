/** The greeting in a new server: how to begin, and the missing permissions of its channels. */
import { type Client, Events, type Guild } from 'discord.js'
import type { Logger } from 'pino'
import { runInLanguagesOfAnswer } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import {
  missingPermissions,
  NEEDED_PERMISSIONS,
  type NeededPermission,
  permissionName,
} from '../connection/permissions.ts'
import type { LanguageResolver } from '../localization/language-resolver.ts'
import { buttonRows } from '../message-parts/post.ts'
import { firstStepButtons } from './first-steps.ts'

/** All permissions that the bot ever needs, each once. */
const ALL: readonly NeededPermission[] = [
  ...new Set([...NEEDED_PERMISSIONS.raid, ...NEEDED_PERMISSIONS.tutorial]),
]

export function registerServerGreeting(client: Client, log: Logger, languages: LanguageResolver): void {
  client.on(Events.GuildCreate, (guild) => {
    void greet(guild, languages).catch((error: unknown) =>
      log.warn({ err: error, guild: guild.id }, 'a server could not be greeted'),
    )
  })
}

/**
 * Posts the greeting in the server's system channel, or the first channel in which the bot may write; nowhere
 * if there is none.
 */
async function greet(guild: Guild, languages: LanguageResolver): Promise<void> {
  const me = await guild.members.fetchMe()
  const all = await guild.channels.fetch(undefined, { cache: false })
  const channels = [...all.values()].filter((one) => one !== null).filter((one) => one.isTextBased())
  const mine = (id: string) => all.get(id)?.permissionsFor(me)?.bitfield ?? 0n
  const may = (id: string) => missingPermissions(mine(id), ['ViewChannel', 'SendMessages']).length === 0
  const first = channels.find(({ id }) => id === guild.systemChannelId && may(id))
  const place = first ?? channels.find(({ id }) => may(id))
  if (!place?.isSendable()) return
  const seen = channels.map((one) => ({
    id: one.id,
    missing: missingPermissions(mine(one.id), one.isVoiceBased() ? NEEDED_PERMISSIONS.voice : ALL),
  }))
  const answerLanguages = await languages.languagesForAnswer({
    personId: '',
    locale: guild.preferredLocale,
    guildId: guild.id,
  })
  const said = await runInLanguagesOfAnswer(answerLanguages, async () => ({
    content: serverGreetingText(seen),
    components: buttonRows(firstStepButtons()),
  }))
  await place.send({ ...said, allowedMentions: { parse: [] } })
}

/**
 * Returns the greeting, which names the channels in which the bot lacks permissions. Channels that lack the same
 * permissions are in one line.
 */
export function serverGreetingText(
  channels: readonly { id: string; missing: readonly NeededPermission[] }[],
): string {
  const groups = new Map<string, string[]>()
  for (const { id, missing } of channels) {
    if (missing.length === 0) continue
    const names = missing.map(permissionName).join(', ')
    groups.set(names, [...(groups.get(names) ?? []), `<#${id}>`])
  }
  const lines = [...groups].slice(0, MOST).map(([names, where]) => texts.permissions.line(few(where), names))
  const t = texts.permissions
  return lines.length === 0 ? `${t.hello}\n${t.nothing}` : [t.hello, t.lacks, ...lines, t.remedy].join('\n')
}

const MOST = 5

const few = (where: readonly string[]): string =>
  where.length <= MOST
    ? where.join(' ')
    : `${where.slice(0, MOST).join(' ')} ${texts.permissions.more(where.length - MOST)}`
