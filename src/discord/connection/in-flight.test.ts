import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { InFlight } from './in-flight.ts'

test('ending waits for running work and for work that arrives meanwhile, then refuses new work', async () => {
  const inFlight = new InFlight()
  const done: string[] = []
  const work = async (what: string, ms: number) => {
    await sleep(ms)
    done.push(what)
  }
  inFlight.add(work('an answer', 20))
  const ended = inFlight.end(10_000).then(() => done.push('the end'))
  expect(inFlight.isEnding).toBe(true)
  await sleep(5)
  inFlight.add(work('a refusal', 40))
  await sleep(30)
  inFlight.add(work('another', 40))
  await ended
  expect(done).toEqual(['an answer', 'a refusal', 'another', 'the end'])
})

test('ending doesn’t wait for ever for work that never ends', async () => {
  const inFlight = new InFlight()
  inFlight.add(new Promise(() => {}))
  await expect(inFlight.end(20)).resolves.toBeUndefined()
})
