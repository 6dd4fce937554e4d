import { expect, test } from 'vitest'
import { tutorialRaids } from '../../raids/tutorial/tutorial.ts'
import type { OpenQuestion } from '../../store/raids/open-questions.ts'
import { scheduledActions } from './timetable.ts'

const since = new Date('2026-11-21T12:00:00Z')
const wait: OpenQuestion = {
  raidId: 'r',
  name: 'deadmines',
  prompt: 7,
  decision: 3,
  since,
  personId: 'anna',
  person: {},
  raid: {},
  seats: 3,
  reminders: 0,
  reminded: null,
  warned: null,
  asleep: false,
  alone: 0,
}

/** Returns the planned actions, each with its time in hours. */
const plan = (change: Partial<OpenQuestion>): [string, number][] =>
  scheduledActions({ ...wait, ...change }).map(({ deed, at }) => [
    deed,
    (at.getTime() - since.getTime()) / 3_600_000,
  ])

const after = (hours: number): string => new Date(since.getTime() + hours * 3_600_000).toISOString()

test('by default a player is reminded after eight hours, and the raid sleeps after thirty days', () => {
  expect(plan({})).toEqual([
    ['reminder', 8],
    ['sleep', 720],
  ])
  expect(plan({ reminders: 1, reminded: after(8.2) })).toContainEqual(['reminder', 16.2])
})

test('the fifth reminder is the last', () => {
  expect(plan({ reminders: 4, reminded: after(32) })).toContainEqual(['reminder', 40])
  expect(plan({ reminders: 5, reminded: after(40) })).toEqual([['sleep', 720]])
})

test('a vacation delays reminders until it is over, but not the time limit', () => {
  const person = { awayUntil: after(100), quiet: { from: '12:00', to: '18:00' } }
  expect(plan({ person, raid: { limitHours: 24 } })).toEqual([
    ['warning', 18],
    ['reminder', 102],
    ['sleep', 720],
  ])
})

test('the default answer comes after the limit, and at least a quarter of the limit after the warning', () => {
  const raid = { limitHours: 24 }
  expect(plan({ raid, warned: after(18) })).toContainEqual(['default', 24])
  expect(plan({ raid, warned: after(40) })).toContainEqual(['default', 46])
  expect(plan({ raid }).map(([deed]) => deed)).not.toContain('default')
})

test('where everybody is absent, the clock answers twice for each seat and then waits', () => {
  const raid = { limitHours: 24 }
  expect(plan({ raid, alone: 5 }).map(([deed]) => deed)).toContain('warning')
  expect(plan({ raid, alone: 6 }).map(([deed]) => deed)).toEqual(['reminder', 'sleep'])
})

test('a player in a lesson is never reminded', () => {
  for (const { name } of tutorialRaids) expect(plan({ name, raid: { limitHours: 1 } })).toEqual([])
})
