/** Lazy views equal ordinary views, and computer players choose the same answers by them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/support/extent.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { raids } from '../../raids/index.ts'
import { randomFuzzTable, startFuzzTable } from '../../simulation/fuzz/tables.ts'
import { randomAnswer } from '../../simulation/invariant-checks/answers.ts'
import { newRandomNumberGenerator } from '../../simulation/invariant-checks/random-numbers.ts'
import { simulateRaid } from '../../simulation/simulate.ts'
import { applyInput } from '../engine.ts'
import { lazyViewFor } from './lazy.ts'
import { resourceViewParts, type SeatView, seatViewParts } from './seat-view.ts'
import { viewFor, viewParts } from './view.ts'

/** Reads all fields of a lazy object. */
function read(lazy: object, parts: object): Record<string, unknown> {
  const all = Object.keys(parts).map((key): [string, unknown] => [key, Reflect.get(lazy, key)])
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

const readSeat = (seat: SeatView): Record<string, unknown> => ({
  ...read(seat, seatViewParts),
  resources: read(seat.resources, resourceViewParts),
})

const SEED = fc.integer({ min: 1, max: 1_000_000 })

test('a lazy view equals the ordinary one in every part', () => {
  fc.assert(
    fc.property(SEED, fc.integer({ min: 0, max: 120 }), (seed, answers) => {
      const game = startFuzzTable(randomFuzzTable(seed))
      const next = newRandomNumberGenerator(seed)
      for (let i = 0; i < answers && game.decision; i++) applyInput(game, randomAnswer(game.decision, next))
      for (const { seat } of game.players) {
        const lazy = lazyViewFor(game, seat)
        const whole = { ...read(lazy, viewParts), seats: lazy.seats.map(readSeat) }
        expect(whole).toEqual(viewFor(game, seat))
      }
    }),
    { numRuns: runs(50, 25), seed: 3 },
  )
})

const RAIDS = raids.map(({ name, modes }) => ({ raid: name, mode: modes.at(-1)?.name ?? '' }))

test.each(RAIDS)(
  'a computer player chooses the same answers by both kinds of views ($raid)',
  ({ raid, mode }) => {
    let asked = 0
    const decide: typeof heuristicPlayer.decide = (view, decision, random) => {
      asked += 1
      const picks = heuristicPlayer.decide(view, decision, random)
      if (now) expect(heuristicPlayer.decide(now, decision, random)).toEqual(picks)
      return picks
    }
    let now: (() => ReturnType<typeof lazyViewFor>) | null = null
    simulateRaid({
      raid,
      mode,
      seats: raid === 'deadmines' ? 3 : 4,
      seed: 5,
      twin: false,
      watch: false,
      stops: 'few',
      policy: { name: 'both', decide },
      onDecision: (game) => {
        now = () => lazyViewFor(game, game.decision?.seat ?? 0)
      },
    })
    expect(asked).toBeGreaterThan(50)
  },
)
