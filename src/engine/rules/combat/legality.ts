/** Who can attack whom and who can protect (302.2, 303, 305.3, 600.2–602.2). */

import type { ThingOf } from '../../model/decision.ts'
import type { Context, Game, Link } from '../../model/game.ts'
import type { ObjectId, Seat } from '../../model/ids.ts'
import { raidOf } from '../../model/library.ts'
import { areOpposed, inPlay, inTurnOrder, isInPlay, objectOf, thingOf } from '../../model/objects.ts'
import type { Chooser, Filter } from '../../model/vocabulary/asking.ts'
import { affecting, cant } from '../../now/cant.ts'
import { mayFace, mayStrike } from '../../now/ghosts.ts'
import { inForce } from '../../now/in-force.ts'
import { someHave } from '../../now/keyword-modifiers.ts'
import { descriptionsOf, has } from '../../now/projection.ts'
import { hasTag, matches } from '../../now/reading/matching.ts'
import { select } from '../../now/reading/selecting.ts'
import { countReadyResources } from '../../now/resources.ts'
import { tollOf } from '../../now/tolls.ts'
import { charactersInPlay, isCharacter, isSettled, isType } from '../../now/types.ts'

export { isCharacter }

/** Whether it is attacking for the first time this turn. */
export function isFirstAttack(game: Game, attacker: ObjectId): boolean {
  return game.registers.attacked.filter((id) => id === attacker).length === 1
}

/** No Totem (305.3a), no Mount (302.3); ready, able to attack, and no ally that is new (301.3) without Ferocity (601.2a). */
export function canBeProposed(game: Game, id: ObjectId): boolean {
  const play = objectOf(game, id).play
  if (!play || play.exhausted || !isCharacter(game, id) || cant(game, id, 'attack')) return false
  if (cant(game, id, 'exhaust')) return false
  if (hasTag(game, id, 'Totem') || hasTag(game, id, 'Mount')) return false
  return isType(game, id, 'hero') || isSettled(game, id) || has(game, id, 'ferocity')
}

/** A combat that may be proposed: against whom or what, and whether it is a sabotage (600.1). */
export interface Proposal {
  defender: ObjectId // 0 while it is no card
  sabotage: boolean
  thing?: ThingOf
}

/** The characters that this one may be proposed to attack (601.2b–d, 600.2a–b). */
export function legalDefenders(game: Game, attacker: ObjectId): ObjectId[] {
  const { controller } = inPlay(game, attacker)
  const open = openDefenders(game, attacker, controller)
  return preferred(game, attacker, open, (id) => id)
}

/** The combats that this character may be proposed for, normal ones first; all others are illegal (601.2, 601.2e). */
export function legalProposals(game: Game, attacker: ObjectId): Proposal[] {
  const sabotages = legalSabotages(game, attacker)
  if (sabotages.length === 0)
    return legalDefenders(game, attacker).map((defender) => ({ defender, sabotage: false }))
  const { controller } = inPlay(game, attacker)
  const open = openDefenders(game, attacker, controller).map(
    (defender): Proposal => ({ defender, sabotage: false }),
  )
  return preferred(game, attacker, [...open, ...sabotages], (one) => one.defender)
}

/** The cheap question: whether any combat may be proposed for it. */
export function hasProposal(game: Game, attacker: ObjectId): boolean {
  const { controller } = inPlay(game, attacker)
  for (const id of charactersInPlay(game)) if (isOpen(game, attacker, controller, id)) return true
  return legalSabotages(game, attacker).length > 0
}

function openDefenders(game: Game, attacker: ObjectId, controller: Seat): ObjectId[] {
  const open: ObjectId[] = []
  for (const id of charactersInPlay(game)) if (isOpen(game, attacker, controller, id)) open.push(id)
  return open
}

function isOpen(game: Game, attacker: ObjectId, controller: Seat, id: ObjectId): boolean {
  return canBeDefender(game, id, controller) && canAttack(game, attacker, id)
}

/** Things that aren't Elusive or a friend's, which the attacker can sabotage (601.2b). */
function legalSabotages(game: Game, attacker: ObjectId): Proposal[] {
  const things = descriptionsOf(game, attacker, 'sabotage')
  if (things.length === 0) return []
  const { controller } = inPlay(game, attacker)
  const cards = game.play
    .filter(
      (id) =>
        areOpposed(game, inPlay(game, id).controller, controller) &&
        !has(game, id, 'elusive') &&
        things.some(({ what, ctx }) => matches(game, ctx, what, id)),
    )
    .map((defender): Proposal => ({ defender, sabotage: true }))
  return [...cards, ...sabotagedThings(game, things, controller)]
}

/** "Sabotage: Deck": what no card is, of each opponent (601.2b). */
function sabotagedThings(game: Game, things: readonly { what: Filter }[], by: Seat): Proposal[] {
  const opponents = inTurnOrder(game).filter((seat) => areOpposed(game, seat, by))
  return things.flatMap(({ what: filter }) => {
    if (filter.kind !== 'thing') return []
    const { what } = filter
    return opponents.map((seat): Proposal => ({ defender: 0, sabotage: true, thing: { what, seat } }))
  })
}

/**
 * "Can attack only [some] if able" comes first (600.2b, 601.2c–d): the attacker attacks one of these, if it can
 * one that it must attack as well. Without such, it attacks one that it must attack, if it can (600.2a).
 */
function preferred<T>(game: Game, attacker: ObjectId, open: T[], idOf: (one: T) => ObjectId): T[] {
  const kinds = inForce(game)
  if (!kinds.canAttackOnly && !kinds.mustAttack) return open
  const only = affecting(game, attacker, 'canAttackOnly').filter((one) => one.mod.ifAble)
  const must = affecting(game, attacker, 'mustAttack').filter((one) => one.mod.whom)
  if (only.length + must.length === 0) return open
  const isAny = (entries: typeof only | typeof must, one: T): boolean =>
    entries.some(({ mod, ctx }) => mod.whom !== undefined && isOne(game, ctx, mod.whom, idOf(one)))
  const allowed = open.filter((one) => isAny(only, one))
  const from = allowed.length > 0 ? allowed : open
  const wanted = from.filter((one) => isAny(must, one))
  return wanted.length > 0 ? wanted : from
}

/** What its own card or another keeps it from attacking. */
function canAttack(game: Game, attacker: ObjectId, id: ObjectId): boolean {
  if (!mayStrike(game, attacker, id)) return false
  const kinds = inForce(game)
  return (!kinds.canAttackOnly && !kinds.cant) || isAllowedToAttack(game, attacker, id)
}

function isAllowedToAttack(game: Game, attacker: ObjectId, id: ObjectId): boolean {
  return (
    affecting(game, attacker, 'canAttackOnly').every(
      (one) => one.mod.ifAble || matches(game, one.ctx, one.mod.whom, id),
    ) && !cant(game, attacker, 'attack', id)
  )
}

function canBeDefender(game: Game, id: ObjectId, by: Seat): boolean {
  if (!areOpposed(game, inPlay(game, id).controller, by)) return false
  if (hasTag(game, id, 'Mount')) return false
  return !has(game, id, 'elusive') && !cant(game, id, 'beAttacked') && !isShieldedByBoss(game, id)
}

/** While a Boss ally is in its party, the hero can't be attacked (Dungeon rulebook, the Boss keyword). */
function isShieldedByBoss(game: Game, id: ObjectId): boolean {
  return someHave(inForce(game), 'boss') && isType(game, id, 'hero') && hasBossBeside(game, id)
}

function hasBossBeside(game: Game, id: ObjectId): boolean {
  const { controller } = inPlay(game, id)
  return charactersInPlay(game).some(
    (other) =>
      other !== id &&
      inPlay(game, other).controller === controller &&
      isType(game, other, 'ally') &&
      has(game, other, 'boss'),
  )
}

/** Whether it is such a card. What is no card isn't (601.2b). */
export function isOne(game: Game, ctx: Context, filter: Filter, id: ObjectId): boolean {
  return id !== 0 && matches(game, ctx, filter, id)
}

/** Whether a proposed combat is legal still as it resolves (601.3). */
export function isLegalCombat(game: Game, link: Pick<Link, 'attacker' | 'defender' | 'sabotage'>): boolean {
  const { attacker, defender, sabotage = false } = link
  if (attacker === undefined || defender === undefined) return false
  if (!isInPlay(game, attacker) || !canBeProposed(game, attacker)) return false
  const thing = thingOf(game, defender)
  return legalProposals(game, attacker).some(
    (one) => one.sabotage === sabotage && (thing ? isSame(one.thing, thing) : one.defender === defender),
  )
}

function isSame(a: ThingOf | undefined, b: ThingOf): boolean {
  return a?.what === b.what && a.seat === b.seat
}

/**
 * The characters this player may exhaust at the protect point (602.2): none while the attacker has Stealth (602.2a), and
 * no proposed defender (602.2b).
 */
export function legalProtectors(game: Game, seat: Seat): ObjectId[] {
  const { combat } = game
  const found: ObjectId[] = []
  if (!combat?.attacker || !combat.proposed) return found
  const { attacker, proposed } = combat
  if (!areOpposed(game, seat, inPlay(game, attacker).controller) || has(game, attacker, 'stealth'))
    return found
  for (const id of charactersInPlay(game))
    if (id !== proposed && mayProtect(game, seat, id, attacker, proposed)) found.push(id)
  return found
}

function mayProtect(game: Game, seat: Seat, id: ObjectId, attacker: ObjectId, proposed: ObjectId): boolean {
  const { controller, exhausted } = inPlay(game, id)
  return (
    controller === seat &&
    !exhausted &&
    canProtect(game, id, attacker, proposed) &&
    mayFace(game, id, attacker) &&
    canAffordProtecting(game, seat, id)
  )
}

/** Who can't exhaust unless its controller pays protects at that price (600.3a). */
function canAffordProtecting(game: Game, seat: Seat, id: ObjectId): boolean {
  return !inForce(game).attackCost || tollOf(game, id) <= countReadyResources(game, seat)
}

/** A Protector, one whose card lets it protect this character, or anybody against a Conspicuous attacker. */
function canProtect(game: Game, id: ObjectId, attacker: ObjectId, proposed: ObjectId): boolean {
  const able =
    has(game, id, 'protector') ||
    has(game, attacker, 'conspicuous') ||
    isLetProtect(game, id, attacker, proposed)
  return able && !cant(game, id, 'protect', attacker) && !cant(game, id, 'exhaust')
}

function isLetProtect(game: Game, id: ObjectId, attacker: ObjectId, proposed: ObjectId): boolean {
  return affecting(game, id, 'canProtect').some(
    ({ mod, ctx }) =>
      (!mod.whom || matches(game, ctx, mod.whom, proposed)) &&
      (!mod.against || matches(game, ctx, mod.against, attacker)),
  )
}

/** Whether chance picks whom it attacks, whoever controls it. */
export function attacksAtRandom(game: Game, id: ObjectId): boolean {
  return affecting(game, id, 'attacksAtRandom').length > 0
}

/** Characters that fit equally, and who chooses among them; nobody means chance. */
interface Wanted {
  ids: ObjectId[]
  ties?: Chooser
}

/**
 * Whom an automated character attacks: its card's own order, then its raid's. A raider's "can attack only" goes
 * first (600.2b). Ties stay a set; none means no attack.
 */
export function automatedDefenders(game: Game, attacker: ObjectId): Wanted | undefined {
  const legal = legalDefenders(game, attacker)
  if (legal.length > 0 && attacksAtRandom(game, attacker)) return { ids: legal }
  const orders = affecting(game, attacker, 'attacks').flatMap(({ mod: { whom, ties }, ctx }) =>
    whom.map((one): Wanted => ({ ids: select(game, ctx, one), ...(ties ? { ties } : {}) })),
  )
  const restricted =
    [...affecting(game, attacker, 'canAttackOnly'), ...affecting(game, attacker, 'mustAttack')].length > 0
  const raids = { ids: raidOf(game).lair?.automaton?.attacks(game) ?? [] }
  return [...orders, raids, ...(restricted ? [{ ids: legal }] : [])]
    .map((wanted) => ({ ...wanted, ids: wanted.ids.filter((id) => legal.includes(id)) }))
    .find(({ ids }) => ids.length > 0)
}
