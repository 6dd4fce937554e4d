import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems take the local ports of what they connect to from 32768 up: one from below stays free until somebody listens. */
const LOWEST = 10_000
const ABOVE = 32_768

/** A port that nothing listens on just now, nor is given to a connection of somebody else's meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, ABOVE)
  return (await canListen(port)) ? port : freePort()
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
