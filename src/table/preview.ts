/** What would be asked next if somebody made these picks: tried on a copy that is thrown away. */
import {
  apply,
  type CardId,
  type Decision,
  type Game,
  hearingOf,
  type Input,
  isRefusal,
  type ObjectId,
  type Option,
  type Seat,
} from '../engine/index.ts'
import type { Store } from '../store/open.ts'
import { lookAtRaid, readRaid } from '../store/raids.ts'
import { gameShape } from './shapes.ts'
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

/** Of each move that the seat can make now and that asks for one target or defender next: that question. */
export async function aims(store: Store, raidId: string, seat: Seat): Promise<Record<string, Decision>> {
  const row = await lookAtRaid(store.db, raidId)
  return row && row.state !== null ? aimsIn(await gameOf(store.db, row), seat) : {}
}

/**
 * One copy of the game serves for all moves, since an announcement that is stepped back from leaves nothing (707.2); after
 * a move that asks for nothing more it takes another.
 */
export function aimsIn(game: Game, seat: Seat): Record<string, Decision> {
  const { decision } = game
  if (decision?.seat !== seat || decision.kind !== 'priority') return {}
  const found: Record<string, Decision> = {}
  let copy: Game | null = null
  for (const { id, kind } of decision.options) {
    if (!AIMED.includes(kind)) continue
    copy ??= copied(game)
    const next = asksNext(copy, id)
    if (next && isOneTarget(next)) found[id] = next
    if (!next || !steppedBack(copy, seat)) copy = null
  }
  return found
}

/** What a seat that isn't asked yet could do when it is heard, and what its moves could be aimed at. */
export interface Ahead {
  decision: Decision
  aims: Record<string, Decision>
}

export async function ahead(store: Store, raidId: string, seat: Seat): Promise<Ahead | null> {
  const row = await lookAtRaid(store.db, raidId)
  return row && row.state !== null ? aheadIn(await gameOf(store.db, row), seat) : null
}

/** Tried on a copy in which nobody before it does anything; null where it isn't to be heard, or could only pass. */
export function aheadIn(game: Game, seat: Seat): Ahead | null {
  const hearing = hearingOf(game)
  if (!hearing?.next.includes(seat)) return null
  const copy = copied(game)
  for (let n = hearing.next.length; n > 0 && copy.decision?.seat !== seat; n--) {
    apply(copy, answering(copy, 'pass'))
    if (hearingOf(copy)?.moment !== hearing.moment) return null
  }
  const { decision } = copy
  return decision?.seat === seat ? { decision: structuredClone(decision), aims: aimsIn(copy, seat) } : null
}

const copied = (game: Game): Game => gameShape.parse(JSON.parse(JSON.stringify(game)))

const AIMED: readonly Option['kind'][] = ['play', 'attack', 'power', 'quest']

const answering = ({ decision }: Game, pick: string): Input => ({
  kind: 'answer',
  decision: decision?.id ?? 0,
  seat: decision?.seat ?? 0,
  picks: [pick],
})

/** What is asked next of who announces; null when there was nothing more to ask, and it has happened. */
function asksNext(game: Game, pick: string): Decision | null {
  const seat = game.decision?.seat
  const result = apply(game, answering(game, pick))
  const next = game.decision
  const isAnnouncing = !isRefusal(result) && result.length === 0 && next?.seat === seat && next?.back === true
  return isAnnouncing ? structuredClone(next) : null
}

const isOneTarget = ({ kind, min, max, amounts, must }: Decision): boolean =>
  (kind === 'target' || kind === 'defender') && min === 1 && max === 1 && !amounts && !must

function steppedBack(game: Game, seat: Seat): boolean {
  apply(game, answering(game, 'back'))
  return game.decision?.kind === 'priority' && game.decision.seat === seat
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
