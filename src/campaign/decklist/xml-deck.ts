/** Decks in XML: what OCTGN, LackeyCCG and Cockatrice have in common. */
import { cleanText } from './clean.ts'
import { collectEntries } from './collect.ts'
import { headingOf } from './headings.ts'
import { cardEntry, setCode } from './names.ts'
import { type Decklist, type Entry, LIST_LIMITS, type Zone } from './rows.ts'
import type { XmlElement } from './xml.ts'

/** A card of such a file. */
export interface XmlCard {
  readonly zone: Zone
  readonly copies: string
  readonly name: string
  readonly set?: string
}

/** Returns the deck of cards, of which those beyond 500 are not read. */
export function deckOf(cards: readonly XmlCard[]): Decklist {
  const read = collectEntries(Math.min(cards.length, LIST_LIMITS.lines), (at) => entryOf(cards[at]))
  return { ...read, unchecked: read.unchecked + Math.max(0, cards.length - LIST_LIMITS.lines) }
}

function entryOf(card: XmlCard | undefined): Entry {
  if (!card) return { kind: 'nothing' }
  const name = cleanText(card.name).trim()
  const copies = /^\d{1,3}$/.test(card.copies.trim()) ? Number(card.copies) : null
  if (copies === null || name.length > LIST_LIMITS.name || !/\p{L}/u.test(name))
    return { kind: 'unread', words: `${card.copies} ${name}`.trim() }
  const set = setCode(card.set ?? '')
  if (copies === 0) return { kind: 'comment' }
  return { ...cardEntry({ copies, ...(set ? { set } : {}) }, name), zone: card.zone }
}

/** The section by its name: "Sideboard", "Tokens"; any other, such as "Hero", is the deck. */
export const zoneNamed = (element: XmlElement): Zone =>
  headingOf((element.attributes.get('name') ?? '').replaceAll('_', ' '))?.zone ?? 'deck'
