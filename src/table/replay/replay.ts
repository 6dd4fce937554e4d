/** Replays raids from their logs. A raid's seed, setup and inputs define its game. */
import { isDeepStrictEqual } from 'node:util'
import {
  applyInput,
  type Game,
  type GameEvent,
  isRefusal,
  prepareEarlierStateForUndo,
  type StepObserver,
  startGame,
} from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { findInputs, type SavedInput } from '../../store/raids/inputs.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { findArchivedLog } from '../../store/retention/archive.ts'
import { registerPinnedCards } from '../raid-loading/pinned.ts'
import { hashLoggedEvents, inputsOfArchivedLog, isEventsHash } from '../retention/archived.ts'
import { parseConsequences, parseLogEntry } from '../stored/parse-stored.ts'
import { gameSchema, type StartLogEntry, type UndoLogEntry } from '../stored/schemas.ts'

/**
 * Replays a raid, and returns its game.
 * @param upTo the last input to replay; all inputs by default
 * @returns the game after that input
 * @throws when there is no log, or an input is now refused or causes other events than it did then
 */
export async function replayRaid(tx: Transaction, raidId: string, upTo?: number): Promise<Game> {
  const raid = await findRaidWithoutGame(tx, { id: raidId })
  const inputs = await loadRaidInputs(tx, raidId, upTo)
  await registerPinnedCards(tx, startEntryOfLog(inputs).setup, raid?.cardHash ?? null)
  let last: Game | null = null
  for (const { game } of replaySteps(inputs)) last = game
  if (!last) throw new Error(`raid ${raidId} has no log`)
  return last
}

/**
 * Returns the inputs of a raid, also of an archived one, whose inputs may have a hash in place of their events.
 * @throws UnreadableState
 */
export async function loadRaidInputs(tx: Transaction, raidId: string, upTo?: number): Promise<SavedInput[]> {
  const inputs = await findInputs(tx, raidId, upTo === undefined ? {} : { upTo })
  if (inputs.length > 0) return inputs
  const archived = await findArchivedLog(tx, raidId)
  return archived === null
    ? []
    : inputsOfArchivedLog(archived).filter(({ seq }) => upTo === undefined || seq <= upTo)
}

/** Returns the first entry of a raid's log, with its setup and seed. @throws Error when the log has no such entry */
export function startEntryOfLog([first]: readonly SavedInput[]): StartLogEntry {
  const beginning = first && parseLogEntry(first.payload)
  if (beginning?.kind !== 'start') throw new Error('the log of a raid has no beginning')
  return beginning
}

interface Repeated {
  seq: number
  game: Game
  /** The events of the input, which are the same as in the original raid. */
  events: GameEvent[]
}

/**
 * Yields the game after each of a raid's inputs, from the first on. The caller must have registered the raid's cards.
 * All yielded games are the same object, which changes, until an undo replaces it. A caller that needs a state must
 * read it at once.
 * @param see receives more details, step by step
 * @throws when an input is now refused or causes other events than it did then
 */
export function* replaySteps(inputs: readonly SavedInput[], see?: StepObserver): Generator<Repeated> {
  const { setup, seed } = startEntryOfLog(inputs)
  const [first, ...rest] = inputs
  const begun = startGame(setup, seed, see)
  if (first) requireSameEvents(first, begun.events)
  const moments = new Moments(inputs)
  let { game } = begun
  for (const input of [first, ...rest]) {
    if (!input) return
    let events = begun.events
    if (input !== first) ({ game, events } = repeat(game, input, moments, see))
    moments.pass(input.seq, game)
    yield { seq: input.seq, game, events }
  }
}

type Course = Pick<Repeated, 'game' | 'events'>

function repeat(game: Game, saved: SavedInput, moments: Moments, see?: StepObserver): Course {
  const input = parseLogEntry(saved.payload)
  if (input.kind === 'start') throw new Error(`input ${saved.seq} begins the raid again`)
  if (input.kind === 'undo') return repeatUndo(game, saved, input, moments)
  const events = applyInput(game, input, see)
  if (isRefusal(events)) throw new Error(`input ${saved.seq} is refused: ${events.why}`)
  requireSameEvents(saved, events)
  return { game, events }
}

function repeatUndo(game: Game, saved: SavedInput, undoing: UndoLogEntry, moments: Moments): Course {
  const was = moments.at(undoing.to)
  const events = prepareEarlierStateForUndo(game, was, undoing)
  requireSameEvents(saved, events)
  return { game: was, events }
}

/** Returns the inputs of a log without those that undos took back. The undos themselves are included. */
export function inputsNotUndone<T extends Pick<SavedInput, 'seq' | 'payload'>>(inputs: readonly T[]): T[] {
  const left: T[] = []
  for (const input of inputs) {
    const entry = parseLogEntry(input.payload)
    if (entry.kind === 'undo') while ((left.at(-1)?.seq ?? 0) > entry.to) left.pop()
    left.push(input)
  }
  return left
}

/** Stores the states of a replayed game to which an undo in the log returns. */
class Moments {
  readonly #states = new Map<number, string>()
  readonly #wanted: ReadonlySet<number>

  constructor(inputs: readonly SavedInput[]) {
    const entries = inputs.map(({ payload }) => parseLogEntry(payload))
    this.#wanted = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.to] : [])))
  }

  pass(seq: number, game: Game): void {
    if (this.#wanted.has(seq)) this.#states.set(seq, JSON.stringify(game))
  }

  at(seq: number): Game {
    const kept = this.#states.get(seq)
    if (kept === undefined) throw new Error(`an undo goes back to input ${seq}, which is not before it`)
    return gameSchema.parse(JSON.parse(kept))
  }
}

function requireSameEvents(saved: SavedInput, events: readonly GameEvent[]): void {
  if (!hasSameEvents(saved.events, events))
    throw new Error(`input ${saved.seq} tells other events than it did`)
}

function hasSameEvents(stored: unknown, events: readonly GameEvent[]): boolean {
  if (isEventsHash(stored)) return stored.mark === null || stored.mark === hashLoggedEvents(events)
  const plain: unknown = JSON.parse(JSON.stringify(events))
  return isDeepStrictEqual(plain, parseConsequences(stored).events)
}
