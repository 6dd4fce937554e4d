/**
 * Ghosts (R503.1). While a card says so, ghosts and non-ghosts neither attack, damage, target, protect against nor
 * affect each other. Texts make players ghosts, and the keyword Ghost makes a single card a ghost.
 */

import type { PlayerSelector, Selector } from '../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, controllerOf, objectById } from '../model/state/objects.ts'
import { selectPlayers } from './card-text/players.ts'
import { selectCards } from './card-text/selecting.ts'
import { inForceFlags, modifiersInForce } from './in-force.ts'
import { doesModifierAffectPlayer } from './projection.ts'

/** Whether any card separates ghosts from non-ghosts at the moment (R503.1a). The check is cheap. */
const isVeiled = (game: Game): boolean => inForceFlags(game).veil

/** Whether a player has become a ghost (R503.1b). */
export function isGhostPlayer(game: Game, seat: Seat): boolean {
  if (!inForceFlags(game).ghost) return false
  return modifiersInForce(game).some(
    (entry) => entry.mod.kind === 'ghost' && doesModifierAffectPlayer(game, entry, seat),
  )
}

/** Whether a card is a ghost: any character in a ghost's party, or a card with the keyword Ghost (R503.1b). */
function isGhost(game: Game, id: ObjectId): boolean {
  return isConstruct(game, id) || isGhostPlayer(game, controllerOf(game, id))
}

/** Whether a card has the keyword Ghost. Such a ghost attacks and damages only non-ghosts (R503.1c). */
function isConstruct(game: Game, id: ObjectId): boolean {
  return cardOf(game, id).powers.some((power) => power.kind === 'keyword' && power.keyword === 'ghost')
}

/** Whether one character may attack or damage another (R503.1c). */
export function mayAttackOrDamageUnderGhostRules(game: Game, by: ObjectId, to: ObjectId): boolean {
  if (!isVeiled(game) || game.objects[by] === undefined) return true
  const among = !isConstruct(game, by) && isGhost(game, by)
  return among === isGhost(game, to)
}

/**
 * Whether a protector may face an attacker. Only ghosts protect against ghosts, and only non-ghosts against
 * non-ghosts (R503.1c).
 */
export function mayProtectUnderGhostRules(game: Game, protector: ObjectId, attacker: ObjectId): boolean {
  return !isVeiled(game) || isGhost(game, protector) === isGhost(game, attacker)
}

/** Whether a player's links may target a card (R503.1c). */
export function mayTargetUnderGhostRules(game: Game, seat: Seat, id: ObjectId): boolean {
  return !isVeiled(game) || isGhostPlayer(game, seat) === isOfGhosts(game, id)
}

/** Whether a player's links may target another player (R503.1c). */
export function mayTargetPlayerUnderGhostRules(game: Game, seat: Seat, other: Seat): boolean {
  return !isVeiled(game) || isGhostPlayer(game, seat) === isGhostPlayer(game, other)
}

/** Returns the players whom a text affects, or whom it asks to choose, to pay or to allow something (R503.1c). */
export function playersReachedByText(game: Game, ctx: TextContext, who: PlayerSelector): Seat[] {
  const seats = selectPlayers(game, ctx, who)
  return isVeiled(game) ? seats.filter((seat) => canTextReachPlayer(game, ctx, seat)) : seats
}

/** Whether a modifier or a text can affect a player. It can always affect its own controller (R503.1c). */
export function canTextReachPlayer(game: Game, ctx: TextContext, seat: Seat): boolean {
  if (seat === ctx.controller || !isVeiled(game)) return true
  return isGhostPlayer(game, seat) === isGhostText(game, ctx)
}

/**
 * Whether a modifier or a text can affect a card, in play or in another zone. An attachment that can't affect its host
 * stays attached (R503.1c).
 */
export function canTextReachCard(game: Game, ctx: TextContext, id: ObjectId): boolean {
  if (!isVeiled(game) || !game.objects[id]) return true
  return isGhostText(game, ctx) === isOfGhosts(game, id)
}

/**
 * Returns the selected cards that the text may affect. While a card separates ghosts from non-ghosts, ghosts'
 * texts affect only ghosts' cards, and other texts only other cards (R503.1c).
 */
export function selectCardsReachedByText(game: Game, ctx: TextContext, what: Selector): ObjectId[] {
  const ids = selectCards(game, ctx, what)
  return isVeiled(game) ? ids.filter((id) => canTextReachCard(game, ctx, id)) : ids
}

/** Whether a text belongs to a ghost player, or to a card that is itself a ghost. */
function isGhostText(game: Game, { source, controller }: TextContext): boolean {
  return (game.objects[source] !== undefined && isConstruct(game, source)) || isGhostPlayer(game, controller)
}

/** Whether a card counts as a ghost's. Outside play, this depends on its owner. */
function isOfGhosts(game: Game, id: ObjectId): boolean {
  const { play, owner } = objectById(game, id)
  return play ? isGhost(game, id) : isGhostPlayer(game, owner)
}
