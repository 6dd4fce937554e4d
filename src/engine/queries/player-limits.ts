/**
 * Modifiers that affect players: their maximum hand size, the resources that they may place, and things that they
 * can't do.
 */

import type { ForbiddablePlayerAct, Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import type { Game } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { playerInSeat } from '../model/state/objects.ts'
import { evaluateAmount } from './card-text/amounts.ts'
import { inForceFlags, modifiersInForce } from './in-force.ts'
import { doesModifierAffectPlayer } from './projection.ts'

type About<K extends Modifier['kind']> = ModifierInForce & { mod: Extract<Modifier, { kind: K }> }

/** Returns the modifiers of one kind that affect a player now. */
function affectingPlayer<K extends 'handSize' | 'mayPlace' | 'playersCant'>(
  game: Game,
  seat: Seat,
  kind: K,
): About<K>[] {
  if (!inForceFlags(game)[kind]) return []
  return modifiersInForce(game).filter(
    (entry): entry is About<K> => entry.mod.kind === kind && doesModifierAffectPlayer(game, entry, seat),
  )
}

/** Returns the player's maximum hand size (415.4b), which is at least 0 (104.1) and may be infinite. */
export function maxHandSize(game: Game, seat: Seat): number {
  let size = playerInSeat(game, seat).handSize
  for (const { mod, ctx } of affectingPlayer(game, seat, 'handSize')) {
    if (mod.none) return Number.POSITIVE_INFINITY
    size += evaluateAmount(game, ctx, mod.more ?? 0) - evaluateAmount(game, ctx, mod.less ?? 0)
  }
  return Math.max(0, size)
}

/** Whether the limit of resources per turn still lets the player place a resource from hand (412.1). */
export function mayPlaceAnotherResource(game: Game, seat: Seat): boolean {
  if (!game.turn.placed) return true
  const more = affectingPlayer(game, seat, 'mayPlace').reduce((sum, { mod }) => sum + mod.more, 0)
  return morePlaced(game) < more
}

/** The key of the register that counts the resources placed from hand after the first one of this turn. */
export const MORE_PLACED = 'morePlaced'

function morePlaced(game: Game): number {
  return game.registers.used[MORE_PLACED] ?? 0
}

/** Whether some modifier forbids a player to do this (103.2). `done` is how often the player has done it this turn. */
export function isActForbiddenToPlayer(
  game: Game,
  seat: Seat,
  what: ForbiddablePlayerAct,
  done = () => 0,
): boolean {
  return affectingPlayer(game, seat, 'playersCant').some(
    ({ mod }) => mod.what === what && done() >= (mod.perTurn ?? 0),
  )
}
