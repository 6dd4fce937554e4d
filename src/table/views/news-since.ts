/** Finds the events since a player's last answer, as they may know them. */
import { eventAsSeenBy, type Seat } from '../../engine/index.ts'
import type { Tx } from '../../store/database/open.ts'
import { lastAnswerOfSeat, readInputs } from '../../store/raids/inputs.ts'
import { mergeNames } from '../announcing/named-objects.ts'
import type { Consequences } from '../model/consequences.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { type CachedRaid, MAX_RECENT_INPUTS, peek } from '../raids-in-memory/raid-cache.ts'
import { parseConsequences } from '../stored/reading.ts'
import { isRaidId } from '../stored/schemas.ts'

/**
 * Returns the events since the last answer of the seat's player, without those that were taken back. The table's answers
 * for a seat don't count as answers of its player.
 */
export async function newsSince(tx: Tx, raidId: string, seat: Seat): Promise<PublicEvents> {
  if (!isRaidId(raidId)) return { events: [], objects: {} }
  const recent = await peek({ raidId }, (raid) => recentSince(raid, seat))
  return happenedIn(recent ?? (await readSince(tx, raidId, seat)), seat)
}

/**
 * Returns what has happened since the seat's last answer; null if that answer was given before the raid was cached. A
 * player who was away for longer reads the log.
 */
function recentSince({ recent, isWhole }: CachedRaid, seat: Seat): readonly Consequences[] | null {
  const last = recent.findLastIndex(
    (one) => one.kind === 'answer' && one.seat === seat && one.userId !== null,
  )
  if (last < 0 && !isWhole && recent.length < MAX_RECENT_INPUTS) return null
  return recent.slice(last + 1).map(({ told }) => told)
}

async function readSince(tx: Tx, raidId: string, seat: Seat): Promise<readonly Consequences[]> {
  const inputs = await readInputs(tx, raidId, {
    after: await lastAnswerOfSeat(tx, raidId, seat),
    last: MAX_RECENT_INPUTS,
  })
  const standing = inputs.slice(inputs.findLastIndex(({ kind }) => kind === 'undo') + 1)
  return standing.map(({ events }) => parseConsequences(events))
}

const happenedIn = (told: readonly Consequences[], seat: Seat): PublicEvents => ({
  events: told.flatMap(({ events }) => events.map((event) => eventAsSeenBy(event, seat))),
  objects: told.map(({ objects }) => objects).reduce(mergeNames, {}),
})
