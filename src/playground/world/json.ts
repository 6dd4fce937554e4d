import type { Snowflake } from '../snowflake.ts'
import {
  type Channel,
  ChannelType,
  type GuildChannel,
  isForumChannel,
  isThread,
  isVoiceChannel,
  type Role,
  type Thread,
  type User,
} from './model.ts'
import { basePermissions, permissionsInChannel } from './permissions.ts'
import type { RegisteredCommand, World } from './world.ts'

/** Converts users, members, roles, channels and commands to Discord's JSON. */

export const userJson = (user: User) => ({
  id: user.id,
  username: user.isBot ? user.name : user.name.toLowerCase(),
  global_name: user.isBot ? null : user.name,
  discriminator: user.isBot ? '4242' : '0',
  avatar: null,
  banner: null,
  accent_color: null,
  public_flags: 0,
  flags: 0,
  primary_guild: null,
  ...(user.isBot && { bot: true }),
})
export type UserJson = ReturnType<typeof userJson>

export const botUserJson = (world: World) => ({
  ...userJson(world.bot),
  verified: true,
  mfa_enabled: true,
  email: null,
  locale: world.locale,
})

export const memberJsonWithoutUser = (world: World, user: User) => ({
  roles: world.rolesOf(user).map((role) => role.id),
  joined_at: world.joinedAt,
  premium_since: null,
  nick: null,
  avatar: null,
  banner: null,
  deaf: false,
  mute: false,
  flags: 0,
  pending: false,
  communication_disabled_until: null,
})

export const memberJson = (world: World, user: User) => ({
  ...memberJsonWithoutUser(world, user),
  user: userJson(user),
})

/** Returns a user's permissions in the servers, or in one channel, as a decimal number in a string. */
export const permissionsAsText = (world: World, user: User, channel?: Channel): string =>
  (channel ? permissionsInChannel(world, user, channel) : basePermissions(world, user)).toString()

export const roleJson = (role: Role, position: number) => ({
  id: role.id,
  name: role.name,
  permissions: role.permissions,
  position,
  color: role.color,
  colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: position === 1, // The second role of a server is the bot's own one.
  mentionable: role.mentionable ?? false,
  icon: null,
  unicode_emoji: null,
  flags: 0,
})

export const threadMemberJson = (thread: Thread, userId: Snowflake) => ({
  id: thread.id,
  user_id: userId,
  join_timestamp: thread.members.get(userId) ?? thread.createdAt,
  flags: 0,
})

/**
 * Returns the JSON of a person who joins a thread, as the event lists them: with the member of the server and the
 * presence.
 */
export const addedThreadMemberJson = (world: World, thread: Thread, userId: Snowflake) => ({
  ...threadMemberJson(thread, userId),
  member: memberJson(world, world.user(userId)),
  presence: null,
})

/** Discord counts the members of a thread only up to this number (topics/threads.mdx). */
export const MAX_COUNTED_THREAD_MEMBERS = 50

const threadWire = (world: World, thread: Thread) => ({
  id: thread.id,
  type: thread.type,
  guild_id: thread.guildId,
  name: thread.name,
  parent_id: thread.parentId,
  owner_id: thread.ownerId,
  last_message_id: thread.lastMessageId,
  message_count: thread.messageCount,
  total_message_sent: thread.messageCount,
  member_count: Math.min(thread.members.size, MAX_COUNTED_THREAD_MEMBERS),
  rate_limit_per_user: thread.slowmode,
  flags: 0,
  thread_metadata: {
    archived: thread.archived,
    archive_timestamp: thread.archivedAt,
    auto_archive_duration: thread.autoArchiveMinutes,
    locked: thread.locked,
    create_timestamp: thread.createdAt,
    ...(thread.type === ChannelType.privateThread && { invitable: thread.invitable }),
  },
  ...(thread.members.has(world.bot.id) && { member: threadMemberJson(thread, world.bot.id) }),
})

export const channelJson = (world: World, channel: Channel) => {
  if (isThread(channel)) return threadWire(world, channel)
  if (channel.type === ChannelType.dm)
    return {
      id: channel.id,
      type: channel.type,
      last_message_id: channel.lastMessageId,
      recipients: [userJson(world.user(channel.recipient))],
      flags: 0,
    }
  return guildChannelWire(channel)
}

const guildChannelWire = (channel: GuildChannel) => ({
  id: channel.id,
  type: channel.type,
  guild_id: channel.guildId,
  name: channel.name,
  ...(!isVoiceChannel(channel) && { topic: channel.topic }),
  position: 0,
  parent_id: null,
  nsfw: false,
  last_message_id: channel.lastMessageId,
  rate_limit_per_user: 0,
  permission_overwrites: channel.overwrites ?? [],
  flags: 0,
  ...(isVoiceChannel(channel) && { bitrate: 64_000, user_limit: 0, rtc_region: null }),
  ...(isForumChannel(channel) && {
    available_tags: [],
    default_reaction_emoji: null,
    default_sort_order: null,
  }),
  ...(channel.type === ChannelType.forum && { default_forum_layout: 0 }),
})

export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each != null)
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutNulls(each)]))
}

export const commandJson = (world: World, command: RegisteredCommand) => ({
  ...Object(withoutNulls({ ...command, guildId: null })),
  id: command.id,
  application_id: world.applicationId,
  version: command.version,
  default_member_permissions: command.default_member_permissions ?? null,
  nsfw: command.nsfw ?? false,
  ...(command.guildId && { guild_id: command.guildId }),
  ...(command.guildId === null && {
    contexts: command.contexts ?? null,
    integration_types: command.integration_types ?? world.installableBy,
  }),
  ...(command.type !== 1 && { description: '' }),
})
