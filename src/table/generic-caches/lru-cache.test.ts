import { expect, it } from 'vitest'
import { LruCache } from './lru-cache.ts'

it('creates a thing once, keeps the few that were used last, and tries again after a failure', async () => {
  const cache = new LruCache<string>(2)
  const made: string[] = []
  const look = (key: string) =>
    cache.get(key, async () => {
      made.push(key)
      return key
    })
  expect(await Promise.all([look('a'), look('a'), look('b')])).toEqual(['a', 'a', 'b'])
  await look('a')
  await look('c') // this evicts b, which was used longest ago
  await look('a')
  await look('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  await expect(cache.get('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('d', async () => 'd')).toBe('d')
})
