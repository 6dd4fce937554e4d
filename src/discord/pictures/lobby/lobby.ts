/** The contents of a picture of a lobby's party, or of starter decks. All texts are ready to be drawn. */
import type { PartyRole } from '../../../texts/texts.ts'

export interface LobbyTile {
  /** The class by its English name; null for a free seat without a fixed deck. */
  readonly className: string | null
  /** The name of the person, the words for a free seat, or the class of a starter deck. */
  readonly name: string
  /** The stars for the difficulty of a starter deck; '' for a seat. */
  readonly below: string
  readonly role: { readonly kind: PartyRole; readonly name: string } | null
  /**
   * For a taken seat, a sentence about the hero's starter deck, or the name of a hero without one. For a free seat, the
   * role that the party lacks, or that anybody may join; in a challenge, the sentence about the seat's deck. For a
   * starter deck, the sentence about it.
   */
  readonly text: string
}

export interface LobbyPictureContents {
  readonly kind: 'lobby'
  readonly title: string
  readonly columns: 2 | 3
  readonly tiles: readonly LobbyTile[]
}
