/** The contents of pictures of cards. All texts are ready to be drawn. */
import type { Device } from '../hand/sheets.ts'
import type { Theme } from '../theme.ts'

export interface Face {
  readonly name: string
  readonly cost: string | null
  readonly typeLine: string
  /** The line below the name, such as "Rogue · Horde". */
  readonly traits: string
  /** At most two letters, for its emblem. */
  readonly initials: string
  readonly className: string | null
  readonly faction: 'Alliance' | 'Horde' | null
  /** A line for each power. Bold words are marked with **. */
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
  /** The mark below the card; null if it has none. */
  readonly mark: Mark | null
}

/** Whether a card in hand can be used now; null while the player isn't asked for moves. */
export interface Mark {
  readonly use: 'play' | 'place' | 'none' | null
  readonly text: string
}

export interface HandShown {
  readonly kind: 'hand'
  readonly theme: Theme
  /** The device for which it is composed. */
  readonly device: Device
  readonly title: string
  readonly foot: string
  /** The text that is shown if there are no cards. */
  readonly empty: string
  readonly cards: readonly {
    readonly face: Face
    /** The number by which it is played. */
    readonly number: string
    readonly copies: string | null
    readonly mark: Mark
  }[]
}
