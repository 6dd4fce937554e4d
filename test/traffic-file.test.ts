/** The traffic of a stand-in in another process, as all tests check it. */
import { expect, onTestFinished, test } from 'vitest'
import { startStandIn } from '../scripts/crowd/processes.ts'
import { PLAYGROUND_TOKEN } from '../src/playground/settings.ts'
import { openTrafficFile } from './support/traffic-file.ts'

test('a request that Discord’s description doesn’t allow is found, also if the process is killed', async () => {
  const traffic = openTrafficFile()
  onTestFinished(traffic.remove)
  const standIn = await startStandIn(1)
  onTestFinished(() => standIn.stop('SIGTERM'))
  const ask = (path: string) =>
    fetch(`${standIn.url}/api/v10${path}`, { headers: { Authorization: `Bot ${PLAYGROUND_TOKEN}` } })
  expect((await ask('/users/@me')).status).toBe(200)
  expect(traffic.violations()).toEqual([])
  for (const _ of [1, 2]) await ask('/users/@me?shoe_size=42')
  await standIn.stop('SIGKILL')
  const sentence = expect.stringMatching(/^GET \/users\/@me: The bot sent "shoe_size"/)
  expect(traffic.violations()).toEqual([sentence])
  expect(traffic.violations()).toEqual([])
})
