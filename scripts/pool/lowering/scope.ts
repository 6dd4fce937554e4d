/** The cards and players that a text has named before a word, to which the word can refer. */
import type { CardType, PlayerSelector, Selector } from '../../../src/engine/index.ts'
import type { Antecedent, MentionedPlayer } from '../refer.ts'

/** The cards and players that a text has mentioned so far, and facts about the card with the text. */
export interface TextScope {
  readonly antecedents: Antecedent[]
  readonly persons: MentionedPlayer[]
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

export const newTextScope = (isInPlay: boolean, type?: CardType): TextScope => ({
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

/** Returns a target with its position in place of its number, until all targets are declared. */
export const undeclaredTarget = (at: number): Selector => ({ kind: 'thatTarget', n: -1 - at })
export const undeclaredTargetPlayer = (at: number): PlayerSelector => ({ kind: 'targetPlayer', n: -1 - at })
