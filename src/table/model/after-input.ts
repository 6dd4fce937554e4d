/** The work of the table after the last input of a request. `playing/steps.ts` lists its steps. */

import type { AcceptedInput, AddInput } from './accepted-input.ts'
import type { Announcement } from './announcement.ts'
import type { LockedGame } from './locked-raid.ts'
import type { PublicEvents } from './public-events.ts'

export interface AfterInput {
  readonly playing: LockedGame
  /** The inputs of the request. */
  readonly taken: readonly AcceptedInput[]
  /** The table's own answers that followed, in order. Only the answering steps add to them. */
  readonly answers: AcceptedInput[]
  /** The public events that an undo has taken back. Null after any other request. */
  readonly undone: PublicEvents | null
  readonly put: AddInput
}

/** Changes stored data, and announces nothing that has a place among the announcements of the input. */
export type PreparingStep = (after: AfterInput) => Promise<void>

/**
 * Answers for seats.
 * @param latest the inputs since a step last answered, or its answers
 * @returns the answers that it gave
 */
export type AnsweringStep = (
  after: AfterInput,
  latest: readonly AcceptedInput[],
) => Promise<readonly AcceptedInput[]>

/** Returns announcements, which follow those of the earlier steps. */
export type AnnouncingStep = (after: AfterInput) => readonly Announcement[] | Promise<readonly Announcement[]>
