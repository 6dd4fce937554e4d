import { expect, it } from 'vitest'
import { PlanQueue, type QueuedPlan } from './plan-queue.ts'

const question = (key: string, priority: QueuedPlan['priority']) => ({ key, priority })
const drained = (queue: PlanQueue<QueuedPlan>) => {
  const all: string[] = []
  for (let next = queue.next(); next; next = queue.next()) all.push(`${next.priority} ${next.key}`)
  return all
}

it('hints come before moves, warm-ups last, and equal priorities in the order in which they came', () => {
  const queue = new PlanQueue<QueuedPlan>()
  queue.add(question('1', 'warmUp'))
  queue.add(question('b', 'move'))
  queue.add(question('a', 'move'))
  queue.add(question('a', 'hint'))
  expect(queue.size).toBe(4)
  expect(drained(queue)).toEqual(['hint a', 'move b', 'move a', 'warmUp 1'])
})

it('a newer question of the same raid takes the place of the older one', () => {
  const queue = new PlanQueue<QueuedPlan>()
  const [older, newer] = [question('a', 'move'), question('a', 'move')]
  expect(queue.add(older)).toBeNull()
  expect(queue.add(newer)).toBe(older)
  expect([queue.remove(older), queue.size]).toEqual([false, 1])
  expect(queue.next()).toBe(newer)
  expect(queue.next()).toBeNull()
})
