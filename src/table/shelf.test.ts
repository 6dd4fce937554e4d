import { expect, it } from 'vitest'
import { Shelf } from './shelf.ts'

it('makes a thing once, keeps the last few that were looked at, and tries anew what failed', async () => {
  const shelf = new Shelf<string>(2)
  const made: string[] = []
  const look = (key: string) =>
    shelf.take(key, async () => {
      made.push(key)
      return key
    })
  expect(await Promise.all([look('a'), look('a'), look('b')])).toEqual(['a', 'a', 'b'])
  await look('a')
  await look('c') // b was looked at longest ago
  await look('a')
  await look('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  await expect(shelf.take('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await shelf.take('d', async () => 'd')).toBe('d')
})
