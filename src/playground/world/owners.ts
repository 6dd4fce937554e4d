import type { Id } from '../snowflake.ts'
import type { User } from './model.ts'
import type { World } from './world.ts'

/** Names the server (0) or the user (1) who has installed the application. Discord calls them authorizing integration owners. */
export type Owners = Readonly<Record<string, Id>>

/**
 * The installations to which an interaction in this place belongs (interactions/receiving-and-responding.mdx).
 * @param guildId null in a direct message
 * @param types the kinds of installation that a command supports
 */
export const ownersOf = (
  world: World,
  user: User,
  guildId: Id | null,
  types: readonly number[] = world.installableBy,
): Owners => ({
  ...(types.includes(0) && (guildId === null || !world.botIsRemoved) && { '0': guildId ?? '0' }),
  ...(types.includes(1) && world.installedBy.has(user.id) && { '1': user.id }),
})

/** Whether only a user has installed the application where this interaction is. */
export const isUsersOnly = (owners: Owners): boolean => !('0' in owners)
