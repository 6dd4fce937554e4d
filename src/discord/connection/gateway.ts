/**
 * The shards of Discord's gateway that this process serves. Each shard has its own client, which is created
 * and destroyed with it.
 */
import { type Client, type Guild, Status } from 'discord.js'
import type { ShardHandler } from '../../store/shards/keeper.ts'

export interface GatewayHealth {
  readonly isWell: boolean
  readonly state: string
  readonly pingMs: number | null
  /** The shards of this process. */
  readonly shards: readonly { readonly shard: number; readonly isWell: boolean }[]
}

interface GatewayOptions {
  /** Creates a client for one shard, with its listeners. */
  readonly make: (shard: number) => Client
  /** @param dropped aborted when the shard is dropped, after which the client must not log in */
  readonly connect: (client: Client, shard: number, dropped: AbortSignal) => Promise<void>
}

interface ServedShard {
  readonly client: Client
  readonly dropped: AbortController
}

export class Gateway implements ShardHandler {
  readonly #served = new Map<number, ServedShard>()
  readonly #options: GatewayOptions

  constructor(options: GatewayOptions) {
    this.#options = options
  }

  async take(shard: number): Promise<void> {
    const client = this.#options.make(shard)
    const served = { client, dropped: new AbortController() }
    this.#served.set(shard, served)
    try {
      await this.#options.connect(client, shard, served.dropped.signal)
    } catch (error) {
      if (this.#served.get(shard) === served) this.#served.delete(shard)
      await client.destroy()
      throw error
    }
  }

  async drop(shard: number): Promise<void> {
    const served = this.#served.get(shard)
    this.#served.delete(shard)
    served?.dropped.abort()
    await served?.client.destroy()
  }

  /** Returns a server of one of this process's shards; undefined if it is in none. */
  guild(id: string): Guild | undefined {
    for (const { client } of this.#served.values()) {
      const guild = client.guilds.cache.get(id)
      if (guild) return guild
    }
    return undefined
  }

  get state(): GatewayHealth {
    const all = [...this.#served]
      .sort(([a], [b]) => a - b)
      .map(([shard, { client }]): [number, Client] => [shard, client])
    const shards = all.map(([shard, client]) => ({ shard, isWell: isWell(client) }))
    const ill = all.find(([, client]) => !isWell(client))
    const pings = all.map(([, { ws }]) => ws.ping).filter((ping) => ping >= 0)
    return {
      isWell: all.length > 0 && ill === undefined,
      state: ill ? statusOf(ill[1]) : all.length > 0 ? 'Ready' : 'standing by',
      pingMs: pings.length > 0 ? Math.max(...pings) : null,
      shards,
    }
  }
}

const isWell = (client: Client): boolean => client.isReady() && client.ws.shards.every(isReady)
const isReady = ({ status }: { status: Status }): boolean => status === Status.Ready

const statusOf = ({ ws }: Client): string => {
  const { status = ws.status } = ws.shards.find((one) => !isReady(one)) ?? {}
  return Status[status] ?? `${status}`
}
