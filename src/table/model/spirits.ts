/** The types of the acts of fallen raiders, which the raid's thread shows. */
import type { CardId } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Person } from './person.ts'

/** The occasions for a spoken line of the lair, such as a raider's fall. */
export const LAIR_LINE_OCCASIONS = ['fall', 'hit', 'hurt', 'weak', 'flip', 'any'] as const
export type LairLineOccasion = (typeof LAIR_LINE_OCCASIONS)[number]

/** The key of a line for the lair in the texts. `raid` is the raid that has the line, or "common". */
export interface PredefinedLairLine {
  raid: string
  occasion: LairLineOccasion
  key: string
}

/** The line that a fallen raider speaks for the lair: one of the texts, or the person's own words. */
export type SpokenLairLine = PredefinedLairLine | { own: UserText }

export type SpiritNews =
  /** A fallen raider speaks a line of the lair. `speaker` is the lair's hero, if it has one. */
  | { kind: 'voice'; by: Person; speaker: CardId | null; said: SpokenLairLine }
  | { kind: 'hint'; by: Person; to: Person } // A fallen raider gives a hint. Only `to` sees which card it is about.
