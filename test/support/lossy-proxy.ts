/** Between a client and its PostgreSQL: loses the reply to the next COMMIT, which the server has carried out. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface LossyProxy {
  /** The same database, by way of the proxy. */
  readonly url: string
  /** The connection that commits next is cut once the server has answered. */
  loseNextCommit(): void
  readonly lost: () => number
  close(): void
}

export async function lossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let armed = false
  let lost = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    let isCommitting = false
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => void [client.destroy(), upstream.destroy()])
    }
    client.on('data', (bytes) => {
      isCommitting = armed && bytes.includes('COMMIT')
      if (isCommitting) armed = false
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (!isCommitting) return void client.write(bytes)
      lost += 1
      client.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  if (address !== null && typeof address === 'object') url.port = `${address.port}`
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  const loseNextCommit = () => {
    armed = true
  }
  return { url: url.href, loseNextCommit, lost: () => lost, close }
}
