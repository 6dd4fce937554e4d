/** A raid played again from its log: its seed, its setup and its inputs are the game. */
import { isDeepStrictEqual } from 'node:util'
import { apply, isRefusal, type See, start } from '../engine/engine.ts'
import type { GameEvent } from '../engine/state/events.ts'
import type { Game } from '../engine/state/game.ts'
import { readInputs, type SavedInput } from '../store/inputs.ts'
import type { Tx } from '../store/open.ts'
import { findRaid } from '../store/raids.ts'
import { lendCards } from './pinned.ts'
import { type Beginning, loggedShape, toldShape } from './shapes.ts'

/**
 * Plays a raid's inputs again.
 * @param upTo the last input to play; all of them unless told
 * @returns the game as it was after it
 * @throws when there is no log, or an input is refused now or tells other events than it did then
 */
export async function replayRaid(tx: Tx, raidId: string, upTo?: number): Promise<Game> {
  const raid = await findRaid(tx, { id: raidId })
  const inputs = await readInputs(tx, raidId, upTo === undefined ? {} : { upTo })
  await lendCards(tx, beginningOf(inputs).setup, raid?.cardHash ?? null)
  let last: Game | null = null
  for (const { game } of playedAgain(inputs)) last = game
  if (!last) throw new Error(`raid ${raidId} has no log`)
  return last
}

/** @throws when the log has no beginning */
export function beginningOf([first]: readonly SavedInput[]): Beginning {
  const beginning = first && loggedShape.parse(first.payload)
  if (beginning?.kind !== 'start') throw new Error('the log of a raid has no beginning')
  return beginning
}

/**
 * The game after each of a raid's inputs, from the first on; its cards have been lent. It is one game that goes on:
 * whoever wants to keep what it is now looks at once.
 * @param see is shown it more closely, step by step
 * @throws when an input is refused now or tells other events than it did then
 */
export function* playedAgain(
  inputs: readonly SavedInput[],
  see?: See,
): Generator<{ seq: number; game: Game }> {
  const { setup, seed } = beginningOf(inputs)
  const [first, ...rest] = inputs
  const { game, events } = start(setup, seed, see)
  if (first) mustTellTheSame(first, events)
  yield { seq: first?.seq ?? 0, game }
  for (const input of rest) {
    repeat(game, input, see)
    yield { seq: input.seq, game }
  }
}

function repeat(game: Game, saved: SavedInput, see?: See): void {
  const input = loggedShape.parse(saved.payload)
  if (input.kind === 'start') throw new Error(`input ${saved.seq} begins the raid again`)
  const events = apply(game, input, see)
  if (isRefusal(events)) throw new Error(`input ${saved.seq} is refused: ${events.why}`)
  mustTellTheSame(saved, events)
}

function mustTellTheSame(saved: SavedInput, events: readonly GameEvent[]): void {
  const plain: unknown = JSON.parse(JSON.stringify(events))
  if (!isDeepStrictEqual(plain, toldShape.parse(saved.events).events))
    throw new Error(`input ${saved.seq} tells other events than it did`)
}
