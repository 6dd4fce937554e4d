import { nextSnowflake, type Snowflake } from '../snowflake.ts'
import { postMessage, postSystemMessage } from './messages.ts'
import {
  type Channel,
  ChannelType,
  type GuildChannel,
  isForumChannel,
  type Message,
  MessageType,
  type Thread,
} from './model.ts'
import type { World } from './world.ts'

export interface NewThread {
  readonly id: Snowflake
  readonly type: Thread['type']
  readonly name: string
  readonly ownerId: Snowflake
  readonly invitable?: boolean | null | undefined
  readonly autoArchiveMinutes?: number | null | undefined
  readonly slowmode?: number | null | undefined
}

/** Adds a thread below a channel. Its owner is its first member. */
export const addThread = (world: World, parent: GuildChannel, thread: NewThread): Thread => {
  const now = new Date().toISOString()
  const { invitable, autoArchiveMinutes, slowmode, ...named } = thread
  return world.addChannel<Thread>({
    ...named,
    parentId: parent.id,
    guildId: parent.guildId,
    createdAt: now,
    members: new Map([[thread.ownerId, now]]),
    lastMessageId: null,
    archived: false,
    archivedAt: now,
    locked: false,
    invitable: invitable ?? true,
    autoArchiveMinutes: autoArchiveMinutes ?? 4320,
    slowmode: slowmode ?? 0,
    messageCount: 0,
  })
}

/** Posts Discord's own message in the channel about a new public thread that no message started. */
export const postThreadCreatedMessage = (world: World, parent: Channel, thread: Thread): void => {
  if (thread.type !== ChannelType.privateThread)
    postSystemMessage(world, parent, MessageType.threadCreated, { content: thread.name, by: thread.ownerId })
}

type FirstMessage = Omit<Parameters<typeof postMessage>[1], 'channel' | 'authorId'>

/** Adds a post to a forum: a thread whose first message has its id. */
export const addForumPost = (
  world: World,
  forum: GuildChannel,
  post: Omit<NewThread, 'id' | 'type'>,
  first: FirstMessage,
): { readonly thread: Thread; readonly message: Message } => {
  const thread = addThread(world, forum, { ...post, id: nextSnowflake(), type: ChannelType.publicThread })
  const message = postMessage(world, { ...first, channel: thread, authorId: post.ownerId, id: thread.id })
  forum.lastMessageId = thread.id
  return { thread, message }
}

interface OpenedByPerson {
  readonly ownerId: Snowflake
  readonly name: string
  readonly content: string
  readonly isPrivate: boolean
}

/** Opens a thread, or a post in a forum, for a person. */
export const openThreadAsPerson = (world: World, parent: GuildChannel, opened: OpenedByPerson): Thread => {
  const { ownerId, name, content, isPrivate } = opened
  const form = { content }
  if (isForumChannel(parent))
    return addForumPost(world, parent, { ownerId, name }, { form, files: [] }).thread
  const thread = addThread(world, parent, {
    id: nextSnowflake(),
    type: typeOf(parent, isPrivate),
    ownerId,
    name,
  })
  postThreadCreatedMessage(world, parent, thread)
  postMessage(world, { channel: thread, authorId: ownerId, form, files: [] })
  return thread
}

const typeOf = (parent: GuildChannel, isPrivate: boolean): Thread['type'] => {
  if (isPrivate) return ChannelType.privateThread
  return parent.type === ChannelType.announcement ? ChannelType.announcementThread : ChannelType.publicThread
}
