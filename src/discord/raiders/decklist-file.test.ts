import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '../../texts/texts.ts'
import { readTextFile } from './decklist-file.ts'

interface Served {
  readonly body: Uint8Array
  readonly headers?: Record<string, string>
}

/** The body of the next answer, and how much of it was taken. */
let served: Served = { body: new Uint8Array() }
let accepted: string | undefined
const server = createServer((request, response) => {
  accepted = request.headers['accept-encoding']
  response.writeHead(200, served.headers)
  response.end(served.body)
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.txt`
})
afterAll(() => server.close())

const read = (body: Uint8Array | string, { size = 10, headers = {} } = {}) => {
  served = { body: typeof body === 'string' ? Buffer.from(body) : body, headers }
  return readTextFile({ name: 'list.txt', size, url })
}

const KB = 1024
const tooBig = { why: texts.deck.tooBig(64) }
const notText = { why: texts.deck.notText }

test('text in UTF-8 is read, also with its mark, and in UTF-16 as spreadsheets save it', async () => {
  expect(await read('4 Rend\r\n\t2 Éxecute')).toEqual({ text: '4 Rend\r\n\t2 Éxecute' })
  expect(await read('\uFEFF4 Rend')).toEqual({ text: '4 Rend' })
  expect(await read(Buffer.from('\uFEFF4 Rend', 'utf16le'))).toEqual({ text: '4 Rend' })
  expect(accepted).toBe('identity')
})

test('a file is refused where it is too big, whatever was said of its size', async () => {
  expect(await read('4 Rend', { size: 65 * KB })).toEqual(tooBig)
  expect(await read('a'.repeat(65 * KB))).toEqual(tooBig)
  expect(await read('a'.repeat(65 * KB), { headers: { 'transfer-encoding': 'chunked' } })).toEqual(tooBig)
  expect(await read('a'.repeat(64 * KB))).toMatchObject({ text: expect.any(String) })
})

test.each<[string, Uint8Array]>([
  ['a zip file, as of a spreadsheet', Buffer.from('PK\u0003\u0004 workbook')],
  ['a PDF', Buffer.from('%PDF-1.7 list')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['a gzip file', gzipSync('4 Rend')],
  ['bytes that are no UTF-8', Buffer.from([0x34, 0x20, 0xc3, 0x28])],
  ['a NUL in the text', Buffer.from('4 Re\0nd')],
  ['signs that nobody types', Buffer.from('4 Re\u001bnd')],
  ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x34, 0x00, 0x00, 0xd8])],
  ['a NUL in UTF-16', Buffer.from('\uFEFF4\0', 'utf16le')],
])('%s is no text', async (_, body) => {
  expect(await read(body)).toEqual(notText)
})

/** 64 KB that unpack to 64 MB. */
const bomb = gzipSync(Buffer.alloc(64 * KB * KB))

test('what is packed on the way is not unpacked beyond the limit', async () => {
  const headers = { 'content-encoding': 'gzip' }
  const before = process.memoryUsage().arrayBuffers
  expect(await read(bomb, { headers })).toEqual(tooBig)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * KB * KB)
  expect(await read(gzipSync('4 Rend'), { headers })).toEqual({ text: '4 Rend' })
})

test('a file that is not there is told', async () => {
  const gone = { name: 'list.txt', size: 10, url: 'http://127.0.0.1:1/' }
  expect(await readTextFile(gone)).toEqual({ why: texts.deck.notFetched })
})
