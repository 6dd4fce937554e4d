/** Every card whose text the bot knows: the cards written by hand, which take precedence, and compiled cards. */
import type { Card, CardId } from '../../engine/index.ts'
import { allCards } from '../index.ts'
import type { CardSource } from '../mentioned-cards.ts'
import { nameKey } from '../printed-names/printed-names.ts'
import { compiledCard, hasCompiledCard } from './compiled.ts'
import { type PrintedEntry, printedEntriesNamed, printedEntry, printedFacts } from './printed.ts'

/**
 * Returns a card with its text; undefined if the bot doesn't know the text. A compiled card is loaded when first
 * requested.
 */
export const automatedCard = (id: CardId): Card | undefined => allCards.get(id) ?? compiledCard(id)

export const isAutomatedCard = (id: CardId): boolean => allCards.has(id) || hasCompiledCard(id)

export const automatedCardSource: CardSource = { has: isAutomatedCard, get: automatedCard }

/**
 * Returns the facts of any card, such as its name and cost. Only a card written by hand has its powers in the result.
 */
export function cardFactsOf(id: CardId): Card | undefined {
  const card = allCards.get(id)
  if (card) return card
  const row = printedEntry(id)
  return row && printedFacts(row)
}

/**
 * Returns a printed card whose text the bot doesn't know, with its facts. The players carry out its text by hand.
 * Returns undefined for any other card, and if a fact of the card is unknown.
 */
export function manuallyPlayedCard(id: CardId): Card | undefined {
  if (isAutomatedCard(id)) return undefined
  const row = printedEntry(id)
  return row && manuallyPlayedCardOfEntry(row)
}

export function manuallyPlayedCardOfEntry(row: PrintedEntry): Card | undefined {
  const facts = printedFacts(row)
  return hasFacts(facts) ? { ...facts, byHand: true } : undefined
}

/** Whether all facts are known that a card of this type needs to be played. */
function hasFacts({ type, cost, atk, health, strikeCost, tags }: Card): boolean {
  if (type === 'quest' || type === 'location') return true
  if (type === 'hero') return health !== undefined
  if (cost === undefined) return false
  if (type === 'ally') return atk !== undefined && health !== undefined
  const isWeapon = type === 'equipment' && tags.some(({ tag }) => tag === 'Weapon')
  return !isWeapon || (atk !== undefined && strikeCost !== undefined)
}

let byHand: ReadonlyMap<string, readonly Card[]> | undefined

/** Returns the cards written by hand that raiders can look up, by the key of their name. */
function handwrittenCards(): ReadonlyMap<string, readonly Card[]> {
  if (byHand) return byHand
  const cards = new Map<string, Card[]>()
  for (const card of allCards.values()) {
    if (card.no === '' || card.level !== undefined) continue
    const key = nameKey(card.name)
    cards.set(key, [...(cards.get(key) ?? []), card])
  }
  byHand = cards
  return cards
}

/**
 * Returns the card with hand-written data that has the name and type of a printed card, or the same id. The list of
 * printed cards lacks some types of a lair's own cards, such as events, and spells some of their names in another way.
 */
export function handWrittenCardOfEntry(row: PrintedEntry): Card | undefined {
  const named = handwrittenCards().get(nameKey(row.name)) ?? []
  const own = named.find(({ type }) => type === printedFacts(row).type)
  return own ?? named.find(({ type }) => !LISTED_TYPES.has(type)) ?? allCards.get(row.id)
}

const LISTED_TYPES: ReadonlySet<string> = new Set([
  ...['ability', 'ally', 'equipment', 'hero', 'location', 'quest', 'achievement'],
])

/** Whether a printed card is played from its compiled data. */
export const isPlayedFromCompiledData = (row: PrintedEntry): boolean =>
  hasCompiledCard(row.id) && !handWrittenCardOfEntry(row)

/** Returns the id under which the bot knows the text of a printed card; null if it doesn't know the text. */
export const automatedCardIdOfEntry = (row: PrintedEntry): CardId | null =>
  handWrittenCardOfEntry(row)?.id ?? (hasCompiledCard(row.id) ? row.id : null)

/** Returns the printed card with a card's name and type; undefined for tokens and most levels of heroes. */
export function printedEntryOf({ id, name, type }: Card): PrintedEntry | undefined {
  const named = printedEntriesNamed(name).filter((row) => printedFacts(row).type === type)
  return named.find((row) => row.id === id) ?? named[0]
}
