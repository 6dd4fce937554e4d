import { describe, expect, test } from 'vitest'
import { ANNA, aWar, BERT, blue, CARL, does, refusal, SETUP } from './fixture.ts'
import type { Move, War } from './model.ts'

/** Bert leads this game, and Carl challenges without Anna. */
const challenged = (opponents: readonly number[] = []): War => {
  const game = aWar({ setup: { ...SETUP, leader: BERT } })
  does(game, { by: CARL, move: 'act', player: CARL, challenge: true, opponents })
  return game
}

describe('a combat', () => {
  test.each<Move>([
    { by: ANNA, move: 'round' },
    { by: ANNA, move: 'slay', kills: [blue('Boar')] },
    { by: ANNA, move: 'resolve', defeated: [] },
  ])('is reported by a player in it or by the leader: $move', (move) => {
    expect(refusal(challenged(), move)).toEqual({ kind: 'notFighting' })
    expect(refusal(challenged(), { ...move, by: CARL })).toBeNull()
    expect(refusal(challenged(), { ...move, by: BERT })).toBeNull()
    const joined = challenged()
    does(joined, { by: ANNA, move: 'join', player: ANNA })
    expect(refusal(joined, move)).toBeNull()
  })

  test('against a character may also be reported by that character’s player, and the character can be defeated', () => {
    const setup = { ...SETUP, leader: CARL }
    const game = aWar({ setup })
    does(game, { by: ANNA, move: 'act', player: ANNA, challenge: true, opponents: [BERT] })
    does(game, { by: BERT, move: 'round' })
    expect(refusal(game, { by: BERT, move: 'resolve', defeated: [CARL] })).toEqual({ kind: 'noPlayer' })
    const events = does(game, { by: BERT, move: 'resolve', defeated: [BERT] })
    expect(events).toContainEqual({ kind: 'resolved', defeated: [BERT] })
  })

  test('can be joined only before its first round and before a creature has fallen', () => {
    const late = { by: ANNA, move: 'join', player: ANNA } as const
    for (const move of [
      { by: CARL, move: 'round' },
      { by: CARL, move: 'slay', kills: [blue('Boar')] },
    ] as const) {
      const game = challenged()
      does(game, move)
      expect(refusal(game, late)).toEqual({ kind: 'tooLate' })
    }
    expect(refusal(challenged(), late)).toBeNull()
  })
})
