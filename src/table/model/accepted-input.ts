/** An input that the game has accepted, with its origin and its consequences. */
import type { GameEvent, Input, Seat } from '../../engine/index.ts'
import type { OnBehalf } from './announcement.ts'
import type { AnswerByInstruction, Instruction } from './instructions.ts'
import type { LockedGame } from './locked-raid.ts'
import type { Person } from './person.ts'
import type { NamedObjects } from './public-events.ts'

export interface InputOrigin {
  by: Person | null
  interactionId: string | null
  /** The kind of the instruction that the autopilot has followed, if no person acted. */
  instructionKind?: Instruction['kind']
  /** Set if the clock or a friend answers for an absent player. */
  how?: OnBehalf
  /** Set by an undo if the undone steps had revealed nothing to anybody. */
  harmless?: boolean
}

/** The origin of the table's own inputs. They are no player's step, so an undo skips them. */
export const TABLE_ORIGIN: InputOrigin = { by: null, interactionId: null }

/** The consequences of an input. `events` are all events, `news` contains what everybody may know. */
export interface AcceptedInput {
  events: GameEvent[]
  news: PublicNews
}

/** The public consequences of inputs. */
export interface PublicNews {
  by: Seat | null
  events: GameEvent[]
  objects: NamedObjects
  /** The players for whom the table has answered, in that order. */
  ordered: AnswerByInstruction[]
}

/** Puts an input into the game and logs it. */
export type AddInput = (playing: LockedGame, input: Input, origin: InputOrigin) => Promise<AcceptedInput>
