/**
 * A twin is a second game that is rebuilt from JSON at every decision and gets the same input, without derived data
 * from earlier steps. Both games must return the same events and reach the same state.
 */
import { expect } from 'vitest'
import {
  applyInput,
  type Game,
  type GameEvent,
  type Input,
  isRefusal,
  type Refusal,
} from '../engine/index.ts'
import { resetDerived } from '../engine/internals.ts'

/** Applies an input to the game and to its twin. */
export function applyToGameAndTwin(game: Game, input: Input): GameEvent[] | Refusal {
  const before = JSON.stringify(game)
  const twin: Game = JSON.parse(before)
  const result = applyInput(game, input)
  const twinResult = applyInput(twin, JSON.parse(JSON.stringify(input)), resetDerived)
  if (JSON.stringify(twinResult) !== JSON.stringify(result))
    expect(twinResult, 'the twin returns something else').toEqual(result)
  const after = JSON.stringify(game)
  if (JSON.stringify(twin) !== after) expect(twin, 'the twin came to another state').toEqual(game)
  if (isRefusal(result) && after !== before) throw new Error('a refused input changed the game')
  return result
}

/** Returns a copy of the game that is rebuilt from its JSON. */
export function rebuildGameFromJson(game: Game): Game {
  return JSON.parse(JSON.stringify(game))
}
