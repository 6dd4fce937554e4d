import type { Snowflake } from '../snowflake.ts'
import type { User } from './model.ts'
import type { World } from './world.ts'

/**
 * The server (key 0) or the user (key 1) who has installed the application. Discord calls them authorizing
 * integration owners.
 */
export type InstallationOwners = Readonly<Record<string, Snowflake>>

/**
 * Returns the installations to which an interaction in this channel belongs
 * (interactions/receiving-and-responding.mdx).
 * @param guildId null in a direct message
 * @param types the kinds of installation that a command supports
 */
export const installationOwners = (
  world: World,
  user: User,
  guildId: Snowflake | null,
  types: readonly number[] = world.installableBy,
): InstallationOwners => ({
  ...(types.includes(0) && (guildId === null || !world.removedFrom.has(guildId)) && { '0': guildId ?? '0' }),
  ...(types.includes(1) && world.installedBy.has(user.id) && { '1': user.id }),
})

/** Whether only a user, and not the server, has installed the application. */
export const isOnlyUserInstalled = (owners: InstallationOwners): boolean => !('0' in owners)
