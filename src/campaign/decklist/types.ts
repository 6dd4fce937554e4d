/** The types that all formats of decklists share, and their limits. */
import type { UserText } from '../../texts/user-text.ts'

export interface ListedCard {
  readonly copies: number
  readonly name: string
  /** The set and the number of the card, such as "CD2" and "R2", if the list names them. */
  readonly set?: string
  readonly no?: string
}

/** The reason why a text is no decklist. */
export type DecklistFault =
  /** XML with a root element that no known deck program writes. */
  | { readonly kind: 'xml'; readonly root: UserText }
  /** XML with a syntax error in this line. */
  | { readonly kind: 'brokenXml'; readonly line: number }
  | { readonly kind: 'longXml' | 'json' | 'webPage' }

export interface ParsedDecklist {
  readonly cards: readonly ListedCard[]
  /** Lines that can't be read, ten at most. */
  readonly unread: readonly UserText[]
  /** The number of lines that were not checked: those after the tenth unread line, and those beyond the limits. */
  readonly unchecked: number
  /** The side deck or collection of the list (800.2); null if it has neither. */
  readonly side: Pick<ParsedDecklist, 'cards' | 'unread'> | null
  /** The reason why nothing was read; null if the list was read. */
  readonly fault: DecklistFault | null
}

/** A section of a list. Cards of the section "none", such as tokens, belong to no deck. */
export type ListSection = 'deck' | 'side' | 'none'

/** The content of one line of a list, or of one card of a file. */
export type ListEntry =
  | { readonly kind: 'comment' }
  /** A line that contains no card, such as a heading or a title. */
  | { readonly kind: 'nothing' }
  /** Cards, or names that no printed card has. The section applies only to these cards. */
  | { readonly kind: 'cards' | 'unknown'; readonly cards: readonly ListedCard[]; readonly zone?: ListSection }
  /** A heading. Its section goes on until the next heading that names a section. */
  | { readonly kind: 'zone'; readonly zone: ListSection; readonly cards: readonly ListedCard[] }
  | { readonly kind: 'unread'; readonly words: string }

export const LIST_LIMITS = {
  /** The most lines of a text, or cards of an XML file. */
  lines: 500,
  /** The most letters of a name. */
  name: 120,
  /** The most letters of a line that is read. A row of a table can contain the text of its card. */
  line: 1_000,
  unread: 10,
  /** The most lines that aren't comments and name no printed card. Such lines take the most time. */
  cardless: 100,
  /** The most cards of a list. */
  cards: 500,
} as const
