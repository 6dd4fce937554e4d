import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { KeyedWorkLimiter } from './keyed-work-limiter.ts'

/** Creates work that runs until `end` is called. */
function heldWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = () => {
    held.begun = true
    return ended
  }
  const held = { begun: false, end, work }
  return held
}

test('work with the same key runs one after another, while other work runs', async () => {
  const turns = new KeyedWorkLimiter(() => 10)
  const [first, second, other] = [heldWork(), heldWork(), heldWork()]
  const all = [turns.run('a', first.work), turns.run('a', second.work), turns.run('b', other.work)]
  await sleep(1)
  expect([first.begun, second.begun, other.begun]).toEqual([true, false, true])
  first.end()
  await all[0]
  await sleep(1)
  expect(second.begun).toBe(true)
  for (const one of [second, other]) one.end()
  await Promise.all(all)
  expect(turns.size).toBe(0)
})

test('only the allowed number runs at a time, and failed work frees its place', async () => {
  const turns = new KeyedWorkLimiter(() => 2)
  const held = Array.from({ length: 3 }, heldWork)
  const all = held.map(({ work }, n) => turns.run(`${n}`, work))
  await sleep(1)
  expect(held.map(({ begun }) => begun)).toEqual([true, true, false])
  const failing = turns.run('a', () => Promise.reject(new Error('no')))
  for (const one of held.slice(0, 2)) one.end()
  await expect(failing).rejects.toThrow('no')
  for (const one of held) one.end()
  await Promise.all(all)
  expect(turns.size).toBe(0)
})
