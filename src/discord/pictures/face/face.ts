/** What pictures of cards show; every word of it is said as it is to be shown. */
import type { Theme } from '../theme.ts'

export interface Face {
  readonly name: string
  readonly cost: string | null
  readonly typeLine: string
  /** "Rogue · Horde" */
  readonly traits: string
  /** Two letters at most, for its emblem. */
  readonly initials: string
  readonly className: string | null
  readonly faction: 'Alliance' | 'Horde' | null
  /** A line for each power, with **bold** marked. */
  readonly text: readonly string[]
  readonly atk: { readonly value: string; readonly types: string } | null
  readonly health: string | null
  readonly def: string | null
  readonly strike: string | null
  readonly foot: string
}

export interface CardFaceShown {
  readonly kind: 'card'
  readonly theme: Theme
  readonly face: Face
  /** Below it; null without one. */
  readonly mark: Mark | null
}

/** Whether a card of a hand can be used now; null while that isn't the question. */
export interface Mark {
  readonly use: 'play' | 'place' | 'none' | null
  readonly text: string
}

export interface HandShown {
  readonly kind: 'hand'
  readonly theme: Theme
  readonly title: string
  readonly foot: string
  /** What it says where there are no cards. */
  readonly empty: string
  readonly cards: readonly {
    readonly face: Face
    /** By which it is played. */
    readonly number: string
    readonly copies: string | null
    readonly mark: Mark
  }[]
}
