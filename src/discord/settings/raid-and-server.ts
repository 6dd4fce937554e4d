/** The settings of a raid and of a server: showing them, and changing them by clicks or commands. */
import type { RaidCard, Rejected } from '../../table/contract.ts'
import type { GuildSettings, RaidSettings } from '../../table/settings/contract.ts'
import { type Desk, type Visit, withRaid } from '../desk.ts'
import type { Outcome, Post } from '../posts/post.ts'
import { badZone } from './own.ts'
import { raidPage, serverPage } from './pages.ts'
import { isNone, type Read, readZone } from './reading.ts'

const told = (post: Post): Outcome => ({ how: 'tell', post })

/** Without a change, the settings are only shown. */
export const raidSettings = (desk: Desk, visit: Visit, change: Partial<RaidSettings>): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => told(await changeRaid(desk, visit, raid, change)))

export async function changeRaid(
  desk: Desk,
  { person }: Visit,
  raid: RaidCard,
  change: Partial<RaidSettings>,
): Promise<Post> {
  const isLeader = raid.leader.id === person.id
  const { settings } = desk.table
  if (Object.keys(change).length === 0) return raidPage(raid, await settings.ofRaid(raid.id), isLeader)
  const changed = await settings.changeRaid(raid.id, change, person)
  return 'rejected' in changed
    ? raidPage(raid, await settings.ofRaid(raid.id), isLeader, changed.rejected)
    : raidPage(raid, changed, isLeader)
}

/** The settings of new raids are changed one by one. */
export interface ServerChange extends Partial<Pick<GuildSettings, 'language' | 'timeZone' | 'judgeRoles'>> {
  raid?: Partial<RaidSettings>
}

export async function serverSettings(desk: Desk, visit: Visit, change: Read<ServerChange>): Promise<Outcome> {
  return told(await changeServer(desk, visit, change))
}

export async function changeServer(desk: Desk, visit: Visit, change: Read<ServerChange>): Promise<Post> {
  const { settings } = desk.table
  const now = await settings.readGuild(visit.guildId)
  if (!visit.isManager) return serverPage(now, false)
  if ('wrong' in change) return serverPage(now, true, change.wrong)
  if (Object.keys(change.value).length === 0) return serverPage(now, true)
  const { raid, ...rest } = change.value
  const whole = { ...rest, ...(raid ? { raid: { ...now.raid, ...raid } } : {}) }
  const changed: GuildSettings | Rejected = await settings.changeGuild(visit.guildId, whole)
  return isRejected(changed) ? serverPage(now, true, changed.rejected) : serverPage(changed, true)
}

/** Checks the type, because other stored fields of a server could have any name. */
const isRejected = (result: GuildSettings | Rejected): result is Rejected =>
  typeof result.rejected === 'string'

/** "none" means that times are read in the operator's time zone. */
export function readServerZone(text: string): Read<Pick<ServerChange, 'timeZone'>> {
  if (isNone(text)) return { value: { timeZone: null } }
  const read = readZone(text)
  return 'wrong' in read ? { wrong: badZone(read.wrong) } : { value: { timeZone: read.value } }
}

/** Adds the role to the judges, or removes it. */
export async function toggleJudge(desk: Desk, visit: Visit, roleId: string): Promise<string[]> {
  const { judgeRoles } = await desk.table.settings.readGuild(visit.guildId)
  return judgeRoles.includes(roleId) ? judgeRoles.filter((id) => id !== roleId) : [...judgeRoles, roleId]
}
