/** Lists as people write them: "4 Card Name", "Card Name x4", with headings, bullets, comments and markup. */
import { printedName } from '../../cards/known-names/known-names.ts'
import { nearestNames } from '../../cards/known-names/nearest.ts'
import { collectEntries } from './collect.ts'
import { countsIn } from './counts.ts'
import { headingOf, isHeroLabel, isMetadataLine, splitLabel } from './headings.ts'
import { knownCards, namedBeforeRemark, unknownCard } from './line.ts'
import { withoutBullet, withoutFence, withoutMarkup, withoutQuote } from './markup.ts'
import { namedCard, nameWithoutPrint } from './names.ts'
import { type Decklist, type Entry, LIST_LIMITS, type ListedCard } from './rows.ts'

export const readList = (lines: readonly string[]): Decklist =>
  collectEntries(lines.length, (at) => (isTitle(lines, at) ? NOTHING : entryOf(lines, at)))

const NOTHING: Entry = { kind: 'nothing' }
const COMMENT: Entry = { kind: 'comment' }

function entryOf(lines: readonly string[], at: number): Entry {
  const line = lines[at] ?? ''
  if (line.length > LIST_LIMITS.line) return { kind: 'unread', words: line }
  const comment = commentOf(line)
  if (comment !== null) return headed(comment) ?? COMMENT
  const text = withoutNumbering(withoutMarkup(line))
  if (text === null) return { kind: 'unread', words: line }
  if (isProse(text)) return headed(text) ?? NOTHING
  return (
    sideCards(text) ??
    plainEntry(text) ??
    (isSoftComment(line) || isCustomHeading(lines, at, text) ? NOTHING : unknownEntry(text, line))
  )
}

/** The text of a comment line; null for another line. */
function commentOf(line: string): string | null {
  const text = withoutQuote(withoutFence(line))
  return /^(?:\/\/|#|;)/.test(text) ? text : null
}

/** Stars, double dashes and equals signs begin a comment where no card follows: "*note: untested". */
const isSoftComment = (line: string): boolean => /^(?:\*(?!\s)|=|-{2})/.test(withoutQuote(line))

/** "SB: 1 Rend" */
function sideCards(text: string): Entry | null {
  const [prefix = ''] = /^sb ?:\s*/i.exec(text) ?? []
  const entry =
    prefix === '' ? null : (plainEntry(text.slice(prefix.length)) ?? unknownEntry(text.slice(prefix.length)))
  return entry?.kind === 'cards' || entry?.kind === 'unknown' ? { ...entry, zone: 'side' } : entry
}

/** The entry of a line in which everything is known; null for another line. */
export function plainEntry(text: string): Entry | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return NOTHING
  const cards = knownCards(text) ?? knownHero(text)
  if (cards) return listed(cards)
  return headed(text) ?? labelledEntry(text) ?? (isMetadataLine(text) ? NOTHING : null)
}

/** "HERO Gurzak of Orgrimmar", "Hero: Gurzak of Orgrimmar", "Hero,Gurzak of Orgrimmar" */
function knownHero(text: string): ListedCard[] | null {
  const name = /^(?:hero|held)[ :,;\t] ?(.+)$/i.exec(text)?.[1]
  const named = name === undefined ? null : namedCard(name)
  return named && [{ copies: 1, ...named }]
}

/** A card of which there are no copies is in no deck. */
const listed = (cards: readonly ListedCard[]): Entry => ({
  kind: 'cards',
  cards: cards.filter(({ copies }) => copies > 0),
})

function headed(text: string): Entry | null {
  const heading = headingOf(text)
  if (!heading) return null
  return heading.zone === null ? NOTHING : { kind: 'zone', zone: heading.zone, cards: [] }
}

/** "Hero: Gurzak of Orgrimmar", "Allies: 4 Brigg, 2 Rend" */
function labelledEntry(text: string): Entry | null {
  const found = splitLabel(text)
  if (!found) return null
  if (isHeroLabel(found.label)) return heroEntry(found.text)
  const heading = headingOf(found.label)
  const cards = heading && knownCards(found.text)
  if (!heading || !cards) return null
  return heading.zone === null ? listed(cards) : { kind: 'zone', zone: heading.zone, cards }
}

function heroEntry(text: string): Entry {
  const card = hero(text)
  return { kind: printedName(card.name) === null ? 'unknown' : 'cards', cards: [card] }
}

function hero(text: string): ListedCard {
  const [known] = knownCards(text) ?? []
  const named =
    known ?? namedCard(text) ?? namedBeforeRemark(text) ?? unknownCard(text)?.card ?? nameWithoutPrint(text)
  return { ...named, copies: 1 }
}

/** A name is shown with the signs that its line has, where its count can be read with them. */
function unknownEntry(text: string, line = text): Entry {
  const whole = unknownCard(withoutBullet(line))
  const unknown = whole?.isCounted ? whole : unknownCard(text)
  return unknown ? { kind: 'unknown', cards: [unknown.card] } : { kind: 'unread', words: text }
}

/** "1. 4 Rend" is "4 Rend"; null for "4. Rend", which can mean the fourth card, or four copies. */
function withoutNumbering(text: string): string | null {
  const rest = text.replace(/^\d{1,3}[.)] /, '')
  return rest === text || (countsIn(rest).length > 0 && printedName(rest) === null) ? rest : null
}

/** A line without a number that ends with a colon: a heading in the writer's words, or a sentence. */
const isProse = (text: string): boolean =>
  text.endsWith(':') && !/^\W{0,3}\d/.test(text) && printedName(text) === null

/** "Removal (12)", "Card draw: 4": a heading in the writer's words, followed by that number of cards. */
function isCustomHeading(lines: readonly string[], at: number, text: string): boolean {
  const found = /^([\p{L}\s/&,’'-]{2,60})(?:\((\d{1,3})\)|: ?(\d{1,3}))$/u.exec(text)
  const number = Number(found?.[2] ?? found?.[3])
  if (!found || number > MOST_COPIES) return found !== null
  return copiesBelow(lines, at, number) === number && !isMisspelled(found[1] ?? '')
}

/** A deck has four copies of a name at most (100.4), so a larger number is a sum. */
const MOST_COPIES = 4

/** The copies in the lines below a heading, up to the next heading or until there are more. */
function copiesBelow(lines: readonly string[], at: number, most: number): number {
  let copies = 0
  for (const line of lines.slice(at + 1, at + 2 + most)) {
    const cards = knownCards(withoutMarkup(line))
    if (!cards || copies > most) break
    copies += cards.reduce((sum, card) => sum + card.copies, 0)
  }
  return copies
}

/** A likeness of names from which on a line is a card with a wrong letter rather than a heading or title. */
const MISSPELLED = 0.7

const isMisspelled = (name: string): boolean => nearestNames(name, 1, MISSPELLED).length > 0

/** The first line of a list is a title where most others have counts, unless it is nearly a card's name. */
function isTitle(lines: readonly string[], at: number): boolean {
  const others = lines.length - 1
  if (at !== 0 || others < 2 || 2 * lines.slice(1).filter(hasCount).length <= others) return false
  const text = withoutMarkup(lines[0] ?? '')
  if (hasCount(text)) return false
  const unknown = text.length <= LIST_LIMITS.name && !plainEntry(text) ? unknownCard(text) : null
  return unknown?.isCounted === false && !isMisspelled(unknown.card.name)
}

const hasCount = (line: string): boolean => /^\W{0,3}\d|\d\W{0,2}$|,\d{1,2}(?:,|$)/.test(line)
