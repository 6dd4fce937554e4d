/**
 * A pooler in transaction mode, such as PgBouncer's. A client has a connection of the server only until its
 * transaction ends, and then another client may have it.
 */
import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import pg from 'pg'

export interface Pooler {
  readonly url: string
  close(): Promise<void>
}

/** Kinds of PostgreSQL's messages, and their contents. */
const SSL_REQUEST = 80_877_103
const READY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)
const END = 'X'.charCodeAt(0)

/** Welcomes a client: it is accepted, has a process with the number 7, and may send queries. */
const WELCOME = Buffer.from([
  ...[0x52, 0, 0, 0, 8, 0, 0, 0, 0],
  ...[0x4b, 0, 0, 0, 12, 0, 0, 0, 7, 0, 0, 0, 7],
  ...[READY, 0, 0, 0, 5, IDLE],
])

/** Cuts a stream into messages. Each begins with its kind, which a client's first message lacks, and its length. */
class Messages {
  #rest = Buffer.alloc(0)
  kindBytes: 0 | 1

  constructor(kindBytes: 0 | 1) {
    this.kindBytes = kindBytes
  }

  add(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk])
  }

  next(): Buffer | null {
    if (this.#rest.length < this.kindBytes + 4) return null
    const length = this.kindBytes + this.#rest.readUInt32BE(this.kindBytes)
    if (this.#rest.length < length) return null
    const message = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return message
  }
}

/** A connection of the server. `client` is the present owner. */
interface Backend {
  readonly socket: Socket
  client: Client | null
}

interface Client {
  readonly socket: Socket
  backend: Backend | null
}

export async function transactionPooler(databaseUrl: string): Promise<Pooler> {
  const free: Backend[] = []
  const sockets: Socket[] = []

  async function openBackend(): Promise<Backend> {
    const socket = new Socket()
    sockets.push(socket)
    await new pg.Client({ connectionString: databaseUrl, stream: () => socket }).connect()
    const backend: Backend = { socket, client: null }
    const messages = new Messages(1)
    socket.removeAllListeners().on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      messages.add(chunk)
      for (let one = messages.next(); one; one = messages.next()) answer(backend, one)
    })
    return backend
  }

  function answer(backend: Backend, message: Buffer): void {
    const { client } = backend
    if (message[0] === READY && message[5] === IDLE) {
      if (client) client.backend = null
      backend.client = null
      free.push(backend)
    }
    client?.socket.write(message)
  }

  async function ask(client: Client, message: Buffer): Promise<void> {
    if (message[0] === END) return
    client.backend ??= free.pop() ?? (await openBackend())
    client.backend.client = client
    client.backend.socket.write(message)
  }

  const server = createServer((socket) => {
    sockets.push(socket)
    const client: Client = { socket, backend: null }
    const messages = new Messages(0)
    let asked = Promise.resolve()
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      messages.add(chunk)
      for (let one = messages.next(); one; one = messages.next()) {
        const message = one
        if (messages.kindBytes === 1) asked = asked.then(() => ask(client, message))
        else if (message.readUInt32BE(4) === SSL_REQUEST) socket.write('N')
        else {
          messages.kindBytes = 1
          socket.write(WELCOME)
        }
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = typeof address === 'object' && address ? `${address.port}` : ''
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
