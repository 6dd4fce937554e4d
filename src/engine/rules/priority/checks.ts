/** Pre-priority checks that destroy nothing (410.6e–g): stray damage and counters, and locations beyond the first. */

import type { Atom } from '../../changes/atoms.ts'
import { faceUpCardsInPlay } from '../../model/derived/derived-cache.ts'
import { pushFrame } from '../../model/state/frames.ts'
import type { Game, InPlayState } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardOf, inPlayStateOf, seatsInTurnOrder } from '../../model/state/objects.ts'
import { isBlankAndHidden } from '../../model/state/rows.ts'
import { isCharacter } from '../../queries/types.ts'

/** Returns the atoms that remove damage and counters which can't be on the card. */
export function atomsRemovingStrayDamageAndCounters(game: Game, id: ObjectId, play: InPlayState): Atom[] {
  return [...strayDamage(game, id, play), ...strayCounters(id, play)]
}

/** Returns the atom that removes damage from a card that isn't a character, if it has any (410.6e). */
function strayDamage(game: Game, id: ObjectId, { damage }: InPlayState): Atom[] {
  return damage > 0 && !isCharacter(game, id) ? [{ atom: 'putDamage', object: id, amount: -damage }] : []
}

/** Returns the atoms that remove counters from a face-down resource (404.1b, 410.6f). */
function strayCounters(object: ObjectId, play: InPlayState): Atom[] {
  const { counters = {}, boosts = [] } = play
  if (!isBlankAndHidden(play)) return []
  return [
    ...Object.entries(counters).map(([counter, n]): Atom => ({ atom: 'counter', object, counter, n: -n })),
    ...boosts.map(({ n, ...counter }): Atom => ({ atom: 'counter', object, counter, n: -n })),
  ]
}

/**
 * Lets each player with more than one location choose the one that stays face up (410.6g). Returns whether any player
 * has to choose.
 */
export function enforceOneLocation(game: Game): boolean {
  if (countSites(game) < 2 || nextSeatWithTooManyLocations(game, []) === undefined) return false
  pushFrame(game, { kind: 'locations', kept: [] })
  return true
}

function countSites(game: Game): number {
  let count = 0
  for (const id of faceUpCardsInPlay(game)) if (isLocationInPlay(game, id)) count += 1
  return count
}

/** Returns the next player with several locations in play who hasn't chosen the one to keep, in turn order. */
export function nextSeatWithTooManyLocations(game: Game, kept: readonly ObjectId[]): Seat | undefined {
  return seatsInTurnOrder(game).find((seat) => {
    const sites = locationsInPlayOf(game, seat)
    return sites.length > 1 && !sites.some((id) => kept.includes(id))
  })
}

/** Returns the face-up locations that a player controls. */
export function locationsInPlayOf(game: Game, seat: Seat): ObjectId[] {
  return game.play.filter((id) => inPlayStateOf(game, id).controller === seat && isLocationInPlay(game, id))
}

/** Whether a card is a face-up location in a resource row. */
export function isLocationInPlay(game: Game, id: ObjectId): boolean {
  const { row, faceDown } = inPlayStateOf(game, id)
  return row === 'resource' && !faceDown && cardOf(game, id).type === 'location'
}
