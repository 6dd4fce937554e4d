/** Files that people send, served on the loopback address as Discord serves them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AttachedFile } from '../../../src/discord/bot-context.ts'

export interface Served {
  readonly body: Uint8Array
  readonly packed?: boolean
}

export interface FileServer {
  /** The number of fetched files. */
  readonly fetched: number
  give(file: Served): AttachedFile
  close(): Promise<void>
}

export async function openFiles(): Promise<FileServer> {
  let served: Served = { body: new Uint8Array() }
  let fetched = 0
  const server = createServer((_, response) => {
    fetched += 1
    response.writeHead(200, served.packed ? { 'content-encoding': 'gzip' } : {})
    response.end(served.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    get fetched() {
      return fetched
    },
    give: (file) => {
      served = file
      return { name: 'list.txt', size: file.body.byteLength, url: `http://127.0.0.1:${port}/list.txt` }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
