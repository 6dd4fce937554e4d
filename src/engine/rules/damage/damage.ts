/** Packets of damage and healing (405, 407, 408): creating them, and dealing or healing them all at once. */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import { endModifiersWhere } from '../../changes/modifiers.ts'
import { keysOfAppliedReplacements } from '../../changes/replace.ts'
import type { Frame, PacketResultNames } from '../../model/state/frame.ts'
import { contextOfFrame, popFrame, pushFrame } from '../../model/state/frames.ts'
import type { Game, Packet, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { controllerOf, inPlayStateOf, isInPlay, seatsInTurnOrder } from '../../model/state/objects.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { mayAttackOrDamageUnderGhostRules } from '../../queries/ghosts.ts'
import { hasType } from '../../queries/types.ts'
import { isCharacter } from '../combat/legality.ts'
import { mayPacketBeReplaced, nextPacketModifierChoice } from './packet-modifiers.ts'

export type PacketsFrame = Frame<'packets'>

interface Names {
  as?: string | undefined
  total?: string | undefined
}

/**
 * Starts to deal or heal packets at the same time (408.1), in the order in which they are replaced (802.2). If
 * nothing can replace them, they are dealt immediately.
 */
export function dealPackets(game: Game, all: Packet[], scope?: number, names: Names = {}): void {
  const packets = applicablePackets(game, all)
  const had = keysOfAppliedReplacements(game)
  if (had.length > 0) for (const packet of packets) packet.had = [...had]
  const frame: PacketsFrame = { kind: 'packets', step: 'order', packets, at: 0, used: [], ...definite(names) }
  if (scope !== undefined) frame.scope = scope
  if (isAnyReplaced(game, packets)) pushFrame(game, frame)
  else dealApplicable(game, frame)
}

/**
 * Deals packets after a frame that deals several times is done, all of them at the same time. The packets collected so
 * far wait in a frame below that frame.
 */
export function dealPacketsAfterFrame(
  game: Game,
  frame: Frame,
  packets: readonly Packet[],
  scope: number,
): void {
  const at = game.frames.indexOf(frame)
  const below = game.frames[at - 1]
  if (below?.kind !== 'packets') {
    const more = applicablePackets(game, packets)
    game.frames.splice(at, 0, { kind: 'packets', step: 'order', packets: more, at: 0, used: [], scope })
  } else below.packets = applicablePackets(game, [...below.packets, ...packets])
}

/** Returns the packets that can be dealt or healed, grouped by player in turn order. */
function applicablePackets(game: Game, all: readonly Packet[]): Packet[] {
  const packets: Packet[] = []
  for (const packet of all) if (canPacketBeDealtOrHealed(game, packet)) packets.push(packet)
  return packets.length > 1 ? packets.sort(packetComparatorByController(game)) : packets
}

function isAnyReplaced(game: Game, packets: readonly Packet[]): boolean {
  for (const packet of packets) if (mayPacketBeReplaced(game, packet) && isReplaced(game, packet)) return true
  return false
}

function isReplaced(game: Game, packet: Packet): boolean {
  const { must, may } = nextPacketModifierChoice(game, packet)
  return must.length + may.length > 0
}

function definite({ as, total }: Names): PacketResultNames {
  if (!as && !total) return NO_NAMES
  return { ...(as ? { as } : {}), ...(total ? { total } : {}) }
}

const NO_NAMES = {}

/** Returns a comparison that orders packets by their targets' controllers in turn order (802.2). */
export function packetComparatorByController(game: Game): (a: Packet, b: Packet) => number {
  const order = seatsInTurnOrder(game)
  return (a, b) => order.indexOf(controllerOf(game, a.to)) - order.indexOf(controllerOf(game, b.to))
}

/**
 * Whether a packet can be dealt or healed: its amount isn't 0 (408.2a), and its target is a character in play that can
 * be dealt or healed this damage (405.5, 407.3, 408.2b).
 */
export function canPacketBeDealtOrHealed(game: Game, packet: Packet): boolean {
  const { by, to, amount, heals, types, controller } = packet
  if (amount <= 0 || !isInPlay(game, to) || !isCharacter(game, to)) return false
  if (!mayAttackOrDamageUnderGhostRules(game, packet.by, to)) return false
  if (heals)
    return inPlayStateOf(game, to).damage > 0 && !isActForbidden(game, to, 'beHealed', undefined, controller)
  if (isActForbidden(game, by, 'dealDamage')) return false
  return (
    !isActForbidden(game, to, 'beDealt', undefined, controller, types) &&
    !isActForbidden(game, to, 'beDamaged')
  )
}

/** Deals or heals all remaining packets at the same time. */
export function dealRemainingPackets(game: Game, it: PacketsFrame): void {
  popFrame(game)
  if (it.used.length > 0) endModifiersWhere(game, (modifier) => it.used.includes(modifier.id))
  dealApplicable(game, it)
}

function dealApplicable(game: Game, it: PacketsFrame): void {
  const dealt = it.packets.filter((packet) => canPacketBeDealtOrHealed(game, packet))
  if (it.scope !== undefined && it.scope >= 0) bindResults(game, contextOfFrame(game, it.scope), it, dealt)
  if (dealt.length > 0) applyAtoms(game, dealt.map(toAtom))
}

/**
 * Binds the characters and the total that were dealt, under the names that the text uses. "If you do" checks whether
 * anything was dealt (709.2f).
 */
function bindResults(
  game: Game,
  ctx: TextContext,
  { as, total }: PacketResultNames,
  dealt: readonly Packet[],
): void {
  if (dealt.length === 0) ctx.performed = false
  if (as) ctx.bound[as] = [...new Set(dealt.map((packet) => packet.to))]
  if (total) ctx.bound[total] = dealt.reduce((sum, packet) => sum + appliedAmount(game, packet), 0)
}

/** Returns the amount of a packet that is dealt or healed. At most the damage on a character is healed (407.1). */
function appliedAmount(game: Game, { heals, to, amount }: Packet): number {
  return heals ? Math.min(amount, inPlayStateOf(game, to).damage) : amount
}

function toAtom(packet: Packet): Atom {
  return packet.heals
    ? { atom: 'heal', object: packet.to, amount: packet.amount, by: packet.by, with: packet.with }
    : { atom: 'damage', packet }
}

/**
 * Returns a packet that a text deals, with its source character, its controller and the card with which it is dealt
 * (408.2c, 408.3, 408.3d).
 */
export function newPacket(game: Game, ctx: TextContext, by: ObjectId, to: ObjectId, amount: number): Packet {
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

/**
 * Whether damage counts as dealt with this card: only abilities and equipment, including allies that are also one of
 * these (408.3d).
 */
function isDealtWith(game: Game, source: ObjectId): boolean {
  if (!game.objects[source]) return false
  return hasType(game, source, 'ability') || hasType(game, source, 'equipment')
}
