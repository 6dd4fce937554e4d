import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logInNewBot, startPlaygroundForEachTest } from '../../playground/playground.testkit.ts'
import { fetchGatewayAdvice, msToWaitBeforeSession } from './gateway-advice.ts'

startPlaygroundForEachTest({ guilds: 3 })

const DAY = 86_400_000
const limit = (remaining: number, reset_after = DAY) => ({
  total: 1_000,
  remaining,
  reset_after,
  max_concurrency: 1,
})

it('is read from Discord', async () => {
  const { rest } = await logInNewBot()
  expect(await fetchGatewayAdvice(rest)).toMatchObject({
    shards: 3,
    session_start_limit: { max_concurrency: 16 },
  })
})

it('lets a session begin at once while there are enough', () => {
  expect(msToWaitBeforeSession(limit(1_000))).toBe(0)
  expect(msToWaitBeforeSession(limit(100))).toBe(0)
})

it('waits for the next day when none is left', () => {
  expect(msToWaitBeforeSession(limit(0, 5_000))).toBe(5_000)
})

it('never uses up the day’s sessions, however fast the process is restarted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), (remaining) => {
      let [left, ms] = [remaining, DAY]
      while (ms > 0) {
        ms -= msToWaitBeforeSession(limit(left, ms))
        if (ms > 0) left -= 1
      }
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
})
