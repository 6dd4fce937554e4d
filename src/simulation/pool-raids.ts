/** Raids with random constructed decks of compiled cards, and the same raids with starter decks. */
import { card } from '../cards/index.ts'
import type { Setup } from '../engine/index.ts'
import { constructedDeckLike, poolHash } from './fuzz/pool-decks.ts'
import { type RandomNumbers, randomNumbers } from './invariant-checks/random-numbers.ts'
import { playRaid, type RaidPlan, type RaidReport, setupForPlan } from './simulate.ts'

export type PoolPlan = Omit<RaidPlan, 'setup' | 'seasoned'>

/** Starter decks, or random decks of heroes of the same classes and factions. */
export type DeckKind = 'starters' | 'random'

export function playWithDecks(decks: DeckKind, plan: PoolPlan): RaidReport {
  const setup = setupWithStarters(plan)
  return playRaid({
    ...plan,
    setup: decks === 'starters' ? setup : withRandomDecks(setup, randomNumbers(plan.seed)),
  })
}

/**
 * Returns a setup with starter decks, without treasure and the benefits of a level, which belong to the own decks of
 * characters.
 */
export const setupWithStarters = (plan: PoolPlan): Setup => setupForPlan({ ...plan, seasoned: 'never' })

export const withRandomDecks = (setup: Setup, next: RandomNumbers): Setup => ({
  ...setup,
  cards: poolHash(),
  seats: setup.seats.map((seat) => ({ ...seat, ...constructedDeckLike(card(seat.hero), next) })),
})
