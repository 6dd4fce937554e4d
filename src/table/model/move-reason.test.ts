import { expect, test } from 'vitest'
import type { Course } from '../../bots/search/courses.ts'
import type { Term } from '../../bots/search/evaluate.ts'
import type { Comparison } from '../../bots/search/why.ts'
import { publicReasonOfPlan } from './move-reason.ts'

const compared = (pick: string, ...terms: Term[]): Comparison<Course> => ({
  with: { steps: [[pick]] },
  better: terms.length > 0 ? 15 : 0,
  of: 20,
  reasons: terms.map((term, n) => ({ term, by: 4 - n })),
})

test('a reason is the largest term against passing, and names nothing else', () => {
  const plan = {
    steps: [['o5']],
    why: [compared('o71', 'hands', 'gear'), compared('pass', 'lairHero', 'allies')],
  }
  expect(publicReasonOfPlan(1, plan)).toEqual({ seat: 1, term: 'lairHero' })
})

test('where passing was not tried, or is no worse, the second-best course counts', () => {
  expect(publicReasonOfPlan(1, { steps: [['o5']], why: [compared('o71', 'hands')] })).toEqual({
    seat: 1,
    term: 'hands',
  })
  expect(
    publicReasonOfPlan(1, { steps: [['o5']], why: [compared('o71', 'hands'), compared('pass')] }),
  ).toEqual({
    seat: 1,
    term: 'hands',
  })
})

test('nobody is told that the hand decides the raid', () => {
  expect(publicReasonOfPlan(0, { steps: [['o5']], why: [compared('pass', 'outcome', 'heroes')] })).toEqual({
    seat: 0,
    term: 'heroes',
  })
  expect(publicReasonOfPlan(0, { steps: [['o5']], why: [compared('pass', 'outcome')] })).toBeNull()
  expect(publicReasonOfPlan(0, { steps: [['o5']], why: [] })).toBeNull()
})

test('nobody is told why a player does nothing, because that is about their hand', () => {
  for (const steps of [[], [['pass']], [['none']], [[]]])
    expect(publicReasonOfPlan(0, { steps, why: [compared('o71', 'heroes')] })).toBeNull()
})
