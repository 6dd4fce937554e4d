/**
 * The reason of a computer player's move, as everybody reads it. It names no card and no other course: another course
 * can be a card in the computer's hand.
 */
import { onlyPlacesResourceOrPasses } from '../../bots/search/courses.ts'
import { TERMS, type Term } from '../../bots/search/evaluate.ts'
import type { Plan } from '../../bots/search/plan.ts'
import type { Seat } from '../../engine/index.ts'

/** A term that everybody may read. The expected end of the raid would say what a hand is good for. */
export type PublicReasonTerm = Exclude<Term, 'outcome'>

export interface MoveReason {
  readonly seat: Seat
  /** The term in which the move is better than to pass. */
  readonly term: PublicReasonTerm
}

export const isPublicReasonTerm = (term: unknown): term is PublicReasonTerm =>
  term !== 'outcome' && TERMS.some((one) => one === term)

/** The picks with which a player does nothing, which nobody sees. */
const NOTHING: readonly string[] = ['pass', 'none', '']

/** Returns the largest public reason for a plan, or null if there is none, or the plan is to do nothing. */
export function publicReasonOfPlan(
  seat: Seat,
  { steps, why }: Pick<Plan, 'steps' | 'why'>,
): MoveReason | null {
  if (NOTHING.includes(steps[0]?.join() ?? '')) return null
  const withPassing = why.find((one) => onlyPlacesResourceOrPasses(one.with))
  const compared = [withPassing, ...why].find((one) => one && one.better > 0 && one.reasons.length > 0)
  const term = compared?.reasons.map((one) => one.term).find(isPublicReasonTerm)
  return term ? { seat, term } : null
}
