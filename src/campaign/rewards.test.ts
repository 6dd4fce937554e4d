import { expect, it } from 'vitest'
import { type Game, type GameOutcome, startGame } from '../engine/index.ts'
import { setupForPlan } from '../simulation/simulate.ts'
import { xpRewardsFor } from './rewards.ts'

const WON: GameOutcome = { kind: 'won', side: 'raiders' }
const LOST: GameOutcome = { kind: 'won', side: 'lair' }

/** Returns a Deadmines run with this outcome. The Dungeon hero has 50 health. */
function run(outcome: GameOutcome | null, tally: Record<string, number> = {}, earned: string[] = []): Game {
  const { game } = startGame(setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed: 1 }), 1)
  game.outcome = outcome
  game.registers.tally = tally
  game.earned = earned
  return game
}

const sums = (game: Game, firstAttempt = true) =>
  Object.fromEntries(xpRewardsFor(game, { firstAttempt }).map(({ reason, amount }) => [reason, amount]))

it('the first attempt at a dungeon earns 5 XP, each later one 2', () => {
  expect(sums(run(LOST))).toEqual({ firstAttempt: 5 })
  expect(sums(run(LOST), false)).toEqual({ laterAttempt: 2 })
})

it('half the health of the Dungeon hero in damage earns 2 XP to those who fail', () => {
  expect(sums(run(LOST, { damage: 25 }))).toEqual({ firstAttempt: 5, halfDamage: 2 })
  expect(sums(run(LOST, { damage: 24 }))).toEqual({ firstAttempt: 5 })
  expect(sums(run({ kind: 'drawn' }, { damage: 40 }))).toEqual({ firstAttempt: 5, halfDamage: 2 })
})

it('destroying the Dungeon hero earns 5 XP, and then none for the half', () => {
  expect(sums(run(WON, { damage: 50, heroDestroyed: 1 }))).toEqual({ firstAttempt: 5, dungeonHero: 5 })
  expect(sums(run({ kind: 'drawn' }, { damage: 50, heroDestroyed: 1 }))).toEqual({
    firstAttempt: 5,
    dungeonHero: 5,
  })
})

it('each Boss ally destroyed earns 2 XP, and each Achievement what its card says', () => {
  const game = run(LOST, { 'boss:DDD-5': 1, 'boss:DDD-6': 1 }, ['DDD-41', 'DDD-42'])
  expect(sums(game, false)).toEqual({
    laterAttempt: 2,
    'boss:DDD-5': 2,
    'boss:DDD-6': 2,
    'achievement:DDD-41': 2,
    'achievement:DDD-42': 3,
  })
})

it('an abandoned raid and an unfinished raid earn nothing', () => {
  const tally = { damage: 50, heroDestroyed: 1 }
  expect(sums(run({ kind: 'abandoned' }, tally, ['DDD-41']))).toEqual({})
  expect(sums(run(null, tally, ['DDD-41']))).toEqual({})
})

it('a raid against Onyxia earns no XP, because no rulebook gives any', () => {
  const { game } = startGame(setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed: 1 }), 1)
  game.raid = 'onyxia'
  game.outcome = WON
  game.registers.tally = { damage: 100, 'boss:OLR-1': 1, 'boss:OLR-2': 1, 'boss:OLR-3': 1 }
  expect(xpRewardsFor(game, { firstAttempt: true })).toEqual([])
})
