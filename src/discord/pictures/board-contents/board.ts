/** The contents of a picture of the board. All texts are ready to be drawn. */
import type { CardType, ObjectId } from '../../../engine/index.ts'
import type { Theme } from '../theme.ts'

/** A count of a party, such as the cards in hand, with its label. */
export interface LabelledCount {
  readonly label: string
  readonly value: string
}

/** The role of a card in the chain or the current combat, or its mark. */
export interface CardBadge {
  readonly kind: 'marked' | 'attacks' | 'defends' | 'target'
  readonly text: string
}

export interface CardContents {
  /** The object's id, which arrows refer to. It isn't drawn. */
  readonly id: ObjectId
  /** The number that questions use, too. A hero has its player's name instead. */
  readonly number: number | null
  readonly name: string
  readonly type: CardType | null // The card's type; null for a face-down card.
  /** The line below the name, such as "ally, cost 3". */
  readonly kind: string
  readonly atk: { readonly value: string; readonly types: string } | null
  readonly health: { readonly left: number; readonly of: number; readonly text: string } | null
  readonly def: string | null
  /** The word for "exhausted" if the card is exhausted. */
  readonly exhausted: string | null
  /** Keywords and counters. Attached cards follow in `attached`. */
  readonly notes: readonly string[]
  readonly attached: readonly { readonly id: ObjectId; readonly name: string }[]
  /** The card's text besides its keywords. */
  readonly text: string
  /** The most important line of the text. It is shown if there is no room for the whole text. */
  readonly gist: string
  readonly badges: readonly CardBadge[]
  /** Whether the card can be chosen in the question that the picture belongs to. */
  readonly isChoice: boolean
}

export interface PartyContents {
  readonly name: string
  readonly isLair: boolean
  readonly isTurn: boolean
  /** Whether the raid waits for this player. */
  readonly isAsked: boolean
  /** The reason why the party has no hero any more. */
  readonly out: string | null
  readonly hero: CardContents | null
  readonly level: string | null
  readonly counts: readonly LabelledCount[]
  readonly notes: readonly string[]
  /** The line of face-up resources with their numbers, in several versions of decreasing length. */
  readonly quests: readonly string[]
  /** The cards in play, and the resources that can be chosen. */
  readonly cards: readonly CardContents[]
}

/** An arrow from an attacker or a link to its target. */
export interface ArrowContents {
  readonly kind: 'attack' | 'target'
  /** Whether the attack or target is certain, and not only proposed. */
  readonly isSure: boolean
  /** Whether the target is a protector who replaced the proposed defender. */
  readonly isProtector: boolean
  readonly from: ObjectId
  readonly to: ObjectId
  /** The number of the link in the chain. */
  readonly link: number | null
}

export interface BoardPictureContents {
  /**
   * `live` fits into the preview that Discord shows without a click. `board` also has the texts of the cards,
   * and is for people who click it.
   */
  readonly kind: 'board' | 'live'
  readonly theme: Theme
  readonly title: string
  readonly turn: string
  readonly phase: string
  readonly isLairTurn: boolean
  readonly waiting: string
  readonly combat: string | null
  /** The topmost links first, and the number of further links. */
  readonly chain: { readonly links: readonly string[]; readonly more: number } | null
  readonly parties: readonly PartyContents[]
  readonly arrows: readonly ArrowContents[]
}
