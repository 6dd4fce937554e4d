/** The combat step (602) and its conclusion (603). Striking is in `striking.ts`. */

import { applyAtoms } from '../../changes/atoms.ts'
import { endModifiersWhere } from '../../changes/modifiers.ts'
import { removeFromCombatWithoutEvent } from '../../changes/moving.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import { recordActOfTurn } from '../../changes/turn-acts.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import { derivedCacheOf, emitEvent, invalidateVolatile } from '../../model/derived/derived-cache.ts'
import type { CombatStep, Frame } from '../../model/state/frame.ts'
import { askForOneObjectOrNone, popFrame, pushFrame, takeAnswer, topFrame } from '../../model/state/frames.ts'
import type { Combat, Game, Link, Packet } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import {
  cardOf,
  inPlayStateOf,
  isInPlay,
  objectById,
  playerInSeat,
  playerOrZoneOf,
  seatsInTurnOrder,
} from '../../model/state/objects.ts'
import { pickedObjectOrNull } from '../../model/state/picks.ts'
import { exhaustionTax } from '../../queries/exhaustion-tax.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { atkOf, characteristicsOf, hasKeyword } from '../../queries/projection.ts'
import { dealPackets } from '../damage/damage.ts'
import { resourcePaymentAtoms } from '../links/paying.ts'
import { runChecksBeforePriority } from '../priority/waves.ts'
import { openPriorityWindow } from '../priority/window.ts'
import { isCharacter, isFirstAttack, legalProtectors } from './legality.ts'
import { strikeWithChosenWeapons, wouldBeAskedToStrike } from './striking.ts'
import { isWeapon } from './wielding.ts'

/** Starts a combat after its proposal has resolved: the attacker exhausts and starts attacking (602.1). */
export function startCombat(game: Game, link: Pick<Link, 'attacker' | 'defender' | 'sabotage'>): void {
  const { attacker = 0, defender = 0, sabotage } = link
  game.combat = { attacker, proposed: defender, defender: null, protecting: false, strikes: [] }
  if (sabotage) game.combat.sabotage = true
  applyAtoms(game, [{ atom: 'exhaust', object: attacker }])
  game.registers.attacked.push(attacker)
  invalidateVolatile(game)
  const thing = sabotage && playerOrZoneOf(game, defender)
  emitEvent(game, {
    kind: 'attacking',
    attacker,
    card: objectById(game, attacker).card,
    proposed: defender,
    ...(thing ? { thing } : {}),
  })
  if (inForceFlags(game).attacks) endUsedAttackModifiers(game, attacker)
  triggerPowersOnEvent(game, { event: 'attacks', subject: attacker, first: isFirstAttack(game, attacker) })
  pushFrame(game, { kind: 'combat', step: 'attackerStrikes' })
}

/** Ends the attacker's modifiers that determine whom it attacks only the next time. */
function endUsedAttackModifiers(game: Game, attacker: ObjectId): void {
  const used = modifiersOfKindAffectingCard(game, attacker, 'attacks').flatMap(({ mod, made }) =>
    mod.next ? [made] : [],
  )
  if (used.length > 0) endModifiersWhere(game, ({ id }) => used.includes(id))
}

type Fighting = Frame<'combat'>

const steps: Record<CombatStep, (game: Game, frame: Fighting, fight: Combat) => void> = {
  attackerStrikes,
  attackWindow,
  protectPoint,
  enterCombat,
  defenderStrikes,
  defendWindow,
  conclude,
  finish: leaveAll,
}

/** Runs the current step of the combat. */
export const processCombat: FrameProcedure<'combat'> = (game, frame) => {
  if (!game.combat) return popFrame(game)
  steps[frame.step](game, frame, game.combat)
}

function attackerStrikes(game: Game, frame: Fighting, fight: Combat): void {
  if (strikeWithChosenWeapons(game, frame, fight.attacker)) frame.step = 'attackWindow'
}

function attackWindow(game: Game, frame: Fighting): void {
  frame.step = 'protectPoint'
  openPriorityWindow(game, 'attack')
}

/** Asks each opposed player in turn order whether they exhaust a character to protect, until one does (602.2). */
function protectPoint(game: Game, frame: Fighting, fight: Combat): void {
  if (fight.defender !== null) return goTo(frame, 'defendWindow')
  if (fight.attacker === null || fight.proposed === null) return goTo(frame, 'conclude')
  const protector = pickedObjectOrNull(takeAnswer(frame))
  const asked = frame.asked ?? []
  if (protector !== null) {
    frame.step = 'enterCombat'
    return protect(game, fight, protector)
  }
  const seat = nextProtector(game, asked)
  if (seat === undefined) return goTo(frame, 'enterCombat')
  frame.asked = [...asked, seat]
  const question = { kind: 'protect', seat, source: fight.attacker, about: fight.proposed } as const
  askForOneObjectOrNone(game, question, legalProtectors(game, seat))
}

function nextProtector(game: Game, asked: readonly Seat[]): Seat | undefined {
  for (const seat of seatsInTurnOrder(game))
    if (!asked.includes(seat) && legalProtectors(game, seat).length > 0) return seat
  return undefined
}

/** Returns the players who will be asked to protect after the current one, as long as nobody protects (602.2). */
export function seatsStillToProtect(game: Game): Seat[] {
  const frame = topFrame(game)
  if (game.decision?.kind !== 'protect' || frame?.kind !== 'combat') return []
  const asked = frame.asked ?? []
  return seatsInTurnOrder(game).filter(
    (seat) => !asked.includes(seat) && legalProtectors(game, seat).length > 0,
  )
}

/**
 * Returns the player who is asked to strike for the attacked character if nobody protects it (303.2, 602.3), or nobody.
 */
export function seatsAskedToStrikeIfUnprotected(game: Game): Seat[] {
  const attacked = game.combat?.proposed ?? null
  const wields = attacked !== null && isInPlay(game, attacked) && wouldBeAskedToStrike(game, attacked)
  return wields ? [inPlayStateOf(game, attacked).controller] : []
}

/**
 * Returns an id of the current attack on this character. It stays the same from the protect point to the defender's
 * strike, as long as nobody protects.
 */
export const currentAttackId = ({ turn, registers, combat }: Game): string =>
  ['protect', turn.number, registers.attacked.length, combat?.proposed ?? combat?.defender].join('.')

function protect(game: Game, fight: Combat, protector: ObjectId): void {
  const instead = fight.proposed ?? 0
  const { controller } = inPlayStateOf(game, protector)
  applyAtoms(game, [
    { atom: 'exhaust', object: protector },
    ...resourcePaymentAtoms(game, controller, exhaustionTax(game, protector)),
  ])
  fight.proposed = protector
  fight.protecting = true
  fight.sabotage = undefined
  invalidateVolatile(game)
  recordActOfTurn(game, 'protected', controller, protector)
  emitEvent(game, { kind: 'protecting', object: protector, card: objectById(game, protector).card, instead })
  triggerPowersOnEvent(game, { event: 'protects', subject: protector })
}

/** The attacker and the defender enter combat with each other (602.3). */
function enterCombat(game: Game, frame: Fighting, fight: Combat): void {
  frame.asked = undefined
  if (fight.attacker === null || fight.proposed === null) return goTo(frame, 'conclude')
  frame.step = 'defenderStrikes'
  fight.defender = fight.proposed
  fight.proposed = null
  reportEnteringCombat(game, fight.attacker, fight.defender)
}

/** Reports that the attacker attacks, that the defender defends, and that both enter combat (602.3). */
function reportEnteringCombat(game: Game, attacker: ObjectId, defender: ObjectId): void {
  invalidateVolatile(game)
  game.registers.fought = [...(game.registers.fought ?? []), [attacker, defender]]
  emitEvent(game, { kind: 'defending', attacker, defender })
  triggerPowersOnEvent(game, {
    event: 'attacks',
    subject: attacker,
    against: defender,
    first: isFirstAttack(game, attacker),
  })
  triggerPowersOnEvent(game, { event: 'defends', subject: defender, against: attacker })
  triggerPowersOnEvent(game, { event: 'entersCombat', subject: attacker, against: defender })
  triggerPowersOnEvent(game, { event: 'entersCombat', subject: defender, against: attacker })
}

/**
 * Makes a character the defender by a card's effect. The previous defender leaves combat, and the combat is no longer a
 * sabotage (602.3a). Returns whether the character became the defender.
 */
export function makeCharacterTheDefender(game: Game, id: ObjectId): boolean {
  const { combat: fight } = game
  if (!fight || fight.attacker === null || fight.attacker === id || fight.defender === id) return false
  if (!isCharacter(game, id)) return false
  for (const before of [fight.proposed, fight.defender]) if (before !== null) removeFromCombat(game, before)
  fight.defender = id
  fight.sabotage = undefined
  reportEnteringCombat(game, fight.attacker, id)
  return true
}

/**
 * Removes an attacker, a defender or a proposed defender from combat (602.4). The chain continues, and the remaining
 * characters are checked when the window closes (602.4a). Returns whether the card was in combat.
 */
export function removeFromCombat(game: Game, id: ObjectId): boolean {
  if (!removeFromCombatWithoutEvent(game, id)) return false
  invalidateVolatile(game)
  emitEvent(game, { kind: 'leftCombat', object: id, card: objectById(game, id).card })
  return true
}

/**
 * Whether an object may stay in combat: a character, or a sabotaged thing as long as its player is in the game
 * (601.2b).
 */
function belongsInCombat(game: Game, fight: Combat, id: ObjectId): boolean {
  if (!fight.sabotage || id === fight.attacker) return isCharacter(game, id)
  const thing = playerOrZoneOf(game, id)
  return !thing || !playerInSeat(game, thing.seat).out
}

/**
 * Removes objects that are no longer characters from combat, and weapons that are no longer weapons from their
 * wielders (602.4, 303.2a).
 */
export function removeFormerCombatants(game: Game): void {
  const { combat: fight } = game
  const cache = derivedCacheOf(game)
  if (!fight || !cache.checkCombat) return
  cache.checkCombat = false
  keep(game, fight, fight.attacker)
  keep(game, fight, fight.proposed)
  keep(game, fight, fight.defender)
  if (fight.strikes.length > 0) keepWeapons(game, fight)
}

function keep(game: Game, fight: Combat, id: ObjectId | null): void {
  if (id !== null && !belongsInCombat(game, fight, id)) removeFromCombat(game, id)
}

function keepWeapons(game: Game, fight: Combat): void {
  const left = fight.strikes.filter(({ weapon }) => isWeapon(game, weapon))
  if (left.length === fight.strikes.length) return
  fight.strikes = left
  invalidateVolatile(game)
}

function defenderStrikes(game: Game, frame: Fighting, fight: Combat): void {
  const wields = fight.defender !== null && isInPlay(game, fight.defender)
  if (strikeWithChosenWeapons(game, frame, wields ? fight.defender : null)) frame.step = 'defendWindow'
}

function defendWindow(game: Game, frame: Fighting): void {
  frame.step = 'conclude'
  openPriorityWindow(game, 'defend')
}

/**
 * The attacker and the defender deal combat damage equal to their ATK at the same time (603.1). Neither does if one
 * of them is missing (603.1b), and the defender doesn't against Long-Range (603.1a).
 */
function conclude(game: Game, frame: Fighting, fight: Combat): void {
  frame.step = 'finish'
  const { attacker, defender } = fight
  if (attacker === null || defender === null) return
  if (fight.sabotage) return sabotage(game, attacker, defender)
  const packets = [combatPacket(game, attacker, defender)]
  if (!hasKeyword(game, attacker, 'longRange')) packets.push(combatPacket(game, defender, attacker))
  dealPackets(game, packets)
}

/** Reports a sabotage, which deals no combat damage (603.1). */
function sabotage(game: Game, attacker: ObjectId, defender: ObjectId): void {
  const card = objectById(game, attacker).card
  const defenderCard = cardOf(game, defender).id
  const thing = playerOrZoneOf(game, defender)
  emitEvent(game, { kind: 'sabotaged', attacker, card, defender, defenderCard, ...(thing ? { thing } : {}) })
  triggerPowersOnEvent(game, { event: 'sabotages', subject: attacker, against: defender })
}

/**
 * Returns one packet of combat damage (408.3b). Its amount is the dealer's ATK. It has the dealer's damage types
 * (205.1a), or melee if it has none (408.3a), and is dealt with all weapons with which the dealer strikes (408.3d).
 */
function combatPacket(game: Game, by: ObjectId, to: ObjectId): Packet {
  const { damageTypes } = characteristicsOf(game, by)
  const strikes = game.combat?.strikes.filter((strike) => strike.wielder === by) ?? []
  return {
    amount: atkOf(game, by),
    to,
    by,
    controller: inPlayStateOf(game, by).controller,
    types: damageTypes.length > 0 ? [...damageTypes] : ['melee'],
    combat: true,
    unpreventable: false,
    with: strikes.map((strike) => strike.weapon),
  }
}

/** Runs pre-priority checks without adding triggered effects (603.2). Then everything leaves combat (603.3). */
function leaveAll(game: Game): void {
  if (runChecksBeforePriority(game)) return
  popFrame(game)
  endCombat(game)
}

/** Ends the combat and the modifiers that last until its end (603.3). */
export function endCombat(game: Game): void {
  if (!game.combat) return
  game.combat = null
  triggerPowersOnEvent(game, { event: 'combatEnds' })
  endModifiersWhere(game, (modifier) => modifier.duration === 'combat')
  invalidateVolatile(game)
  emitEvent(game, { kind: 'combatEnded' })
}

function goTo(frame: Fighting, step: CombatStep): void {
  frame.step = step
}
