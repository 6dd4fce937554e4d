import { nextSnowflake, type Snowflake } from '../snowflake.ts'
import { refuseAboveLimit } from '../validation/counts.ts'
import { ApiRefusal } from '../validation/form.ts'
import { MessageFlag, type MessageForm, refuseEmptyMessage } from '../validation/message.ts'
import { assignComponentIds } from './component-json.ts'
import { setMentionsOfMessage } from './mentions.ts'
import {
  type Channel,
  isThread,
  type Message,
  MessageType,
  type OriginatingInteraction,
  type StoredFile,
  type Thread,
} from './model.ts'
import type { World } from './world.ts'

export interface MessageToPost {
  readonly channel: Channel
  readonly authorId: Snowflake
  readonly form: MessageForm
  readonly files: readonly Upload[]
  readonly type?: number
  readonly visibleTo?: Snowflake | null
  readonly origin?: OriginatingInteraction | null
  readonly extraFlags?: number
  readonly mayBeEmpty?: boolean
  /** The id of the message, if it is the first message of a forum's post. */
  readonly id?: Snowflake
  /** The user whom a system message is about. */
  readonly about?: Snowflake
}

/** A file of a multipart request: `index` is the n of `files[n]`. */
export interface Upload {
  readonly index: string
  readonly name: string
  readonly type: string
  readonly data: Buffer
}

/** The most members of a thread. Other people whom a message mentions don't become members. */
const MAX_MEMBERS = 1000

const PERSISTENT_FLAGS = MessageFlag.suppressEmbeds | MessageFlag.silent | MessageFlag.componentsV2

const pngSize = (data: Buffer) =>
  data.length > 24 && data.readUInt32BE(0) === 0x89504e47
    ? { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
    : { width: undefined, height: undefined }

export const storeFile = (
  world: World,
  upload: Omit<Upload, 'index'>,
  description: string | null = null,
): StoredFile => {
  const { name, type, data } = upload
  const size = data.length
  const file: StoredFile = { id: nextSnowflake(), name, type, size, data, ...pngSize(data), description }
  world.files.set(file.id, file)
  return file
}

const storeUploads = (world: World, uploads: readonly Upload[], form: MessageForm) =>
  uploads.map((upload) => {
    const described = form.attachments?.find((each) => each.id === upload.index)
    const name = described?.filename || upload.name
    return storeFile(world, { ...upload, name }, described?.description ?? null)
  })

const repliedUser = (world: World, message: Message): Snowflake[] => {
  const target = message.reference?.messageId ? world.findMessage(message.reference.messageId) : undefined
  if (message.type !== MessageType.reply || !target) return []
  return (message.allowedMentions?.replied_user ?? message.allowedMentions === null) ? [target.authorId] : []
}

const ring = (world: World, channel: Channel, message: Message) => {
  if ((message.flags & MessageFlag.silent) !== 0 || message.visibleTo !== null) return
  const everyone = message.mentionsEveryone ? world.users.map((user) => user.id) : []
  const ofRoles = world.users
    .filter((user) => world.rolesOf(user).some((role) => message.mentionRoles.includes(role.id)))
    .map((user) => user.id)
  const inDm = channel.type === 1 && message.authorId !== channel.recipient ? [channel.recipient] : []
  const rung = new Set([...message.mentions, ...ofRoles, ...everyone, ...inDm])
  rung.delete(message.authorId)
  rung.delete(world.bot.id)
  for (const userId of rung)
    if (world.canRead(userId, channel))
      world.pings.push({ userId, messageId: message.id, channelId: channel.id, at: message.timestamp })
}

export const addThreadMembers = (world: World, thread: Thread, ids: readonly Snowflake[]) => {
  const free = Math.max(0, MAX_MEMBERS - thread.members.size)
  const added = ids.filter((id) => !thread.members.has(id)).slice(0, free)
  if (added.length === 0) return
  for (const id of added) thread.members.set(id, new Date().toISOString())
  world.tell({ kind: 'threadMembersChanged', thread, added, removed: [] })
}

const referenceOf = (world: World, speech: MessageToPost): Message['reference'] => {
  const reference = speech.form.message_reference
  if (!reference?.message_id) return null
  const channelId = reference.channel_id ?? speech.channel.id
  const exists = world.messages.get(channelId)?.some((each) => each.id === reference.message_id)
  if (!exists && reference.fail_if_not_exists !== false)
    throw new ApiRefusal(400, 50035, 'Invalid Form Body', {
      message_reference: { _errors: [{ code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }] },
    })
  return exists ? { channelId, messageId: reference.message_id } : null
}

/** Posts a message of Discord's own about an action of the bot or of another user. */
export const postSystemMessage = (
  world: World,
  channel: Channel,
  type: number,
  more: {
    readonly about?: Snowflake
    readonly message?: Message
    readonly content?: string
    readonly by?: Snowflake
  } = {},
): Message => {
  const { about, message, content = '', by = world.bot.id } = more
  const message_reference = message ? { message_id: message.id, channel_id: message.channelId } : null
  const form = { content, message_reference }
  return postMessage(world, {
    channel,
    authorId: by,
    form,
    files: [],
    type,
    mayBeEmpty: true,
    ...(about !== undefined && { about }),
  })
}

/** Refuses to open or wake one more thread than a server may have (resources/channel.mdx, "Thread"). */
export const refuseTooManyThreads = (world: World, guildId: Snowflake) =>
  refuseAboveLimit('activeThreads', unarchivedThreads(world, guildId).length + 1)

/** Returns the threads of a server that aren't archived. */
export const unarchivedThreads = (world: World, guildId: Snowflake): Thread[] =>
  [...world.channels.values()].filter(isThread).filter((each) => each.guildId === guildId && !each.archived)

const wakeThread = (world: World, channel: Channel, authorId: Snowflake) => {
  if (!isThread(channel)) return
  const mayOpen = authorId === world.bot.id && world.botManagesThreads
  if (channel.locked && !mayOpen)
    throw channel.archived
      ? new ApiRefusal(400, 50083, 'Thread is archived')
      : new ApiRefusal(403, 160005, 'Thread is locked')
  if (channel.archived) {
    refuseTooManyThreads(world, channel.guildId)
    channel.archived = false
    world.tell({ kind: 'channelUpdated', channel })
  }
  channel.messageCount += 1
}

const compose = (world: World, speech: MessageToPost): Message => {
  const { form, channel } = speech
  const reference = referenceOf(world, speech)
  return {
    id: speech.id ?? nextSnowflake(),
    channelId: channel.id,
    authorId: speech.authorId,
    type: speech.type ?? (reference ? MessageType.reply : MessageType.plain),
    visibleTo: speech.visibleTo ?? null,
    timestamp: new Date().toISOString(),
    nonce: form.nonce ?? null,
    origin: speech.origin ?? null,
    reference,
    content: (form.content ?? '').trim(),
    embeds: form.embeds ?? [],
    components: form.components ?? [],
    files: [],
    flags: ((form.flags ?? 0) & PERSISTENT_FLAGS) | (speech.extraFlags ?? 0),
    editedTimestamp: null,
    allowedMentions: form.allowed_mentions ?? null,
    mentions: speech.about === undefined ? [] : [speech.about],
    mentionRoles: [],
    mentionsEveryone: false,
    pinned: false,
    reactions: new Map(),
  }
}

/** Adds a message to the world, notifies the mentioned users, and sends the event to listeners. */
export const addMessage = (world: World, message: Message) => {
  const channel = world.channel(message.channelId)
  assignComponentIds(message.components)
  if (message.type !== MessageType.added) setMentionsOfMessage(world, message)
  message.mentions = [...new Set([...message.mentions, ...repliedUser(world, message)])]
  world.addMessage(message)
  if (message.visibleTo === null) channel.lastMessageId = message.id
  if (isThread(channel) && message.visibleTo === null)
    addThreadMembers(world, channel, [message.authorId, ...message.mentions])
  if (message.type !== MessageType.added) ring(world, channel, message)
  world.tell({ kind: 'messageCreated', message })
  return message
}

/** Posts a message in a channel, or refuses it as Discord does. */
export const postMessage = (world: World, speech: MessageToPost): Message => {
  const draft = compose(world, speech)
  refuseAboveLimit('files', speech.files.length)
  if (!speech.mayBeEmpty) refuseEmptyMessage({ ...draft, files: speech.files })
  if (speech.visibleTo == null) wakeThread(world, speech.channel, speech.authorId)
  draft.files = storeUploads(world, speech.files, speech.form)
  return addMessage(world, draft)
}

export const refuseIfThreadArchived = (world: World, message: Message) => {
  const channel = world.channel(message.channelId)
  if (isThread(channel) && channel.archived) throw new ApiRefusal(400, 50083, 'Thread is archived')
}

const keptFiles = (message: Message, form: MessageForm) => {
  if (form.attachments == null) return message.files
  const kept = message.files.filter((file) => form.attachments?.some((each) => each.id === file.id))
  for (const file of kept)
    file.description = form.attachments.find((each) => each.id === file.id)?.description ?? file.description
  return kept
}

/**
 * Updates the mentions of an edited message. Without `allowed_mentions` the defaults apply, whatever the first
 * request allowed (resources/message.mdx, "Edit Message").
 */
const mentionAgain = (world: World, message: Message, form: MessageForm) => {
  if (form.content === undefined && form.components === undefined) return
  message.allowedMentions = form.allowed_mentions ?? null
  setMentionsOfMessage(world, message)
}

/** Changes a message. Fields that the form does not contain stay unchanged. */
export const editMessage = (
  world: World,
  message: Message,
  form: MessageForm,
  uploads: readonly Upload[],
): Message => {
  refuseIfThreadArchived(world, message)
  const next = {
    content: form.content === undefined ? message.content : (form.content ?? '').trim(),
    embeds: form.embeds === undefined ? message.embeds : (form.embeds ?? []),
    components: form.components === undefined ? message.components : (form.components ?? []),
    files: [...keptFiles(message, form), ...uploads],
  }
  const becomesModern = ((form.flags ?? 0) & MessageFlag.componentsV2) !== 0
  if (becomesModern && (next.content !== '' || next.embeds.length > 0))
    throw new ApiRefusal(400, 50035, 'Invalid Form Body', {
      flags: {
        _errors: [
          {
            code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
            message: 'Content and embeds must be cleared first',
          },
        ],
      },
    })
  refuseEmptyMessage(next)
  refuseAboveLimit('files', next.files.length)
  const wasLoading = (message.flags & MessageFlag.loading) !== 0
  Object.assign(message, next, {
    files: [...keptFiles(message, form), ...storeUploads(world, uploads, form)],
  })
  message.flags = (message.flags & ~MessageFlag.loading) | (becomesModern ? MessageFlag.componentsV2 : 0)
  message.editedTimestamp = wasLoading ? null : new Date().toISOString()
  assignComponentIds(message.components)
  mentionAgain(world, message, form)
  if (wasLoading) ring(world, world.channel(message.channelId), message)
  world.tell({ kind: 'messageUpdated', message })
  return message
}
