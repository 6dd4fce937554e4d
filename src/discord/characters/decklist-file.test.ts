import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UnreadableFileKind } from '../../texts/en/decks.ts'
import { texts } from '../../texts/texts.ts'
import { downloadTextFile } from './decklist-file.ts'

interface Served {
  readonly body: Uint8Array
  readonly headers?: Record<string, string>
}

/** The body of the next answer. `accepted` is the encoding that the request accepted. */
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
  return downloadTextFile({ name: 'list.txt', size, url }, POSSIBLE)
}

const KB = 1024
const tooBig = { why: texts.deck.tooBig(64) }
const POSSIBLE = 'I read text.'
const notText = (found: UnreadableFileKind) => ({ why: texts.deck.notText(found, POSSIBLE) })

test('text in UTF-8 is read, also with a byte order mark, and in UTF-16 as spreadsheets save it', async () => {
  expect(await read('4 Rend\r\n\t2 Éxecute')).toEqual({ text: '4 Rend\r\n\t2 Éxecute' })
  expect(await read('\uFEFF4 Rend')).toEqual({ text: '4 Rend' })
  expect(await read(Buffer.from('\uFEFF4 Rend', 'utf16le'))).toEqual({ text: '4 Rend' })
  expect(accepted).toBe('identity')
})

test('a file is refused if it is too big, whatever size was declared', async () => {
  expect(await read('4 Rend', { size: 65 * KB })).toEqual(tooBig)
  expect(await read('a'.repeat(65 * KB))).toEqual(tooBig)
  expect(await read('a'.repeat(65 * KB), { headers: { 'transfer-encoding': 'chunked' } })).toEqual(tooBig)
  expect(await read('a'.repeat(64 * KB))).toMatchObject({ text: expect.any(String) })
})

test('text of older programs is read, also in big-endian UTF-16', async () => {
  expect(await read(Buffer.from('4 Coup de Gr\u00e2ce\n2 Pi\u00f1ata', 'latin1'))).toEqual({
    text: '4 Coup de Grâce\n2 Piñata',
  })
  const apostrophe = [...Buffer.from('2 Lu'), 0x92, ...Buffer.from('ka the Wall')]
  expect(await read(Buffer.from(apostrophe))).toEqual({ text: '2 Lu’ka the Wall' })
  expect(await read(Buffer.from('\uFEFF4 Rend', 'utf16le').swap16())).toEqual({ text: '4 Rend' })
})

test.each<[string, UnreadableFileKind, Uint8Array]>([
  ['a spreadsheet or zip file', 'archive', Buffer.from('PK\u0003\u0004 workbook')],
  ['an old spreadsheet', 'office', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['a PDF', 'pdf', Buffer.from('%PDF-1.7 list')],
  ['rich text', 'richText', Buffer.from('{\\rtf1 4 Rend}')],
  ['a picture', 'picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['a gzip file', 'archive', gzipSync('4 Rend')],
  ['bytes of no encoding', 'data', Buffer.from([0x34, 0x20, 0xc3, 0x28])],
  [
    'a byte that Windows-1252 has no character for',
    'data',
    Buffer.from('4 Rend of the Dungeon\u0081', 'latin1'),
  ],
  ['a NUL in the text', 'data', Buffer.from('4 Re\0nd')],
  ['signs that nobody types', 'data', Buffer.from('4 Re\u001bnd')],
  ['half a letter of UTF-16', 'data', Buffer.from([0xff, 0xfe, 0x34, 0x00, 0x00, 0xd8])],
  ['a NUL in UTF-16', 'data', Buffer.from('\uFEFF4\0', 'utf16le')],
])('%s isn’t text', async (_, found, body) => {
  expect(await read(body)).toEqual(notText(found))
})

/** 64 KB that unpack to 64 MB. */
const bomb = gzipSync(Buffer.alloc(64 * KB * KB))

test('a compressed answer is not unpacked beyond the limit', async () => {
  const headers = { 'content-encoding': 'gzip' }
  const before = process.memoryUsage().arrayBuffers
  expect(await read(bomb, { headers })).toEqual(tooBig)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * KB * KB)
  expect(await read(gzipSync('4 Rend'), { headers })).toEqual({ text: '4 Rend' })
})

test('a missing file is reported', async () => {
  const gone = { name: 'list.txt', size: 10, url: 'http://127.0.0.1:1/' }
  expect(await downloadTextFile(gone, POSSIBLE)).toEqual({ why: texts.deck.notFetched })
})
