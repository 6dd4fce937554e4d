import { startPlayground } from './server.ts'

/**
 * `node src/built.mjs src/playground/main.ts [port]`: a local Discord. Its first line on stdout is JSON with its address.
 * PLAYGROUND_PEOPLE=500 fills it with Raider1 … Raider500 in place of Anna, Ben, Cleo, Dora and Emil.
 */
const port = Number(process.argv[2] ?? process.env.PLAYGROUND_PORT ?? 0)
const crowd = Number(process.env.PLAYGROUND_PEOPLE ?? 0)
const people = Array.from({ length: crowd }, (_, n) => `Raider${n + 1}`)
const playground = await startPlayground({ port, ...(crowd > 0 && { people }) })
process.stdout.write(`${JSON.stringify({ url: playground.url })}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void playground.close().then(() => process.exit(0)))
