/** The interface through which players answer decisions. */
import type { PublicEvents } from '../model/public-events.ts'
import type { Rejected } from '../model/rejection.ts'

/**
 * The picks for one decision. `decision` is the decision's id; it is absent in the later steps of a typed command.
 */
export interface PicksForDecision {
  decision?: number
  picks: string[]
}

/**
 * The result of answers. `events` has their consequences, including those of the autopilot's answers, as the
 * answering seat may know them. `takeBack` is true if the last answer can be undone at once, without a vote.
 */
export type AnswerResult = ({ ok: true; version: number; takeBack: boolean } & PublicEvents) | Rejected
