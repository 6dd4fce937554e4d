import type { RouteContext } from '../api/context.ts'
import { addedThreadMemberJson, channelJson, MAX_COUNTED_THREAD_MEMBERS } from '../world/json.ts'
import { messageJson, messageJsonWithMember } from '../world/message-json.ts'
import {
  type Channel,
  ChannelType,
  isThread,
  type Message,
  type Thread,
  type WorldEvent,
} from '../world/model.ts'
import type { World } from '../world/world.ts'
import { type GatewaySession, Intent, isGuildOnShardOfSession } from './session.ts'

interface Note {
  readonly event: string
  readonly data: unknown
  readonly intent: number
  readonly guildId: string | null
}

const verbs = {
  messageCreated: 'CREATE',
  messageUpdated: 'UPDATE',
  messageDeleted: 'DELETE',
  channelCreated: 'CREATE',
  channelUpdated: 'UPDATE',
  channelDeleted: 'DELETE',
} as const

const messageNote = (
  { world, base }: RouteContext,
  kind: keyof typeof verbs,
  message: Message,
): Note | undefined => {
  if (message.visibleTo !== null) return undefined
  const guildId = world.guildOf(message.channelId)
  const data =
    kind === 'messageDeleted'
      ? { id: message.id, channel_id: message.channelId, ...(guildId && { guild_id: guildId }) }
      : {
          ...messageJsonWithMember(world, message, messageJson(world, base, message)),
          channel_type: world.channel(message.channelId).type,
        }
  const intent = guildId === null ? Intent.directMessages : Intent.guildMessages
  return { event: `MESSAGE_${verbs[kind]}`, data, intent, guildId }
}

const threadData = (world: World, kind: keyof typeof verbs, thread: Thread) => {
  const { id, guildId, parentId, type } = thread
  if (kind === 'channelDeleted') return { id, guild_id: guildId, parent_id: parentId, type }
  const wire = channelJson(world, thread)
  return kind === 'channelCreated' ? { ...wire, newly_created: true } : wire
}

const channelNote = (
  { world }: RouteContext,
  kind: keyof typeof verbs,
  channel: Channel,
): Note | undefined => {
  if (channel.type === 1) return undefined
  const subject = isThread(channel) ? 'THREAD' : 'CHANNEL'
  const data = isThread(channel) ? threadData(world, kind, channel) : channelJson(world, channel)
  return { event: `${subject}_${verbs[kind]}`, data, intent: Intent.guilds, guildId: channel.guildId }
}

type MembersChanged = Extract<WorldEvent, { kind: 'threadMembersChanged' }>

/** Whether the bot itself joined or left a thread. Without the intent for members, a bot learns of nobody else. */
const isAboutBot = ({ bot }: World, { added, removed }: MembersChanged) =>
  added.includes(bot.id) || removed.includes(bot.id)

const membersNote = ({ world }: RouteContext, event: MembersChanged): Note => ({
  event: 'THREAD_MEMBERS_UPDATE',
  intent: isAboutBot(world, event) ? Intent.guilds : Intent.guildMembers,
  guildId: event.thread.guildId,
  data: {
    id: event.thread.id,
    guild_id: event.thread.guildId,
    member_count: Math.min(event.thread.members.size, MAX_COUNTED_THREAD_MEMBERS),
    added_members: event.added.map((id) => addedThreadMemberJson(world, event.thread, id)),
    removed_member_ids: event.removed,
  },
})

/**
 * Returns the event with the thread, if the bot was added to a private thread (topics/threads.mdx, "Thread Access").
 */
const gainedThread = ({ world }: RouteContext, { thread, added }: MembersChanged): Note[] =>
  added.includes(world.bot.id) && thread.type === ChannelType.privateThread
    ? [
        {
          event: 'THREAD_CREATE',
          data: channelJson(world, thread),
          intent: Intent.guilds,
          guildId: thread.guildId,
        },
      ]
    : []

const notesOf = (context: RouteContext, event: WorldEvent): Note[] => {
  if (event.kind === 'threadMembersChanged')
    return [...gainedThread(context, event), membersNote(context, event)]
  const note = noteOf(context, event)
  return note ? [note] : []
}

const noteOf = (context: RouteContext, event: WorldEvent): Note | undefined => {
  switch (event.kind) {
    case 'messageCreated':
    case 'messageUpdated':
    case 'messageDeleted':
      return messageNote(context, event.kind, event.message)
    case 'channelCreated':
    case 'channelUpdated':
    case 'channelDeleted':
      return channelNote(context, event.kind, event.channel)
    default:
      return undefined
  }
}

/**
 * Removes a message's contents for a bot without the message-content intent, unless the message is its own or
 * mentions it.
 */
const readable = (world: World, session: GatewaySession, event: WorldEvent, data: unknown): unknown => {
  if (session.has(Intent.messageContent) || !('message' in event)) return data
  const { message } = event
  const mayRead =
    message.authorId === world.bot.id ||
    message.mentions.includes(world.bot.id) ||
    world.guildOf(message.channelId) === null
  if (mayRead || event.kind === 'messageDeleted') return data
  return { ...(data as object), content: '', embeds: [], attachments: [], components: [] }
}

/**
 * Whether the bot may receive an event: it can see the event's channel, or it was itself added to a thread or removed
 * from one.
 */
const isSeen = (world: World, event: WorldEvent): boolean => {
  if (event.kind === 'threadMembersChanged')
    return isAboutBot(world, event) || world.canSee(world.bot.id, event.thread)
  const place = 'message' in event ? world.channels.get(event.message.channelId) : channelOf(event)
  return place === undefined || world.canRead(world.bot.id, place)
}

const channelOf = (event: WorldEvent): Thread | undefined =>
  'channel' in event && isThread(event.channel) ? event.channel : undefined

/** Whether the bot is in a guild. It receives no events of a guild that has removed it. */
const isIn = (world: World, guildId: string | null): boolean =>
  guildId === null || !world.removedFrom.has(guildId)

/** Sends events of the world to the bots, if their intents and permissions allow it. */
export const subscribeBotsToEvents = (context: RouteContext, sessions: () => readonly GatewaySession[]) =>
  context.world.onEvent((event) => {
    const notes = isSeen(context.world, event) ? notesOf(context, event) : []
    for (const note of notes)
      for (const session of sessions())
        if (
          session.has(note.intent) &&
          isGuildOnShardOfSession(session, note.guildId) &&
          isIn(context.world, note.guildId)
        )
          session.dispatch(note.event, readable(context.world, session, event, note.data))
  })
