/**
 * A proxy between a client and its PostgreSQL. It loses replies to statements that the server has executed, cuts
 * connections, and stops transmitting.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The statements whose reply can be lost: the end of a transaction, or the one statement of an answer, by its name. */
export type Lossy = 'COMMIT' | 'an answer'

export interface LossyProxy {
  /** The same database, through the proxy. */
  readonly url: string
  /** The connection that next sends this statement is cut once the server has answered; null: none is. */
  loseNext(what: Lossy | null): void
  readonly lost: () => number
  /** Ends every connection at once, in the middle of its work. */
  cut(): void
  /** For this number of milliseconds nothing passes, in either direction. */
  hang(ms: number): void
  close(): void
}

export async function lossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let armed: Lossy | null = null
  let lost = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    let isLosing = false
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        void [client.destroy(), upstream.destroy()]
      })
    }
    client.on('data', (bytes) => {
      isLosing = armed !== null && bytes.includes(armed)
      if (isLosing) armed = null
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (!isLosing) return void client.write(bytes)
      lost += 1
      client.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  if (address !== null && typeof address === 'object') url.port = `${address.port}`
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    loseNext: (what) => {
      armed = what
    },
    lost: () => lost,
    cut,
    hang: (ms) => {
      const silent = [...open]
      for (const socket of silent) socket.pause()
      setTimeout(() => {
        for (const socket of silent) socket.resume()
      }, ms).unref()
    },
    close: () => {
      server.close()
      cut()
    },
  }
}
