/** Handles `/moderate`, for people who may manage the server. */
import type { GuildSettings } from '../../table/settings/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext, CommandCall, InteractionSource } from '../bot-context.ts'
import { type Post, privateReply, type Reply } from '../message-parts/post.ts'
import { postModerationLogLine } from './log.ts'
import { mentionsOfChannelsOrRoles, serverPage } from './pages.ts'
import { loadPersonPage } from './people.ts'

type Option = 'person' | 'here' | 'role' | 'log'

export async function runModerateCommand(context: BotContext, call: CommandCall<Option>): Promise<Reply> {
  if (!call.isManager) return privateReply(texts.moderation.onlyManagers)
  const someone = call.someone('person')
  if (someone) return { how: 'tell', post: await loadPersonPage(context, call, someone) }
  const said = [await setChannel(context, call), await setRole(context, call), await setLog(context, call)]
  return {
    how: 'tell',
    post: await loadServerPage(context, call, said.filter((one) => one !== null).join('\n')),
  }
}

/** Loads the server's unfinished raids and its rules for opening raids. @returns the page that shows them */
export async function loadServerPage(
  { table }: BotContext,
  { guildId }: InteractionSource,
  said = '',
): Promise<Post> {
  const open = await table.moderation.open(guildId)
  return serverPage(open, await table.settings.ofGuild(guildId), said)
}

export type ModerationSettingsChange = Pick<
  Partial<GuildSettings>,
  'openChannels' | 'openRoles' | 'moderatorLog'
>

/**
 * Changes the settings of a server for moderation, and posts the change to the moderators' log if there is one.
 * @param word returns the sentence about the change, in the language of the reader
 * @returns that sentence for the person who asked for the change, or the reason why it was refused
 */
export async function changeModerationSettings(
  context: BotContext,
  source: InteractionSource,
  changes: ModerationSettingsChange,
  word: () => string,
): Promise<string> {
  const before = (await context.table.settings.ofGuild(source.guildId)).moderatorLog
  const changed = await context.table.settings.changeGuild(source.guildId, changes)
  if ('rejected' in changed && typeof changed.rejected === 'string') return changed.rejected
  await postModerationLogLine(context, source, word, changes.moderatorLog ?? before)
  return word()
}

async function setChannel(context: BotContext, call: CommandCall<Option>): Promise<string | null> {
  const isOpen = call.choice('here')
  if (isOpen === null) return null
  const { openChannels } = await context.table.settings.ofGuild(call.guildId)
  const others = openChannels.filter((id) => id !== call.channelId)
  const openNow = isOpen ? [...others, call.channelId] : others
  return changeModerationSettings(context, call, { openChannels: openNow }, () =>
    texts.moderation.opens(mentionsOfChannelsOrRoles('#', openNow), null),
  )
}

async function setRole(context: BotContext, call: CommandCall<Option>): Promise<string | null> {
  const role = call.role('role')
  if (role === null) return null
  const { openRoles } = await context.table.settings.ofGuild(call.guildId)
  const rolesNow = openRoles.includes(role) ? openRoles.filter((id) => id !== role) : [...openRoles, role]
  return changeModerationSettings(context, call, { openRoles: rolesNow }, () =>
    texts.moderation.opens(null, mentionsOfChannelsOrRoles('@&', rolesNow)),
  )
}

async function setLog(context: BotContext, call: CommandCall<Option>): Promise<string | null> {
  const isLog = call.choice('log')
  if (isLog === null) return null
  const moderatorLog = isLog ? call.channelId : null
  return changeModerationSettings(context, call, { moderatorLog }, () =>
    texts.moderation.logIs(moderatorLog === null ? null : `<#${moderatorLog}>`),
  )
}
