/** Taking answers back: at once where nobody is wronged, otherwise by the table's vote or the raid leader. */

import type { UserText } from '../../texts/user-text.ts'
import type { Happening, Person, Rejected } from '../contract.ts'
import type { Member, Proposed } from '../motions/contract.ts'

export type UndoWish =
  /** One's own last answer, or the move that it was part of, with all that has followed. */
  | { what: 'step' | 'action' }
  /** The table's last answers, whoever gave them. */
  | { what: 'steps'; steps: number }
  /** Everything after an input: a moment's. */
  | { what: 'to'; to: number }
  /** The whole turn, which needs a reason. */
  | { what: 'turn'; reason: UserText }

export interface UndoAsk {
  raidId: string
  by: Member
  wish: UndoWish
  /** The raid's version that the wish was made at; a later one rejects it. */
  version?: number | undefined
  /** The same one is taken only once. */
  interactionId?: string | undefined
}

/** Just before somebody's answer of which everybody could see something. */
export interface Moment {
  /** The input after which the game stood. */
  to: number
  by: Person
  /** What that answer brought about, as everybody may know it. */
  came: Happening
  /** So many answers go with it, whoever gave them. */
  answers: number
}

export interface Undo {
  /** To which the game can go back, the latest first; and at which version it is. */
  moments(raidId: string): Promise<{ version: number; moments: Moment[] } | Rejected>
  /**
   * What was answered automatically goes with the answer before it. One's own answers that revealed nothing and that
   * nobody else has answered since are taken back at once.
   */
  ask(asked: UndoAsk): Promise<Proposed | Rejected>
}
