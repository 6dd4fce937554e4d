import type { Snowflake } from '../snowflake.ts'
import {
  type Channel,
  ChannelType,
  isGuildChannel,
  isThread,
  isVoiceChannel,
  type PermissionOverwrite,
  type User,
} from './model.ts'
import type { World } from './world.ts'

/** Bits of Discord's permissions (topics/permissions.mdx). */
export const PermissionBit = {
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readHistory: 1n << 16n,
  mentionEveryone: 1n << 17n,
  connect: 1n << 20n,
  useCommands: 1n << 31n,
  manageEvents: 1n << 33n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendInThreads: 1n << 38n,
  createEvents: 1n << 44n,
  useExternalApps: 1n << 50n,
  pinMessages: 1n << 51n,
} as const
export type PermissionName = keyof typeof PermissionBit

const ALL = (1n << 53n) - 1n

/** Returns the permissions that a user's roles give in the servers. */
export const basePermissions = (world: World, user: User): bigint => {
  if (user.id === world.ownerId) return ALL
  const roles = [...world.roles.slice(0, 1), ...world.rolesOf(user)]
  const bits = roles.reduce((sum, role) => sum | BigInt(role.permissions), 0n)
  return (bits & PermissionBit.administrator) === 0n ? bits : ALL
}

/** Returns the bot's permissions in the servers. */
export const botPermissions = (world: World): bigint =>
  world.botPermissions === undefined ? basePermissions(world, world.bot) : BigInt(world.botPermissions)

/** Returns the permissions of a user in a channel. A thread has the overwrites of its channel. */
export const permissionsInChannel = (world: World, user: User, channel: Channel): bigint => {
  if (user.id === world.bot.id && world.botPermissions !== undefined) return BigInt(world.botPermissions)
  const base = basePermissions(world, user)
  const place = isThread(channel) ? world.channels.get(channel.parentId) : channel
  if (base === ALL || place === undefined || !isGuildChannel(place)) return base
  const bits = overwritten(world, user, base, place.guildId, place.overwrites ?? [])
  return withImplied(bits, channel)
}

/** Applies the overwrites for everyone, then those for roles, then the one for the member. */
const overwritten = (
  world: World,
  user: User,
  base: bigint,
  guildId: Snowflake,
  overwrites: readonly PermissionOverwrite[],
) => {
  const roles = world.rolesOf(user).map(({ id }) => id)
  const groups = [
    overwrites.filter(({ id }) => id === guildId),
    overwrites.filter(({ id }) => roles.includes(id)),
    overwrites.filter(({ id }) => id === user.id),
  ]
  return groups.reduce((bits, group) => {
    const denied = group.reduce((sum, { deny }) => sum | BigInt(deny), 0n)
    const allowed = group.reduce((sum, { allow }) => sum | BigInt(allow), 0n)
    return (bits & ~denied) | allowed
  }, base)
}

/**
 * The permissions for parts of a message. A user who may not send messages in a channel has none of these permissions
 * there. Threads have their own permission to send messages.
 */
const PARTS = PermissionBit.mentionEveryone | PermissionBit.attachFiles | PermissionBit.embedLinks

/**
 * Removes permissions that need another permission which the user lacks: a member who can't see a channel can do
 * nothing there (topics/permissions.mdx, "Implicit Permissions").
 */
const withImplied = (bits: bigint, channel: Channel): bigint => {
  if (!hasPermission(bits, 'viewChannel')) return 0n
  if (isVoiceChannel(channel) && !hasPermission(bits, 'connect')) return bits & ~PermissionBit.manageChannels
  return isThread(channel) || hasPermission(bits, 'sendMessages') ? bits : bits & ~PARTS
}

/** Whether a user may enter a channel that they see. A voice channel also needs Connect (resources/message.mdx). */
export const mayEnterChannel = (world: World, user: User, channel: Channel): boolean =>
  !isVoiceChannel(channel) || hasPermission(permissionsInChannel(world, user, channel), 'connect')

/** Whether a user may write in a channel or thread. */
export const mayWriteInChannel = (world: World, user: User, channel: Channel): boolean =>
  channel.type === ChannelType.dm ||
  hasPermission(
    permissionsInChannel(world, user, channel),
    isThread(channel) ? 'sendInThreads' : 'sendMessages',
  )

export const hasPermission = (bits: bigint, name: PermissionName): boolean =>
  (bits & PermissionBit[name]) !== 0n
