import { EventEmitter } from 'node:events'
import { creationTimeOfSnowflake, nextSnowflake, type Snowflake, snowflakeFromName } from '../snowflake.ts'
import type { CommandForm } from '../validation/command.ts'
import { ApiRefusal } from '../validation/form.ts'
import {
  type Channel,
  ChannelType,
  type DmChannel,
  type Guild,
  type GuildChannel,
  isGuildChannel,
  isThread,
  type Message,
  type PermissionOverwrite,
  type PingOfUser,
  type Role,
  type StoredFile,
  type Thread,
  type User,
  type WorldEvent,
} from './model.ts'
import { RecentNonces } from './nonces.ts'
import { OldEditLimit } from './old-edits.ts'
import { hasPermission, mayEnterChannel, permissionsInChannel } from './permissions.ts'

export type RegisteredCommand = CommandForm & {
  readonly id: Snowflake
  readonly version: Snowflake
  readonly guildId: Snowflake | null
}

/** The default users of the playground. */
export const DEFAULT_PEOPLE: readonly string[] = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil']
const EVERYONE_PERMISSIONS = '1126971605503553'
/** All permissions except Administrator, because an administrator ignores overwrites. */
const BOT_PERMISSIONS = `${(1n << 53n) - 1n - (1n << 3n)}`

const GUILD_NAME = 'Lairkeeper playground'

/**
 * Returns the n-th further guild. Whatever the number of shards is, consecutive guilds belong to consecutive shards.
 */
const guildAfter = (first: Snowflake, n: number): Guild => ({
  id: `${BigInt(first) + (BigInt(n) << 22n)}`,
  name: `${GUILD_NAME} ${n + 1}`,
})

interface NewChannel {
  readonly topic?: string | null
  readonly guildId?: Snowflake
  readonly id?: Snowflake
  readonly type?: GuildChannel['type']
}

/** Everything that Discord stores: servers, users, channels and messages. The world stays when a bot disconnects. */
export class World {
  /** The servers; by default one. With several shards each server can be on its own shard. */
  readonly guilds: readonly [Guild, ...Guild[]]
  readonly bot: User = { id: snowflakeFromName('user', 'Lairkeeper'), name: 'Lairkeeper', isBot: true }
  readonly joinedAt = creationTimeOfSnowflake(this.bot.id)
  readonly users: readonly User[]
  readonly ownerId: Snowflake
  readonly #roles: Role[] = [
    {
      id: snowflakeFromName('role', 'Lairkeeper'),
      name: 'Lairkeeper',
      permissions: BOT_PERMISSIONS,
      color: 0xc2410c,
    },
    { id: snowflakeFromName('role', 'Officers'), name: 'Officers', permissions: '0', color: 0x2563eb },
    {
      id: snowflakeFromName('role', 'Raiders'),
      name: 'Raiders',
      permissions: '0',
      color: 0x16a34a,
      mentionable: true,
    },
  ]
  readonly channels = new Map<Snowflake, Channel>()
  readonly messages = new Map<Snowflake, Message[]>()
  readonly files = new Map<Snowflake, StoredFile>()
  readonly pings: PingOfUser[] = []
  /** The language of the server, and of users who have not chosen one. */
  locale = 'en-US'
  readonly locales = new Map<Snowflake, string>()
  /** Users who refuse direct messages (50007). */
  readonly closedDms = new Set<Snowflake>()
  /** The ids of the servers that have removed the bot. */
  readonly removedFrom = new Set<Snowflake>()
  /**
   * The application's settings for commands without `integration_types`: 0 for servers, 1 for users. By default both.
   */
  installableBy: readonly number[] = [0, 1]
  /** The users who have installed the application for themselves. */
  readonly installedBy = new Set<Snowflake>()
  /** Whether the bot can write in locked threads, and unlock them. */
  botManagesThreads = true
  /** The bot's permissions in all channels. If this is undefined, its roles determine them. */
  botPermissions: string | undefined
  /** The server's scheduled events, by id. */
  readonly plans = new Map<Snowflake, unknown>()
  commands: RegisteredCommand[] = []
  readonly nonces = new RecentNonces()
  readonly oldEdits = new OldEditLimit()

  readonly #byId = new Map<Snowflake, Message>()
  readonly #usersById: ReadonlyMap<Snowflake, User>
  readonly #usersByName: ReadonlyMap<string, User>
  readonly #events = new EventEmitter().setMaxListeners(0)

  constructor(humans: readonly string[] = DEFAULT_PEOPLE, guilds = 1) {
    const first = snowflakeFromName('guild', GUILD_NAME)
    const others = Array.from({ length: guilds - 1 }, (_, n) => guildAfter(first, n + 1))
    this.guilds = [{ id: first, name: GUILD_NAME }, ...others]
    this.users = [
      ...humans.map((name) => ({ id: snowflakeFromName('user', name), name, isBot: false })),
      this.bot,
    ]
    this.ownerId = this.users[0]!.id
    this.#usersById = new Map(this.users.map((user) => [user.id, user]))
    this.#usersByName = new Map(this.users.map((user) => [user.name.toLowerCase(), user]))
    for (const [n, { id }] of this.guilds.entries()) {
      const name = n === 0 ? 'raids' : `raids-${n + 1}`
      this.addTextChannel(name, {
        topic: 'Where raids are played',
        guildId: id,
        id: snowflakeFromName('channel', name),
      })
    }
  }

  get applicationId(): Snowflake {
    return this.bot.id
  }

  /** Returns the roles of a user. The bot has its managed role, and Ben is an officer. */
  rolesOf(user: User): Role[] {
    const [managed, officers] = this.#roles
    if (user.isBot) return managed ? [managed] : []
    return officers && user.name === 'Ben' ? [officers] : []
  }

  /** Returns the id of the first server; by default there is only one. */
  get guildId(): Snowflake {
    return this.guilds[0].id
  }

  /** Returns the roles of the first server. */
  get roles(): Role[] {
    return this.rolesIn(this.guildId)
  }

  guild(id: Snowflake): Guild {
    const guild = this.guilds.find((each) => each.id === id)
    if (!guild) throw new ApiRefusal(404, 10004, 'Unknown Guild')
    return guild
  }

  /** Returns the server of a channel; null for a direct message and for a deleted channel. */
  guildOf(channelId: Snowflake): Snowflake | null {
    const channel = this.channels.get(channelId)
    return channel && channel.type !== ChannelType.dm ? channel.guildId : null
  }

  /** Returns the roles of a server. The id of @everyone is the server's id; other roles are the same in all servers. */
  rolesIn(guildId: Snowflake): Role[] {
    return [{ id: guildId, name: '@everyone', permissions: EVERYONE_PERMISSIONS, color: 0 }, ...this.#roles]
  }

  onEvent(listener: (event: WorldEvent) => void): () => void {
    this.#events.on('event', listener)
    return () => this.#events.off('event', listener)
  }

  tell(event: WorldEvent) {
    this.#events.emit('event', event)
  }

  user(id: Snowflake): User {
    const user = this.#usersById.get(id)
    if (!user) throw new ApiRefusal(404, 10013, 'Unknown User')
    return user
  }

  findUser(nameOrId: string): User | undefined {
    return this.#usersById.get(nameOrId) ?? this.#usersByName.get(nameOrId.toLowerCase())
  }

  channel(id: Snowflake): Channel {
    const channel = this.channels.get(id)
    if (!channel) throw new ApiRefusal(404, 10003, 'Unknown Channel')
    return channel
  }

  thread(id: Snowflake): Thread {
    const channel = this.channel(id)
    if (!isThread(channel)) throw new ApiRefusal(400, 50024, 'Cannot execute action on this channel type')
    return channel
  }

  findChannel(nameOrId: string): Channel | undefined {
    const name = nameOrId.replace(/^#/, '')
    return this.channels.get(nameOrId) ?? [...this.channels.values()].find((each) => each.name === name)
  }

  threadsOf(parentId: Snowflake): Thread[] {
    return [...this.channels.values()].filter(isThread).filter((each) => each.parentId === parentId)
  }

  canSee(userId: Snowflake, channel: Channel): boolean {
    if (channel.type === ChannelType.dm) return channel.recipient === userId || userId === this.bot.id
    const bits = permissionsInChannel(this, this.user(userId), channel)
    if (!hasPermission(bits, 'viewChannel')) return false
    if (channel.type !== ChannelType.privateThread) return true
    return channel.members.has(userId) || hasPermission(bits, 'manageThreads')
  }

  /** Whether a user sees the messages of a channel. */
  canRead(userId: Snowflake, channel: Channel): boolean {
    return this.canSee(userId, channel) && mayEnterChannel(this, this.user(userId), channel)
  }

  addTextChannel(
    name: string,
    { topic = null, guildId = this.guildId, id = nextSnowflake(), type = 0 }: NewChannel = {},
  ) {
    return this.addChannel<GuildChannel>({
      id,
      type,
      guildId,
      name,
      topic,
      lastMessageId: null,
    })
  }

  dmWith(userId: Snowflake): DmChannel {
    const { name } = this.user(userId)
    const known = [...this.channels.values()].find(
      (each): each is DmChannel => each.type === ChannelType.dm && each.recipient === userId,
    )
    return (
      known ??
      this.addChannel({
        id: nextSnowflake(),
        type: ChannelType.dm,
        name: `@${name}`,
        recipient: userId,
        lastMessageId: null,
      })
    )
  }

  addChannel<T extends Channel>(channel: T): T {
    this.channels.set(channel.id, channel)
    this.messages.set(channel.id, [])
    this.tell({ kind: 'channelCreated', channel })
    return channel
  }

  deleteChannel(channel: Channel) {
    for (const message of this.messagesIn(channel.id)) this.#byId.delete(message.id)
    this.channels.delete(channel.id)
    this.messages.delete(channel.id)
    this.tell({ kind: 'channelDeleted', channel })
  }

  messagesIn(channelId: Snowflake): Message[] {
    this.channel(channelId)
    return this.messages.get(channelId)!
  }

  findMessage(id: Snowflake): Message | undefined {
    return this.#byId.get(id)
  }

  addMessage(message: Message) {
    this.messagesIn(message.channelId).push(message)
    this.#byId.set(message.id, message)
    if (message.authorId === this.bot.id) this.nonces.remember(message)
  }

  /** Returns a message as the bot's channel routes return it. Ephemeral messages do not exist there. */
  publicMessage(channelId: Snowflake, messageId: Snowflake): Message {
    this.channel(channelId)
    const found = this.#byId.get(messageId)
    if (found?.channelId !== channelId || found.visibleTo !== null)
      throw new ApiRefusal(404, 10008, 'Unknown Message')
    return found
  }

  /** Sets the language of this person's Discord. */
  setLocale(userId: Snowflake, locale: string) {
    this.locales.set(userId, locale)
    this.tell({ kind: 'settingsChanged' })
  }

  setPlan(id: Snowflake, plan: unknown) {
    this.plans.set(id, plan)
    this.tell({ kind: 'settingsChanged' })
  }

  removePlan(id: Snowflake) {
    this.plans.delete(id)
    this.tell({ kind: 'settingsChanged' })
  }

  /** Changes a thread, as a person with Manage Threads does. */
  changeThread({
    id,
    archived,
    locked,
  }: {
    id: Snowflake
    archived?: boolean | undefined
    locked?: boolean | undefined
  }) {
    const channel = this.thread(id)
    channel.archived = archived ?? channel.archived
    channel.locked = locked ?? channel.locked
    this.tell({ kind: 'channelUpdated', channel })
  }

  /** Changes what a role or a member may do in a channel. */
  overwrite(channelId: Snowflake, overwrite: PermissionOverwrite) {
    const channel = this.channel(channelId)
    if (!isGuildChannel(channel))
      throw new ApiRefusal(400, 50024, 'Cannot execute action on this channel type')
    channel.overwrites = [...(channel.overwrites ?? []).filter(({ id }) => id !== overwrite.id), overwrite]
    this.tell({ kind: 'channelUpdated', channel })
  }

  /** Deletes every message and every channel with this id. A thread that a message started has the message's id. */
  remove(id: Snowflake) {
    const channel = this.channels.get(id)
    if (channel) return this.deleteChannel(channel)
    const message = this.#byId.get(id)
    if (message) this.deleteMessage(message)
  }

  deleteMessage(message: Message) {
    const messages = this.messagesIn(message.channelId)
    messages.splice(messages.indexOf(message), 1)
    this.#byId.delete(message.id)
    this.tell({ kind: 'messageDeleted', message })
  }
}
