import { expect, it } from 'vitest'
import { Shelf } from './shelf.ts'

it('creates a thing once, keeps the few that were used last, and tries again after a failure', async () => {
  const shelf = new Shelf<string>(2)
  const made: string[] = []
  const look = (key: string) =>
    shelf.take(key, async () => {
      made.push(key)
      return key
    })
  expect(await Promise.all([look('a'), look('a'), look('b')])).toEqual(['a', 'a', 'b'])
  await look('a')
  await look('c') // b was used longest ago
  await look('a')
  await look('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  await expect(shelf.take('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await shelf.take('d', async () => 'd')).toBe('d')
})
