/** An editable deck: its owner, the cards that may be in it, and the functions that store it. */
import type { CopiesByCardId } from '../../campaign/copies.ts'
import type { Card } from '../../engine/index.ts'
import type { CharacterOrBossOfDeck } from './contract.ts'

export interface EditableDeck {
  readonly owner: CharacterOrBossOfDeck
  readonly deck: CopiesByCardId
  /** The deck that is being built, until it is saved. */
  readonly draft: CopiesByCardId | null
  /** The side deck of a constructed deck. */
  readonly side: CopiesByCardId | null
  /** The cards that the owner has. Where decks are built from every card, other cards may be in the deck, too. */
  readonly owned: CopiesByCardId
  readonly constructed: boolean
  /**
   * The cards that the owner has named as their collection, where decks are built from every card and a card may ask
   * for the collection.
   */
  readonly named: CopiesByCardId
  /** The cards that may be in the deck, whether owned or not. */
  readonly pool: readonly Card[]
  /** The most copies of cards with the same name; absent for the usual limits. */
  readonly most?: number
  /**
   * Returns the faults of a deck for this owner, in sentences. Cards that the owner doesn't have are no fault here.
   */
  findings(deck: CopiesByCardId): string[]
  saveDeck(deck: CopiesByCardId): Promise<void>
  saveNamedCollection(collection: CopiesByCardId): Promise<void>
  saveDraft(draft: CopiesByCardId | null): Promise<void>
}
