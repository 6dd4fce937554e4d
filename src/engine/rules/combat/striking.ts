/** Strikes with weapons when a wielder becomes an attacker or defender (303.2, 406.6). */

import { applyAtoms } from '../../changes/atoms.ts'
import { endUsedPlayModifiers } from '../../changes/modifiers.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import { recordActOfTurn } from '../../changes/turn-acts.ts'
import { derivedCacheOf, emitEvent, invalidateVolatile } from '../../model/derived/derived-cache.ts'
import type { Frame } from '../../model/state/frame.ts'
import { askForOneObjectOrNone, askQuestion, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardOf, inPlayStateOf, newTextContext, objectById, playerInSeat } from '../../model/state/objects.ts'
import { objectOption, pickedObjectOrNull } from '../../model/state/picks.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { costAfterModifiers, playModifiersForAction } from '../../queries/play-modifiers.ts'
import { countReadyResources } from '../../queries/resources.ts'
import { hasType } from '../../queries/types.ts'
import { resourcePaymentAtoms } from '../links/paying.ts'
import { isFirstAttack } from './legality.ts'
import { canWeaponsStrikeTogether, isWeapon } from './wielding.ts'

type Striking = Frame<'combat'>

/**
 * Asks for one weapon after the other, and lets all picked weapons strike at the same time (406.6). Returns whether the
 * strike is done, also with no weapon.
 */
export function strikeWithChosenWeapons(game: Game, it: Striking, wielder: ObjectId | null): boolean {
  const answer = takeAnswer(it)
  if (wielder === null) return strikeWith(game, it, null, [])
  const weapon = pickedObjectOrNull(answer)
  const picked = it.picked ?? []
  if (weapon !== null) picked.push(weapon)
  it.picked = picked
  const weapons = answer && weapon === null ? [] : strikable(game, wielder, picked)
  const seat = inPlayStateOf(game, wielder).controller
  if (weapons.length === 0) return strikeWith(game, it, wielder, picked)
  if (playerInSeat(game, seat).automaton)
    return strikeWith(game, it, wielder, [...picked, ...forced(game, wielder, weapons)])
  const must = forced(game, wielder, weapons)
  const question = { kind: 'strike', seat, source: wielder } as const
  if (must.length > 0) askQuestion(game, { ...question, options: must.map(objectOption) })
  else askForOneObjectOrNone(game, question, weapons)
  return false
}

/** Whether the wielder's controller would be asked to strike in the current state. */
export const wouldBeAskedToStrike = (game: Game, wielder: ObjectId): boolean =>
  !playerInSeat(game, inPlayStateOf(game, wielder).controller).automaton &&
  strikable(game, wielder, []).length > 0

/** Returns the weapons with which this wielder may still strike, in addition to the picked ones. */
function strikable(game: Game, wielder: ObjectId, picked: readonly ObjectId[]): ObjectId[] {
  const seat = inPlayStateOf(game, wielder).controller
  const found: ObjectId[] = []
  for (const id of game.play)
    if (isReadyWeapon(game, seat, id) && mayStrikeWith(game, seat, wielder, picked, id)) found.push(id)
  return found
}

function isReadyWeapon(game: Game, seat: Seat, id: ObjectId): boolean {
  const { controller, row, exhausted } = inPlayStateOf(game, id)
  return controller === seat && row !== 'resource' && !exhausted && isWeapon(game, id)
}

function mayStrikeWith(
  game: Game,
  seat: Seat,
  wielder: ObjectId,
  picked: readonly ObjectId[],
  id: ObjectId,
): boolean {
  return (
    !picked.includes(id) &&
    strikeCost(game, id) <= countReadyResources(game, seat) - costOf(game, picked) &&
    isWielder(game, wielder, id) &&
    !isActForbidden(game, wielder, 'strike', id) &&
    canWeaponsStrikeTogether(game, seat, [...picked, id])
  )
}

/**
 * Whether a character can strike with a weapon, as a hero can, or another character if a card says so (303.2, 303.2d).
 */
function isWielder(game: Game, id: ObjectId, weapon: ObjectId): boolean {
  if (hasType(game, id, 'hero')) return true
  return modifiersOfKindAffectingCard(game, id, 'wields').some(
    ({ mod, ctx }) => !mod.with || cardMatchesFilter(game, ctx, mod.with, weapon),
  )
}

/** Returns a weapon's strike cost after additions and reductions (303.2, 403.2). */
function strikeCost(game: Game, weapon: ObjectId): number {
  const cost = cardOf(game, weapon).strikeCost ?? 0
  if (!inForceFlags(game).costs) return cost
  const { card, play } = objectById(game, weapon)
  const ctx = newTextContext(card, weapon, play?.controller ?? 0)
  return costAfterModifiers(game, ctx, playModifiersForAction(game, ctx.controller, weapon, 'strike'), cost)
}

function costOf(game: Game, weapons: readonly ObjectId[]): number {
  return weapons.reduce((sum, id) => sum + strikeCost(game, id), 0)
}

/**
 * Returns the weapon with which the wielder must strike, or none. Some automated heroes strike the first time they
 * attack each turn, but not when they defend.
 */
function forced(game: Game, wielder: ObjectId, weapons: readonly ObjectId[]): ObjectId[] {
  const first = game.combat?.attacker === wielder && isFirstAttack(game, wielder)
  const must = weapons.find((id) =>
    modifiersOfKindAffectingCard(game, id, 'mustStrike').some(
      (entry) => !entry.mod.firstTimeEachTurn || first,
    ),
  )
  return must === undefined ? [] : [must]
}

/** Pays the strike cost and associates the weapons with their wielder (303.2a). */
function strikeWith(game: Game, it: Striking, wielder: ObjectId | null, weapons: readonly ObjectId[]): true {
  it.picked = undefined
  if (wielder === null || weapons.length === 0) return true
  const seat = inPlayStateOf(game, wielder).controller
  const paid = resourcePaymentAtoms(game, seat, costOf(game, weapons))
  for (const id of weapons) endUsedPlayModifiers(game, playModifiersForAction(game, seat, id, 'strike'))
  applyAtoms(game, [...weapons.map((object) => ({ atom: 'exhaust' as const, object })), ...paid])
  game.combat?.strikes.push(...weapons.map((weapon) => ({ weapon, wielder })))
  derivedCacheOf(game).characteristics.delete(wielder)
  invalidateVolatile(game)
  for (const weapon of weapons) {
    recordActOfTurn(game, 'struck', seat, weapon)
    emitEvent(game, { kind: 'struck', weapon, card: objectById(game, weapon).card, wielder })
    triggerPowersOnEvent(game, { event: 'strikes', subject: wielder, against: weapon })
  }
  return true
}
