/**
 * The search of the deck builder, such as "ally 2 draw": words of a card's name, type, class, set or text, and costs. A
 * card is found if it has each word and one of the costs.
 */
import type { Card } from '../../engine/index.ts'
import { memoize, printedTypes } from '../../engine/index.ts'
import { nameKey, nameOfSet } from '../printed-names/printed-names.ts'
import { printedEntryOf } from './automated.ts'
import { printingsOf } from './printed.ts'
import { cachedSearchTextOfCard, toSearchableText } from './searched-texts.ts'

interface Costs {
  readonly least: number
  readonly most: number
}

export interface CardQuery {
  readonly words: readonly string[]
  readonly costs: readonly Costs[]
}

/** Matches costs: "3", "5+" and "2-4". A number of more than two digits is a word, as in "Kickback 5000". */
const COST = /^(\d{1,2})(?:(\+)|[-–](\d{1,2}))?$/

export function parseCardQuery(text: string): CardQuery {
  const parts = text.trim().split(/\s+/)
  return {
    words: parts.filter((part) => !COST.test(part)).flatMap(wordsIn),
    costs: parts.flatMap(costsIn),
  }
}

function costsIn(part: string): Costs[] {
  const [, first, open, last] = COST.exec(part) ?? []
  if (first === undefined) return []
  const least = Number(first)
  return [{ least, most: open ? Number.POSITIVE_INFINITY : Number(last ?? first) }]
}

function wordsIn(part: string): string[] {
  const key = nameKey(part)
  return key === '' ? [] : [key]
}

/** The places on a card where a word of a search can be found. A lower number is a better match. */
const PLACES = { beginOfName: 0, name: 1, facts: 2, text: 3 } as const

/** Returns how well a card matches, with 0 for the best match; null if the card doesn't match. */
export function matchRank({ words, costs }: CardQuery, card: Card): number | null {
  if (costs.length > 0 && !costs.some((some) => isWithin(some, card.cost))) return null
  const key = keyOf(card)
  if (words.every((word) => key.includes(word)))
    return key.startsWith(words.join('')) ? PLACES.beginOfName : PLACES.name
  const facts = factsOf(card)
  const elsewhere = words.filter((word) => !key.includes(word) && !hasWord(facts, word))
  if (elsewhere.length === 0) return PLACES.facts
  const text = cachedSearchTextOfCard(card.id)
  return elsewhere.every((word) => hasWord(text, word)) ? PLACES.text : null
}

const isWithin = ({ least, most }: Costs, cost: number | undefined): boolean =>
  cost !== undefined && cost >= least && cost <= most

const hasWord = (words: string, beginning: string): boolean => words.includes(` ${beginning}`)

const keyOf = memoize((card: Card): string => nameKey(card.name))

/** Returns the searched facts of a card: the words of its type line, its classes, its faction and its sets. */
const factsOf = memoize((card: Card): string =>
  [
    ...printedTypes(card),
    ...card.tags.map(({ tag }) => tag),
    ...(card.classes ?? []),
    ...[card.faction, card.talent, card.reputation, card.heroRequired].flatMap((fact) => fact ?? []),
    ...(card.unique ? ['unique'] : []),
    ...(card.unlimited ? ['unlimited'] : []),
    ...(card.instant ? ['instant'] : []),
    ...setsOf(card).flatMap((set) => [set, nameOfSet(set)]),
  ]
    .map(toSearchableText)
    .join(''),
)

function setsOf(card: Card): string[] {
  const row = printedEntryOf(card)
  return row ? printingsOf(row).map(({ set }) => set) : [card.set]
}
