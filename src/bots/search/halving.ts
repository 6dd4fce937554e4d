/**
 * Sequential halving: all courses are tried on the same samples, and after each round the weaker half is dropped. A
 * course that is clearly worse is dropped earlier.
 */
import { type Evaluation, totalOfEvaluation } from './evaluate.ts'
import { type IsOutOfTime, isNeverOutOfTime } from './time-limit.ts'

/** A course with its results. The result at index i belongs to sample i. */
export interface TriedCourse<C> {
  readonly course: C
  readonly results: Evaluation[]
  readonly totals: number[]
}

/**
 * Tries the courses with at most `budget` playouts, but each of them at least once. If the time runs out, the results
 * so far decide, and a sample that wasn't tried on all courses doesn't count.
 * @returns the courses that were tried, the best first
 */
export function tryCoursesByHalving<C>(
  courses: readonly C[],
  budget: number,
  tryOn: (course: C, sample: number) => Evaluation,
  isOutOfTime: IsOutOfTime = isNeverOutOfTime,
): TriedCourse<C>[] {
  const first = courses.map((course): TriedCourse<C> => ({ course, results: [], totals: [] }))
  const all = first.slice(0, trySample(first, 0, tryOn, isOutOfTime))
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)))
  let left = budget - all.length
  let sample = 1
  let alive = all
  for (let round = 1; round <= rounds && alive.length > 1; round++) {
    if (round > 1) alive = byMean(alive).slice(0, Math.ceil(alive.length / 2))
    const until = Math.floor((budget * (rounds - round)) / rounds)
    while (alive.length > 1 && left - alive.length >= until) {
      if (trySample(alive, sample, tryOn, isOutOfTime) < alive.length) return ranked(alive, all)
      left -= alive.length
      sample += 1
      alive = withoutClearlyWorse(alive)
    }
  }
  return ranked(alive, all)
}

/** A course that was dropped comes after all others, because it was tried on fewer samples. */
const ranked = <C>(alive: readonly TriedCourse<C>[], all: readonly TriedCourse<C>[]): TriedCourse<C>[] => [
  ...byMean(alive),
  ...byMean(all.filter((one) => !alive.includes(one))),
]

/**
 * Tries all courses on a sample. If the time runs out, only the results of the first sample are stored.
 * @returns the number of courses that were tried, at least one
 */
function trySample<C>(
  alive: readonly TriedCourse<C>[],
  sample: number,
  tryOn: (course: C, sample: number) => Evaluation,
  isOutOfTime: IsOutOfTime,
): number {
  const results: Evaluation[] = []
  for (const { course } of alive) {
    if (results.length > 0 && isOutOfTime()) break
    results.push(tryOn(course, sample))
  }
  if (sample === 0 || results.length === alive.length)
    for (const [i, result] of results.entries()) addResult(alive[i], result)
  return results.length
}

function addResult<C>(tried: TriedCourse<C> | undefined, result: Evaluation): void {
  tried?.results.push(result)
  tried?.totals.push(totalOfEvaluation(result))
}

/** Returns the courses sorted by the mean of their totals, the best first. Equal courses stay in their order. */
const byMean = <C>(tried: readonly TriedCourse<C>[]): TriedCourse<C>[] =>
  [...tried].sort((a, b) => mean(b.totals) - mean(a.totals))

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The number of samples that a course needs before it can be dropped as clearly worse. */
const FEW = 3
/** The number of samples that a course needs before it can be dropped because it is equal to the best. */
const FEWER = 2

/**
 * Returns the courses without those that are equal to the best on every sample, and without those that are worse by
 * more than two standard errors of the difference.
 */
function withoutClearlyWorse<C>(alive: readonly TriedCourse<C>[]): TriedCourse<C>[] {
  const [best] = byMean(alive)
  if (!best || best.totals.length < FEWER) return [...alive]
  const isDropped = best.totals.length < FEW ? isEqual : isClearlyWorse
  return alive.filter((one) => one === best || !isDropped(one.totals, best.totals))
}

const isEqual = (values: readonly number[], best: readonly number[]): boolean =>
  values.every((value, i) => value === best[i])

function isClearlyWorse(values: readonly number[], best: readonly number[]): boolean {
  const differences = values.map((value, i) => (best[i] ?? 0) - value)
  return mean(differences) >= 2 * standardError(differences)
}

/** Returns the standard error of the mean of these values. */
export function standardError(values: readonly number[]): number {
  const middle = mean(values)
  const variance = mean(values.map((one) => (one - middle) ** 2))
  return Math.sqrt(variance / (values.length - 1))
}
