import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WorkInFlight } from './work-in-flight.ts'

test('ending waits for running work and for work that arrives meanwhile, then refuses new work', async () => {
  const inFlight = new WorkInFlight()
  const done: string[] = []
  /** Adds work that ends when the returned function is called. */
  const begin = (what: string): (() => void) => {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    inFlight.add(over.then(() => void done.push(what)))
    return end
  }
  const answer = begin('an answer')
  const ended = inFlight.end(10_000).then(() => done.push('the end'))
  expect(inFlight.isEnding).toBe(true)
  const refusal = begin('a refusal')
  answer()
  await sleep(1)
  const another = begin('another')
  refusal()
  await sleep(1)
  another()
  await ended
  expect(done).toEqual(['an answer', 'a refusal', 'another', 'the end'])
})

test('ending doesn’t wait for ever for work that never ends', async () => {
  const inFlight = new WorkInFlight()
  inFlight.add(new Promise(() => {}))
  await expect(inFlight.end(20)).resolves.toBeUndefined()
})
