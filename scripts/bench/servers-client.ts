/** Connects a client to a gateway, and prints its memory in megabytes once it knows all servers. */
import { createClient } from '../../src/discord/connection/client.ts'
import { registerRawPacketListener } from '../../src/discord/connection/gateway-packets.ts'
import { PLAYGROUND_TOKEN } from '../../src/playground/settings.ts'

const [port, servers] = process.argv.slice(2).map(Number)
const shard = { shard: 0, count: 1, mayIdentify: async () => {} }
const client = createClient({ token: PLAYGROUND_TOKEN, api: `http://127.0.0.1:${port}/api`, shard })
registerRawPacketListener(client, { onMessage: () => {}, onLocked: () => {} })
const ready = new Promise((resolve) => client.once('clientReady', resolve))
await client.login(PLAYGROUND_TOKEN)
await ready
if (client.guilds.cache.filter(({ available }) => available).size !== servers)
  throw new Error('The client doesn’t know all servers.')
for (let i = 0; i < 3; i++) global.gc?.()
const { heapUsed, external } = process.memoryUsage()
console.log(JSON.stringify({ megabytes: Math.round((heapUsed + external) / 10_000) / 100 }))
process.exit(0)
