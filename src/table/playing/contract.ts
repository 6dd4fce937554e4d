/** The interface through which players answer decisions. */
import type { PublicEvents } from '../model/public-events.ts'
import type { Rejected } from '../model/rejection.ts'

/**
 * Picks for one decision. `decision` is the id under which it was offered. It is absent in the later steps of a typed
 * command.
 */
export interface AnswerStep {
  decision?: number
  picks: string[]
}

/**
 * `events` are the consequences of the answers, including the autopilot's answers, as the answering seat may know
 * them. `objects` are those that everybody knows. `takeBack`: whether the last answer can be taken back at once,
 * without asking anybody.
 */
export type AnswerResult = ({ ok: true; version: number; takeBack: boolean } & PublicEvents) | Rejected
