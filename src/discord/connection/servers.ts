/** Records in which servers the bot is, so that nothing is sent to a server that has removed it. */
import { type Client, Events } from 'discord.js'
import type { Logger } from 'pino'
import type { Store, Tx } from '../../store/database/open.ts'
import { leaveServer, rejoinServers, setServers } from '../../store/server-membership/servers.ts'

interface Servers {
  readonly store: Pick<Store, 'transaction'>
  readonly log: Logger
}

/** Follows the servers of a client. discord.js reports an outage of a server as another event. */
export function followServers(client: Client, servers: Servers): void {
  client.on(Events.GuildDelete, ({ id }) => void recorded(servers, (tx) => leaveServer(tx, id)))
  client.on(Events.GuildCreate, ({ id }) => void recorded(servers, (tx) => rejoinServers(tx, [id])))
}

/** Records the servers of a shard that has connected. Servers in an outage are among them. */
export async function recordServers(
  client: Client,
  { shard, count }: { readonly shard: number; readonly count: number },
  servers: Servers,
): Promise<void> {
  const ids = [...client.guilds.cache.keys()]
  await recorded(servers, (tx) => setServers(tx, ids, { count, shards: [shard] }))
}

/** Never rejects, because the next event or connection records the servers again. */
async function recorded({ store, log }: Servers, work: (tx: Tx) => Promise<void>): Promise<void> {
  await store.transaction(work).catch((error: unknown) => {
    log.error({ err: error }, 'the servers of the bot could not be recorded')
  })
}
