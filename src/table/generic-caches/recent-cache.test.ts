import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StaleWhileRevalidateCache } from './recent-cache.ts'

const OPTIONS = { most: 2, freshMs: 60_000, usableMs: 600_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a value that is read from a slow source. Each reading ends when `end` is called. */
function slowly(first: string) {
  const source = { value: first, reads: 0, end: () => {} }
  const recent = new StaleWhileRevalidateCache<string>(OPTIONS)
  const read = async () => {
    source.reads += 1
    const { value } = source
    await new Promise<void>((resolve) => {
      source.end = resolve
    })
    return value
  }
  return { source, recent, get: () => recent.get('1', read) }
}

test('a value is read once a minute, and only once by callers who need it at the same time', async () => {
  const { source, get } = slowly('old')
  const both = Promise.all([get(), get()])
  source.end()
  expect(await both).toEqual(['old', 'old'])
  vi.advanceTimersByTime(59_000)
  expect([await get(), source.reads]).toEqual(['old', 1])
})

test('an old value is used while it is read again, but not a very old one', async () => {
  const { source, get } = slowly('old')
  const first = get()
  source.end()
  await first
  source.value = 'new'
  vi.advanceTimersByTime(61_000)
  expect([await get(), await get(), source.reads]).toEqual(['old', 'old', 2])
  source.end()
  await vi.advanceTimersByTimeAsync(0)
  expect([await get(), source.reads]).toEqual(['new', 2])
  source.value = 'newest'
  vi.advanceTimersByTime(OPTIONS.usableMs)
  const waiting = get()
  source.end()
  expect(await waiting).toBe('newest')
})

test('a value that was replaced meanwhile isn’t overwritten by an older reading', async () => {
  const { source, recent, get } = slowly('old')
  const reading = get()
  recent.replace('1', 'new')
  source.end()
  expect(await reading).toBe('old')
  expect([await get(), source.reads]).toEqual(['new', 1])
})

test('a value that can’t be read is tried again, and an old one is used meanwhile', async () => {
  let isAway = true
  const recent = new StaleWhileRevalidateCache<string>(OPTIONS)
  const get = () =>
    recent.get('1', async () => {
      if (isAway) throw new Error('the database is away')
      return 'read'
    })
  await expect(get()).rejects.toThrow('away')
  isAway = false
  expect(await get()).toBe('read')
  isAway = true
  vi.advanceTimersByTime(61_000)
  expect([await get(), await get()]).toEqual(['read', 'read'])
})

test('the value that was read first is dropped when there are too many', async () => {
  const recent = new StaleWhileRevalidateCache<number>(OPTIONS)
  let reads = 0
  const get = (key: string) => recent.get(key, async () => ++reads)
  for (const key of ['1', '2', '3']) await get(key)
  expect([await get('3'), await get('2'), await get('1')]).toEqual([3, 2, 4])
})
