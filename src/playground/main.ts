import { startPlayground } from './server.ts'

/** `tsx src/playground/main.ts [port]`: a local Discord. Its first line on stdout is JSON with its address. */
const port = Number(process.argv[2] ?? process.env.PLAYGROUND_PORT ?? 0)
const playground = await startPlayground({ port })
process.stdout.write(`${JSON.stringify({ url: playground.url })}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void playground.close().then(() => process.exit(0)))
