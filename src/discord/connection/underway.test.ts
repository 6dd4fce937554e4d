import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Underway } from './underway.ts'

test('who ends waits also for what comes meanwhile, and is refused', async () => {
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

test('what is never answered holds nobody for ever', async () => {
  const underway = new Underway()
  underway.add(new Promise(() => {}))
  await expect(underway.end(20)).resolves.toBeUndefined()
})
