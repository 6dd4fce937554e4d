/** The messages between the pool and its worker threads. */
import type { Card } from '../../engine/index.ts'
import type { Level } from '../search/levels.ts'
import type { Plan } from '../search/plan.ts'

/** Cards that a worker registers with its engine. */
export interface CardsToRegister {
  readonly hash: string
  readonly cards: readonly Card[]
  readonly otherNames: readonly string[]
}

export interface PlanningJob {
  readonly id: number
  readonly level: Level
  /**
   * An imagined game as JSON. A string is cheaper to send than an object, and the worker's own parser stores equal
   * words once.
   */
  readonly game: string
  readonly raid: string
  /** The time in ms after which the planner takes the best course so far. */
  readonly planMs: number | null
  /** Whether the job only warms up the worker, so that its plan isn't wanted. */
  readonly isWarmUp: boolean
  /** The cards of the game, unless the worker has them. */
  readonly cards: CardsToRegister | null
  /** The hash of cards that the worker doesn't need any more. */
  readonly forget: string | null
}

export type MessageFromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'planned'; readonly id: number; readonly plan: Plan | null }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string }
