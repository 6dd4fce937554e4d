/** Counters on cards in play (404.1). */

import type { Counter } from '../model/data/vocabulary/effects.ts'
import type { GameEvent } from '../model/state/events.ts'
import type { Game, InPlayState, UnnamedCounter } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { cardOf, isSameUnnamedCounter, objectById } from '../model/state/objects.ts'
import { isBlankAndHidden } from '../model/state/rows.ts'

/**
 * Puts `n` counters on a card, or removes them if `n` is negative: at most as many as the card has or can have. Returns
 * the event, or none if nothing changed.
 */
export function addCounters(game: Game, id: ObjectId, counter: Counter, n: number): GameEvent[] {
  const { card: shown, play } = objectById(game, id)
  if (!play) return []
  const card = isBlankAndHidden(play) ? '' : shown
  const done = typeof counter === 'string' ? addNamed(game, id, play, counter, n) : addBoost(play, counter, n)
  return done === 0 ? [] : [{ kind: 'counters', object: id, card, counter: counterName(counter), n: done }]
}

/**
 * Adds named counters to a card and returns how many were added. A location can't have more counters than its capacity
 * (306.3).
 */
function addNamed(game: Game, id: ObjectId, play: InPlayState, counter: string, n: number): number {
  const before = play.counters?.[counter] ?? 0
  const { capacity } = cardOf(game, id)
  const most = capacity?.counter === counter ? capacity.most : Number.POSITIVE_INFINITY
  const after = Math.max(0, Math.min(before + n, most))
  const { [counter]: _, ...others } = play.counters ?? {}
  const left = after > 0 ? { ...others, [counter]: after } : others
  if (Object.keys(left).length > 0) play.counters = left
  else play.counters = undefined
  return after - before
}

function addBoost(
  play: InPlayState,
  { atk = 0, health = 0, def = 0 }: Exclude<Counter, string>,
  n: number,
): number {
  const all = play.boosts ?? []
  const same = (one: UnnamedCounter): boolean => isSameUnnamedCounter(one, { atk, health, def })
  const before = all.find(same)?.n ?? 0
  const after = Math.max(0, before + n)
  const left = all.filter((one) => !same(one))
  if (after > 0)
    left.push({ ...(atk ? { atk } : {}), ...(health ? { health } : {}), ...(def ? { def } : {}), n: after })
  if (left.length > 0) play.boosts = left
  else play.boosts = undefined
  return after - before
}

/** Returns "+1 / +1", "+1 ATK" or the counter's name. */
export function counterName(counter: Counter): string {
  if (typeof counter === 'string') return counter
  const { atk, health, def } = counter
  const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`)
  if (atk !== undefined && health !== undefined) return `${signed(atk)} / ${signed(health)}`
  if (atk !== undefined) return `${signed(atk)} ATK`
  return health !== undefined ? `${signed(health)} [Health]` : `${signed(def ?? 0)} DEF`
}
