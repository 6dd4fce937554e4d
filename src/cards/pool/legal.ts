/** The cards that may be in the deck of a hero. */

import type { Card } from '../../engine/index.ts'
import { memoize } from '../../engine/index.ts'
import { reasonsAgainstCardInDeck } from '../legality.ts'
import { allRaiderCards } from '../raider-cards.ts'
import { isPlayedFromCompiledData, manuallyPlayedCard } from './automated.ts'
import { printedEntries, printedFacts } from './printed.ts'

/**
 * The cards that a list includes. `byHand`: only cards with data written by hand, as treasure and levels offer.
 * `compiledToo`: also compiled cards. `unknownToo`: also cards whose text the bot doesn't know, which constructed decks
 * may contain.
 */
export type IncludedCardSources = 'byHand' | 'compiledToo' | 'unknownToo'

/** Returns the legal cards for a hero, sorted by type, cost and name. */
export const legalCardsForHero = (hero: Card, source: IncludedCardSources): readonly Card[] =>
  LEGAL[source](hero)

const writtenFor = memoize((hero: Card) => sorted(allRaiderCards.filter(isLegalFor(hero))))

const allFor = memoize((hero: Card) => sorted([...allRaiderCards, ...compiled()].filter(isLegalFor(hero))))

const withUnknownFor = memoize((hero: Card) =>
  sorted([...allFor(hero), ...unknown().filter(isLegalFor(hero))]),
)

const LEGAL: Readonly<Record<IncludedCardSources, (hero: Card) => readonly Card[]>> = {
  byHand: writtenFor,
  compiledToo: allFor,
  unknownToo: withUnknownFor,
}

const isLegalFor =
  (hero: Card) =>
  (card: Card): boolean =>
    reasonsAgainstCardInDeck(hero, card).length === 0

let ofPool: readonly Card[] | undefined

/** Returns the facts of all compiled cards. */
const compiled = (): readonly Card[] =>
  (ofPool ??= printedEntries().filter(isPlayedFromCompiledData).map(printedFacts))

let unread: readonly Card[] | undefined

/** Returns the facts of the cards that the table plays by hand, one for each name. No playable card has such a name. */
const unknown = (): readonly Card[] => {
  unread ??= onePerName(printedEntries().flatMap(({ id }) => manuallyPlayedCard(id) ?? [])).filter(isNew)
  return unread
}

let playable: ReadonlySet<string> | undefined

const isNew = (card: Card): boolean => {
  playable ??= new Set([...allRaiderCards, ...compiled()].map(nameAndType))
  return !playable.has(nameAndType(card))
}

const nameAndType = ({ name, type }: Card): string => `${name} ${type}`

const onePerName = (cards: readonly Card[]): Card[] => [
  ...new Map(cards.map((card) => [nameAndType(card), card])).values(),
]

const TYPES: readonly string[] = ['ability', 'ally', 'equipment', 'quest', 'location']

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort(compareByTypeAndCost)

type Listed = Pick<Card, 'name' | 'type' | 'cost'>

/** Compares cards in the order in which decks and menus list them: by type, cost and name. */
export const compareByTypeAndCost = (a: Listed, b: Listed): number =>
  TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
  (a.cost ?? 0) - (b.cost ?? 0) ||
  names.compare(a.name, b.name)

const names = new Intl.Collator('en')
