/**
 * The types of the steps that the table runs after the last input of a request. `playing/steps.ts` lists the steps.
 */

import type { AddInputFunction, EventsAndNews } from './accepted-input.ts'
import type { Announcement } from './announcement.ts'
import type { LockedGame } from './locked-raid.ts'
import type { PublicEvents } from './public-events.ts'

export interface AfterInputContext {
  readonly playing: LockedGame
  /** The accepted inputs of the request. */
  readonly taken: readonly EventsAndNews[]
  /** The table's own answers that followed, in order. Only answering steps add to the list. */
  readonly answers: EventsAndNews[]
  /** The public events that an undo has taken back; null after any other request. */
  readonly undone: PublicEvents | null
  readonly put: AddInputFunction
}

/**
 * A step that runs first. It changes stored data, and its announcements, if it makes any, precede those of the
 * input.
 */
export type PreparingStep = (after: AfterInputContext) => Promise<void>

/**
 * A step that answers for seats.
 * @param latest the inputs since a step last answered, or that step's answers
 * @returns the answers that the step gave
 */
export type AnsweringStep = (
  after: AfterInputContext,
  latest: readonly EventsAndNews[],
) => Promise<readonly EventsAndNews[]>

/** A step that returns announcements. They follow those of the earlier steps. */
export type AnnouncingStep = (
  after: AfterInputContext,
) => readonly Announcement[] | Promise<readonly Announcement[]>
