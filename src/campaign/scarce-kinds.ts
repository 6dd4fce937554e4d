/**
 * Finds the kinds of cards of which a deck has too few, compared with the starter decks of its class: a type of cards,
 * allies for the first turns, or weapons.
 */
import { starterDecks } from '../cards/index.ts'
import { cardFactsOf } from '../cards/pool/automated.ts'
import { type Card, printedTypes } from '../engine/index.ts'
import { type CopiesByCardId, cardIdOfEachCopy, totalCopies } from './copies.ts'

const KINDS = ['earlyAlly', 'ally', 'ability', 'equipment', 'weapon', 'quest'] as const
export type CountedKind = (typeof KINDS)[number]

export interface ScarceKind {
  readonly kind: CountedKind
  /** The number of such cards in the deck. */
  readonly cards: number
  /** The usual number of cards of this kind: the rounded mean of the class's starter decks, which have 60 cards. */
  readonly starters: number
}

/** An ally with this cost or less can be played in the first turns. */
export const MAX_EARLY_ALLY_COST = 3

/** Whether a card is of this kind, such as an ally for the first turns. */
export function isCardOfCountedKind(kind: CountedKind, card: Card): boolean {
  const types = printedTypes(card)
  if (kind === 'earlyAlly')
    return types.includes('ally') && (card.cost ?? MAX_EARLY_ALLY_COST + 1) <= MAX_EARLY_ALLY_COST
  if (kind === 'weapon')
    return types.includes('equipment') && card.tags.some(({ tag }) => tag.endsWith('Weapon'))
  return types.includes(kind)
}

/** Returns the kinds of which the deck has fewer than half as many cards as the starter decks of its class. */
export function scarceKindsOfDeck(deck: CopiesByCardId, className: string): ScarceKind[] {
  const usual = countsOfStarters(className)
  const [counts, size] = [countsOf(deck), Math.max(totalCopies(deck), DECK)]
  return KINDS.map((kind) => ({
    kind,
    cards: counts[kind],
    starters: Math.round(usual[kind]),
  })).filter(({ kind, cards }) => usual[kind] >= LEAST && (cards * DECK) / size < usual[kind] / 2)
}

const DECK = 60
/** A kind with fewer cards in the starter decks is never lacking. */
const LEAST = 2

type Counts = Readonly<Record<CountedKind, number>>

function countsOf(deck: CopiesByCardId): Counts {
  const cards = cardIdOfEachCopy(deck).flatMap((id) => cardFactsOf(id) ?? [])
  return countEach((kind) => cards.filter((card) => isCardOfCountedKind(kind, card)).length)
}

const countEach = (count: (kind: CountedKind) => number): Counts => ({
  earlyAlly: count('earlyAlly'),
  ally: count('ally'),
  ability: count('ability'),
  equipment: count('equipment'),
  weapon: count('weapon'),
  quest: count('quest'),
})

const means = new Map<string, Counts>()

/** A class without starter decks is compared with all starter decks. */
function countsOfStarters(className: string): Counts {
  const known = means.get(className)
  if (known) return known
  const own = starterDecks.filter(({ hero }) => cardFactsOf(hero)?.classes?.includes(className))
  const all = (own.length > 0 ? own : starterDecks).map(({ copies }) => countsOf(copies))
  const found = countEach((kind) => all.reduce((sum, one) => sum + one[kind], 0) / all.length)
  means.set(className, found)
  return found
}
