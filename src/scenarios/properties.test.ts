/**
 * Properties of random legal play: tables of every kind with one to six players and random decks of every defined
 * card. A seed determines a table, and `npm run -s fuzz -- --tables 1 --seed N` plays it to its end.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../test/support/extent.ts'
import { heuristicPlayer } from '../bots/heuristic.ts'
import { randomPlayer } from '../bots/player.ts'
import {
  applyInput,
  type Decision,
  type Game,
  isPickWithoutFurtherChoices,
  isRefusal,
  viewFor,
} from '../engine/index.ts'
import { randomInput } from '../simulation/fuzz/fuzz.ts'
import { type FuzzTable, randomFuzzTable, startFuzzTable } from '../simulation/fuzz/tables.ts'
import { randomAnswer } from '../simulation/invariant-checks/answers.ts'
import { rebuildFromJson } from '../simulation/invariant-checks/checked-engine.ts'
import {
  type CheckIntervals,
  InvariantCheckedGame,
  NO_CHECKS,
} from '../simulation/invariant-checks/checked-game.ts'
import { gameWithHiddenCardsExchanged, viewersOfGame } from '../simulation/invariant-checks/hidden.ts'
import { checkInvariants, countCardsPerOwner } from '../simulation/invariant-checks/invariants.ts'
import { newRandomNumberGenerator } from '../simulation/invariant-checks/random-numbers.ts'
import { simulateRaid } from '../simulation/simulate.ts'
import { everyCardById } from './every-card.ts'
import { playRandomlyWithChecks } from './watching.testkit.ts'

/** The tests play the same tables each time. The command `npm run -s fuzz` plays other tables. */
fc.configureGlobal({ seed: 3 })

const SEED = fc.integer({ min: 1, max: 1_000_000 })
const SOON = fc.integer({ min: 0, max: 120 })

/** Returns the game of a table after this many inputs, which are random as in the command `npm run -s fuzz`. */
function played(table: FuzzTable, answers: number): Game {
  const game = startFuzzTable(table)
  const next = newRandomNumberGenerator(table.seed + 2)
  for (let i = 0; i < answers && game.decision; i++) {
    const told = applyInput(game, randomInput(game, next))
    if (isRefusal(told)) throw new Error(`an offered answer is refused: ${told.why}`)
  }
  return game
}

/** Plays games at `tables` random tables. After a random number of answers, these checks run for `inputs` inputs. */
function watched(watch: Partial<CheckIntervals>, inputs: number, tables: number): void {
  fc.assert(
    fc.property(SEED, SOON, (seed, answers) => {
      const game = played(randomFuzzTable(seed), answers)
      const next = newRandomNumberGenerator(seed + 5)
      const watcher = new InvariantCheckedGame(game, { ...NO_CHECKS, ...watch }, seed)
      for (let i = 0; i < inputs && game.decision; i++) watcher.apply(randomAnswer(game.decision, next))
    }),
    { numRuns: runs(tables, tables / 4) },
  )
}

test('cards are conserved, and events agree with the state: cards, piles, the chain, the turn, the combat', () => {
  watched({}, 40, 20)
})

test('a twin rebuilt from JSON at every decision returns the same events', () => {
  watched({ twin: 1 }, 20, 20)
})

/**
 * Whether a pick only begins an announcement, so that nothing happens and the same seat is asked something else
 * (707.1).
 */
function isAnnouncing(game: Game, { id, seat }: Decision, pick: string): boolean {
  const copy = rebuildFromJson(game)
  const told = applyInput(copy, { kind: 'answer', decision: id, seat, picks: [pick] })
  return !isRefusal(told) && told.length === 0 && copy.decision?.seat === seat && copy.decision.back === true
}

test('a play that needs no further answer is announced and paid for at once', () => {
  let said = 0
  fc.assert(
    fc.property(SEED, SOON, (seed, answers) => {
      const game = played(randomFuzzTable(seed), answers)
      const { decision } = game
      if (decision?.kind !== 'priority') return
      const adding = decision.options.filter(({ kind }) => kind !== 'pass')
      for (const { id } of adding.filter((one) => isPickWithoutFurtherChoices(game, decision.seat, one.id))) {
        said += 1
        expect(isAnnouncing(game, decision, id)).toBe(false)
      }
    }),
    { numRuns: 100 },
  )
  expect(said).toBeGreaterThan(20)
})

test('every single option of a decision applies', () => {
  watched({ options: 1 }, 3, 40)
})

test('invented answers are refused, and a refused answer changes nothing', () => {
  watched({ refusals: 1 }, 4, 40)
})

test('a view doesn’t depend on cards that its viewer may not know (415.8)', () => {
  watched({ views: 1 }, 4, 40)
})

test('the events that a viewer sees don’t depend on cards that stay hidden from them (415.8)', () => {
  watched({ events: 1 }, 10, 40)
})

test('exchanging hidden cards in these tests changes the views of their owners', () => {
  const game = startFuzzTable({ ...randomFuzzTable(5), kind: 'duel', mode: 'duel', seats: 3 })
  const other = gameWithHiddenCardsExchanged(game, 0, newRandomNumberGenerator(1))
  expect(viewersOfGame(game)).toEqual([null, 0, 1, 2])
  for (const seat of [1, 2]) expect(viewFor(other, seat)).not.toEqual(viewFor(game, seat))
})

test('the same setup, seed and answers give the same game', () => {
  fc.assert(
    fc.property(SEED, SOON, (seed, answers) => {
      const table = randomFuzzTable(seed)
      expect(JSON.stringify(played(table, answers))).toBe(JSON.stringify(played(table, answers)))
    }),
    { numRuns: runs(10, 4) },
  )
})

test('anybody may concede at any time, and then the game goes on or is over (102.1b)', () => {
  fc.assert(
    fc.property(SEED, SOON, fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), (seed, answers, leavers) => {
      const game = played(randomFuzzTable(seed), answers)
      for (const leaver of leavers) {
        const player = game.players[leaver % game.players.length]
        if (!player || game.outcome || player.automaton || player.out) continue
        const cards = countCardsPerOwner(game)
        expect(isRefusal(applyInput(game, { kind: 'concede', seat: player.seat }))).toBe(false)
        expect(countCardsPerOwner(game)).toEqual(cards)
        checkInvariants(game)
        playRandomlyWithChecks(game, 10, newRandomNumberGenerator(seed + 7))
      }
    }),
    { numRuns: runs(25, 8) },
  )
})

test('a game is plain JSON at every decision', () => {
  fc.assert(
    fc.property(SEED, SOON, (seed, answers) => {
      const game = played(randomFuzzTable(seed), answers)
      expect(rebuildFromJson(game)).toEqual(game)
    }),
    { numRuns: runs(15, 5) },
  )
})

test.each([randomPlayer, heuristicPlayer])('raids with the starter decks end ($name)', (policy) => {
  for (const seats of [1, 2, 3, 4, 5]) {
    const plan = { raid: 'deadmines', mode: 'heroic', seats, seed: seats, policy, twin: seats === 2 }
    const report = simulateRaid(plan)
    expect([report.violations, report.outcome === null]).toEqual([[], false])
  }
})

test('random decks contain every defined card', () => {
  const dealt = new Set<string>()
  for (let seed = 1; seed <= 120; seed++)
    for (const { card } of Object.values(startFuzzTable(randomFuzzTable(seed)).objects)) dealt.add(card)
  const missing = [...everyCardById.values()].filter(
    ({ id, type }) => !dealt.has(id) && !id.includes('@') && type !== 'achievement' && type !== 'rule',
  )
  expect(missing.map((card) => card.id)).toEqual([])
})
