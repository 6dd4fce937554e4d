import type { Snowflake } from '../snowflake.ts'
import type { Channel, Message, StoredFile, WorldEvent } from '../world/model.ts'
import type { AttachmentFiles } from './attachments.ts'
import { ChannelFile } from './channel-file.ts'
import { formatChannelLine, formatDeletedMessageLine, formatMessageLine } from './schemas.ts'

interface Places {
  /** The folder of the channel files. */
  readonly channels: string
  readonly attachments: AttachmentFiles
  readonly saveWorld: () => void
}

/**
 * Stores each event of a world as it happens. Private answers are not stored, because Discord doesn't remember them
 * either.
 */
export class WorldRecorder {
  readonly #places: Places
  readonly #files = new Map<Snowflake, ChannelFile>()
  /** The stored attachments of each message. */
  readonly #stored = new Map<Snowflake, readonly Snowflake[]>()
  #hasFailed = false

  /** @param messages the messages that are stored already */
  constructor(places: Places, messages: Iterable<Message>) {
    this.#places = places
    for (const message of messages) this.#stored.set(message.id, message.files.map(idOf))
  }

  /** Stores an event. Never throws: the world continues even if it can't be stored. */
  record(event: WorldEvent, channelOf: (id: Snowflake) => Channel | undefined): void {
    try {
      this.#record(event, channelOf)
      this.#hasFailed = false
    } catch (error) {
      if (!this.#hasFailed) console.error('The playground can’t store what happens:', error)
      this.#hasFailed = true
    }
  }

  #record(event: WorldEvent, channelOf: (id: Snowflake) => Channel | undefined): void {
    switch (event.kind) {
      case 'messageCreated':
        return this.#put(event.message, channelOf(event.message.channelId))
      case 'messageUpdated':
        return this.#put(event.message)
      case 'messageDeleted':
        return this.#delete(event.message)
      case 'channelCreated':
      case 'channelUpdated':
        return this.#fileOf(event.channel.id).append(formatChannelLine(event.channel))
      case 'threadMembersChanged':
        return this.#fileOf(event.thread.id).append(formatChannelLine(event.thread))
      case 'channelDeleted':
        return this.#fileOf(event.channel.id).remove()
      case 'settingsChanged':
        return this.#places.saveWorld()
      default:
        return undefined
    }
  }

  /** Stores a message, and first its attachments, so that no line names a missing file. */
  #put(message: Message, channel?: Channel): void {
    if (message.visibleTo !== null) return
    const before = this.#stored.get(message.id) ?? []
    const now = message.files.map(idOf)
    for (const file of message.files) if (!before.includes(file.id)) this.#places.attachments.save(file)
    this.#fileOf(message.channelId).append(
      (channel ? formatChannelLine(channel) : '') + formatMessageLine(message),
    )
    this.#stored.set(message.id, now)
    for (const id of before) if (!now.includes(id)) this.#places.attachments.remove(id)
  }

  #delete({ id, channelId, visibleTo }: Message): void {
    if (visibleTo !== null) return
    this.#fileOf(channelId).append(formatDeletedMessageLine(id))
    for (const file of this.#stored.get(id) ?? []) this.#places.attachments.remove(file)
    this.#stored.delete(id)
  }

  #fileOf(id: Snowflake): ChannelFile {
    const file = this.#files.get(id) ?? new ChannelFile(this.#places.channels, id)
    this.#files.set(id, file)
    return file
  }
}

const idOf = ({ id }: StoredFile): Snowflake => id
