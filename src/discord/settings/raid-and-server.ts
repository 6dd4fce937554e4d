/** The settings of a raid and of a server: showing them, and changing them by clicks or commands. */
import type { RaidInfo, Rejected } from '../../table/contract.ts'
import type { GuildSettings, RaidSettings } from '../../table/settings/contract.ts'
import { type BotContext, type InteractionSource, runWithRaidHere } from '../bot-context.ts'
import type { Post, Reply } from '../message-parts/post.ts'
import { raidSettingsPost, serverSettingsPost } from './pages.ts'
import { isWordForNone, type ParsedSetting, parseTimeZone } from './parse.ts'
import { unknownTimeZoneText } from './person.ts'

const told = (post: Post): Reply => ({ how: 'tell', post })

/** Shows the settings of the raid in this channel, after the given changes if there are any. */
export const showOrChangeRaidSettings = (
  context: BotContext,
  source: InteractionSource,
  change: Partial<RaidSettings>,
): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) =>
    told(await changeRaidSettings(context, source, raid, change)),
  )

export async function changeRaidSettings(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
  change: Partial<RaidSettings>,
): Promise<Post> {
  const isLeader = raid.leader.id === person.id
  const { settings } = context.table
  if (Object.keys(change).length === 0)
    return raidSettingsPost(raid, await settings.ofRaid(raid.id), isLeader)
  const changed = await settings.changeRaid(raid.id, change, person)
  return 'rejected' in changed
    ? raidSettingsPost(raid, await settings.ofRaid(raid.id), isLeader, changed.rejected)
    : raidSettingsPost(raid, changed, isLeader)
}

/** A change of a server's settings. The settings of new raids may be changed one by one. */
export interface ServerSettingsChange
  extends Partial<Pick<GuildSettings, 'language' | 'timeZone' | 'judgeRoles'>> {
  raid?: Partial<RaidSettings>
}

export async function showOrChangeServerSettings(
  context: BotContext,
  source: InteractionSource,
  change: ParsedSetting<ServerSettingsChange>,
): Promise<Reply> {
  return told(await changeServerSettings(context, source, change))
}

export async function changeServerSettings(
  context: BotContext,
  source: InteractionSource,
  change: ParsedSetting<ServerSettingsChange>,
): Promise<Post> {
  const { settings } = context.table
  const now = await settings.readGuild(source.guildId)
  if (!source.isManager) return serverSettingsPost(now, false)
  if ('wrong' in change) return serverSettingsPost(now, true, change.wrong)
  if (Object.keys(change.value).length === 0) return serverSettingsPost(now, true)
  const { raid, ...rest } = change.value
  const whole = { ...rest, ...(raid ? { raid: { ...now.raid, ...raid } } : {}) }
  const changed: GuildSettings | Rejected = await settings.changeGuild(source.guildId, whole)
  return isRejected(changed)
    ? serverSettingsPost(now, true, changed.rejected)
    : serverSettingsPost(changed, true)
}

/**
 * Whether the result is a rejection. The type is checked, too, because stored settings may have an unknown field
 * called `rejected`.
 */
const isRejected = (result: GuildSettings | Rejected): result is Rejected =>
  typeof result.rejected === 'string'

/** Parses the typed time zone of a server. "none" means the bot's own time zone. */
export function parseServerTimeZone(text: string): ParsedSetting<Pick<ServerSettingsChange, 'timeZone'>> {
  if (isWordForNone(text)) return { value: { timeZone: null } }
  const read = parseTimeZone(text)
  return 'wrong' in read ? { wrong: unknownTimeZoneText(read.wrong) } : { value: { timeZone: read.value } }
}

/** Returns the server's judge roles with this role added, or removed if it was among them. Stores nothing. */
export async function judgeRolesAfterToggle(
  context: BotContext,
  source: InteractionSource,
  roleId: string,
): Promise<string[]> {
  const { judgeRoles } = await context.table.settings.readGuild(source.guildId)
  return judgeRoles.includes(roleId) ? judgeRoles.filter((id) => id !== roleId) : [...judgeRoles, roleId]
}
