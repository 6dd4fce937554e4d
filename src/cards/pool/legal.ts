/** The cards that may be in the deck of a hero. */
import type { Card } from '../../engine/index.ts'
import { reasonsAgainstCard } from '../legality.ts'
import { memoize } from '../once.ts'
import { raiderCards } from '../raider-cards.ts'
import { isPlayedCompiled } from './playable.ts'
import { printedFacts, printedRows } from './printed.ts'

/** Treasure and levels bring cards that are written by hand. Constructed decks are built from compiled cards, too. */
export type Source = 'byHand' | 'compiledToo'

/** The legal cards for a hero, sorted by type, cost and name. */
export const legalFor = (hero: Card, source: Source): readonly Card[] =>
  source === 'byHand' ? writtenFor(hero) : allFor(hero)

const writtenFor = memoize((hero: Card) => sorted(raiderCards.filter(isLegalFor(hero))))

const allFor = memoize((hero: Card) => sorted([...raiderCards, ...compiled()].filter(isLegalFor(hero))))

const isLegalFor =
  (hero: Card) =>
  (card: Card): boolean =>
    reasonsAgainstCard(hero, card).length === 0

let ofPool: readonly Card[] | undefined

/** The facts of all compiled cards. */
const compiled = (): readonly Card[] => (ofPool ??= printedRows().filter(isPlayedCompiled).map(printedFacts))

const TYPES: readonly string[] = ['ability', 'ally', 'equipment', 'quest', 'location']

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort(byTypeAndCost)

type Listed = Pick<Card, 'name' | 'type' | 'cost'>

/** The order in which decks and menus list cards. */
export const byTypeAndCost = (a: Listed, b: Listed): number =>
  TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
  (a.cost ?? 0) - (b.cost ?? 0) ||
  names.compare(a.name, b.name)

const names = new Intl.Collator('en')
