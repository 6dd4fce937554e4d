/** Raids with random constructed decks of compiled cards, and the same raids with starter decks. */
import { cardWithId } from '../cards/index.ts'
import type { Setup } from '../engine/index.ts'
import {
  type DeckWithHero,
  hashOfPoolAndOtherCards,
  randomDeckForSimilarHero,
  randomDeckWithCostsOf,
} from './fuzz/pool-decks.ts'
import { newRandomNumberGenerator, type RandomNumberGenerator } from './invariant-checks/random-numbers.ts'
import { type SimulatedRaidPlan, type SimulatedRaidReport, setupForPlan, simulateRaid } from './simulate.ts'

/** The plan of a raid whose decks the kind of decks determines. */
export type PoolRaidPlan = Omit<SimulatedRaidPlan, 'setup' | 'seasoned'>

/**
 * Starter decks, random decks of 60 different cards, or random decks with the copies, types and costs of the starters.
 * The heroes of random decks have the same classes and factions.
 */
export type DeckKind = 'starters' | 'random' | 'sameCosts'

/** Simulates a raid in which the raiders have decks of this kind. */
export function simulateRaidWithDecks(decks: DeckKind, plan: PoolRaidPlan): SimulatedRaidReport {
  const setup = setupWithStarters(plan)
  return simulateRaid({
    ...plan,
    setup: withDecks(setup, decks, newRandomNumberGenerator(plan.seed)),
  })
}

function withDecks(setup: Setup, decks: DeckKind, next: RandomNumberGenerator): Setup {
  if (decks === 'starters') return setup
  return decks === 'random' ? setupWithRandomDecks(setup, next) : withCostsOfStarters(setup, next)
}

/**
 * Returns a setup with starter decks, without treasure and the benefits of a level, which belong to the own decks of
 * characters.
 */
export const setupWithStarters = (plan: PoolRaidPlan): Setup => setupForPlan({ ...plan, seasoned: 'never' })

/** Returns the setup with random decks of 60 different cards, and with heroes like those of the setup. */
export const setupWithRandomDecks = (setup: Setup, next: RandomNumberGenerator): Setup =>
  withDecksOf(setup, ({ hero }) => randomDeckForSimilarHero(cardWithId(hero), next))

const withCostsOfStarters = (setup: Setup, next: RandomNumberGenerator): Setup =>
  withDecksOf(setup, ({ hero, deck }) =>
    randomDeckWithCostsOf({ hero: cardWithId(hero), deck: deck.map(cardWithId) }, next),
  )

const withDecksOf = (setup: Setup, deckOf: (seat: Setup['seats'][number]) => DeckWithHero): Setup => ({
  ...setup,
  cards: hashOfPoolAndOtherCards(),
  seats: setup.seats.map((seat) => ({ ...seat, ...deckOf(seat) })),
})
