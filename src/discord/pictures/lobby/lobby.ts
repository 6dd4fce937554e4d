/** The contents of a picture of a lobby's party, or of starter decks. All texts are ready to be drawn. */
import type { PartyRole } from '../../../texts/texts.ts'

export interface LobbyTile {
  /** The class by its English name. Null for a free seat. */
  readonly className: string | null
  /** The name of the person, or the class of the deck. */
  readonly name: string
  /** The line below the name: the hero of a raider, or the difficulty of a starter deck. */
  readonly below: string
  readonly role: { readonly kind: PartyRole; readonly name: string } | null
  /** The effect of the deck, or the role that the party lacks. */
  readonly text: string
}

export interface LobbyPictureContents {
  readonly kind: 'lobby'
  readonly title: string
  readonly columns: 2 | 3
  readonly tiles: readonly LobbyTile[]
}
