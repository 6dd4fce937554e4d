import { startPlayground } from './server.ts'

/**
 * `node src/built.mjs src/playground/main.ts [port]`: a local Discord. Its first line on stdout is JSON with its address.
 * PLAYGROUND_PEOPLE=500 fills it with Raider1 … Raider500 in place of Anna, Ben, Cleo, Dora and Emil.
 * PLAYGROUND_GUILDS=2 has two servers, with #raids and #raids-2: on two shards, one on each.
 * PLAYGROUND_PATIENCE_MS=20000 waits so long for a bot's first answer, not three seconds: for tests on slow machines.
 * PLAYGROUND_UNEVEN_MS=600 lets each of the bot's requests take up to so long more, by chance.
 */
const port = Number(process.argv[2] ?? process.env.PLAYGROUND_PORT ?? 0)
const crowd = Number(process.env.PLAYGROUND_PEOPLE ?? 0)
const people = Array.from({ length: crowd }, (_, n) => `Raider${n + 1}`)
const guilds = Number(process.env.PLAYGROUND_GUILDS ?? 1)
const patience = Number(process.env.PLAYGROUND_PATIENCE_MS ?? 0)
const playground = await startPlayground({
  port,
  guilds,
  ...(crowd > 0 && { people }),
  ...(patience > 0 && { firstAnswerMs: patience }),
})
process.stdout.write(`${JSON.stringify({ url: playground.url })}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void playground.close().then(() => process.exit(0)))
