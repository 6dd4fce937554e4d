import { Guild, GuildManager, GuildMessageManager, Message, User, UserManager } from 'discord.js'
import { expect, test, vi } from 'vitest'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import { createClient, createManagerCache, createRestClient } from './client.ts'

const real = `${Buffer.from('123456789012345678').toString('base64url')}.GabcDE.${'x'.repeat(38)}`
const api = 'http://127.0.0.1:3000/api'

test('a real token is sent only to Discord’s own server', async () => {
  expect(() => createClient({ token: real, api })).toThrow('never sent')
  expect(() => createClient({ token: real, api: 'https://discord.com.example/api' })).toThrow('never sent')
  await createClient({ token: real }).destroy()
  await createClient({ token: real, api: 'https://discord.com/api' }).destroy()
  await createClient({ token: PLAYGROUND_TOKEN, api }).destroy()
})

test.each(['', '0', '3'])('discord.js doesn’t read our settings: SHARD_COUNT=%s', async (text) => {
  Object.assign(process.env, { SHARD_COUNT: text, SHARDS: text })
  const shard = { shard: 0, count: 1, mayIdentify: async () => {} }
  const client = createClient({ token: PLAYGROUND_TOKEN, api, shard })
  expect(client.options).toMatchObject({ shards: [0], shardCount: 1 })
  await client.destroy()
})

test('servers are cached, but messages and people are not, even if a bundle renames the classes', () => {
  const cache = (manager: unknown, holds: unknown): Map<string, object> =>
    Reflect.apply(createManagerCache, undefined, [manager, holds, manager])
  const caches = [
    cache(class MessageManager2 {}, Message),
    cache(GuildMessageManager, Message),
    cache(UserManager, User),
    cache(GuildManager, Guild),
  ]
  for (const one of caches) one.set('1', {})
  expect(caches.map(({ size }) => size)).toEqual([0, 0, 0, 1])
})

test('the request queue of a click is deleted a minute later', () => {
  vi.useFakeTimers()
  try {
    const rest = createRestClient({ token: PLAYGROUND_TOKEN, api })
    const queue = { id: 'a click', inactive: true, queueRequest: () => Promise.reject(new Error('none')) }
    rest.handlers.set(queue.id, queue)
    vi.advanceTimersByTime(61_000)
    expect(rest.handlers.size).toBe(0)
    rest.clearHandlerSweeper()
    rest.clearHashSweeper()
  } finally {
    vi.useRealTimers()
  }
})
