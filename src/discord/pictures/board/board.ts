/** What a picture of the table shows; every word of it is said as it is to be shown. */
import type { CardType, ObjectId } from '../../../engine/index.ts'
import type { Theme } from '../theme.ts'

export interface Count {
  readonly label: string
  readonly value: string
}

/** What a card has to do with the chain or the combat that goes on, or whether it is MARKED. */
export interface Badge {
  readonly kind: 'marked' | 'attacks' | 'defends' | 'target'
  readonly text: string
}

export interface CardShown {
  /** Never shown: what arrows go by. */
  readonly id: ObjectId
  /** By which a question calls it, too; a hero has its player's name. */
  readonly number: number | null
  readonly name: string
  readonly type: CardType | null // null: face down
  /** "ally, cost 3" */
  readonly kind: string
  readonly atk: { readonly value: string; readonly types: string } | null
  readonly health: { readonly left: number; readonly of: number; readonly text: string } | null
  readonly def: string | null
  /** The word for it, where it is exhausted. */
  readonly exhausted: string | null
  /** Keywords and counters; then what is attached. */
  readonly notes: readonly string[]
  readonly attached: readonly { readonly id: ObjectId; readonly name: string }[]
  /** What it says besides its keywords. */
  readonly text: string
  readonly badges: readonly Badge[]
  /** Whether it can be chosen in the question that the board stands beside. */
  readonly isChoice: boolean
}

export interface PartyShown {
  readonly name: string
  readonly isLair: boolean
  readonly isTurn: boolean
  /** Whether the raid waits for it. */
  readonly isAsked: boolean
  /** Why it has no hero any more. */
  readonly out: string | null
  readonly hero: CardShown | null
  readonly level: string | null
  readonly counts: readonly Count[]
  readonly notes: readonly string[]
  /** What lies face up among its resources, with numbers; then the same in ever fewer letters. */
  readonly quests: readonly string[]
  /** And those of its resources that can be chosen. */
  readonly cards: readonly CardShown[]
}

/** Who attacks whom, and what a link is aimed at. */
export interface ArrowShown {
  readonly kind: 'attack' | 'target'
  /** Not proposed only. */
  readonly isSure: boolean
  /** Who is attacked has stepped before somebody else. */
  readonly isProtector: boolean
  readonly from: ObjectId
  readonly to: ObjectId
  /** Of the link, as the chain counts them. */
  readonly link: number | null
}

export interface BoardShown {
  /** `live` fits into what Discord shows of a picture without a click; `board` has what cards say, for who clicks. */
  readonly kind: 'board' | 'live'
  readonly theme: Theme
  readonly title: string
  readonly turn: string
  readonly phase: string
  readonly isLairTurn: boolean
  readonly waiting: string
  readonly combat: string | null
  /** The topmost first; how many more there are. */
  readonly chain: { readonly links: readonly string[]; readonly more: number } | null
  readonly parties: readonly PartyShown[]
  readonly arrows: readonly ArrowShown[]
}
