/** What would be asked next if somebody made these picks: tried on a copy that is thrown away. */
import { apply, isRefusal } from '../engine/engine.ts'
import type { Store } from '../store/open.ts'
import { lookAtRaid, readRaid } from '../store/raids.ts'
import type { CardId, Decision, ObjectId, Seat } from './engine-types.ts'
import { gameOf } from './sitting.ts'

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

/**
 * Cards in decks that the seat's open decision shows it: those revealed or searched to choose from, and the card of
 * the Dungeon that asks. Views hide all decks, so these names come beside them; they are for that seat alone.
 */
export async function shownCards(
  store: Store,
  raidId: string,
  seat: Seat,
): Promise<Record<ObjectId, CardId>> {
  const row = await lookAtRaid(store.db, raidId)
  if (!row || row.state === null) return {}
  const game = await gameOf(store.db, row)
  const { decision } = game
  if (decision?.seat !== seat) return {}
  const options = decision.options.flatMap((option) => ('object' in option ? [option.object] : []))
  const ids = decision.source === undefined ? options : [...options, decision.source]
  const inDecks = ids.filter((id) => game.objects[id]?.zone === 'deck')
  return Object.fromEntries(inDecks.map((id) => [id, game.objects[id]?.card ?? '']))
}
