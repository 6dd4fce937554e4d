/** Builds random legal decks of the printed pool. */
import { talentAndReputationFaults } from '../../cards/legality.ts'
import {
  automatedCard,
  automatedCardIdOfEntry,
  isPlayedFromCompiledData,
} from '../../cards/pool/automated.ts'
import { legalCardsForHero } from '../../cards/pool/legal.ts'
import { printedEntries, printedFacts } from '../../cards/pool/printed.ts'
import type { Card, CardId } from '../../engine/index.ts'
import { everyCardById } from '../../scenarios/every-card.ts'
import { registerCardsWithDoubles } from '../invariant-checks/doubles.ts'
import { type RandomNumberGenerator, randomElement } from '../invariant-checks/random-numbers.ts'

const DECK = 60

let pool: readonly Card[] | undefined

/** Returns every printed card whose text is automated. */
export const poolCards = (): readonly Card[] =>
  (pool ??= printedEntries().flatMap((row) => automatedCard(automatedCardIdOfEntry(row) ?? '') ?? []))

let compiled: readonly Card[] | undefined

/** Returns the facts of all compiled cards. */
export const compiledCards = (): readonly Card[] =>
  (compiled ??= printedEntries().filter(isPlayedFromCompiledData).map(printedFacts))

let ofDecks: readonly Card[] | undefined

/** Returns the facts of all compiled cards that can be in a deck. */
export const compiledDeckCards = (): readonly Card[] =>
  (ofDecks ??= compiledCards().filter(({ type }) => type !== 'hero'))

let cards: ReadonlyMap<CardId, Card> | undefined

/** Returns the whole pool and every other defined card, by id. */
export const poolAndOtherCards = (): ReadonlyMap<CardId, Card> =>
  (cards ??= new Map([...everyCardById.values(), ...poolCards()].map((card) => [card.id, card])))

let hash: string | undefined

/** Returns the hash under which the whole pool and every other defined card are registered, with a double of each. */
export const hashOfPoolAndOtherCards = (): string =>
  (hash ??= registerCardsWithDoubles(poolAndOtherCards().values()))

/** The ids of a hero and of the cards of the hero's deck. */
export interface DeckWithHero {
  hero: CardId
  deck: CardId[]
}

/** Builds a legal deck of 60 different cards, whose hero has the faction and a class of the given hero. */
export const randomDeckForSimilarHero = (hero: Card, next: RandomNumberGenerator): DeckWithHero =>
  deckOfOne(similarHeroes(hero), next)

const similarHeroes = ({ classes, faction }: Card): Card[] =>
  heroesOfPool().filter(
    (one) => one.faction === faction && one.classes?.some((name) => classes?.includes(name)) === true,
  )

function deckOfOne(leaders: readonly Card[], next: RandomNumberGenerator): DeckWithHero {
  const hero = randomElement(leaders, next)
  const deck: Card[] = []
  const left = [...legalCardsForHero(hero, 'compiledToo')]
  while (deck.length < DECK) {
    const [card] = left.splice(next(left.length), 1)
    if (!card) return deckOfOne(leaders, next) // The hero has too few legal cards, so another hero is tried.
    if (talentAndReputationFaults(hero, [...deck, card]).length === 0) deck.push(card)
  }
  return { hero: hero.id, deck: deck.map(({ id }) => id) }
}

/**
 * Builds a legal deck of random cards that has as many copies, types and costs as a given deck. If no legal card has
 * the type and cost of a card, the deck has one with the nearest cost.
 */
export function randomDeckWithCostsOf(
  { hero, deck }: { hero: Card; deck: readonly Card[] },
  next: RandomNumberGenerator,
): DeckWithHero {
  const leader = randomElement(similarHeroes(hero), next)
  const chosen: Card[] = []
  const legal = legalCardsForHero(leader, 'compiledToo')
  for (const [model, copies] of copiesOf(deck)) {
    const candidates = nearestCards(leader, chosen, model, legal)
    if (candidates.length === 0) return randomDeckWithCostsOf({ hero, deck }, next) // Another hero is tried.
    const card = randomElement(candidates, next)
    for (let copy = 0; copy < copies; copy++) chosen.push(card)
  }
  return { hero: leader.id, deck: chosen.map(({ id }) => id) }
}

/** Returns the cards of the model's type that the deck may have beside the chosen ones, of the cost nearest to its cost. */
function nearestCards(
  leader: Card,
  chosen: readonly Card[],
  model: Card,
  legal: readonly Card[],
): readonly Card[] {
  const left = legal.filter((one) => one.type === model.type && !chosen.includes(one))
  const distance = (one: Card): number => Math.abs((one.cost ?? 0) - (model.cost ?? 0))
  for (const nearest of [...new Set(left.map(distance))].sort((a, b) => a - b)) {
    const atCost = left.filter((one) => distance(one) === nearest)
    const fitting = atCost.filter((one) => talentAndReputationFaults(leader, [...chosen, one]).length === 0)
    if (fitting.length > 0) return fitting
  }
  return []
}

function copiesOf(deck: readonly Card[]): Map<Card, number> {
  const copies = new Map<Card, number>()
  for (const card of deck) copies.set(card, (copies.get(card) ?? 0) + 1)
  return copies
}

const isHero = ({ type, master, level }: Card): boolean => type === 'hero' && !master && level === undefined

let ofPool: readonly Card[] | undefined

/** Returns every hero of the printed pool, except Master Heroes and Dungeon heroes. */
export const heroesOfPool = (): readonly Card[] => (ofPool ??= poolCards().filter(isHero))
