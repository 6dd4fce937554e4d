/** Records in which servers the bot is, so that nothing is sent to a server that has removed it. */
import {
  type Client,
  Events,
  type GatewayDispatchPayload,
  type Guild,
  RESTJSONErrorCodes,
  Routes,
  Status,
} from 'discord.js'
import type { Logger } from 'pino'
import type { Store, Transaction } from '../../store/database/open.ts'
import {
  markServerLeft,
  markServersRejoined,
  recordServerMembershipOfShards,
} from '../../store/server-membership/servers.ts'
import { isDiscordError } from '../delivery/discord-errors.ts'
import type { DiscordRequests } from '../delivery/requests.ts'

interface Means {
  readonly store: Pick<Store, 'transaction'>
  readonly rest: Pick<DiscordRequests, 'get'>
  readonly log: Logger
}

/** A shard, and the number of all shards. */
interface Shard {
  readonly shard: number
  readonly count: number
}

/** The minimum time between two checks of a server. */
const CHECK_MS = 5 * 60_000

export class ServerMembership {
  readonly #means: Means
  /** The latest check of each server, with its time in milliseconds of `performance.now()`. */
  readonly #checks = new Map<string, { readonly at: number; readonly hasLeft: Promise<boolean> }>()
  /** The servers of which this process has recorded that the bot left them. */
  readonly #left = new Set<string>()
  /** The last write to the database. Writes run one after the other, so that the newest event counts. */
  #last: Promise<void> = Promise.resolve()

  constructor(means: Means) {
    this.#means = means
  }

  /** Follows the servers of a client. discord.js reports an outage of a server as another event. */
  follow(client: Client, shard: Shard): void {
    client.on(Events.GuildDelete, ({ id }) => void this.#leave(id))
    client.on(Events.GuildCreate, ({ id }) => void this.#rejoin(id))
    client.on(Events.GuildAvailable, (guild) => {
      if (isAfterOutage(guild) || this.#left.has(guild.id)) void this.#rejoin(guild.id)
    })
    client.on(Events.Raw, ({ t, d }: GatewayDispatchPayload) => {
      if (t === 'GUILD_CREATE' && !d.unavailable) dropIfStale(client, d.id)
      else if (t === 'READY' && client.isReady())
        void this.#record(
          d.guilds.map(({ id }) => id),
          shard,
        )
    })
  }

  /** Records the servers of a shard that has connected. Servers in an outage are among them. */
  async record(client: Client, shard: Shard): Promise<void> {
    await this.#record([...client.guilds.cache.keys()], shard)
  }

  /**
   * Checks whether the bot has left a server of which Discord refuses a request, and records this as the event of the
   * gateway would. A server is checked at most once in five minutes. If the check fails, the bot is assumed to be
   * there.
   */
  async hasLeft(id: string): Promise<boolean> {
    this.#forgetOldChecks()
    const known = this.#checks.get(id)
    if (known) return known.hasLeft
    const at = performance.now()
    const hasLeft = this.#check(id, at)
    this.#checks.set(id, { at, hasLeft })
    return hasLeft
  }

  async #check(id: string, at: number): Promise<boolean> {
    const isUnknown = await this.#means.rest.get(Routes.guild(id)).then(() => false, isUnknownServer)
    const hasReturned = this.#checks.get(id)?.at !== at
    if (!isUnknown || hasReturned) return false
    await this.#leave(id)
    return true
  }

  #forgetOldChecks(): void {
    const oldest = performance.now() - CHECK_MS
    for (const [id, { at }] of this.#checks) if (at < oldest) this.#checks.delete(id)
  }

  async #leave(id: string): Promise<void> {
    this.#means.log.info({ guild: id }, 'the bot is no longer in a server')
    this.#left.add(id)
    await this.#recorded((tx) => markServerLeft(tx, id))
  }

  async #rejoin(id: string): Promise<void> {
    this.#checks.delete(id)
    this.#left.delete(id)
    await this.#recorded((tx) => markServersRejoined(tx, [id]))
  }

  async #record(ids: readonly string[], { shard, count }: Shard): Promise<void> {
    for (const id of ids) this.#left.delete(id)
    await this.#recorded((tx) => recordServerMembershipOfShards(tx, ids, { count, shards: [shard] }))
  }

  /**
   * Runs a write after those before it. Never rejects, because the next event or connection records the servers
   * again.
   */
  #recorded(work: (tx: Transaction) => Promise<void>): Promise<void> {
    const { store, log } = this.#means
    this.#last = this.#last
      .then(() => store.transaction(work))
      .catch((error: unknown) => log.error({ err: error }, 'the servers of the bot could not be recorded'))
    return this.#last
  }
}

const isUnknownServer = (error: unknown): boolean =>
  isDiscordError(error, RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.UnknownGuild)

/**
 * Whether a server is available again after an outage, in which Discord may have said to any process that it doesn't
 * know the server. Servers also become available when a session begins, which records all of them at once.
 */
const isAfterOutage = ({ shard }: Guild): boolean => shard.status === Status.Ready

/**
 * Drops a server from the cache of a client if the client missed that the server removed the bot. Otherwise discord.js
 * would not report that the server has added the bot again.
 */
function dropIfStale({ guilds }: Client, id: string): void {
  if (guilds.cache.get(id)?.available) guilds.cache.delete(id)
}
