/** The types that all formats of decklists share, and their limits. */
import type { UserText } from '../../texts/user-text.ts'

export interface ListedCard {
  readonly copies: number
  readonly name: string
  /** The print, where the list names it: "CD2" and "R2". */
  readonly set?: string
  readonly no?: string
}

/** The reason why a text as a whole is no decklist. */
export type ListFault =
  /** XML with this root element, which no known tool writes for decks. */
  | { readonly kind: 'xml'; readonly root: UserText }
  /** XML that isn't well-formed at this line. */
  | { readonly kind: 'brokenXml'; readonly line: number }
  | { readonly kind: 'longXml' | 'json' | 'webPage' }

export interface Decklist {
  readonly cards: readonly ListedCard[]
  /** Lines that can't be read, ten at most. */
  readonly unread: readonly UserText[]
  /** The number of lines that were not checked: those after the tenth unread line, and those beyond the limits. */
  readonly unchecked: number
  /** The side deck or collection beside the deck (800.2); null where the list has neither. */
  readonly side: Pick<Decklist, 'cards' | 'unread'> | null
  /** Where there is one, nothing was read. */
  readonly fault: ListFault | null
}

/** A section of a list. Cards of the section "none", such as tokens, belong to no deck. */
export type Zone = 'deck' | 'side' | 'none'

/** The content of one line of a list, or of one card of a file. */
export type Entry =
  | { readonly kind: 'comment' }
  /** A line that isn't read, such as a heading or a title. */
  | { readonly kind: 'nothing' }
  /** Cards, or names that no printed card has. The section is that of these cards alone. */
  | { readonly kind: 'cards' | 'unknown'; readonly cards: readonly ListedCard[]; readonly zone?: Zone }
  /** A heading: the section goes on until the next heading that names one. */
  | { readonly kind: 'zone'; readonly zone: Zone; readonly cards: readonly ListedCard[] }
  | { readonly kind: 'unread'; readonly words: string }

export const LIST_LIMITS = {
  /** Lines of a text, and cards of a file in XML. */
  lines: 500,
  /** Letters of a name. */
  name: 120,
  /** Letters of a line: a row of a table can hold the text of its card. A longer line is not read. */
  line: 1_000,
  unread: 10,
  /** Lines that name no printed card, comments apart. They take the most time. */
  cardless: 100,
  /** Cards of a list. */
  cards: 500,
} as const
