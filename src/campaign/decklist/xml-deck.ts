/** Functions that the readers of OCTGN, LackeyCCG and Cockatrice decks share. */
import { normalizeListText } from './clean.ts'
import { readEntriesUpToLimits } from './collect.ts'
import { headingInLine } from './headings.ts'
import { entryOfCardName, findSetCode } from './names.ts'
import { LIST_LIMITS, type ListEntry, type ListSection, type ParsedDecklist } from './types.ts'
import type { XmlElement } from './xml.ts'

/** A card element of an XML deck. */
export interface XmlCard {
  readonly zone: ListSection
  readonly copies: string
  readonly name: string
  readonly set?: string
}

/** Makes a decklist of card elements. Cards beyond the first 500 are not read. */
export function decklistOfXmlCards(cards: readonly XmlCard[]): ParsedDecklist {
  const read = readEntriesUpToLimits(Math.min(cards.length, LIST_LIMITS.lines), (at) => entryOf(cards[at]))
  return { ...read, unchecked: read.unchecked + Math.max(0, cards.length - LIST_LIMITS.lines) }
}

function entryOf(card: XmlCard | undefined): ListEntry {
  if (!card) return { kind: 'nothing' }
  const name = normalizeListText(card.name).trim()
  const copies = /^\d{1,3}$/.test(card.copies.trim()) ? Number(card.copies) : null
  if (copies === null || name.length > LIST_LIMITS.name || !/\p{L}/u.test(name))
    return { kind: 'unread', words: `${card.copies} ${name}`.trim() }
  const set = findSetCode(card.set ?? '')
  if (copies === 0) return { kind: 'comment' }
  return { ...entryOfCardName({ copies, ...(set ? { set } : {}) }, name), zone: card.zone }
}

/**
 * Returns the section of an element by its name: "Sideboard", "Tokens". Any other element, such as "Hero", belongs to
 * the deck.
 */
export const listSectionOfXmlElement = (element: XmlElement): ListSection =>
  headingInLine((element.attributes.get('name') ?? '').replaceAll('_', ' '))?.zone ?? 'deck'
