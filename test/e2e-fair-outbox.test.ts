/** One raid with very many announcements, and one person who opens threads, delay a quiet raid by one request each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KINDS } from './empty-database.ts'
import { Flood } from './support/flood.ts'

/** Slow enough that no request is running when the next one is due. */
const SENDS_PER_SECOND = 4
const LINES = 1_000
const RAIDS = 12

describe.each(KINDS)('while a raid floods and a person opens threads (%s)', (kind) => {
  let flood: Flood
  beforeAll(async () => {
    flood = await Flood.open({ kind, sendsPerSecond: SENDS_PER_SECOND, raids: RAIDS })
    await flood.flood(LINES)
    void flood.openThreads()
    while (!isBusy()) await flood.nextRequest()
  })
  /** More than a second's requests were sent, so from now on each request waits for its turn. */
  const isBusy = () => (['flood', 'threads'] as const).every((lane) => flood.count(lane) > SENDS_PER_SECOND)
  afterAll(() => flood.close())

  test('a quiet raid waits for at most one request of each of the two', { timeout: 120_000 }, async () => {
    for (let n = 0; n < 12; n++) {
      await flood.nextRequest()
      const { others } = await flood.announceInQuietRaid()
      expect(others).toEqual([...new Set(others)])
      expect(others.length).toBeLessThanOrEqual(3) // the raid that the person has just opened is the third
    }
    expect(await flood.left).toBeGreaterThan(LINES / 2)
  })

  test('both others go on', () => {
    const share = flood.count('flood') / (flood.count('flood') + flood.count('threads'))
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.9)
  })

  test('all messages of the flooding raid are sent in order, once', () => {
    const nonces = flood.nonces()
    expect(new Set(nonces).size).toBe(nonces.length)
    return flood.announced().then((announced) => expect(nonces).toEqual(announced.slice(0, nonces.length)))
  })
})
