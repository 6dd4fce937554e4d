import { describe, expect, test } from 'vitest'
import {
  ANNA,
  BERT,
  CARL,
  killedBlueCreatures,
  makeMove,
  newTestWar,
  refusalReason,
  TEST_SETUP,
} from './fixture.ts'
import type { Move, WarGame } from './model.ts'

/** Bert leads this game, and Carl challenges without Anna. */
const challenged = (opponents: readonly number[] = []): WarGame => {
  const game = newTestWar({ setup: { ...TEST_SETUP, leader: BERT } })
  makeMove(game, { by: CARL, move: 'act', player: CARL, challenge: true, opponents })
  return game
}

describe('a combat', () => {
  test.each<Move>([
    { by: ANNA, move: 'round' },
    { by: ANNA, move: 'slay', kills: [killedBlueCreatures('Boar')] },
    { by: ANNA, move: 'resolve', defeated: [] },
  ])('is reported by a player in it or by the leader: $move', (move) => {
    expect(refusalReason(challenged(), move)).toEqual({ kind: 'notFighting' })
    expect(refusalReason(challenged(), { ...move, by: CARL })).toBeNull()
    expect(refusalReason(challenged(), { ...move, by: BERT })).toBeNull()
    const joined = challenged()
    makeMove(joined, { by: ANNA, move: 'join', player: ANNA })
    expect(refusalReason(joined, move)).toBeNull()
  })

  test('against a character may also be reported by that character’s player, and the character can be defeated', () => {
    const setup = { ...TEST_SETUP, leader: CARL }
    const game = newTestWar({ setup })
    makeMove(game, { by: ANNA, move: 'act', player: ANNA, challenge: true, opponents: [BERT] })
    makeMove(game, { by: BERT, move: 'round' })
    expect(refusalReason(game, { by: BERT, move: 'resolve', defeated: [CARL] })).toEqual({ kind: 'noPlayer' })
    const events = makeMove(game, { by: BERT, move: 'resolve', defeated: [BERT] })
    expect(events).toContainEqual({ kind: 'resolved', defeated: [BERT] })
  })

  test('can be joined only before its first round and before a creature has fallen', () => {
    const late = { by: ANNA, move: 'join', player: ANNA } as const
    for (const move of [
      { by: CARL, move: 'round' },
      { by: CARL, move: 'slay', kills: [killedBlueCreatures('Boar')] },
    ] as const) {
      const game = challenged()
      makeMove(game, move)
      expect(refusalReason(game, late)).toEqual({ kind: 'tooLate' })
    }
    expect(refusalReason(challenged(), late)).toBeNull()
  })
})
