import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRateLimiter, type WaitForRateLimit } from './rate-limiter.ts'

describe('the pace of requests', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  /**
   * Asks for all turns at once.
   * @returns the requests in order, with their times
   */
  async function sentBy(
    turn: WaitForRateLimit,
    asked: readonly string[],
  ): Promise<{ whose: string; at: number }[]> {
    const began = performance.now()
    const sent: { whose: string; at: number }[] = []
    const all = asked.map(async (whose) => {
      await turn(whose)
      sent.push({ whose, at: performance.now() - began })
    })
    await passTimeUntil(() => sent.length === asked.length)
    await Promise.all(all)
    return sent
  }

  /** `vi.runAllTimers` would also wait for timers of an open embedded database, which never end. */
  async function passTimeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) await vi.advanceTimersByTimeAsync(100)
  }

  const times = (whose: string, count: number): string[] => Array.from({ length: count }, () => whose)

  /** Returns the highest number of requests in any second. */
  const mostInASecond = (sent: readonly { at: number }[]): number =>
    Math.max(...sent.map(({ at }) => sent.filter((one) => one.at >= at && one.at < at + 1_000).length))

  test('is never above the limit in any second, and not much below it', async () => {
    const sent = await sentBy(createRateLimiter(40), times('a', 400))
    expect(mostInASecond(sent)).toBe(40)
    expect(sent.at(-1)?.at).toBeLessThan(10_000)
  })

  test('delays nothing while half of a second’s requests are free', async () => {
    const sent = await sentBy(createRateLimiter(40), times('a', 20))
    expect(sent.every(({ at }) => at === 0)).toBe(true)
  })

  test('has no long gap in which nobody may send', async () => {
    const sent = await sentBy(createRateLimiter(40), times('a', 400))
    const gaps = sent.map(({ at }, n) => at - (sent[n - 1]?.at ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(100)
  })

  test('lets everybody send one request in turn, however many requests one of them has waiting', async () => {
    const sent = await sentBy(createRateLimiter(10), [...times('flood', 1_000), ...times('threads', 100)])
    const later = sent.filter(({ at }) => at > 0).map(({ whose }) => whose)
    expect(later.slice(0, 6)).toEqual(['threads', 'flood', 'threads', 'flood', 'threads', 'flood'])
  })

  test('gives the next turn to the one who has waited longest since their last turn, even if they come last', async () => {
    const turn = createRateLimiter(10)
    const sent: string[] = []
    const ask = (whose: string) => void turn(whose).then(() => sent.push(whose))
    for (const whose of [...times('flood', 100), ...times('threads', 100)]) ask(whose)
    await vi.advanceTimersByTimeAsync(1_234)
    const before = sent.length
    ask('quiet')
    await passTimeUntil(() => sent.includes('quiet'))
    expect(sent.indexOf('quiet')).toBe(before)
  })

  test('keeps the order of each one’s own requests', async () => {
    const turn = createRateLimiter(2)
    const sent: string[] = []
    for (const name of ['a1', 'b1', 'a2', 'a3', 'b2']) void turn(name[0] ?? '').then(() => sent.push(name))
    await passTimeUntil(() => sent.length === 5)
    expect(sent).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  test('uses a clock that only goes forward', async () => {
    const turn = createRateLimiter(2)
    const first = [turn('a'), turn('a')]
    await vi.advanceTimersByTimeAsync(900)
    await Promise.all(first)
    vi.setSystemTime(Date.now() - 2 * 3_600_000)
    const sent: string[] = []
    void turn('a').then(() => sent.push('a'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual(['a'])
  })

  test('gives each of several processes its part, and at least one request a second', async () => {
    let part = 0.5
    const turn = createRateLimiter(10, () => part)
    expect(mostInASecond(await sentBy(turn, times('a', 30)))).toBe(5)
    await vi.advanceTimersByTimeAsync(1_000)
    part = 0
    expect((await sentBy(turn, times('a', 3))).map(({ at }) => at)).toEqual([0, 1_000, 2_000])
  })
})
