/** The contents of pictures of cards. All texts are ready to be drawn. */
import type { HandPictureDevice } from '../hand/picture-sizes.ts'
import type { Theme } from '../theme.ts'

export interface CardFace {
  readonly name: string
  readonly cost: string | null
  readonly typeLine: string
  /** The line below the name, such as "Rogue · Horde". */
  readonly traits: string
  /** The initials in the emblem, at most two letters. */
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

export interface CardFacePictureContents {
  readonly kind: 'card'
  readonly theme: Theme
  readonly face: CardFace
  /** The mark below the card; null if it has none. */
  readonly mark: CardUseMark | null
}

/** The mark below a card: how it can be used now, or for a deck. `use` is null while the player isn't asked for moves. */
export interface CardUseMark {
  readonly use: 'play' | 'place' | 'none' | null
  readonly text: string
}

export interface HandPictureContents {
  readonly kind: 'hand'
  readonly theme: Theme
  /** The device for which it is composed. */
  readonly device: HandPictureDevice
  readonly title: string
  readonly foot: string
  /** The text that is shown if there are no cards. */
  readonly empty: string
  readonly cards: readonly {
    readonly face: CardFace
    /** The number by which it is played. */
    readonly number: string
    readonly copies: string | null
    readonly mark: CardUseMark
  }[]
}
