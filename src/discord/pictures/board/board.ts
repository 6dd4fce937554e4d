/** What a picture of the table shows; every word of it is said as it is to be shown. */
import type { CardType } from '../../../engine/index.ts'
import type { Theme } from '../theme.ts'

export interface Count {
  readonly label: string
  readonly value: string
}

/** What a card has to do with the chain or the combat that goes on, or whether it is MARKED. */
export interface Badge {
  readonly kind: 'marked' | 'attacks' | 'defends' | 'target'
  readonly text: string
}

export interface CardShown {
  readonly name: string
  readonly type: CardType | null // null: face down
  readonly typeWord: string
  readonly cost: string | null
  readonly atk: { readonly value: string; readonly types: string } | null
  readonly health: { readonly left: number; readonly of: number; readonly text: string } | null
  readonly def: string | null
  /** The word for it, where it is exhausted. */
  readonly exhausted: string | null
  /** Keywords and counters; then what is attached. */
  readonly notes: readonly string[]
  readonly badges: readonly Badge[]
}

export interface PartyShown {
  readonly name: string
  readonly isLair: boolean
  readonly isTurn: boolean
  /** Why it has no hero any more. */
  readonly out: string | null
  readonly hero: CardShown | null
  readonly level: string | null
  readonly counts: readonly Count[]
  readonly notes: readonly string[]
  readonly cards: readonly CardShown[]
}

export interface BoardShown {
  readonly kind: 'board'
  readonly theme: Theme
  readonly title: string
  readonly turn: string
  readonly phase: string
  readonly isLairTurn: boolean
  readonly waiting: string
  readonly combat: { readonly label: string; readonly text: string } | null
  /** The topmost first. */
  readonly chain: {
    readonly label: string
    readonly links: readonly string[]
    readonly more: string | null
  } | null
  readonly parties: readonly PartyShown[]
}
