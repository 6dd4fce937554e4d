/** Loads raids with the events of their inputs, which come from a replay if the raid is archived. */
import { setImmediate } from 'node:timers/promises'
import { eventAsSeenBy, type Game, type GameEvent } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { SavedInput } from '../../store/raids/inputs.ts'
import type { RaidRow } from '../../store/raids/raids.ts'
import { findRaidWithCachedGame, findRaidWithoutGame } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import { cardsMentionedIn, publiclyKnownCards } from '../announcing/mentioned-cards.ts'
import { LruCache } from '../generic-caches/lru-cache.ts'
import type { MentionedCards } from '../model/public-events.ts'
import { Rejection } from '../model/rejection.ts'
import { registerPinnedCards } from '../raid-loading/pinned.ts'
import { loadRaidInputs, replaySteps, startEntryOfLog } from '../replay/replay.ts'
import { withSchemaVersion } from '../stored/parse-stored.ts'
import { isEventsHash } from './archived.ts'

/** Drops the cached replay of a raid whose stored log has changed. */
export const dropCachedReplay = (raidId: string): void => cache.drop(raidId)

interface Log {
  inputs: SavedInput[]
  /** The reason why inputs are missing from some point on; null if none are. */
  trouble: string | null
}

interface ReplayedLog extends Log {
  /** The final game; null when the replay failed. */
  game: Game | null
}

/** The number of cached replays. Each takes some hundred kilobytes, and 0.2 to 0.4 s of CPU. */
const MOST_CACHED = 8
const cache = new LruCache<ReplayedLog>(MOST_CACHED)

/**
 * Returns a raid's inputs with their events. They end where today's rules play the raid differently.
 * @throws UnreadableState
 */
export async function loadLogWithEvents(tx: Transaction, raidId: string): Promise<Log> {
  const inputs = await loadRaidInputs(tx, raidId)
  return inputs.some(({ events }) => isEventsHash(events))
    ? replayedLog(tx, raidId, inputs)
    : { inputs, trouble: null }
}

/**
 * Returns a raid with its game, for reading only. An archived game is replayed.
 * @throws Rejection if today's rules play the raid differently
 */
export async function readRaidEvenIfArchived(tx: Transaction, raidId: string): Promise<RaidRow | null> {
  const row = await findRaidWithCachedGame(tx, raidId)
  if (!row || row.state !== null || row.version === 0) return row
  const { game } = await replayedLog(tx, raidId, await loadRaidInputs(tx, raidId))
  if (!game) throw new Rejection(texts.unavailableRaid.otherRules(row.code))
  return { ...row, state: game }
}

async function replayedLog(
  tx: Transaction,
  raidId: string,
  inputs: readonly SavedInput[],
): Promise<ReplayedLog> {
  const raid = await findRaidWithoutGame(tx, { id: raidId })
  await registerPinnedCards(tx, startEntryOfLog(inputs).setup, raid?.cardHash ?? null)
  return cache.get(raidId, () => regenerateEvents(inputs)) // the replay makes no query to the database
}

/** Converts events to the form in which JSON stores them. */
const asNoted = (events: readonly GameEvent[]): GameEvent[] => JSON.parse(JSON.stringify(events))

/** After every `INPUTS_AT_ONCE` inputs, the replay lets other work of this process run. */
const INPUTS_AT_ONCE = 20

/**
 * Replays the inputs, and returns them with their events. After an error, returns the inputs before it, with
 * the error as `trouble`.
 */
export async function regenerateEvents(inputs: readonly SavedInput[]): Promise<ReplayedLog> {
  const replayed: SavedInput[] = []
  let before: MentionedCards = {}
  let last: Game | null = null
  try {
    for (const { seq, game, events } of replaySteps(inputs)) {
      const input = inputs[replayed.length]
      if (!input) break
      const known = input.kind === 'undo' ? {} : before
      const open = events.map((event) => eventAsSeenBy(event, null))
      const objects = cardsMentionedIn(open, known, game)
      replayed.push({ ...input, events: withSchemaVersion({ events: asNoted(events), objects }) })
      before = publiclyKnownCards(game)
      last = game
      if (seq % INPUTS_AT_ONCE === 0) await setImmediate()
    }
    return { inputs: replayed, trouble: null, game: last }
  } catch (error) {
    return { inputs: replayed, trouble: String(error), game: null }
  }
}
