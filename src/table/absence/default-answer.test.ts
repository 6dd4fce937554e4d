import { expect, test } from 'vitest'
import { applyInput, type DecisionKind, type Input, isRefusal, randomPicks } from '../../engine/index.ts'
import { randomFuzzTable, startFuzzTable } from '../../simulation/fuzz/tables.ts'
import { newRandomNumberGenerator } from '../../simulation/invariant-checks/random-numbers.ts'
import { texts } from '../../texts/texts.ts'
import { defaultPicks } from './default-answer.ts'

/** Each test plays whole games. */
const PATIENCE = { timeout: 120_000 }

/**
 * Plays a random table with cards of every set. Many answers are given by default. @returns the kinds of decisions
 * that were answered by default
 */
function playWithAbsentees(seed: number): DecisionKind[] {
  const next = newRandomNumberGenerator(seed)
  const game = startFuzzTable(randomFuzzTable(seed))
  const kinds: DecisionKind[] = []
  for (let n = 0; n < 400 && game.decision; n++) {
    const { decision } = game
    const isAbsent = next(decision.kind === 'priority' ? 10 : 2) === 0
    const picks = isAbsent ? defaultPicks(decision) : randomPicks(decision, next)
    const input: Input = { kind: 'answer', decision: decision.id, seat: decision.seat, picks }
    const events = applyInput(game, input)
    if (isRefusal(events))
      throw new Error(`table ${seed}: ${JSON.stringify(decision)}: ${picks}: ${events.why}`)
    if (isAbsent) kinds.push(decision.kind)
  }
  return kinds
}

test('the default answer is legal for every decision at random tables with any cards', PATIENCE, () => {
  const seen = new Set<string>()
  const rare: DecisionKind[] = ['loop', 'replace', 'layOut', 'place', 'aim']
  const common = Object.keys(texts.prompt.kinds).filter((kind) => !rare.some((one) => one === kind))
  const isWhole = () => common.every((kind) => seen.has(kind))
  for (let seed = 1; seed <= 150 && !(seed > 30 && isWhole()); seed++)
    for (const kind of playWithAbsentees(seed)) seen.add(kind)
  expect([...seen]).toEqual(expect.arrayContaining(common))
})

test('a table continues when somebody gains control of a card that has left by then', () => {
  expect(playWithAbsentees(105).length).toBeGreaterThan(10)
})

test('an absent player keeps their hand, passes and declines, and their unfinished announcement is taken back', () => {
  const decision = { id: 1, seat: 0, min: 1, max: 1 } as const
  const keep = { id: 'keep', kind: 'keep' } as const
  const again = { id: 'mulligan', kind: 'mulligan' } as const
  expect(defaultPicks({ ...decision, kind: 'mulligan', options: [again, keep] })).toEqual(['keep'])
  const play = { id: 'play5', kind: 'play', object: 5 } as const
  const pass = { id: 'pass', kind: 'pass' } as const
  expect(defaultPicks({ ...decision, kind: 'priority', options: [play, pass] })).toEqual(['pass'])
  const card = { id: 'o7', kind: 'object', object: 7 } as const
  expect(defaultPicks({ ...decision, kind: 'target', options: [card], back: true })).toEqual(['back'])
  expect(defaultPicks({ ...decision, kind: 'choose', min: 0, options: [card] })).toEqual([])
  expect(defaultPicks({ ...decision, kind: 'ready', min: 0, options: [card] })).toEqual(['o7'])
})
