/**
 * Legal decks that go through all compiled cards in turn: 15 cards each, four copies of each. Successive decks continue
 * where the one before ended, so that a run of a hundred tables contains nearly every card.
 */
import { reasonsAgainstCardInDeck, talentAndReputationFaults } from '../../cards/legality.ts'
import type { Card } from '../../engine/index.ts'
import {
  newRandomNumberGenerator,
  type RandomNumberGenerator,
  randomElement,
} from '../invariant-checks/random-numbers.ts'
import { compiledDeckCards, type DeckWithHero, heroesOfPool } from './pool-decks.ts'

const NAMES = 15
const COPIES = 4

/**
 * Returns one deck of the sequence, with a random hero whose deck may have its first card.
 * @param turn the number of the deck in the sequence
 * @param faction the hero's faction, or null for any faction
 */
export function nthDeckCoveringPool(
  turn: number,
  faction: string | null,
  next: RandomNumberGenerator,
): DeckWithHero {
  const cards = sweepOf(turn)
  const start = (turn * NAMES) % cards.length
  const fromHere = [...cards.slice(start), ...cards.slice(0, start)]
  const heroes = heroesOfPool().filter((one) => faction === null || (one.faction ?? faction) === faction)
  for (const first of fromHere) {
    const fitting = heroes.filter((hero) => reasonsAgainstCardInDeck(hero, first).length === 0)
    if (fitting.length === 0) continue
    const hero = randomElement(fitting, next)
    const kinds = legalKinds(hero, fromHere)
    return { hero: hero.id, deck: kinds.flatMap(({ id }) => Array.from({ length: COPIES }, () => id)) }
  }
  throw new Error('no hero may have a card of the pool')
}

function legalKinds(hero: Card, cards: readonly Card[]): Card[] {
  const kinds: Card[] = []
  for (const card of cards) {
    if (kinds.length === NAMES) break
    const isNew = kinds.every(({ name }) => name !== card.name)
    if (!isNew || reasonsAgainstCardInDeck(hero, card).length > 0) continue
    if (talentAndReputationFaults(hero, [...kinds, card]).length === 0) kinds.push(card)
  }
  return kinds
}

const sweeps = new Map<number, readonly Card[]>()

/**
 * Returns all compiled cards except heroes, grouped by class and faction. The sequence within a group is random and
 * differs from sweep to sweep.
 */
function sweepOf(turn: number): readonly Card[] {
  const cards = compiledDeckCards()
  const sweep = Math.floor((turn * NAMES) / cards.length)
  const known = sweeps.get(sweep)
  if (known) return known
  const next = newRandomNumberGenerator(sweep)
  const shuffled = cards
    .map((card) => ({ card, key: `${card.classes?.join() ?? ''} ${card.faction ?? ''}`, at: next(1e6) }))
    .sort((a, b) => (a.key === b.key ? a.at - b.at : a.key < b.key ? -1 : 1))
    .map(({ card }) => card)
  sweeps.set(sweep, shuffled)
  return shuffled
}
