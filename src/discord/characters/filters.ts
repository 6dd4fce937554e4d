/**
 * The filters of the deck builder. Each filter is a bit of a number, so that a button's id contains all of
 * them.
 */
import { isCardOfCountedKind, type ScarceKind } from '../../campaign/scarce-kinds.ts'
import type { Card } from '../../engine/index.ts'
import { printedTypes } from '../../engine/index.ts'
import type { CharacterOrBossOfDeck } from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'

interface Asked {
  readonly className: string
  readonly owns: (card: Card) => boolean
  /** The kinds of cards that the deck lacks. */
  readonly lacks: readonly ScarceKind[]
}

interface Filter {
  readonly word: string
  readonly group: 'type' | 'cost' | 'class' | 'owned' | 'lacks'
  label(className: string): string
  lets(card: Card, asked: Asked): boolean
}

const TYPES = ['ability', 'ally', 'equipment', 'quest', 'location'] as const
/** The costs of each cost filter. The last one includes all higher costs. */
const COSTS = [[0, 1], [2], [3], [4], [5], [6], [7]] as const

const types = TYPES.map(
  (type): Filter => ({
    word: type,
    group: 'type',
    label: () => texts.builder.type(texts.deck.types[type] ?? type),
    lets: (card) => printedTypes(card).includes(type),
  }),
)

const costs = COSTS.map((some, at): Filter => {
  const [first, last] = [some[0], at === COSTS.length - 1 ? Number.POSITIVE_INFINITY : (some.at(-1) ?? 0)]
  return {
    word: `cost${first}`,
    group: 'cost',
    label: () => texts.builder.cost(first, last),
    lets: ({ cost }) => cost !== undefined && cost >= first && cost <= last,
  }
})

/**
 * The filters of the deck builder. Their order must never change, because the ids of posted messages refer to the
 * positions.
 */
const FILTERS: readonly Filter[] = [
  ...types,
  ...costs,
  {
    word: 'own',
    group: 'class',
    label: (className) => texts.builder.ofClass(className),
    lets: ({ classes }, { className }) => classes?.includes(className) === true,
  },
  {
    word: 'any',
    group: 'class',
    label: () => texts.builder.anyClass,
    lets: ({ classes }) => classes === undefined || classes.length === 0,
  },
  {
    word: 'owned',
    group: 'owned',
    label: () => texts.builder.owned,
    lets: (card, { owns }) => owns(card),
  },
  {
    word: 'lacks',
    group: 'lacks',
    label: () => texts.builder.lacking,
    lets: (card, { lacks }) => lacks.some(({ kind }) => isCardOfCountedKind(kind, card)),
  },
]

const isSet = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0

/**
 * Returns the options of the filter menu. A Boss has neither a class nor a collection, so only the costs can be
 * filtered.
 */
export const deckFilterOptions = (
  mask: number,
  { class: className, boss }: Pick<CharacterOrBossOfDeck, 'class' | 'boss'>,
) =>
  FILTERS.map(({ word, label, group }, at) => ({
    group,
    option: { value: word, label: label(className), chosen: isSet(mask, at) },
  }))
    .filter(({ group }) => boss === null || group === 'cost')
    .map(({ option }) => option)

/** Returns the number whose bits stand for the filters with these words. */
export const deckFilterMask = (words: readonly string[]): number =>
  FILTERS.reduce((mask, { word }, at) => (words.includes(word) ? mask | (1 << at) : mask), 0)

/** Whether a card passes the selected filters: in each group with selected filters, at least one must match. */
export function passesDeckFilters(mask: number, card: Card, asked: Asked): boolean {
  const set = FILTERS.filter((_, at) => isSet(mask, at))
  return [...new Set(set.map(({ group }) => group))].every((group) =>
    set.some((filter) => filter.group === group && filter.lets(card, asked)),
  )
}
