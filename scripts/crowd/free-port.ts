import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Systems choose local ports of outgoing connections from 32768 up. A lower port stays free until a process listens.
 */
const LOWEST = 10_000
const ABOVE = 32_768

/** Returns a port that no process listens on now, and that isn't given to an outgoing connection meanwhile. */
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
