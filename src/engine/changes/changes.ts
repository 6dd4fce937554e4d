/** The state change of each atom, with the event that reports it. */

import type { GameEvent } from '../model/state/events.ts'
import type { Game, Packet } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { letEverybodyRemember } from '../model/state/memory.ts'
import { cardOf, controllerOf, inPlayStateOf, objectById } from '../model/state/objects.ts'
import { isBlankAndHidden } from '../model/state/rows.ts'
import { characteristicsOf } from '../queries/projection.ts'
import type { Atom } from './atoms.ts'
import { addCounters } from './counters.ts'
import { doesMoveReplaceHero, moveCard, replaceHero } from './moving.ts'

/** Executes an atom and adds its events to `events`. */
export function performAtom(game: Game, atom: Atom, at: number, events: GameEvent[]): void {
  switch (atom.atom) {
    case 'exhaust':
      return orient(game, atom.object, true, events)
    case 'ready':
      return orient(game, atom.object, false, events)
    case 'move':
      if (doesMoveReplaceHero(game, atom)) events.push(...replaceHero(game, atom, at))
      else events.push(moveCard(game, atom, at))
      return
    case 'damage':
      return damage(game, atom.packet, events)
    default:
      events.push(...changeOf(game, atom, at))
  }
}

type Rare = Exclude<Atom, { atom: 'move' | 'damage' | 'exhaust' | 'ready' }>

function changeOf(game: Game, atom: Rare, at: number): GameEvent[] {
  switch (atom.atom) {
    case 'turnFaceDown':
      return turnFaceDown(game, atom.object)
    case 'turnOver':
      return inPlayStateOf(game, atom.object).faceDown
        ? turnFaceUp(game, atom.object)
        : turnFaceDown(game, atom.object)
    case 'heal':
      return heal(game, atom)
    case 'counter':
      return addCounters(game, atom.object, atom.counter, atom.n)
    case 'becomeCopy':
      return becomeCopy(game, atom)
    case 'attach':
      return attachTo(game, atom, at)
    case 'detach':
      return loosen(game, atom.object)
    case 'putDamage':
      return putDamage(game, atom.object, atom.amount)
  }
}

/** Exhausts or readies a card, and reports an event only if its orientation really changes (411.1). */
function orient(game: Game, id: ObjectId, exhausted: boolean, events: GameEvent[]): void {
  const { card, play } = objectById(game, id)
  if (!play) throw new Error(`object ${id} is not in play`)
  if (play.exhausted === exhausted) return
  play.exhausted = exhausted
  if (exhausted && play.row !== 'resource') rememberExhausted(game, id)
  const hidden = isBlankAndHidden(play)
  const kind = exhausted ? 'exhausted' : 'readied'
  if (hidden) events.push({ kind, object: id, card: '', seat: play.controller, hidden: true })
  else events.push({ kind, object: id, card, seat: play.controller })
}

function rememberExhausted({ registers }: Game, id: ObjectId): void {
  registers.exhausted ??= []
  registers.exhausted.push(id)
}

/** Turns a card face down, which changes nothing else (301.2c). A Master Hero can't be turned face down (301.4a). */
function turnFaceDown(game: Game, id: ObjectId): GameEvent[] {
  const { card, play } = objectById(game, id)
  if (!play || play.faceDown || cardOf(game, id).master) return []
  play.faceDown = true
  if (isBlankAndHidden(play)) letEverybodyRemember(game, [id])
  return [{ kind: 'turnedFaceDown', object: id, card, seat: play.controller }]
}

function turnFaceUp(game: Game, id: ObjectId): GameEvent[] {
  const { card, play } = objectById(game, id)
  if (!play?.faceDown) return []
  play.faceDown = false
  return [{ kind: 'turnedFaceUp', object: id, card, seat: play.controller }]
}

function damage(game: Game, packet: Packet, events: GameEvent[]): void {
  const { to, by, with: cards, amount, types, combat } = packet
  const { card, play } = objectById(game, to)
  if (!play) return
  play.damage += amount
  const { suffered, sincePriority, combatDamage } = game.registers
  suffered[to] = (suffered[to] ?? 0) + amount
  sincePriority.push({ by, with: cards, to, types })
  if (combat) combatDamage.push([by, to])
  const byCard = game.objects[by]?.card ?? ''
  const left = healthLeft(game, to)
  rememberDamage(game, packet, left === 0)
  events.push({ kind: 'damaged', object: to, card, by, byCard, with: cards, amount, types, combat, left })
}

function rememberDamage(game: Game, packet: Packet, fatal: boolean): void {
  const { by, to, with: cards, amount, types, combat } = packet
  rememberDealing(game, by)
  for (const card of cards) rememberDealing(game, card)
  if (game.objects[by] === undefined) return
  const [bySeat, toSeat] = [controllerOf(game, by), controllerOf(game, to)]
  game.registers.damage.push({ by, to, bySeat, toSeat, amount, types, combat, with: cards, fatal })
}

function rememberDealing({ registers }: Game, id: ObjectId): void {
  registers.dealing ??= []
  if (!registers.dealing.includes(id)) registers.dealing.push(id)
}

/** Heals damage from a character, at most the damage that it has (407.1). */
function heal(game: Game, { object: id, amount, by }: Extract<Atom, { atom: 'heal' }>): GameEvent[] {
  const { card, play } = objectById(game, id)
  if (!play) return []
  const healed = Math.min(amount, play.damage)
  play.damage -= healed
  if (healed > 0) rememberHealing(game, id, healed, by)
  return healed > 0 ? [{ kind: 'healed', object: id, card, amount: healed, left: healthLeft(game, id) }] : []
}

function rememberHealing(game: Game, from: ObjectId, amount: number, by: ObjectId | undefined): void {
  const bySeat = by !== undefined && game.objects[by] ? controllerOf(game, by) : undefined
  game.registers.healing ??= []
  game.registers.healing.push({ by, from, bySeat, fromSeat: controllerOf(game, from), amount })
}

function healthLeft(game: Game, id: ObjectId): number {
  return Math.max(0, characteristicsOf(game, id).health - inPlayStateOf(game, id).damage)
}

/**
 * Makes an object a copy of another card. It stays the same card (402.3b) and gets the printed information of the
 * other card (402.3), without the choices made as that card entered play (402.3c).
 */
function becomeCopy(
  game: Game,
  { object: id, as, called }: Extract<Atom, { atom: 'becomeCopy' }>,
): GameEvent[] {
  const object = objectById(game, id)
  const { card, play } = object
  if (!play) return []
  play.copy = as
  object.called = called
  return [{ kind: 'copied', object: id, card, as }]
}

/** Attaches a card. Its timestamp is the time when it was last attached (718.2b). */
function attachTo(
  game: Game,
  { object: id, host, inherited }: Extract<Atom, { atom: 'attach' }>,
  at: number,
): GameEvent[] {
  const { card, play } = objectById(game, id)
  if (!play) return []
  if (inherited) play.inherited = inherited
  if (inherited?.while && !game.clinging?.includes(id)) game.clinging = [...(game.clinging ?? []), id]
  play.host = host
  play.row = 'attached'
  play.at = at
  return [{ kind: 'attached', object: id, card, host, hostCard: objectById(game, host).card }]
}

/** Detaches a card and removes it from the list of conditional attachments. */
function loosen(game: Game, id: ObjectId): GameEvent[] {
  const left = game.clinging?.filter((one) => one !== id)
  game.clinging = left && left.length > 0 ? left : undefined
  return detachCard(game, id)
}

/** Detaches a card. It moves to the row of cards that aren't attached (415.8a). */
export function detachCard(game: Game, id: ObjectId): GameEvent[] {
  const { card, play } = objectById(game, id)
  if (!play || play.host === undefined) return []
  play.host = undefined
  play.inherited = undefined
  play.row = 'hero'
  return [{ kind: 'detached', object: id, card }]
}

/**
 * Puts damage on a character, or removes it if the amount is negative. Such damage isn't dealt or healed (405.3,
 * 405.7).
 */
function putDamage(game: Game, id: ObjectId, amount: number): GameEvent[] {
  const { card, play } = objectById(game, id)
  if (!play || amount === 0) return []
  play.damage += amount
  return [{ kind: 'damagePut', object: id, card, amount, left: healthLeft(game, id) }]
}
