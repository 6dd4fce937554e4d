import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '../../config.ts'
import {
  type ExceededRateLimit,
  InteractionRateLimits,
  type RateLimitBucket,
} from './interaction-rate-limits.ts'

const { rates } = loadConfig({}, '/nowhere/.env')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Acts at a steady pace.
 * @returns the refusal of each act, or null
 */
async function acting(
  limits: InteractionRateLimits,
  plan: {
    perSecond: number
    seconds: number
    act?: RateLimitBucket
    person?: string
    guild?: string | null
  },
): Promise<(ExceededRateLimit | null)[]> {
  const { perSecond, seconds, act = 'press', person = 'Anna', guild = 'guild' } = plan
  const all: (ExceededRateLimit | null)[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    all.push(await limits.refusal({ personId: person, guildId: guild }, act))
    await vi.advanceTimersByTimeAsync(1_000 / perSecond)
  }
  return all
}

const passed = (all: readonly (ExceededRateLimit | null)[]) => all.filter((one) => one === null).length
const told = (all: readonly (ExceededRateLimit | null)[]) => all.filter((one) => one?.isFirst).length

describe('one person', () => {
  test('is never refused at the fastest human pace, with a burst every half a minute', async () => {
    const limits = new InteractionRateLimits(rates)
    const all: (ExceededRateLimit | null)[] = []
    for (let halfMinute = 0; halfMinute < 4; halfMinute++) {
      all.push(...(await acting(limits, { perSecond: 4, seconds: 29 })))
      all.push(...(await acting(limits, { perSecond: 15, seconds: 1 })))
    }
    expect(all.length).toBeGreaterThan(500)
    expect(passed(all)).toBe(all.length)
  })

  test('may do 20 things at once', async () => {
    expect(passed(await acting(new InteractionRateLimits(rates), { perSecond: 20, seconds: 1 }))).toBe(20)
  })

  test('gets one message at a hundred presses a second, and is refused until they slow down', async () => {
    const limits = new InteractionRateLimits(rates)
    const flood = await acting(limits, { perSecond: 100, seconds: 20 })
    expect([passed(flood), told(flood)]).toEqual([20, 1])
    const pause = await acting(limits, { perSecond: 4, seconds: 2 })
    expect(told(pause)).toBe(0)
    expect(passed(await acting(limits, { perSecond: 4, seconds: 20 }))).toBe(80)
  })

  test('gets another message when they are too fast again', async () => {
    const limits = new InteractionRateLimits(rates)
    for (let n = 0; n < 3; n++) {
      const flood = await acting(limits, { perSecond: 50, seconds: 3 })
      expect([passed(flood) <= 20, told(flood)]).toEqual([true, 1])
      await vi.advanceTimersByTimeAsync(20_000)
    }
  })

  test('gets one message for many presses at the same instant', async () => {
    const limits = new InteractionRateLimits(rates)
    const actor = { personId: 'Anna', guildId: 'guild' }
    const all = await Promise.all(Array.from({ length: 200 }, () => limits.refusal(actor, 'press')))
    expect([passed(all), told(all)]).toEqual([20, 1])
  })

  test('opens five things at once and ten a minute, and reads when they may open the next', async () => {
    const limits = new InteractionRateLimits(rates)
    const all = await acting(limits, { perSecond: 1, seconds: 60, act: 'opening' })
    expect([passed(all), told(all)]).toEqual([10, 2])
    expect(all[5]).toEqual({ limit: 'opening', isFirst: true, seconds: 25 })
    expect(await limits.refusal({ personId: 'Anna', guildId: 'guild' }, 'press')).toBeNull()
  })

  test('gets one message if they open a hundred things a second', async () => {
    const flood = await acting(new InteractionRateLimits(rates), {
      perSecond: 100,
      seconds: 20,
      act: 'opening',
    })
    expect([passed(flood), told(flood)]).toEqual([5, 1])
  })

  test('asks for fifteen votes at once and thirty a minute', async () => {
    const all = await acting(new InteractionRateLimits(rates), { perSecond: 2, seconds: 60, act: 'vote' })
    expect([passed(all), told(all)]).toEqual([30, 2])
  })

  test('gets suggestions as fast as they type, which doesn’t count as pressing', async () => {
    const limits = new InteractionRateLimits(rates)
    expect(passed(await acting(limits, { perSecond: 10, seconds: 20, act: 'suggestion' }))).toBe(200)
    expect(passed(await acting(limits, { perSecond: 20, seconds: 1 }))).toBe(20)
    const flood = await acting(limits, { perSecond: 100, seconds: 10, act: 'suggestion' })
    expect(passed(flood)).toBeLessThan(50)
    expect(flood.at(-1)?.limit).toBe('suggestion')
  })

  test('who floods doesn’t slow down anybody else, nor count against the server’s own limit', async () => {
    const limits = new InteractionRateLimits(rates)
    await acting(limits, { perSecond: 1_000, seconds: 10, person: 'Mallory' })
    expect(passed(await acting(limits, { perSecond: 20, seconds: 1, person: 'Ben' }))).toBe(20)
  })
})

describe('a server', () => {
  /** Everybody presses once every two seconds. */
  async function crowd(limits: InteractionRateLimits, people: number): Promise<(ExceededRateLimit | null)[]> {
    const all: (ExceededRateLimit | null)[] = []
    for (let n = 0; n < people * 10; n++) {
      all.push(await limits.refusal({ personId: `${n % people}`, guildId: 'guild' }, 'press'))
      await vi.advanceTimersByTimeAsync(2_000 / people)
    }
    return all
  }

  test('of three hundred raiders who all play at once is never refused', async () => {
    const all = await crowd(new InteractionRateLimits(rates), 300)
    expect(passed(all)).toBe(all.length)
  })

  test('is limited, each of its people gets one message, and another server isn’t limited', async () => {
    const limits = new InteractionRateLimits(rates)
    const all = await Promise.all(
      Array.from({ length: 900 }, (_, n) =>
        limits.refusal({ personId: `${n % 60}`, guildId: 'guild' }, 'press'),
      ),
    )
    expect([passed(all), told(all)]).toEqual([500, 60])
    expect(all.at(-1)?.limit).toBe('server')
    expect(await limits.refusal({ personId: 'Zoe', guildId: 'another' }, 'press')).toBeNull()
    expect(await limits.refusal({ personId: 'Zoe', guildId: null }, 'press')).toBeNull()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await limits.refusal({ personId: '1', guildId: 'guild' }, 'press')).toBeNull()
  })
})

test('all counts are dropped after their time, however many people there were', async () => {
  const limits = new InteractionRateLimits(rates)
  for (let n = 0; n < 2_000; n++)
    await limits.refusal({ personId: `${n}`, guildId: `${n % 100}` }, n % 2 === 0 ? 'opening' : 'suggestion')
  expect(limits.size).toBeGreaterThan(2_000)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(limits.size).toBe(0)
})

test('a limit of one a second lets one through', async () => {
  const limits = new InteractionRateLimits({ ...rates, press: { perSecond: 1, atOnce: 1 } })
  expect(passed(await acting(limits, { perSecond: 1, seconds: 10 }))).toBe(10)
  expect(passed(await acting(limits, { perSecond: 10, seconds: 10 }))).toBeLessThanOrEqual(1)
})
