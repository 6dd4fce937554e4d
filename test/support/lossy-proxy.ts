/** Between a client and its PostgreSQL: loses replies to what the server has carried out, cuts, and keeps silent. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What a reply can be lost to: the end of a transaction, or the one statement of an answer, by its name. */
export type Lossy = 'COMMIT' | 'an answer'

export interface LossyProxy {
  /** The same database, by way of the proxy. */
  readonly url: string
  /** The connection that sends such a thing next is cut once the server has answered; null: none is. */
  loseNext(what: Lossy | null): void
  readonly lost: () => number
  /** Every connection ends at once, in the middle of whatever it does. */
  cut(): void
  /** For so many milliseconds nothing comes through, in either direction. */
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
