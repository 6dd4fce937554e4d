/** Finds the events since a player's last answer, as the player may know them. */
import { eventAsSeenBy, type Seat } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { findInputs, seqOfLastAnswerOfSeat } from '../../store/raids/inputs.ts'
import { mergeMentionedCards } from '../announcing/mentioned-cards.ts'
import type { InputConsequences } from '../model/consequences.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { type CachedRaid, MAX_RECENT_INPUTS, peekCachedRaid } from '../raids-in-memory/raid-cache.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import { isGuid } from '../stored/schemas.ts'

/**
 * Returns the events since the last answer of a seat's player, without undone ones. Answers of the table for the
 * seat don't count as the player's.
 */
export async function loadEventsSinceLastAnswerOfSeat(
  tx: Transaction,
  raidId: string,
  seat: Seat,
): Promise<PublicEvents> {
  if (!isGuid(raidId)) return { events: [], objects: {} }
  const recent = await peekCachedRaid({ raidId }, (raid) => recentSince(raid, seat))
  return happenedIn(recent ?? (await readSince(tx, raidId, seat)), seat)
}

/**
 * Returns the consequences since a seat's last answer, from the cache; null if that answer was given before the
 * raid was cached.
 */
function recentSince({ recent, isWhole }: CachedRaid, seat: Seat): readonly InputConsequences[] | null {
  const last = recent.findLastIndex(
    (one) => one.kind === 'answer' && one.seat === seat && one.userId !== null,
  )
  if (last < 0 && !isWhole && recent.length < MAX_RECENT_INPUTS) return null
  return recent.slice(last + 1).map(({ consequences }) => consequences)
}

async function readSince(tx: Transaction, raidId: string, seat: Seat): Promise<readonly InputConsequences[]> {
  const inputs = await findInputs(tx, raidId, {
    after: await seqOfLastAnswerOfSeat(tx, raidId, seat),
    last: MAX_RECENT_INPUTS,
  })
  const standing = inputs.slice(inputs.findLastIndex(({ kind }) => kind === 'undo') + 1)
  return standing.map(({ events }) => parseConsequences(events))
}

const happenedIn = (consequences: readonly InputConsequences[], seat: Seat): PublicEvents => ({
  events: consequences.flatMap(({ events }) => events.map((event) => eventAsSeenBy(event, seat))),
  objects: consequences.map(({ objects }) => objects).reduce(mergeMentionedCards, {}),
})
