/** The contents of a picture of a lobby's party, or of starter decks. All texts are ready to be drawn. */
import type { PartyRole } from '../../../texts/texts.ts'

export interface LobbyTile {
  /** The class by its English name. Null for a free seat. */
  readonly className: string | null
  /** The name of the person, or the class of the deck. */
  readonly name: string
  /** The stars for the difficulty of a starter deck; '' for a seat. */
  readonly below: string
  readonly role: { readonly kind: PartyRole; readonly name: string } | null
  /** A sentence about the hero's starter deck, the name of a hero without one, or the role that the party lacks. */
  readonly text: string
}

export interface LobbyPictureContents {
  readonly kind: 'lobby'
  readonly title: string
  readonly columns: 2 | 3
  readonly tiles: readonly LobbyTile[]
}
