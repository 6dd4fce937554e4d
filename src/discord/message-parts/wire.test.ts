import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DefaultRestOptions, REST } from 'discord.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPost } from './post.ts'
import { bodyWithFiles, postAsJson, toRequestData } from './wire.ts'

interface Heard {
  headers: IncomingMessage['headers']
  body: Buffer
}

const heard: Heard[] = []
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  heard.push({ headers: request.headers, body: Buffer.concat(parts) })
  response.setHeader('content-type', 'application/json').end('{}')
})
let api = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  api = `http://127.0.0.1:${port}`
})
afterAll(() => void server.close())

/** Returns the last request, parsed as a server parses it. */
async function lastForm(): Promise<{ headers: Heard['headers']; form: FormData }> {
  const { headers, body } = heard.at(-1) ?? { headers: {}, body: Buffer.alloc(0) }
  const type = headers['content-type'] ?? ''
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  return { headers, form: await answer.formData() }
}

test('a picture and its description arrive unchanged, in one body of known length', async () => {
  const sent = vi.spyOn(DefaultRestOptions, 'makeRequest')
  const rest = new REST({ api }).setToken('a token')
  const data = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256))
  const words = { content: 'Wörter, "gequotet"\r\n--' }
  const files = [{ name: 'a "board".png', data, description: 'A board' }]
  await rest.post('/channels/1/messages', toRequestData(bodyWithFiles(files, words)))
  expect(sent.mock.lastCall?.[1].body).toBeInstanceOf(Uint8Array)
  const { headers, form } = await lastForm()
  expect(headers).toMatchObject({
    authorization: 'Bot a token',
    'content-type': expect.stringMatching(/^multipart/),
  })
  expect(Number(headers['content-length'])).toBeGreaterThan(70_000)
  expect(JSON.parse(String(form.get('payload_json')))).toEqual({
    ...words,
    attachments: [{ id: 0, filename: 'a "board".png', description: 'A board' }],
  })
  const file = form.get('files[0]') as File
  expect(file.name).toBe('a "board".png')
  expect(file.type).toBe('image/png')
  expect(Buffer.from(await file.arrayBuffer()).equals(data)).toBe(true)
})

test('several files keep their order and their names', async () => {
  const rest = new REST({ api }).setToken('a token')
  const files = ['one.png', 'two.txt'].map((name, n) => ({
    name,
    data: Buffer.from(`${n}`),
    description: '',
  }))
  await rest.patch('/channels/1/messages/2', toRequestData(bodyWithFiles(files)))
  const { form } = await lastForm()
  const told = [0, 1].map((n) => form.get(`files[${n}]`) as File)
  expect(told.map(({ name }) => name)).toEqual(['one.png', 'two.txt'])
  expect(await Promise.all(told.map((file) => file.text()))).toEqual(['0', '1'])
})

test('a message without files is sent as JSON', async () => {
  const rest = new REST({ api }).setToken('a token')
  await rest.post('/channels/1/messages', toRequestData({ body: { content: 'Hi' }, files: [] }))
  const { headers, body } = heard.at(-1) ?? { headers: {}, body: Buffer.alloc(0) }
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(String(body))).toEqual({ content: 'Hi' })
})

test('a person whom a message mentions twice is allowed once, because Discord refuses duplicates', () => {
  const { allowed_mentions } = postAsJson(newPost({ content: '<@1> <@1>', pings: ['1', '1', '2'] }))
  expect(allowed_mentions.users).toEqual(['1', '2'])
})
