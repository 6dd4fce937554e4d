/** An input that the game has accepted, with its origin and its consequences. */
import type { GameEvent, Input, Seat } from '../../engine/index.ts'
import type { AnswerOnBehalf } from './announcement.ts'
import type { AnswerByInstruction, Instruction } from './instructions.ts'
import type { LockedGame } from './locked-raid.ts'
import type { MoveReason } from './move-reason.ts'
import type { Person } from './person.ts'
import type { MentionedCards } from './public-events.ts'

export interface InputOrigin {
  by: Person | null
  interactionId: string | null
  /** The kind of the instruction that the autopilot has followed, if no person acted. */
  instructionKind?: Instruction['kind']
  /** Details of an answer that the clock or a friend gives for an absent player. */
  how?: AnswerOnBehalf
  /** The reason for which a computer player that plans has made this move. */
  reason?: MoveReason
  /** Whether the input is an undo of steps that had revealed nothing to anybody. */
  harmless?: boolean
}

/**
 * The origin of inputs that the table makes without a person. These inputs are no player's step, so an undo skips
 * them.
 */
export const TABLE_INPUT_ORIGIN: InputOrigin = { by: null, interactionId: null }

/**
 * The consequences of an input that the game has accepted. `events` has all events, and `news` those that everybody
 * may know.
 */
export interface EventsAndNews {
  events: GameEvent[]
  news: PublicNews
}

/** The consequences of one or more inputs that everybody may know. */
export interface PublicNews {
  by: Seat | null
  events: GameEvent[]
  objects: MentionedCards
  /** The seats for which the table has answered, in the order of the answers. */
  ordered: AnswerByInstruction[]
  /** The reasons of computer players for their moves. */
  reasons: MoveReason[]
}

/** The type of the function that applies an input to a locked game and logs it. */
export type AddInputFunction = (
  playing: LockedGame,
  input: Input,
  origin: InputOrigin,
) => Promise<EventsAndNews>
