/**
 * The shards of Discord's gateway that this process serves. Each shard has its own client, which is created
 * and destroyed with it.
 */
import { type Client, type Guild, Status } from 'discord.js'
import type { ShardHolder } from '../../store/shards/keeper.ts'

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
  readonly connect: (client: Client, shard: number) => Promise<void>
}

export class Gateway implements ShardHolder {
  readonly #clients = new Map<number, Client>()
  readonly #options: GatewayOptions

  constructor(options: GatewayOptions) {
    this.#options = options
  }

  async take(shard: number): Promise<void> {
    const client = this.#options.make(shard)
    this.#clients.set(shard, client)
    try {
      await this.#options.connect(client, shard)
    } catch (error) {
      if (this.#clients.get(shard) === client) this.#clients.delete(shard)
      await client.destroy()
      throw error
    }
  }

  async drop(shard: number): Promise<void> {
    const client = this.#clients.get(shard)
    this.#clients.delete(shard)
    await client?.destroy()
  }

  /** A server of one of these shards. */
  guild(id: string): Guild | undefined {
    for (const { guilds } of this.#clients.values()) {
      const guild = guilds.cache.get(id)
      if (guild) return guild
    }
    return undefined
  }

  get state(): GatewayHealth {
    const all = [...this.#clients].sort(([a], [b]) => a - b)
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
