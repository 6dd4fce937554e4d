/** A raid in which everybody is asked in every window. The questions and their number reveal nothing about a hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setupForPlan } from '../../../simulation/simulate.ts'
import { applyInput, startGame } from '../../engine.ts'
import type { Game } from '../../model/state/game.ts'
import { viewFor } from '../../view/view.ts'
import {
  gameWithRearrangedHandsAndDecks,
  passiveAnswer,
  publicQuestionsOfPassivePlay,
} from './every-window.testkit.ts'

const SEED = fc.integer({ min: 1, max: 100_000 })

function begun(seed: number, everyWindow: boolean): Game {
  const setup = setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed })
  const { game } = startGame({ ...setup, ...(everyWindow ? { everyWindow } : {}) }, seed)
  return game
}

describe('if everybody is asked in every window', () => {
  const MANY = 60

  test('a spectator sees the same questions, whatever the hands contain', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const game = begun(seed, true)
        const other = gameWithRearrangedHandsAndDecks(game, seed)
        expect(publicQuestionsOfPassivePlay(other, MANY)).toEqual(publicQuestionsOfPassivePlay(game, MANY))
      }),
      { numRuns: 15 },
    )
  })

  test('questions in other raids do reveal something', () => {
    const tells = Array.from({ length: 15 }, (_, seed) => {
      const game = begun(seed + 1, false)
      const other = gameWithRearrangedHandsAndDecks(game, seed + 1)
      return `${publicQuestionsOfPassivePlay(other, MANY)}` !== `${publicQuestionsOfPassivePlay(game, MANY)}`
    })
    expect(tells).toContain(true)
  })

  test('a seat that can only pass is also asked, and offered nothing else', () => {
    const game = begun(3, true)
    const silent: string[][] = []
    for (let n = 0; n < MANY && game.decision; n++) {
      const { decision } = game
      const offered = decision.options.map(({ id }) => id)
      if (decision.kind === 'priority' && offered.length === 1) silent.push(offered)
      applyInput(game, {
        kind: 'answer',
        decision: decision.id,
        seat: decision.seat,
        picks: passiveAnswer(decision),
      })
    }
    expect(silent.length).toBeGreaterThan(5)
    expect(new Set(silent.map(String))).toEqual(new Set(['pass']))
  })
})

describe('an open window, as everybody sees it', () => {
  test('shows who has passed in succession and who is asked next (410.4)', () => {
    const game = begun(3, true)
    for (let n = 0; n < 3; n++)
      applyInput(game, { kind: 'answer', decision: game.decision?.id ?? 0, seat: n, picks: ['keep'] })
    const first = game.turn.player
    expect(viewFor(game, null)).toMatchObject({
      order: [0, 1, 2, 3].map((n) => (first + n) % 4),
      waitingFor: { seat: first, kind: 'priority' },
      window: { passed: [], next: [1, 2, 3].map((n) => (first + n) % 4) },
    })
    applyInput(game, { kind: 'answer', decision: game.decision?.id ?? 0, seat: first, picks: ['pass'] })
    expect(viewFor(game, null).window).toMatchObject({
      passed: [first],
      next: [2, 3].map((n) => (first + n) % 4),
    })
  })
})
