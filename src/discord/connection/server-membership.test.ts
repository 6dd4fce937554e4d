import { DiscordAPIError } from 'discord.js'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestsThatCheckMembership } from '../delivery/left-server.ts'
import type { DiscordRequests } from '../delivery/requests.ts'
import { ServerMembership } from './server-membership.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const GUILD = '7'
const MINUTE_MS = 60_000

const refusal = (status: number, code: number) =>
  new DiscordAPIError({ code, message: 'refused' }, code, status, 'GET', `/guilds/${GUILD}`, {})

/** Returns a membership whose checks get these answers of Discord. An error is a refusal. */
function checked(...answers: readonly unknown[]) {
  const get = vi.fn(async () => {
    const answer = answers[get.mock.calls.length - 1]
    if (answer instanceof Error) throw answer
    return answer
  })
  const transaction = vi.fn(async () => undefined as never)
  const log = pino({ level: 'silent' })
  return {
    get,
    transaction,
    membership: new ServerMembership({ store: { transaction }, rest: { get }, log }),
  }
}

test.each([
  [403, 50001],
  [404, 10004],
])('a server is left when Discord answers %i with the code %i', async (status, code) => {
  const { membership, transaction } = checked(refusal(status, code))
  expect(await membership.hasLeft(GUILD)).toBe(true)
  expect(transaction).toHaveBeenCalledTimes(1)
})

test('a server is not left when Discord knows it, or can’t answer', async () => {
  for (const answer of [{ id: GUILD }, refusal(500, 0), new Error('the network is down')]) {
    const { membership, transaction } = checked(answer)
    expect(await membership.hasLeft(GUILD)).toBe(false)
    expect(transaction).not.toHaveBeenCalled()
  }
})

test('a server is checked once in five minutes, however many requests are refused', async () => {
  const { membership, get } = checked({}, {}, {})
  const check = () => membership.hasLeft(GUILD)
  expect(await Promise.all([check(), check(), check()])).toEqual([false, false, false])
  vi.advanceTimersByTime(4 * MINUTE_MS)
  await check()
  expect(get).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * MINUTE_MS)
  await check()
  expect(get).toHaveBeenCalledTimes(2)
})

/** Requests that all fail with this error. */
const failing = (error: unknown): DiscordRequests => {
  const fail = () => Promise.reject(error)
  return { get: fail, post: fail, put: fail, patch: fail, delete: fail }
}

test.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
  'after a refusal, %s says that the bot has left the server',
  async (method) => {
    const send = (hasLeft: boolean, error: unknown = refusal(403, 50001)) =>
      requestsThatCheckMembership(failing(error), GUILD, async () => hasLeft)[method]('/channels/1')
    await expect(send(true)).rejects.toMatchObject({ name: 'LeftServer' })
    await expect(send(true, refusal(404, 10003))).rejects.toMatchObject({ name: 'LeftServer' })
    await expect(send(false)).rejects.toMatchObject({ code: 50001 })
    await expect(send(true, refusal(403, 50013))).rejects.toMatchObject({ code: 50013 })
  },
)
