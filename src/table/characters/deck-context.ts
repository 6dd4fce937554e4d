/** An editable deck: its owner, the cards that may be in it, and the functions that store it. */
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
  /** The cards that the owner has. Where decks are built from every card, other cards may be in the deck, too. */
  readonly owned: Copies
  readonly constructed: boolean
  /**
   * The cards that the owner has named as their collection, where decks are built from every card and a card may ask
   * for the collection.
   */
  readonly named: Copies
  /** The cards that may be in the deck, whether owned or not. */
  readonly pool: readonly Card[]
  /** The most copies of cards with the same name; absent for the usual limits. */
  readonly most?: number
  /**
   * Returns the faults of a deck for this owner, in sentences. Cards that the owner doesn't have are no fault here.
   */
  findings(deck: Copies): string[]
  saveDeck(deck: Copies): Promise<void>
  saveNamedCollection(collection: Copies): Promise<void>
  saveDraft(draft: Copies | null): Promise<void>
}
