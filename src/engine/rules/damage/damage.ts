/** Packets of damage and healing (405, 407, 408): how they are made, and dealt or healed all at once. */

import { type Atom, batch } from '../../atoms/atoms.ts'
import { expire } from '../../atoms/modifiers.ts'
import { alreadyHad } from '../../atoms/replace.ts'
import type { Frame, PacketNames } from '../../model/frame.ts'
import { contextOf, pop, push } from '../../model/frames.ts'
import type { Context, Game, Packet } from '../../model/game.ts'
import type { ObjectId } from '../../model/ids.ts'
import { controllerOf, inPlay, inTurnOrder, isInPlay } from '../../model/objects.ts'
import { cant } from '../../now/cant.ts'
import { mayStrike } from '../../now/ghosts.ts'
import { isType } from '../../now/types.ts'
import { isCharacter } from '../combat/legality.ts'
import { competing, mayBeReplaced } from './packet-modifiers.ts'

export type Packets = Frame<'packets'>

interface Names {
  as?: string | undefined
  total?: string | undefined
}

/**
 * Packets that would be dealt or healed at the same time (408.1), in the order in which they are replaced (802.2).
 * With nothing to replace them they are dealt at once.
 */
export function dealPackets(game: Game, all: Packet[], scope?: number, names: Names = {}): void {
  const packets = thoseThatArrive(game, all)
  const had = alreadyHad(game)
  if (had.length > 0) for (const packet of packets) packet.had = [...had]
  const frame: Packets = { kind: 'packets', step: 'order', packets, at: 0, used: [], ...definite(names) }
  if (scope !== undefined) frame.scope = scope
  if (isAnyReplaced(game, packets)) push(game, frame)
  else dealWhatArrives(game, frame)
}

/**
 * Deals packets once a frame that deals several times is done, and all of its packets at the same time: the frame below
 * it waits with those that it has made.
 */
export function dealAfter(game: Game, frame: Frame, packets: readonly Packet[], scope: number): void {
  const at = game.frames.indexOf(frame)
  const below = game.frames[at - 1]
  if (below?.kind !== 'packets') {
    const more = thoseThatArrive(game, packets)
    game.frames.splice(at, 0, { kind: 'packets', step: 'order', packets: more, at: 0, used: [], scope })
  } else below.packets = thoseThatArrive(game, [...below.packets, ...packets])
}

/** Those that can arrive, each player's in turn order. */
function thoseThatArrive(game: Game, all: readonly Packet[]): Packet[] {
  const packets: Packet[] = []
  for (const packet of all) if (canArrive(game, packet)) packets.push(packet)
  return packets.length > 1 ? packets.sort(byController(game)) : packets
}

function isAnyReplaced(game: Game, packets: readonly Packet[]): boolean {
  for (const packet of packets) if (mayBeReplaced(game, packet) && isReplaced(game, packet)) return true
  return false
}

function isReplaced(game: Game, packet: Packet): boolean {
  const { must, may } = competing(game, packet)
  return must.length + may.length > 0
}

function definite({ as, total }: Names): PacketNames {
  if (!as && !total) return NO_NAMES
  return { ...(as ? { as } : {}), ...(total ? { total } : {}) }
}

const NO_NAMES = {}

/** Each player's packets in turn order (802.2). */
export function byController(game: Game): (a: Packet, b: Packet) => number {
  const order = inTurnOrder(game)
  return (a, b) => order.indexOf(controllerOf(game, a.to)) - order.indexOf(controllerOf(game, b.to))
}

/** No packet of 0 (408.2a), none to what isn't a character in play or can't be dealt or healed it (405.5, 407.3, 408.2b). */
export function canArrive(game: Game, packet: Packet): boolean {
  const { to, amount, heals, types, controller } = packet
  if (amount <= 0 || !isInPlay(game, to) || !isCharacter(game, to)) return false
  if (!mayStrike(game, packet.by, to)) return false
  if (heals) return inPlay(game, to).damage > 0 && !cant(game, to, 'beHealed', undefined, controller)
  return !cant(game, to, 'beDealt', undefined, controller, types) && !cant(game, to, 'beDamaged')
}

/** All that is left is dealt and healed at once. */
export function dealAll(game: Game, it: Packets): void {
  pop(game)
  if (it.used.length > 0) expire(game, (modifier) => it.used.includes(modifier.id))
  dealWhatArrives(game, it)
}

function dealWhatArrives(game: Game, it: Packets): void {
  const dealt = it.packets.filter((packet) => canArrive(game, packet))
  if (it.scope !== undefined && it.scope >= 0) tell(contextOf(game, it.scope), it, dealt)
  if (dealt.length > 0) batch(game, dealt.map(toAtom))
}

/** What the text is told of what was really dealt; an "if you do" asks whether anything was (709.2f). */
function tell(ctx: Context, { as, total }: PacketNames, dealt: readonly Packet[]): void {
  if (dealt.length === 0) ctx.performed = false
  if (as) ctx.bound[as] = [...new Set(dealt.map((packet) => packet.to))]
  if (total) ctx.bound[total] = dealt.reduce((sum, packet) => sum + packet.amount, 0)
}

function toAtom(packet: Packet): Atom {
  return packet.heals
    ? { atom: 'heal', object: packet.to, amount: packet.amount, by: packet.by, with: packet.with }
    : { atom: 'damage', packet }
}

/** A packet that a text makes: source character, controller, the card it is dealt with (408.2c, 408.3, 408.3d). */
export function packetFrom(game: Game, ctx: Context, by: ObjectId, to: ObjectId, amount: number): Packet {
  return {
    amount,
    to,
    by,
    controller: ctx.controller,
    types: [],
    combat: false,
    unpreventable: false,
    with: isDealtWith(game, ctx.source) ? [ctx.source] : [],
  }
}

/** Only abilities and equipment are what damage is dealt with, allies that are one of these too (408.3d). */
function isDealtWith(game: Game, source: ObjectId): boolean {
  if (!game.objects[source]) return false
  return isType(game, source, 'ability') || isType(game, source, 'equipment')
}
