/**
 * Stores a world in a folder, so that it survives a stop or a kill:
 * - `world.json`: people, servers, languages and planned events
 * - `channels/ID.jsonl`: a channel or thread with its messages
 * - `files/ID`: the bytes of an attachment
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isEarlierSnowflake, type Snowflake, startSnowflakesAfter } from '../snowflake.ts'
import { MessageFlag } from '../validation/message.ts'
import type { Channel, Message } from '../world/model.ts'
import { DEFAULT_PEOPLE, World } from '../world/world.ts'
import { UNFINISHED_FILE_SUFFIX, writeFileAtomically } from './atomic.ts'
import { AttachmentFiles } from './attachments.ts'
import { ChannelFile, channelIdOfFileName } from './channel-file.ts'
import { WorldRecorder } from './recorder.ts'
import {
  formatChannelLine,
  formatMessageLine,
  type StoredChannel,
  type StoredMessage,
  WORLD_FILE_VERSION,
  type WorldFile,
  worldFileSchema,
} from './schemas.ts'

export interface NewWorldOptions {
  readonly people?: readonly string[] | undefined
  readonly guilds?: number | undefined
}

export interface OpenedStoredWorld {
  readonly world: World
  /** Sentences about files that could not be read. */
  readonly notices: readonly string[]
}

/**
 * Opens the world in a folder, or creates a new one, and stores all later events. People and servers of earlier
 * starts stay.
 * @throws the system's error if the folder can't be used
 */
export function openStoredWorld(folder: string, wish: NewWorldOptions = {}): OpenedStoredWorld {
  const notices: string[] = []
  const channels = join(folder, 'channels')
  mkdirSync(channels, { recursive: true })
  for (const place of [folder, channels]) removeUnfinished(place)
  const attachments = new AttachmentFiles(join(folder, 'files'))
  const { world, save } = openWorld(join(folder, 'world.json'), wish, notices)
  const restoring = { world, attachments, notices }
  for (const id of channelIdsIn(channels)) restore(new ChannelFile(channels, id), id, restoring)
  const messages = [...world.messages.values()].flat()
  attachments.removeAllBut(new Set(world.files.keys()))
  continueAfterAll([...world.channels.keys(), ...messages.map(({ id }) => id), ...world.files.keys()])
  const recorder = new WorldRecorder({ channels, attachments, saveWorld: save }, messages)
  world.onEvent((event) => recorder.record(event, (id) => world.channels.get(id)))
  return { world, notices }
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith(UNFINISHED_FILE_SUFFIX)) rmSync(join(folder, name), { force: true })
}

function openWorld(
  path: string,
  wish: NewWorldOptions,
  notices: string[],
): { world: World; save: () => void } {
  const stored = existsSync(path) ? readWorld(path, notices) : null
  const people = [...new Set([...(wish.people ?? DEFAULT_PEOPLE), ...(stored?.people ?? [])])]
  const world = new World(people, Math.max(wish.guilds ?? 1, stored?.guilds ?? 1))
  if (stored) world.locale = stored.locale
  for (const [id, locale] of stored?.locales ?? []) world.locales.set(id, locale)
  for (const [id, plan] of stored?.plans ?? []) world.plans.set(id, plan)
  const save = () => writeFileAtomically(path, JSON.stringify(toStored(world)))
  save()
  return { world, save }
}

function readWorld(path: string, notices: string[]): WorldFile | null {
  const read = worldFileSchema.safeParse(parsed(readFileSync(path, 'utf8'))).data
  if (read) return read
  renameSync(path, `${path}.damaged`)
  notices.push(
    `The playground can't read its file ${path}. It was renamed to ${path}.damaged, and languages and planned events begin without it.`,
  )
  return null
}

/** Parses a text. Returns undefined if it isn't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const toStored = (world: World): WorldFile => ({
  version: WORLD_FILE_VERSION,
  people: world.users.filter(({ isBot }) => !isBot).map(({ name }) => name),
  guilds: world.guilds.length,
  locale: world.locale,
  locales: [...world.locales],
  plans: [...world.plans],
})

/** Returns the ids of the stored channels, the oldest first. */
const channelIdsIn = (folder: string): Snowflake[] =>
  readdirSync(folder)
    .flatMap((name) => channelIdOfFileName(name) ?? [])
    .sort((a, b) => (isEarlierSnowflake(a, b) ? -1 : 1))

interface Restoring {
  readonly world: World
  readonly attachments: AttachmentFiles
  readonly notices: string[]
}

function restore(file: ChannelFile, id: Snowflake, { world, attachments, notices }: Restoring): void {
  const { channel, messages, damaged, isCompact, isEmpty } = file.read()
  if (isEmpty) return file.remove()
  if (channel?.id !== id || (channel.type === 1 && !world.findUser(channel.recipient))) {
    notices.push(file.setAside())
    return
  }
  const ours = messages.filter((message) => isOurs(message, channel, world))
  const lost = damaged + messages.length - ours.length
  if (lost > 0) notices.push(file.copyAside(lost))
  const { name } = world.channels.get(id) ?? channel // The channels of every playground keep their names.
  const restored = world.addChannel(toChannel({ ...channel, name }))
  for (const message of ours.filter(isWhole)) world.addMessage(toMessage(message, world, attachments))
  const now = world.messagesIn(id)
  if (!isCompact || now.length < messages.length)
    file.replace([formatChannelLine(restored), ...now.map(formatMessageLine)])
}

/** Whether the people of a message are known, and the message is in the file of its channel. */
const isOurs = ({ authorId, origin, channelId }: StoredMessage, { id }: StoredChannel, world: World) =>
  channelId === id && [authorId, origin?.userId ?? authorId].every((user) => world.findUser(user))

/**
 * Whether a stored message is complete. An answer that was still loading never becomes complete, because its
 * interaction has ended.
 */
const isWhole = ({ flags }: StoredMessage): boolean => (flags & MessageFlag.loading) === 0

const toChannel = (channel: StoredChannel): Channel =>
  'members' in channel ? { ...channel, members: new Map(channel.members) } : channel

function toMessage(message: StoredMessage, world: World, attachments: AttachmentFiles): Message {
  const files = message.files.flatMap((note) => attachments.find(note) ?? [])
  for (const file of files) world.files.set(file.id, file)
  return {
    ...message,
    files,
    visibleTo: null,
    mentions: message.mentions.filter((id) => world.findUser(id)),
    reactions: new Map(message.reactions.map(([name, users]) => [name, new Set(users)])),
  }
}

function continueAfterAll(ids: readonly Snowflake[]): void {
  for (const id of ids) startSnowflakesAfter(id)
}
