import { startRecordingTraffic } from './recorded-traffic.ts'
import { startPlayground } from './server.ts'

/**
 * `node src/bundle.mjs src/playground/main.ts [port] [folder]` starts a local Discord. Its first line on stdout is
 * JSON: its address and a sentence for each file that could not be read, or an error in a sentence.
 * With a folder, the next start continues with the same world. Without one, the world is gone with the process.
 * A bot that connects while the channels are empty is added to the server, and greets it.
 * PLAYGROUND_PEOPLE=500 fills it with Raider1 … Raider500 in place of Anna, Ben, Cleo, Dora and Emil, and a bot that
 * was in the server before. PLAYGROUND_GUILDS=2 has two servers, with #raids and #raids-2. With two shards, each has
 * one server. PLAYGROUND_PATIENCE_MS=20000 waits this long for a bot's first answer instead of three seconds, for
 * tests on slow machines. PLAYGROUND_TRAFFIC=file records all traffic with bots, for tests that check it.
 * PLAYGROUND_UNEVEN_MS=600 delays each of the bot's requests by a random time of up to this length.
 */
const [, , portArgument, folder] = process.argv
const port = Number(portArgument ?? process.env.PLAYGROUND_PORT ?? 0)
const crowd = Number(process.env.PLAYGROUND_PEOPLE ?? 0)
const people = Array.from({ length: crowd }, (_, n) => `Raider${n + 1}`)
const guilds = Number(process.env.PLAYGROUND_GUILDS ?? 1)
const patience = Number(process.env.PLAYGROUND_PATIENCE_MS ?? 0)

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

const explain = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to a free one.`
  return `The playground can't store its world in ${folder}: ${code}.`
}

const { PLAYGROUND_TRAFFIC: record } = process.env
if (record) startRecordingTraffic(record)
try {
  const playground = await startPlayground({
    port,
    guilds,
    folder,
    ...(crowd > 0 && { people }),
    ...(patience > 0 && { firstAnswerMs: patience }),
    addsBot: crowd === 0,
  })
  say({ url: playground.url, notices: playground.notices })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void playground.close().then(() => process.exit(0)))
} catch (error) {
  process.exitCode = 1
  console.error(error)
  say({ error: explain(error) })
}
