/** What would be asked next if somebody made these picks: tried on a copy that is thrown away. */
import { apply, isRefusal } from '../engine/engine.ts'
import type { Store } from '../store/open.ts'
import { readRaid } from '../store/raids.ts'
import type { Decision, Seat } from '../table/engine-types.ts'
import { gameOf } from '../table/sitting.ts'

/**
 * Only the rest of an announcement is told: its options are known to whoever announces. Anything that would already
 * have happened, with dice and draws, is not.
 */
export async function preview(
  store: Store,
  raidId: string,
  seat: Seat,
  picks: string[],
): Promise<Decision | null> {
  const row = await readRaid(store.db, raidId)
  if (!row || row.state === null) return null
  const game = await gameOf(store.db, row)
  const { decision } = game
  if (!decision || decision.seat !== seat) return null
  const result = apply(game, { kind: 'answer', decision: decision.id, seat, picks })
  const next = game.decision
  if (isRefusal(result) || result.length > 0 || next?.seat !== seat || !next.back) return null
  return next
}
