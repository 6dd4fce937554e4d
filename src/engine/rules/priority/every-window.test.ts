/** A raid in which everybody is asked in every window: who is asked, and how often, tells nothing of a hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setupFor } from '../../../players/simulate.ts'
import { withCards } from '../../../players/watching/hidden.ts'
import { numbers } from '../../../players/watching/numbers.ts'
import { apply, isRefusal, start } from '../../engine.ts'
import type { CardId, Decision, Game, ObjectId } from '../../model/game.ts'
import { viewFor } from '../../view/view.ts'
import { canRespond } from './options.ts'

const SEED = fc.integer({ min: 1, max: 100_000 })

function begun(seed: number, everyWindow: boolean): Game {
  const setup = setupFor({ raid: 'deadmines', mode: 'novice', seats: 3, seed })
  const { game } = start({ ...setup, ...(everyWindow ? { everyWindow } : {}) }, seed)
  return game
}

/** The same game, but each raider's hand and deck hold their cards in other places. */
function otherHands(game: Game, seed: number): Game {
  const next = numbers(seed)
  const cards = new Map<ObjectId, CardId>()
  for (const { automaton, hand, deck } of game.players) {
    if (automaton) continue
    const ids = [...hand, ...deck]
    const left = ids.map((id) => game.objects[id]?.card ?? '')
    for (const id of ids) cards.set(id, left.splice(next(left.length), 1)[0] ?? '')
  }
  return withCards(game, cards)
}

/** Nobody does anything that need not be done. */
function idly({ options, min }: Decision): string[] {
  const idle = options.find(({ kind }) => ['pass', 'keep', 'none', 'no'].includes(kind))
  return idle ? [idle.id] : options.slice(0, min).map(({ id }) => id)
}

/** Who is asked for what, as everybody sees it, while nobody does anything. */
function questions(game: Game, most: number): string[] {
  const asked: string[] = []
  while (game.decision && asked.length < most) {
    const { decision } = game
    const { waitingFor, window } = viewFor(game, null)
    asked.push(JSON.stringify([waitingFor, window]))
    const events = apply(game, {
      kind: 'answer',
      decision: decision.id,
      seat: decision.seat,
      picks: idly(decision),
    })
    if (isRefusal(events)) throw new Error(events.why)
  }
  return asked
}

describe('where everybody is asked in every window', () => {
  const MANY = 60

  test('whoever looks on sees the same questions, whatever the hands hold', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const game = begun(seed, true)
        const other = otherHands(game, seed)
        expect(questions(other, MANY)).toEqual(questions(game, MANY))
      }),
      { numRuns: 15 },
    )
  })

  test('elsewhere the questions do tell', () => {
    const tells = Array.from({ length: 15 }, (_, seed) => {
      const game = begun(seed + 1, false)
      const other = otherHands(game, seed + 1)
      return `${questions(other, MANY)}` !== `${questions(game, MANY)}`
    })
    expect(tells).toContain(true)
  })

  test('a seat that can only pass is asked all the same, and offered nothing else', () => {
    const game = begun(3, true)
    const silent: string[][] = []
    for (let n = 0; n < MANY && game.decision; n++) {
      const { decision } = game
      if (decision.kind === 'priority' && !canRespond(game, decision.seat))
        silent.push(decision.options.map(({ id }) => id))
      apply(game, { kind: 'answer', decision: decision.id, seat: decision.seat, picks: idly(decision) })
    }
    expect(silent.length).toBeGreaterThan(5)
    expect(new Set(silent.map(String))).toEqual(new Set(['pass']))
  })
})

describe('an open window, as everybody sees it', () => {
  test('tells who has passed in succession and who is heard next (410.4)', () => {
    const game = begun(3, true)
    for (let n = 0; n < 3; n++)
      apply(game, { kind: 'answer', decision: game.decision?.id ?? 0, seat: n, picks: ['keep'] })
    const first = game.turn.player
    expect(viewFor(game, null)).toMatchObject({
      order: [0, 1, 2, 3].map((n) => (first + n) % 4),
      waitingFor: { seat: first, kind: 'priority' },
      window: { passed: [], next: [1, 2, 3].map((n) => (first + n) % 4) },
    })
    apply(game, { kind: 'answer', decision: game.decision?.id ?? 0, seat: first, picks: ['pass'] })
    expect(viewFor(game, null).window).toMatchObject({
      passed: [first],
      next: [2, 3].map((n) => (first + n) % 4),
    })
  })
})
