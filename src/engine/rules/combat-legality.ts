/** Who can attack whom and who can protect (302.2, 303, 305.3, 600.2–602.2). */
import { matches, select } from '../effects/evaluate.ts'
import { raidOf } from '../library.ts'
import type { Game, ObjectId, Seat } from '../state/game.ts'
import { areOpposed, inPlay, isInPlay, objectOf, playerAt } from '../state/objects.ts'
import { affecting, cant, has, isCharacter, isType, tagsOf } from './projection.ts'
import { isTag } from './tags.ts'

export { isCharacter }

/** An ally must have been in its party since the start of its controller's most recent turn (302.2). */
export function isSettled(game: Game, id: ObjectId): boolean {
  const play = inPlay(game, id)
  return play.since < playerAt(game, play.controller).turnBegan
}

function hasTag(game: Game, id: ObjectId, tag: string): boolean {
  return tagsOf(game, id).some((own) => isTag(own.tag, tag))
}

/** No Totem (305.3a), no Mount (302.3); ready, able to attack, and not new without Ferocity (601.2a). */
export function canBeProposed(game: Game, id: ObjectId): boolean {
  const play = objectOf(game, id).play
  if (!play || play.exhausted || !isCharacter(game, id) || cant(game, id, 'attack')) return false
  if (hasTag(game, id, 'Totem') || hasTag(game, id, 'Mount')) return false
  return isType(game, id, 'hero') || isSettled(game, id) || has(game, id, 'ferocity')
}

/** The characters that this one may be proposed to attack (601.2b–d). */
export function legalDefenders(game: Game, attacker: ObjectId): ObjectId[] {
  const { controller } = inPlay(game, attacker)
  const open = game.play.filter((id) => canBeDefender(game, id, controller))
  const restrictions = affecting(game, attacker, 'canAttackOnly')
  const strict = open.filter((id) =>
    restrictions.every((one) => one.mod.ifAble || matches(game, one.ctx, one.mod.whom, id)),
  )
  const soft = restrictions.filter((one) => one.mod.ifAble)
  const preferred = strict.filter((id) => soft.some((one) => matches(game, one.ctx, one.mod.whom, id)))
  return preferred.length > 0 ? preferred : strict
}

function canBeDefender(game: Game, id: ObjectId, by: Seat): boolean {
  if (!isCharacter(game, id) || !areOpposed(game, inPlay(game, id).controller, by)) return false
  if (hasTag(game, id, 'Mount')) return false
  return !has(game, id, 'elusive') && !isShieldedByBoss(game, id)
}

/** While a Boss ally is in its party, the hero can't be attacked (Dungeon rulebook, the Boss keyword). */
function isShieldedByBoss(game: Game, id: ObjectId): boolean {
  if (!isType(game, id, 'hero')) return false
  const { controller } = inPlay(game, id)
  return game.play.some(
    (other) =>
      other !== id &&
      inPlay(game, other).controller === controller &&
      isType(game, other, 'ally') &&
      has(game, other, 'boss'),
  )
}

export function isLegalCombat(game: Game, attacker: ObjectId, defender: ObjectId): boolean {
  return (
    isInPlay(game, attacker) &&
    canBeProposed(game, attacker) &&
    legalDefenders(game, attacker).includes(defender)
  )
}

/** The characters this player may exhaust at the protect point (602.2). */
export function legalProtectors(game: Game, seat: Seat): ObjectId[] {
  const { combat } = game
  if (!combat?.attacker || !combat.proposed) return []
  if (
    has(game, combat.attacker, 'stealth') ||
    !areOpposed(game, seat, inPlay(game, combat.attacker).controller)
  )
    return []
  return game.play.filter(
    (id) =>
      id !== combat.proposed &&
      inPlay(game, id).controller === seat &&
      !inPlay(game, id).exhausted &&
      isCharacter(game, id) &&
      has(game, id, 'protector') &&
      !cant(game, id, 'protect'),
  )
}

/**
 * Whom an automated character attacks: its card's own order, then its raid's. A raider's "can attack only" goes
 * first (600.2b). Ties stay a set; none means no attack.
 */
export function automatedDefenders(game: Game, attacker: ObjectId): ObjectId[][] {
  const legal = legalDefenders(game, attacker)
  const orders = affecting(game, attacker, 'attacks').flatMap((one) =>
    one.mod.whom.map((whom) => select(game, one.ctx, whom)),
  )
  const restricted = affecting(game, attacker, 'canAttackOnly').length > 0
  const wanted = [...orders, raidOf(game).attackOrder(game, attacker), ...(restricted ? [legal] : [])]
  return wanted.map((ids) => ids.filter((id) => legal.includes(id))).filter((ids) => ids.length > 0)
}
