/** The combat step (602) and its conclusion (603). */
import { ask, objectOption, pickedObject, pop, push, takeAnswer } from '../frames.ts'
import type { Procedure } from '../library.ts'
import { batch } from '../state/atoms.ts'
import type { Combat, Frame, Game, ObjectId, Packet, Seat } from '../state/game.ts'
import { areOpposed, cardOf, inPlay, inTurnOrder, objectOf, playerAt } from '../state/objects.ts'
import { emit, touched } from '../state/runtime.ts'
import { legalProtectors } from './combat-legality.ts'
import { readyResources, resourceAtoms } from './costs.ts'
import { dealPackets } from './damage.ts'
import { expire } from './modifiers.ts'
import { openWindow, wave } from './priority.ts'
import { affecting, atkOf, characteristics, has } from './projection.ts'
import { occur } from './triggers.ts'

/** A proposal has resolved: the attacker exhausts and starts attacking (602.1). */
export function startCombat(game: Game, attacker: ObjectId, defender: ObjectId): void {
  batch(game, [{ atom: 'exhaust', object: attacker }])
  game.combat = { attacker, proposed: defender, defender: null, protecting: false, strikes: [] }
  game.registers.attacked.push(attacker)
  touched(game)
  emit(game, { kind: 'attacking', attacker, card: objectOf(game, attacker).card, proposed: defender })
  occur(game, { event: 'attacks', subject: attacker })
  push(game, { kind: 'combat' })
}

const steps = [
  attackerStrikes,
  attackWindow,
  protectPoint,
  enterCombat,
  defenderStrikes,
  defendWindow,
  conclude,
  finish,
] as const

export const combat: Procedure = (game, frame) => {
  const step = steps[frame.step]
  if (!step || !game.combat) return pop(game)
  step(game, frame, game.combat)
}

function attackerStrikes(game: Game, frame: Frame, fight: Combat): void {
  offerStrike(game, frame, fight.attacker)
}

function attackWindow(game: Game, frame: Frame): void {
  frame.step += 1
  openWindow(game, 'attack')
}

/** Each opposed player in turn order may exhaust a character to protect, until one has (602.2). */
function protectPoint(game: Game, frame: Frame, fight: Combat): void {
  if (fight.attacker === null || fight.proposed === null) return skipTo(frame, conclude)
  const answer = takeAnswer(frame)
  const asked = (frame.asked as Seat[] | undefined) ?? []
  if (answer && answer[0] !== 'none') {
    frame.step += 1
    return protect(game, fight, pickedObject(answer[0] ?? ''))
  }
  const seat = inTurnOrder(game).find((one) => !asked.includes(one) && legalProtectors(game, one).length > 0)
  if (seat === undefined) {
    frame.step += 1
    return
  }
  frame.asked = [...asked, seat]
  const options = [...legalProtectors(game, seat).map(objectOption), { id: 'none', kind: 'none' as const }]
  ask(game, { kind: 'protect', seat, options, source: fight.attacker, about: fight.proposed })
}

function protect(game: Game, fight: Combat, protector: ObjectId): void {
  const instead = fight.proposed ?? 0
  batch(game, [{ atom: 'exhaust', object: protector }])
  fight.proposed = protector
  fight.protecting = true
  touched(game)
  emit(game, { kind: 'protecting', object: protector, card: objectOf(game, protector).card, instead })
}

/** Attacker and defender are in combat with each other (602.3). */
function enterCombat(game: Game, frame: Frame, fight: Combat): void {
  delete frame.asked
  if (fight.attacker === null || fight.proposed === null) return skipTo(frame, conclude)
  frame.step += 1
  fight.defender = fight.proposed
  fight.proposed = null
  touched(game)
  emit(game, { kind: 'defending', attacker: fight.attacker, defender: fight.defender })
}

function defenderStrikes(game: Game, frame: Frame, fight: Combat): void {
  offerStrike(game, frame, fight.defender)
}

function defendWindow(game: Game, frame: Frame): void {
  frame.step += 1
  openWindow(game, 'defend')
}

/** Both deal combat damage equal to their ATK at once (603.1). */
function conclude(game: Game, frame: Frame, fight: Combat): void {
  frame.step += 1
  const { attacker, defender } = fight
  if (attacker === null || defender === null) return
  const packets = [combatPacket(game, attacker, defender)]
  if (!has(game, attacker, 'longRange')) packets.push(combatPacket(game, defender, attacker))
  dealPackets(game, packets)
}

function combatPacket(game: Game, by: ObjectId, to: ObjectId): Packet {
  const { damageTypes } = characteristics(game, by)
  const weapon = game.combat?.strikes.find((strike) => strike.wielder === by)?.weapon ?? 0
  return {
    amount: atkOf(game, by),
    to,
    by,
    controller: inPlay(game, by).controller,
    types: damageTypes.length > 0 ? damageTypes : ['melee'],
    combat: true,
    unpreventable: false,
    with: weapon,
  }
}

/** Pre-priority checks without triggered effects, then everything leaves combat (603.2–603.3). */
function finish(game: Game, _frame: Frame): void {
  while (wave(game)) if (game.outcome) return
  pop(game)
  game.combat = null
  expire(game, (modifier) => modifier.duration === 'combat')
  touched(game)
  emit(game, { kind: 'combatEnded' })
}

function skipTo(frame: Frame, step: (typeof steps)[number]): void {
  frame.step = steps.indexOf(step)
}

/** A player may strike with one weapon as a wielder becomes an attacker or defender (303.2). */
function offerStrike(game: Game, frame: Frame, wielder: ObjectId | null): void {
  const answer = takeAnswer(frame)
  if (answer) {
    frame.step += 1
    if (wielder !== null && answer[0] !== 'none' && answer[0] !== undefined)
      strike(game, pickedObject(answer[0]), wielder)
    return
  }
  const weapons = wielder === null ? [] : strikable(game, wielder)
  const forced = weapons.find((id) => mustStrike(game, id, wielder))
  if (forced !== undefined && wielder !== null) strike(game, forced, wielder)
  if (
    weapons.length === 0 ||
    forced !== undefined ||
    wielder === null ||
    playerAt(game, inPlay(game, wielder).controller).automaton
  ) {
    frame.step += 1
    return
  }
  const options = [...weapons.map(objectOption), { id: 'none', kind: 'none' as const }]
  ask(game, { kind: 'strike', seat: inPlay(game, wielder).controller, options, source: wielder })
}

function strikable(game: Game, wielder: ObjectId): ObjectId[] {
  if (cardOf(game, wielder).type !== 'hero') return []
  const seat = inPlay(game, wielder).controller
  const affordable = readyResources(game, seat).length
  return game.play.filter((id) => {
    const play = inPlay(game, id)
    return (
      play.controller === seat &&
      play.row === 'hero' &&
      !play.exhausted &&
      isWeapon(game, id) &&
      (cardOf(game, id).strikeCost ?? 0) <= affordable
    )
  })
}

export function isWeapon(game: Game, id: ObjectId): boolean {
  return (
    cardOf(game, id).type === 'equipment' && cardOf(game, id).tags.some(({ tag }) => tag.endsWith('Weapon'))
  )
}

/** Some automated heroes strike the first time they attack each turn, and not as they defend. */
function mustStrike(game: Game, weapon: ObjectId, wielder: ObjectId | null): boolean {
  const times = game.registers.attacked.filter((id) => id === wielder).length
  const first = game.combat?.attacker === wielder && times === 1
  return affecting(game, weapon, 'mustStrike').some((entry) => !entry.mod.firstTimeEachTurn || first)
}

function strike(game: Game, weapon: ObjectId, wielder: ObjectId): void {
  const seat = inPlay(game, wielder).controller
  batch(game, [
    { atom: 'exhaust', object: weapon },
    ...resourceAtoms(game, seat, cardOf(game, weapon).strikeCost ?? 0),
  ])
  game.combat?.strikes.push({ weapon, wielder })
  touched(game)
  emit(game, { kind: 'struck', weapon, card: objectOf(game, weapon).card, wielder })
}

export function isOpposedTo(game: Game, seat: Seat, id: ObjectId): boolean {
  return areOpposed(game, seat, inPlay(game, id).controller)
}
