import { expect, test } from 'vitest'
import { type Evaluation, newZeroEvaluation } from './evaluate.ts'
import { tryCoursesByHalving } from './halving.ts'
import { isNeverOutOfTime } from './time-limit.ts'

/** Tries courses that are their own values. The noise of a sample is the same for all of them. */
function tried(courses: readonly number[], budget: number, most = Number.POSITIVE_INFINITY) {
  const calls: [course: number, sample: number][] = []
  const tryOn = (course: number, sample: number): Evaluation => {
    calls.push([course, sample])
    return { ...newZeroEvaluation(), allies: course + ((sample * 7) % 5) }
  }
  const found = tryCoursesByHalving(
    courses,
    budget,
    tryOn,
    most < 40 ? () => calls.length >= most : isNeverOutOfTime,
  )
  return { calls, found }
}

test('every course is tried on the first sample, and the best comes first', () => {
  const { calls, found } = tried([3, 9, 1, 4], 40)
  expect(calls.slice(0, 4)).toEqual([3, 9, 1, 4].map((course) => [course, 0]))
  expect(found[0]?.course).toBe(9)
  expect(found.map(({ course }) => course).sort()).toEqual([1, 3, 4, 9])
})

test('all courses see the same samples, in the same order', () => {
  const { calls } = tried([3, 9, 1, 4], 40)
  for (const course of [3, 9, 1, 4]) {
    const samples = calls.filter(([one]) => one === course).map(([, sample]) => sample)
    expect(samples).toEqual(samples.map((_, i) => i))
  }
})

test('the budget is the largest number of playouts, unless there are more courses', () => {
  const noisy = (budget: number, courses: number): number => {
    let calls = 0
    tryCoursesByHalving(
      Array.from({ length: courses }, (_, i) => i),
      budget,
      (course, sample) => {
        calls += 1
        return { ...newZeroEvaluation(), allies: (course * 13 + sample * 31) % 17 }
      },
    )
    return calls
  }
  expect(noisy(40, 8)).toBeLessThanOrEqual(40)
  expect(noisy(40, 8)).toBeGreaterThan(8)
  expect(noisy(4, 8)).toBe(8)
})

test('a course that is worse on every sample is dropped early', () => {
  const { calls } = tried([9, 1], 40)
  expect(calls.filter(([course]) => course === 1)).toHaveLength(3)
})

test('a course that is equal to the best is dropped after two samples', () => {
  const { calls, found } = tried([4, 4, 4], 40)
  expect(calls).toHaveLength(6)
  expect(found).toHaveLength(3)
})

test('of equal courses the first wins', () => {
  const courses = [{ name: 'first' }, { name: 'second' }]
  const found = tryCoursesByHalving(courses, 10, () => ({ ...newZeroEvaluation(), allies: 1 }))
  expect(found[0]?.course.name).toBe('first')
})

test('if the time runs out, a sample that wasn’t tried on all courses doesn’t count', () => {
  const { calls, found } = tried([3, 9, 1, 4], 40, 6)
  expect(calls).toHaveLength(6)
  expect(found.map(({ course, totals }) => [course, totals.length])).toEqual(
    [9, 4, 3, 1].map((one) => [one, 1]),
  )
})

test('if the time runs out on the first sample, the courses that were tried are compared', () => {
  expect(tried([3, 9, 1, 4], 40, 2).found.map(({ course }) => course)).toEqual([9, 3])
  expect(tried([3, 9], 40, 0).found.map(({ course }) => course)).toEqual([3])
})
