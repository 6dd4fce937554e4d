/** A deck that can be edited: its owner, the cards that may be in it, and where it is stored. */
import type { Copies } from '../../campaign/copies.ts'
import type { Card } from '../../engine/index.ts'
import type { DeckOwner } from './contract.ts'

export interface DeckContext {
  readonly owner: DeckOwner
  readonly deck: Copies
  /** The deck that is being built, until it is saved. */
  readonly draft: Copies | null
  /** The side deck of a constructed deck. */
  readonly side: Copies | null
  /** It isn't a limit where decks are built from every card. */
  readonly owned: Copies
  readonly constructed: boolean
  /**
   * The cards that the owner has named as their collection, where decks are built from every card and a card may ask
   * for the collection.
   */
  readonly named: Copies
  /** The cards that may be in the deck, whether owned or not. */
  readonly pool: readonly Card[]
  /** The most copies of one name. */
  readonly most?: number
  /** The faults of such a deck, in sentences, without regard to owned cards. */
  findings(deck: Copies): string[]
  keep(deck: Copies): Promise<void>
  keepNamed(collection: Copies): Promise<void>
  keepDraft(draft: Copies | null): Promise<void>
}
