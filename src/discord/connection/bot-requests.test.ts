import { Routes } from 'discord.js'
import { expect, test } from 'vitest'
import { discord, playground, startPlaygroundForEachTest } from '../../playground/playground.testkit.ts'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import { createMeters } from '../observability/meters.ts'
import { createBotRequests } from './bot-requests.ts'

startPlaygroundForEachTest({ mayBeRefused: true })

test('a process whose requests are refused too often sends one a second, also after refusals of another client', async () => {
  const meters = createMeters()
  const access = { token: PLAYGROUND_TOKEN, api: playground.api }
  const open = () => createBotRequests({ ...access, meters, sendsPerSecond: 5_000, share: () => 1 })
  const [{ rest, requests, count }, other] = [open(), open()]
  count(other.rest)
  await discord.faults({ rules: [{ do: 'refuse', match: 'GET /users/@me', times: 2_000 }] })
  const refused = (send: () => Promise<unknown>) => send().catch(() => null)
  const all = (many: number, send: () => Promise<unknown>) =>
    Promise.all([...Array(many)].map(() => refused(send)))
  const msOfThree = async () => {
    const begun = performance.now()
    await all(3, () => requests.get(Routes.user()))
    return performance.now() - begun
  }
  await all(490, () => rest.get(Routes.user()))
  await all(490, () => other.rest.get(Routes.user()))
  expect(await msOfThree()).toBeLessThan(1_000)
  await all(30, () => rest.get(Routes.user()))
  expect(await msOfThree()).toBeGreaterThan(1_900)
  expect(await meters.registry.metrics()).toContain('lairkeeper_refused_requests_total{status="403"}')
}, 60_000)
