/** The modifiers that compete to replace a packet, and the player who chooses among them (717.4). */

import { keyOfModifierInForce } from '../../changes/replace.ts'
import type {
  Modifier,
  PacketChange,
  PacketFilter,
  PacketRole,
} from '../../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../../model/derived/derived.ts'
import type { Game, Packet, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import {
  cardOf,
  controllerOf,
  inPlayStateOf,
  newTextContext,
  playerInSeat,
} from '../../model/state/objects.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { inForceFlags, modifiersInForce } from '../../queries/in-force.ts'
import { keywordModifiers } from '../../queries/keyword-modifiers.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { characteristicsOf, doesModifierAffectCard, healthOf } from '../../queries/projection.ts'

export type PacketModifier = Extract<Modifier, { kind: 'prevent' | 'packet' }>
export type CompetingPacketModifier = ModifierInForce & { mod: PacketModifier }

/**
 * The choice of the modifier that applies next to a packet: the player who chooses, the modifiers of which one must
 * apply, and the equipment that may be exhausted instead.
 */
export interface PacketModifierChoice {
  seat: Seat
  must: CompetingPacketModifier[]
  may: ObjectId[]
}

/** The key in `had` which records that the player declined to exhaust equipment. */
export const DECLINED_EQUIPMENT_KEY = 'shields'
const SMASHED = 'smash'

/** Whether any modifier in force could replace the packet. The check is cheap. */
export function mayPacketBeReplaced(game: Game, packet: Packet): boolean {
  const does = inForceFlags(game)
  return does.prevent || does.packet || does.def || packet.smash === true
}

/**
 * Returns the choice of the modifier that replaces the packet next. Only the first group that isn't empty competes, and
 * its chooser is `seat`:
 * 1. the modifiers that raise or change the packet, chosen by the controller of its source (717.4a);
 * 2. the others that don't divide it, and the equipment in `may`, chosen by the controller of its target (717.4b);
 * 3. the modifiers that divide it, chosen by the controller of its target (717.4c).
 */
export function nextPacketModifierChoice(game: Game, packet: Packet): PacketModifierChoice {
  const all = competitors(game, packet)
  const raising = all.filter(({ mod }) => raises(mod))
  if (raising.length > 0) return { seat: packet.controller, must: raising, may: [] }
  const seat = controllerOf(game, packet.to)
  const others = all.filter(({ mod }) => !divides(mod))
  const may = shields(game, packet)
  if (others.length + may.length > 0) return { seat, must: others, may }
  return { seat, must: all, may: [] }
}

function competitors(game: Game, packet: Packet): CompetingPacketModifier[] {
  const does = inForceFlags(game)
  const found: CompetingPacketModifier[] = []
  if (does.prevent || does.packet) {
    addReplacing(game, packet, modifiersInForce(game), found)
    for (const id of game.play) addReplacing(game, packet, keywordModifiers(game, id), found)
  }
  if (packet.smash) found.push(smashing(packet))
  return found.filter((entry) => !packet.had?.includes(keyOfModifierInForce(entry)))
}

function addReplacing(
  game: Game,
  packet: Packet,
  entries: readonly ModifierInForce[],
  found: CompetingPacketModifier[],
): void {
  for (const entry of entries) if (isOf(entry) && replaces(game, entry, packet)) found.push(entry)
}

/** Returns the modifier that divides a packet with `smash` (405.8). */
function smashing(packet: Packet): CompetingPacketModifier {
  const ctx = newTextContext('', packet.by, packet.controller)
  return { mod: SMASHING, to: SMASHING.to, ctx, at: 0, path: SMASHED }
}

const SMASHING = { kind: 'packet', to: { kind: 'self' }, role: 'dealer', change: { kind: 'smash' } } as const

function isOf(entry: ModifierInForce): entry is CompetingPacketModifier {
  return entry.mod.kind === 'prevent' || entry.mod.kind === 'packet'
}

/**
 * Whether a modifier could replace the packet. A prevention modifier can't replace an unpreventable packet, not even
 * in part (408.3c, 717.4b).
 */
function replaces(game: Game, entry: CompetingPacketModifier, packet: Packet): boolean {
  const { mod } = entry
  if (mod.kind === 'prevent' && (packet.unpreventable || isExhausted(game, entry, packet))) return false
  const role: PacketRole = mod.role ?? 'dealt'
  if ((role === 'healer' || role === 'healed') !== (packet.heals === true)) return false
  const dealing = role === 'dealer' || role === 'healer'
  if (!doesModifierAffectCard(game, entry, dealing ? packet.by : packet.to)) return false
  return !mod.of || hasFacts(game, entry.ctx, mod.of, packet, dealing ? packet.to : packet.by)
}

/**
 * Whether a modifier for "the first X damage each turn" is used up: that much damage was dealt or prevented this turn
 * (717.6).
 */
function isExhausted(game: Game, entry: CompetingPacketModifier, packet: Packet): boolean {
  const { mod } = entry
  if (mod.kind !== 'prevent' || mod.limit !== 'first' || typeof mod.amount !== 'number') return false
  return (game.registers.suffered[packet.to] ?? 0) >= mod.amount
}

function hasFacts(
  game: Game,
  ctx: TextContext,
  facts: PacketFilter,
  packet: Packet,
  other: ObjectId,
): boolean {
  if (facts.types && !packet.types.some((type) => facts.types?.includes(type))) return false
  if (facts.combat !== undefined && facts.combat !== packet.combat) return false
  if (packet.amount < (facts.least ?? 0) || packet.amount > (facts.most ?? packet.amount)) return false
  if (facts.fatal !== undefined && facts.fatal !== isFatal(game, packet)) return false
  const { with: card } = facts
  if (card && !packet.with.some((one) => cardMatchesFilter(game, ctx, card, one))) return false
  return !facts.other || cardMatchesFilter(game, ctx, facts.other, other)
}

/** Whether a packet's damage is at least the remaining health of its target (405.2). */
function isFatal(game: Game, { to, amount }: Packet): boolean {
  return amount >= healthOf(game, to) - inPlayStateOf(game, to).damage
}

/** Whether a modifier raises the packet, or changes its flags or types (717.4a). */
function raises(mod: PacketModifier): boolean {
  if (mod.kind === 'prevent') return false
  const { change } = mod
  switch (change.kind) {
    case 'plus':
      return typeof change.n !== 'number' || change.n > 0
    case 'times':
    case 'types':
    case 'unpreventable':
    case 'combat':
      return true
    default:
      return false
  }
}

/** Whether a modifier is applied after all others (717.4c). */
function divides(mod: PacketModifier): boolean {
  return mod.kind === 'packet' && DIVIDING.has(mod.change.kind)
}

const DIVIDING: ReadonlySet<PacketChange['kind']> = new Set(['smash', 'divide', 'redirectPart'])

/**
 * Returns the ready equipment with DEF (304.2) that may be exhausted to prevent damage to a hero, or to another
 * character that a card lets it shield (717.2c).
 */
function shields(game: Game, packet: Packet): ObjectId[] {
  if (packet.heals || packet.unpreventable || packet.had?.includes(DECLINED_EQUIPMENT_KEY)) return []
  if (!inForceFlags(game).def || !isShielder(game, packet.to)) return []
  const seat = controllerOf(game, packet.to)
  const { automaton } = playerInSeat(game, seat)
  return game.play.filter((id) => {
    const play = inPlayStateOf(game, id)
    return (
      (!automaton || mustPrevent(game, id, packet)) &&
      play.controller === seat &&
      !play.exhausted &&
      play.row !== 'resource' &&
      characteristicsOf(game, id).def > 0 &&
      isOfItsKind(game, id, packet)
    )
  })
}

/** Whether equipment can prevent the packet's damage. Some equipment prevents only damage of certain types. */
function isOfItsKind(game: Game, id: ObjectId, { types }: Packet): boolean {
  return modifiersOfKindAffectingCard(game, id, 'preventsOnly').every(({ mod }) =>
    types.some((type) => mod.types.includes(type)),
  )
}

/**
 * Whether an automated player's armor is exhausted for this packet: its text says so, and the packet is the first
 * damage to the target this turn.
 */
function mustPrevent(game: Game, id: ObjectId, { to }: Packet): boolean {
  return (
    game.registers.suffered[to] === undefined &&
    modifiersOfKindAffectingCard(game, id, 'mustPrevent').some(({ mod, ctx }) =>
      cardMatchesFilter(game, ctx, mod.whom, to),
    )
  )
}

/**
 * Whether equipment may be exhausted to prevent damage to this character: a hero, or a character of which a card says
 * so.
 */
function isShielder(game: Game, id: ObjectId): boolean {
  return cardOf(game, id).type === 'hero' || modifiersOfKindAffectingCard(game, id, 'shielder').length > 0
}
