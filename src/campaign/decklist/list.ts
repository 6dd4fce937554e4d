/** Reads lists as people write them: "4 Card Name", "Card Name x4", with headings, bullets, comments and markup. */

import { nearestCardNames } from '../../cards/printed-names/nearest.ts'
import { printedSpelling } from '../../cards/printed-names/spelling.ts'
import { readEntriesUpToLimits } from './collect.ts'
import { possibleCountsInLine } from './counts.ts'
import { headingInLine, isHeroLabel, isMetadataLine, splitLabel } from './headings.ts'
import { cardBeforeRemark, cardsInLine, unknownCardInLine } from './line.ts'
import { withoutBullet, withoutCodeFence, withoutMarkdownQuote, withoutMarkup } from './markup.ts'
import { findCardByName, separateNameAndPrinting } from './names.ts'
import { LIST_LIMITS, type ListEntry, type ListedCard, type ParsedDecklist } from './types.ts'

export const readListLines = (lines: readonly string[]): ParsedDecklist =>
  readEntriesUpToLimits(lines.length, (at) => (isTitle(lines, at) ? NOTHING : entryOf(lines, at)))

const NOTHING: ListEntry = { kind: 'nothing' }
const COMMENT: ListEntry = { kind: 'comment' }

function entryOf(lines: readonly string[], at: number): ListEntry {
  const line = lines[at] ?? ''
  if (line.length > LIST_LIMITS.line) return { kind: 'unread', words: line }
  const comment = commentOf(line)
  if (comment !== null) return headed(comment) ?? COMMENT
  const text = withoutNumbering(withoutMarkup(line))
  if (text === null) return { kind: 'unread', words: line }
  if (isProse(text)) return headed(text) ?? NOTHING
  return (
    sideCards(text) ??
    readRecognizedLine(text) ??
    (isSoftComment(line) || isCustomHeading(lines, at, text) ? NOTHING : unknownEntry(text, line))
  )
}

/** Returns the text of a comment line; null for another line. */
function commentOf(line: string): string | null {
  const text = withoutMarkdownQuote(withoutCodeFence(line))
  return /^(?:\/\/|#|;)/.test(text) ? text : null
}

/** Whether a line begins with a sign that makes it a comment, unless a card follows: "*note: untested". */
const isSoftComment = (line: string): boolean => /^(?:\*(?!\s)|=|-{2})/.test(withoutMarkdownQuote(line))

/** Reads a card of the sideboard: "SB: 1 Rend". */
function sideCards(text: string): ListEntry | null {
  const [prefix = ''] = /^sb ?:\s*/i.exec(text) ?? []
  const entry =
    prefix === ''
      ? null
      : (readRecognizedLine(text.slice(prefix.length)) ?? unknownEntry(text.slice(prefix.length)))
  return entry?.kind === 'cards' || entry?.kind === 'unknown' ? { ...entry, zone: 'side' } : entry
}

/**
 * Reads a line in which every word is known: cards, a heading or facts about the deck. Returns null for another line.
 */
export function readRecognizedLine(text: string): ListEntry | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return NOTHING
  const cards = cardsInLine(text) ?? knownHero(text)
  if (cards) return listed(cards)
  return headed(text) ?? labelledEntry(text) ?? (isMetadataLine(text) ? NOTHING : null)
}

/** Reads the hero of a line: "HERO Gurzak of Orgrimmar", "Hero: Gurzak of Orgrimmar", "Hero,Gurzak of Orgrimmar". */
function knownHero(text: string): ListedCard[] | null {
  const name = /^(?:hero|held)[ :,;\t] ?(.+)$/i.exec(text)?.[1]
  const named = name === undefined ? null : findCardByName(name)
  return named && [{ copies: 1, ...named }]
}

/** Makes an entry of cards. Cards with a count of 0 are ignored. */
const listed = (cards: readonly ListedCard[]): ListEntry => ({
  kind: 'cards',
  cards: cards.filter(({ copies }) => copies > 0),
})

function headed(text: string): ListEntry | null {
  const heading = headingInLine(text)
  if (!heading) return null
  return heading.zone === null ? NOTHING : { kind: 'zone', zone: heading.zone, cards: [] }
}

/** Reads cards behind a label: "Hero: Gurzak of Orgrimmar", "Allies: 4 Brigg, 2 Rend". */
function labelledEntry(text: string): ListEntry | null {
  const found = splitLabel(text)
  if (!found) return null
  if (isHeroLabel(found.label)) return heroEntry(found.text)
  const heading = headingInLine(found.label)
  const cards = heading && cardsInLine(found.text)
  if (!heading || !cards) return null
  return heading.zone === null ? listed(cards) : { kind: 'zone', zone: heading.zone, cards }
}

function heroEntry(text: string): ListEntry {
  const card = hero(text)
  return { kind: printedSpelling(card.name) === null ? 'unknown' : 'cards', cards: [card] }
}

function hero(text: string): ListedCard {
  const [known] = cardsInLine(text) ?? []
  const named =
    known ??
    findCardByName(text) ??
    cardBeforeRemark(text) ??
    unknownCardInLine(text)?.card ??
    separateNameAndPrinting(text)
  return { ...named, copies: 1 }
}

/**
 * Makes the entry of an unknown card. Its name is shown with the signs of the line if its count can be read with
 * them.
 */
function unknownEntry(text: string, line = text): ListEntry {
  const whole = unknownCardInLine(withoutBullet(line))
  const unknown = whole?.isCounted ? whole : unknownCardInLine(text)
  return unknown ? { kind: 'unknown', cards: [unknown.card] } : { kind: 'unread', words: text }
}

/**
 * Removes the number of a line: "1. 4 Rend" becomes "4 Rend". Returns null for "4. Rend", which can be the fourth
 * card or four copies.
 */
function withoutNumbering(text: string): string | null {
  const rest = text.replace(/^\d{1,3}[.)] /, '')
  return rest === text || (possibleCountsInLine(rest).length > 0 && printedSpelling(rest) === null)
    ? rest
    : null
}

/** Whether a line is a heading in the writer's own words or a sentence: it has no number and ends with a colon. */
const isProse = (text: string): boolean =>
  text.endsWith(':') && !/^\W{0,3}\d/.test(text) && printedSpelling(text) === null

/**
 * Whether a line is a heading in the writer's own words with a sum, such as "Removal (12)". A number up to four can
 * also be a count, so the line is a heading only if as many copies follow.
 */
function isCustomHeading(lines: readonly string[], at: number, text: string): boolean {
  const found = /^([\p{L}\s/&,’'-]{2,60})(?:\((\d{1,3})\)|: ?(\d{1,3}))$/u.exec(text)
  const number = Number(found?.[2] ?? found?.[3])
  if (!found || number > MOST_COPIES) return found !== null
  return copiesBelow(lines, at, number) === number && !isMisspelled(found[1] ?? '')
}

/** The most copies of one name in a deck (100.4). A larger number is a sum. */
const MOST_COPIES = 4

/** Counts the copies in the lines below a heading, up to the next heading or until there are more than `most`. */
function copiesBelow(lines: readonly string[], at: number, most: number): number {
  let copies = 0
  for (const line of lines.slice(at + 1, at + 2 + most)) {
    const cards = cardsInLine(withoutMarkup(line))
    if (!cards || copies > most) break
    copies += cards.reduce((sum, card) => sum + card.copies, 0)
  }
  return copies
}

/** If a line is at least this similar to a card's name, it is a misspelled card and no heading or title. */
const MISSPELLED = 0.7

const isMisspelled = (name: string): boolean => nearestCardNames(name, 1, MISSPELLED).length > 0

/**
 * Whether a line is the title of a list: it is the first, most other lines have counts, and no card has a similar
 * name.
 */
function isTitle(lines: readonly string[], at: number): boolean {
  const others = lines.length - 1
  if (at !== 0 || others < 2 || 2 * lines.slice(1).filter(hasCount).length <= others) return false
  const text = withoutMarkup(lines[0] ?? '')
  if (hasCount(text)) return false
  const unknown =
    text.length <= LIST_LIMITS.name && !readRecognizedLine(text) ? unknownCardInLine(text) : null
  return unknown?.isCounted === false && !isMisspelled(unknown.card.name)
}

const hasCount = (line: string): boolean => /^\W{0,3}\d|\d\W{0,2}$|,\d{1,2}(?:,|$)/.test(line)
