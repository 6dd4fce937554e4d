import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DefaultRestOptions, REST } from 'discord.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inOnePiece } from './one-piece.ts'

interface Heard {
  headers: IncomingMessage['headers']
  form: FormData
}

const heard: Heard[] = []
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const type = request.headers['content-type'] ?? ''
  const answer = new Response(Buffer.concat(parts), { headers: { 'content-type': type } })
  heard.push({ headers: request.headers, form: await answer.formData() })
  response.setHeader('content-type', 'application/json').end('{}')
})
let api = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  api = `http://127.0.0.1:${port}`
})
afterAll(() => void server.close())

test('a picture and its words arrive as they were sent, in a body of known length', async () => {
  const rest = new REST({ api, makeRequest: inOnePiece }).setToken('a token')
  const data = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256))
  const sent = vi.spyOn(DefaultRestOptions, 'makeRequest')
  const body = { content: 'Wörter, "gequotet"\r\n--' }
  await rest.post('/channels/1/messages', { body, files: [{ name: 'a "board".png', data }] })
  expect(sent.mock.lastCall?.[1].body).toBeInstanceOf(Uint8Array)
  const [{ headers, form } = { headers: {}, form: new FormData() }] = heard
  expect(headers).toMatchObject({
    authorization: 'Bot a token',
    'content-type': expect.stringMatching(/^multipart/),
  })
  expect(Number(headers['content-length'])).toBeGreaterThan(70_000)
  expect(JSON.parse(String(form.get('payload_json')))).toEqual(body)
  const file = form.get('files[0]') as File
  expect(file.name).toBe('a "board".png')
  expect(Buffer.from(await file.arrayBuffer()).equals(data)).toBe(true)
})

test('what has no files goes as it always did', async () => {
  const rest = new REST({ api, makeRequest: inOnePiece }).setToken('a token')
  heard.length = 0
  await rest.post('/channels/1/messages', {
    body: new URLSearchParams({ a: 'b' }),
    passThroughBody: true,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(heard[0]?.form.get('a')).toBe('b')
})
