/** Measures raids of the random player with four random constructed decks. */
import { randomPlayer } from '../../src/bots/player.ts'
import { newRandomNumberGenerator } from '../../src/simulation/invariant-checks/random-numbers.ts'
import { setupWithRandomDecks, setupWithStarters } from '../../src/simulation/pool-raids.ts'
import { simulateRaid } from '../../src/simulation/simulate.ts'
import { cpuSeconds, medianOf } from './figures.ts'

const RAIDERS = 4
const WARM_UP = 200
const BATCH = 10

/** Returns the decisions with at least two choices in a second of CPU: the median over batches of ten raids. */
export function measureConstructedRaids(games: number): number {
  for (let seed = 1; seed <= WARM_UP; seed++) play(setupAt(seed), seed)
  const rates: number[] = []
  for (let at = 0; at < games; at += BATCH) {
    const seeds = Array.from({ length: BATCH }, (_, n) => 1_000 + at + n)
    const setups = seeds.map((seed) => ({ seed, setup: setupAt(seed) }))
    const began = cpuSeconds()
    const choices = setups.reduce((sum, { seed, setup }) => sum + play(setup, seed), 0)
    rates.push(choices / (cpuSeconds() - began))
  }
  return Math.round(medianOf(rates))
}

const planAt = (seed: number) => ({
  raid: 'deadmines',
  mode: 'novice',
  seats: RAIDERS,
  seed,
  policy: randomPlayer,
  twin: false,
  watch: false,
})

const setupAt = (seed: number) =>
  setupWithRandomDecks(setupWithStarters(planAt(seed)), newRandomNumberGenerator(seed))

const play = (setup: ReturnType<typeof setupAt>, seed: number): number =>
  simulateRaid({ ...planAt(seed), setup }).choices
