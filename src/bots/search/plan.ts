/** Plans an answer: it tries the possible courses in imagined games, and chooses the course with the best results. */
import type { Decision } from '../../engine/index.ts'
import { type Course, coursesOf, onlyPlacesResourceOrPasses, plainCourse } from './courses.ts'
import { type TriedCourse, tryCoursesByHalving } from './halving.ts'
import { type Horizons, horizonFor } from './horizon.ts'
import { playOut } from './playout.ts'
import { type Question, questionAfterSteps } from './question.ts'
import { type IsOutOfTime, isNeverOutOfTime } from './time-limit.ts'
import { type Weights, weightsFor } from './weights.ts'
import { type Comparison, compareCourses } from './why.ts'

/** The amount of planning of one level. The same budget always gives the same answer to the same question. */
export interface Budget extends Horizons {
  readonly playouts: number
  /** The largest number of courses that are compared. */
  readonly courses: number
  /** Weights that differ from those in force. */
  readonly weights?: Partial<Weights>
}

export interface Plan {
  /** The picks for the open decision, and for the decisions that follow in the same announcement. */
  readonly steps: readonly string[][]
  readonly playouts: number
  /** The comparisons with the second-best course and with passing, if these were tried. */
  readonly why: readonly Comparison<Course>[]
}

/**
 * The kinds of questions that are planned. Questions of other kinds have hardly any consequences, or too many answers,
 * and the plain player answers them.
 */
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

/** Whether the planner plans this kind of decision, and the decision has more than one option. */
export const needsPlanning = ({ kind, options }: Decision): boolean => PLANNED.has(kind) && options.length > 1

/** The maximum number of choices in an announcement. No announcement needs more. */
const MOST_STEPS = 8

/**
 * Returns the best answer that was found. An announcement is planned to its end: first what to announce, as the plain
 * player would go on, and then its choices one after the other.
 * @param seed determines the samples
 * @param isOutOfTime ends the plan early. The plain player then answers the rest of an announcement.
 * @throws Error if the engine fails in an imagined game
 */
export function plan(
  question: Question,
  budget: Budget,
  seed: number,
  isOutOfTime: IsOutOfTime = isNeverOutOfTime,
): Plan {
  const sampled = { ...question, imagine: (sample: number) => question.imagine(seedOfSample(seed, sample)) }
  const first = choose(sampled, budget, isOutOfTime)
  let { steps, playouts } = first
  while (steps.length < MOST_STEPS && !isOutOfTime()) {
    const next = questionAfterSteps(sampled, steps)
    if (!next || !needsPlanning(next.decision)) break
    const more = choose(next, budget, isOutOfTime)
    steps = [...steps, ...more.steps]
    playouts += more.playouts
  }
  return { ...first, steps, playouts }
}

/** Plans the answer to one question. */
function choose(question: Question, budget: Budget, isOutOfTime: IsOutOfTime): Plan {
  const { seat } = question.decision
  const { playouts } = budget
  const view = question.view()
  const horizon = horizonFor(view, seat, budget)
  const weights = { ...weightsFor(view), ...budget.weights }
  const possible = isOutOfTime() ? [plainCourse(question)] : coursesOf(question, budget.courses)
  const tried =
    possible.length === 1
      ? possible.map((course): TriedCourse<Course> => ({ course, results: [], totals: [] }))
      : tryCoursesByHalving(
          possible,
          playouts,
          (course, sample) => playOut(question.imagine(sample), seat, course, { horizon, weights }),
          isOutOfTime,
        )
  const [best] = tried
  if (!best) throw new Error('a question has no answer')
  return {
    steps: best.course.steps,
    playouts: tried.reduce((sum, { results }) => sum + results.length, 0),
    why: comparisons(best, tried),
  }
}

/**
 * Returns the seed of a sample. Two samples of a question never share a random state, and neither do samples of similar
 * seeds.
 */
const seedOfSample = (seed: number, sample: number): number => (seed + Math.imul(sample, 0x9e3779b1)) | 0

/** Compares the best course with the next one that begins with other answers, and with passing. */
function comparisons(best: TriedCourse<Course>, tried: readonly TriedCourse<Course>[]): Comparison<Course>[] {
  const steps = JSON.stringify(best.course.steps)
  const others = tried.filter(({ course }) => JSON.stringify(course.steps) !== steps)
  const passing = others.slice(1).find(({ course }) => onlyPlacesResourceOrPasses(course))
  return [...others.slice(0, 1), ...(passing ? [passing] : [])].map((other) => compareCourses(best, other))
}
