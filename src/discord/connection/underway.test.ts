import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Underway } from './underway.ts'

test('ending waits for running work and for work that arrives meanwhile, then refuses new work', async () => {
  const underway = new Underway()
  const done: string[] = []
  const work = async (what: string, ms: number) => {
    await sleep(ms)
    done.push(what)
  }
  underway.add(work('an answer', 20))
  const ended = underway.end(10_000).then(() => done.push('the end'))
  expect(underway.isEnding).toBe(true)
  await sleep(5)
  underway.add(work('a refusal', 40))
  await sleep(30)
  underway.add(work('another', 40))
  await ended
  expect(done).toEqual(['an answer', 'a refusal', 'another', 'the end'])
})

test('ending doesn’t wait for ever for work that never ends', async () => {
  const underway = new Underway()
  underway.add(new Promise(() => {}))
  await expect(underway.end(20)).resolves.toBeUndefined()
})
