import type { Snowflake } from '../snowflake.ts'
import type { TopComponent } from '../validation/component.ts'
import type { Embed } from '../validation/embed.ts'
import type { AllowedMentions } from '../validation/message.ts'

export interface User {
  readonly id: Snowflake
  readonly name: string
  readonly isBot: boolean
}

export interface Role {
  readonly id: Snowflake
  readonly name: string
  readonly mentionable?: boolean
  readonly permissions: string
  readonly color: number
}

/** A server. All users of the playground are in all servers, with the same roles. */
export interface Guild {
  readonly id: Snowflake
  readonly name: string
}

export const ChannelType = {
  text: 0,
  dm: 1,
  voice: 2,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
  forum: 15,
  media: 16,
} as const

/** The permissions that a channel allows or denies to a role (type 0) or a member (type 1). */
export interface PermissionOverwrite {
  readonly id: Snowflake
  readonly type: 0 | 1
  readonly allow: string
  readonly deny: string
}

interface Place {
  readonly id: Snowflake
  name: string
  lastMessageId: Snowflake | null
}

/** The types of a server's channels that aren't threads. */
export const GUILD_CHANNEL_TYPES = [0, 2, 5, 13, 15, 16] as const
export type GuildChannelType = (typeof GUILD_CHANNEL_TYPES)[number]

/** A channel of a server, not a thread. */
export interface GuildChannel extends Place {
  readonly type: GuildChannelType
  readonly guildId: Snowflake
  topic: string | null
  overwrites?: PermissionOverwrite[] | undefined
}

export interface DmChannel extends Place {
  readonly type: 1
  readonly recipient: Snowflake
}

export interface Thread extends Place {
  readonly type: 10 | 11 | 12
  readonly guildId: Snowflake
  readonly parentId: Snowflake
  readonly ownerId: Snowflake
  readonly createdAt: string
  readonly members: Map<Snowflake, string>
  archived: boolean
  archivedAt: string
  locked: boolean
  invitable: boolean
  autoArchiveMinutes: number
  slowmode: number
  messageCount: number
}

export type Channel = GuildChannel | DmChannel | Thread

export const isThread = (channel: Channel): channel is Thread => channel.type >= 10 && channel.type <= 12
export const isGuildChannel = (channel: Channel): channel is GuildChannel =>
  channel.type !== ChannelType.dm && !isThread(channel)

/** Whether a channel is a voice or stage channel, which has messages and no threads. */
export const isVoiceChannel = ({ type }: Channel): boolean =>
  type === ChannelType.voice || type === ChannelType.stage

/** Whether a channel is a forum or a media channel, which has only posts. */
export const isForumChannel = ({ type }: Channel): boolean =>
  type === ChannelType.forum || type === ChannelType.media

export interface StoredFile {
  readonly id: Snowflake
  readonly name: string
  readonly type: string
  /** The size of the file in bytes. */
  readonly size: number
  /** The bytes of the file. A file of an earlier start is read from its folder each time. */
  readonly data: Buffer
  readonly width: number | undefined
  readonly height: number | undefined
  description: string | null
}

/** The interaction that caused the message: shown as "Anna used /raid". */
export interface OriginatingInteraction {
  readonly id: Snowflake
  readonly type: number
  readonly userId: Snowflake
  readonly name: string
  /** The message whose component was used. */
  readonly sourceId?: Snowflake | null | undefined
  /** The first answer, if the message is a later answer. */
  readonly originalId?: Snowflake | null | undefined
  /** Absent for messages that an older version stored. */
  readonly owners?: Readonly<Record<string, Snowflake>> | undefined
  /** The interaction that opened the submitted form. */
  readonly opener?: OriginatingInteraction | null | undefined
}

export const MessageType = {
  plain: 0,
  added: 1,
  threadCreated: 18,
  reply: 19,
  slash: 20,
  threadStarter: 21,
} as const

export interface Message {
  readonly id: Snowflake
  readonly channelId: Snowflake
  readonly authorId: Snowflake
  readonly type: number
  /** The only user who sees an ephemeral message. */
  readonly visibleTo: Snowflake | null
  readonly timestamp: string
  nonce: string | number | null
  readonly origin: OriginatingInteraction | null
  readonly reference: { channelId: Snowflake; messageId: Snowflake | null } | null
  content: string
  embeds: Embed[]
  components: TopComponent[]
  files: StoredFile[]
  flags: number
  editedTimestamp: string | null
  allowedMentions: AllowedMentions | null
  mentions: Snowflake[]
  mentionRoles: Snowflake[]
  mentionsEveryone: boolean
  pinned: boolean
  reactions: Map<string, Set<Snowflake>>
}

/** One notification of a user. */
export interface PingOfUser {
  readonly userId: Snowflake
  readonly messageId: Snowflake
  readonly channelId: Snowflake
  readonly at: string
}

export type WorldEvent =
  | { kind: 'messageCreated' | 'messageUpdated' | 'messageDeleted'; message: Message }
  | { kind: 'channelCreated' | 'channelUpdated' | 'channelDeleted'; channel: Channel }
  | { kind: 'threadMembersChanged'; thread: Thread; added: Snowflake[]; removed: Snowflake[] }
  | { kind: 'typing'; channelId: Snowflake; userId: Snowflake }
  | { kind: 'commandsChanged' }
  /** A person's language in Discord or a scheduled event of the server has changed. */
  | { kind: 'settingsChanged' }
  | { kind: 'presenceChanged'; online: boolean }
