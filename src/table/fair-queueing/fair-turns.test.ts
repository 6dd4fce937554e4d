import { expect, test } from 'vitest'
import { FairQueue } from './fair-turns.ts'

/** Takes all waiting values. @returns them in the order of their turns */
function all(turns: FairQueue<string>): string[] {
  const taken: string[] = []
  for (let one = turns.take(); one !== undefined; one = turns.take()) taken.push(one)
  return taken
}

test('each owner gets one turn in each round, in order of arrival', () => {
  const turns = new FairQueue<string>()
  for (const thing of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.add(thing.charAt(0), thing)
  expect(turns.size).toBe(3)
  expect(all(turns)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
  expect(turns.size).toBe(0)
})

test('a new owner waits for at most one thing of each owner, even if they have much waiting', () => {
  const turns = new FairQueue<string>()
  for (let n = 0; n < 1_000; n++) for (const owner of ['a', 'b', 'c']) turns.add(owner, owner)
  for (let n = 0; n < 10; n++) turns.take()
  turns.add('quiet', 'quiet')
  const taken = all(turns)
  const others = taken.slice(0, taken.indexOf('quiet'))
  expect(others.length).toBe(new Set(others).size)
})

test('an owner who comes back at once comes after one who has waited meanwhile', () => {
  const turns = new FairQueue<string>()
  turns.add('a', 'a1')
  expect(turns.take()).toBe('a1')
  turns.add('a', 'a2')
  turns.add('b', 'b1')
  expect(all(turns)).toEqual(['b1', 'a2'])
})

test('many new owners don’t pass one who came before them', () => {
  const turns = new FairQueue<string>()
  for (const owner of ['a', 'quiet', 'a', 'a']) turns.add(owner, owner)
  all(turns)
  turns.add('a', 'a')
  turns.add('quiet', 'quiet')
  for (let n = 0; n < 100; n++) turns.add(`new ${n}`, `new ${n}`)
  expect(all(turns).indexOf('quiet')).toBeLessThanOrEqual(1)
})
