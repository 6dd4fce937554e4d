import { SlashCommandBuilder } from 'discord.js'
import type { BotContext, CommandCall } from '../src/discord/bot-context.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { type Reply, tell } from '../src/discord/message-parts/post.ts'
import {
  badHours,
  changeMine,
  goOnVacation,
  readMine,
  suggestDays,
  suggestHours,
} from '../src/discord/settings/own.ts'
import {
  raidSettings,
  readServerZone,
  serverSettings,
  toggleJudge,
} from '../src/discord/settings/raid-and-server.ts'
import { type Read, readHours, zonesLike } from '../src/discord/settings/reading.ts'
import { TIME_LETTERS } from '../src/discord/typed-times/tidy.ts'
import type { RaidSettings } from '../src/table/settings/contract.ts'
import { LANGUAGES, languageNamed } from '../src/texts/language.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.settings

const WHOSE = ['me', 'raid', 'server'] as const

const languages = () =>
  (['auto', ...LANGUAGES] as const).map((value) => ({ name: t.languages[value], value }))
const themes = () => (['dark', 'light'] as const).map((value) => ({ name: t.themes[value], value }))

export const settings: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('settings')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) =>
        option
          .setName('of')
          .setDescription(t.of)
          .addChoices(...WHOSE.map((value) => ({ name: t.whose[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName('language')
          .setDescription(t.meLanguage)
          .addChoices(...languages()),
      )
      .addStringOption((option) =>
        option
          .setName('theme')
          .setDescription(t.meTheme)
          .addChoices(...themes()),
      )
      .addStringOption((option) =>
        option
          .setName('reminder')
          .setDescription(t.meReminder)
          .setMaxLength(TIME_LETTERS)
          .setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('quiet').setDescription(t.meQuiet).setMaxLength(TIME_LETTERS),
      )
      .addStringOption((option) =>
        option.setName('zone').setDescription(t.meZone).setMaxLength(60).setAutocomplete(true),
      )
      .addBooleanOption((option) => option.setName('lookback').setDescription(t.meLookBack))
      .addBooleanOption((option) => option.setName('thread').setDescription(t.meOwnThread))
      .addStringOption((option) =>
        option
          .setName('away')
          .setDescription(texts.absence.commandVacationUntil)
          .setMaxLength(TIME_LETTERS)
          .setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('limit').setDescription(t.raidLimit).setMaxLength(TIME_LETTERS).setAutocomplete(true),
      )
      .addBooleanOption((option) => option.setName('friends').setDescription(t.raidFriends))
      .addBooleanOption((option) => option.setName('windows').setDescription(t.raidWindows))
      .addRoleOption((option) => option.setName('judges').setDescription(t.serverJudges))
      .toJSON(),
  ),

  run(context, call) {
    const whose = call.text('of') ?? likelyWhose(call)
    if (whose === 'me') return mine(context, call)
    const limit = readLimit(call)
    if ('wrong' in limit) return Promise.resolve(tell(badHours(limit.wrong)))
    const agreed = { ...limit.value, ...allowed(call) }
    return whose === 'raid' ? raidSettings(context, call, agreed) : ofServer(context, call, agreed)
  },

  suggest: async (_desk, _call, { name, typed }) => {
    if (name === 'away') return suggestDays(typed)
    if (name === 'reminder' || name === 'limit') return suggestHours(typed)
    return zonesLike(typed).map((zone) => ({ name: zone, value: zone }))
  },
}

/** Guesses whose settings are meant: settings that only raids have are the raid's, and judges are the server's. */
function likelyWhose(call: CommandCall): (typeof WHOSE)[number] {
  if (call.role('judges') !== null) return 'server'
  const isAgreed = call.text('limit') !== null || Object.keys(allowed(call)).length > 0
  return isAgreed ? 'raid' : 'me'
}

async function mine(context: BotContext, call: CommandCall): Promise<Reply> {
  const { text } = call
  const away = text('away')
  if (away !== null) return goOnVacation(context, call, away)
  const typed = {
    language: text('language'),
    theme: text('theme'),
    reminder: text('reminder'),
    quiet: text('quiet'),
    zone: text('zone'),
    lookback: call.choice('lookback'),
    thread: call.choice('thread'),
  }
  return { how: 'tell', post: await changeMine(context, call, readMine(typed)) }
}

async function ofServer(context: BotContext, call: CommandCall, raid: Partial<RaidSettings>): Promise<Reply> {
  const [language, zone, role] = [call.text('language'), call.text('zone'), call.role('judges')]
  const read = zone === null ? { value: {} } : readServerZone(zone)
  if ('wrong' in read) return serverSettings(context, call, read)
  return serverSettings(context, call, {
    value: {
      ...read.value,
      ...(language === null ? {} : { language: languageNamed(language) }),
      ...(role === null ? {} : { judgeRoles: await toggleJudge(context, call, role) }),
      ...(Object.keys(raid).length === 0 ? {} : { raid }),
    },
  })
}

function readLimit(call: CommandCall): Read<Partial<RaidSettings>> {
  const text = call.text('limit')
  const read = text === null ? null : readHours(text)
  if (read === null) return { value: {} }
  return 'wrong' in read ? read : { value: { limitHours: read.value } }
}

/** Returns only the settings that were chosen. */
function allowed(call: CommandCall): Partial<RaidSettings> {
  const [friends, windows] = [call.choice('friends'), call.choice('windows')]
  return {
    ...(friends === null ? {} : { friendsPass: friends }),
    ...(windows === null ? {} : { everyWindow: windows }),
  }
}
