/** The cards and players that a text has named before a word, to which the word can refer. */
import type { CardType, PlayerSelector, Selector } from '../../../src/engine/index.ts'
import type { Antecedent, PersonBefore } from '../refer.ts'

/** The words that a text has used before. */
export interface Scope {
  readonly antecedents: Antecedent[]
  readonly persons: PersonBefore[]
  /** The player of the enclosing "each player …". */
  readonly they?: PlayerSelector
  /** Whether "other" means "not this card": the text belongs to a card in play. */
  readonly isInPlay: boolean
  /** Whether this card is an ally or a hero, which texts call "he" or "she". */
  readonly isCharacter: boolean
  /** The type of this card. A power that a card gives to others has none. */
  readonly type: CardType | undefined
  readonly declared: Set<number>
  readonly chosen: Map<number, string>
  /** The positions of cards that a sentence only chooses, so that "other" may mean them. */
  readonly alone: Set<number>
  readonly bound: Map<number, string>
  /** The positions of single cards with which costs are paid, with names for them. */
  readonly paid: Map<number, string>
}

export const newScope = (isInPlay: boolean, type?: CardType): Scope => ({
  antecedents: [],
  persons: [],
  isInPlay,
  isCharacter: type === 'ally' || type === 'hero',
  type,
  declared: new Set(),
  chosen: new Map(),
  alone: new Set(),
  bound: new Map(),
  paid: new Map(),
})

/** Positions stand for the numbers of targets until all of them are declared. */
export const later = (at: number): Selector => ({ kind: 'thatTarget', n: -1 - at })
export const laterPlayer = (at: number): PlayerSelector => ({ kind: 'targetPlayer', n: -1 - at })
