/** Plans an answer: tries the possible courses in imagined games, and chooses the one with the best results. */
import type { Decision } from '../../engine/index.ts'
import { type Course, coursesOf } from './courses.ts'
import { halve, type Tried } from './halving.ts'
import { type Horizon, playOut } from './playout.ts'
import type { Question } from './question.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { type Comparison, compare } from './why.ts'

/** How much a level plans. The same budget always gives the same answer to the same question. */
export interface Budget {
  readonly playouts: number
  readonly horizon: Horizon
  /** The largest number of courses that are compared. */
  readonly courses: number
  readonly weights?: Weights
}

export interface Plan {
  /** The picks for the open decision, and for those that follow in the same announcement. */
  readonly steps: readonly string[][]
  readonly playouts: number
  /** The comparisons with the second-best course and with passing, if these were tried. */
  readonly why: readonly Comparison<Course>[]
}

/** Questions of other kinds have hardly any consequences, or too many answers. The plain player answers them. */
const PLANNED: ReadonlySet<Decision['kind']> = new Set([
  'priority',
  'target',
  'defender',
  'protect',
  'choose',
  'may',
  'mode',
  'strike',
  'prevent',
  'unique',
  'discard',
  'handSize',
  'aim',
  'cost',
  'ready',
])

/** Whether the question is worth planning. */
export const isPlanned = ({ kind, options }: Decision): boolean => PLANNED.has(kind) && options.length > 1

/**
 * Returns the best course that was found.
 * @param seed determines the samples
 * @throws Error if the engine fails in an imagined game
 */
export function plan(question: Question, budget: Budget, seed: number): Plan {
  const { weights = WEIGHTS } = budget
  const sampled = { ...question, imagine: (sample: number) => question.imagine(seedOfSample(seed, sample)) }
  const courses = coursesOf(sampled, budget.courses)
  const [first] = courses
  if (!first || courses.length === 1) return { steps: first?.steps ?? [], playouts: 0, why: [] }
  const tried = halve(courses, budget.playouts, (course, sample) =>
    playOut(sampled.imagine(sample), course, budget.horizon, weights),
  )
  const [best] = tried
  if (!best) throw new Error('no course was tried')
  const playouts = tried.reduce((sum, { results }) => sum + results.length, 0)
  return { steps: best.course.steps, playouts, why: comparisons(best, tried) }
}

/** Two samples of a question never share a random state, and neither do samples of similar seeds. */
const seedOfSample = (seed: number, sample: number): number => (seed + Math.imul(sample, 0x9e3779b1)) | 0

function comparisons(best: Tried<Course>, tried: readonly Tried<Course>[]): Comparison<Course>[] {
  const others = tried.filter((one) => one !== best)
  const passing = others.slice(1).find(({ course }) => course.steps[0]?.join() === 'pass')
  return [...others.slice(0, 1), ...(passing ? [passing] : [])].map((other) => compare(best, other))
}
