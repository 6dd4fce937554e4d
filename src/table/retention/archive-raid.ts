/** Reduces a raid that has been over for a while to its setup, its seed and its inputs. */
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '../../store/database/open.ts'
import { findInputs, type SavedInput } from '../../store/raids/inputs.ts'
import { findRaidWithGame, lockRaidRow, type RaidRow } from '../../store/raids/raids.ts'
import { findArchivedLog, replaceInputsByArchive } from '../../store/retention/archive.ts'
import { registerPinnedCards } from '../raid-loading/pinned.ts'
import { startEntryOfLog } from '../replay/replay.ts'
import { parseConsequences, parseGame, parseLogEntry } from '../stored/parse-stored.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import { archivedLogOf, hashLoggedEvents } from './archived.ts'
import { regenerateEvents } from './log.ts'

/**
 * Archives a raid. If a replay has the same events, the events and the last game are deleted. Otherwise the events
 * are archived with the inputs, and the game stays.
 * @returns false if nothing was archived, because the raid can't be read, has changed meanwhile or is archived
 * already
 */
export async function archiveRaid(store: Store, raidId: string): Promise<boolean> {
  const raid = await findRaidWithGame(store.db, raidId)
  const inputs = await findInputs(store.db, raidId)
  if (!raid || inputs.length === 0) return false
  try {
    const marked = await markedBy(store, raid, inputs)
    return await store.transaction(async (tx) => {
      const now = await lockRaidRow(tx, raidId)
      if (now?.version !== raid.version || (await findArchivedLog(tx, raidId)) !== null) return false
      await replaceInputsByArchive(tx, raidId, archivedLogOf(marked ?? inputs), marked === null)
      return true
    })
  } catch (error) {
    if (error instanceof UnreadableState) return false
    throw error
  }
}

/**
 * Returns the inputs with a hash in place of the events of each. Returns null if today's rules cause other events.
 * @throws UnreadableState
 */
async function markedBy(
  { db }: Store,
  { state, cardHash }: RaidRow,
  inputs: readonly SavedInput[],
): Promise<SavedInput[] | null> {
  for (const { payload } of inputs) parseLogEntry(payload)
  const consequences = inputs.map(({ events }) => parseConsequences(events))
  const left = parseGame(state)
  await registerPinnedCards(db, startEntryOfLog(inputs).setup, cardHash)
  const again = await regenerateEvents(inputs)
  const isSame =
    again.game !== null &&
    again.inputs.every(({ events }, n) => isSameJson(parseConsequences(events), consequences[n]))
  if (!isSame || !isSameJson(again.game, left)) return null
  return inputs.map((input, n) => ({
    ...input,
    events: { mark: hashLoggedEvents(consequences[n]?.events ?? []) },
  }))
}

const isSameJson = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
