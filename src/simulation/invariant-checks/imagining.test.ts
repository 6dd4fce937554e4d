/** Imagined games reveal nothing that their seat may not know, at random tables of all raids. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/support/extent.ts'
import {
  applyInput,
  type Game,
  type ImaginedGame,
  imagineGame,
  isRefusal,
  type Seat,
} from '../../engine/index.ts'
import { raids } from '../../raids/index.ts'
import { randomFuzzTable, startFuzzTable } from '../fuzz/tables.ts'
import { randomAnswer } from './answers.ts'
import { type CheckedEngine, realEngine } from './checked-engine.ts'
import { checkImaginedGames } from './imagining.ts'
import { newRandomNumberGenerator } from './random-numbers.ts'
import { InvariantViolation } from './violation.ts'

fc.configureGlobal({ seed: 3 })

const SEED = fc.integer({ min: 1, max: 1_000_000 })
const SOON = fc.integer({ min: 0, max: 150 })
/** The raids of the tables: each raid, or undefined for random tables. */
const RAID = fc.constantFrom(undefined, ...raids.map(({ name }) => name))
const CHECKS = 8

/** Plays some way into a random game, and then checks the imagined games of each seat that is asked. */
function checked(seed: number, answers: number, raid: string | undefined, asked: CheckedEngine): void {
  const game = startFuzzTable(randomFuzzTable(seed, raid))
  const next = newRandomNumberGenerator(seed + 7)
  for (let i = 0; i < answers + CHECKS && game.decision; i++) {
    if (i >= answers) checkImaginedGames(game, next, asked)
    const told = applyInput(game, randomAnswer(game.decision, next))
    if (isRefusal(told)) throw new Error(told.why)
  }
}

test('imagined games depend on no secret, look the same to their seat, and can be played', () => {
  fc.assert(
    fc.property(SEED, SOON, RAID, (seed, answers, raid) => checked(seed, answers, raid, realEngine)),
    { numRuns: runs(50, 25) },
  )
})

type Imagine = CheckedEngine['imagined']

/** Gives some cards of an imagined game back the places that they have in the true game. */
const keeping =
  (ids: (game: Game) => readonly number[]): Imagine =>
  (game, seat, seed) => {
    const dealt = imagineGame(game, seat, seed)
    for (const id of ids(game)) {
      const [object, real] = [dealt.objects[id], game.objects[id]]
      if (object && real) object.card = real.card
    }
    return dealt
  }

const leaks: Record<string, Imagine> = {
  'the top cards of decks': keeping(({ players }) => players.flatMap(({ deck }) => deck.slice(-1))),
  'the hands of other players': keeping(({ players }) => players.flatMap(({ hand }) => hand)),
  'face-down resources': keeping(({ play, objects }) => play.filter((id) => objects[id]?.play?.faceDown)),
  'future random numbers': (game, seat, seed) =>
    Object.assign(imagineGame(game, seat, seed), { rng: [...game.rng] }),
  'the order before the deal': (game, seat, seed) => rotated(imagineGame(game, seat, seed), game, seat),
}

/** Exchanges the two top cards of each deck and deals nothing else again. */
function rotated(dealt: ImaginedGame, game: Game, seat: Seat): ImaginedGame {
  for (const { seat: owner, deck } of game.players) {
    const [a = 0, b = 0] = deck.slice(-2)
    const [first, second] = [game.objects[a]?.card, game.objects[b]?.card]
    if (owner === seat || !first || !second) continue
    Object.assign(dealt.objects[a] ?? {}, { card: second })
    Object.assign(dealt.objects[b] ?? {}, { card: first })
  }
  return dealt
}

describe('a leak is found:', () => {
  test.each(Object.keys(leaks))('%s', (name) => {
    const asked = { ...realEngine, imagined: leaks[name] ?? imagineGame }
    const found = fc.check(
      fc.property(SEED, SOON, RAID, (seed, answers, raid) => checked(seed, answers, raid, asked)),
      { numRuns: 20, endOnFailure: true },
    )
    expect(found.failed).toBe(true)
    expect(found.errorInstance).toBeInstanceOf(InvariantViolation)
  })
})
