/** Replaces packets before they are dealt or healed (717, 802.2). */

import { applyAtoms } from '../../changes/atoms.ts'
import { endModifiersWhere } from '../../changes/modifiers.ts'
import {
  keyOfModifierInForce,
  pathOfModifierInForce,
  runTextThatReplacesEvent,
} from '../../changes/replace.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import type { Filter, Selector } from '../../model/data/vocabulary/expressions.ts'
import { emitEvent, invalidateAll } from '../../model/derived/derived-cache.ts'
import type { Option } from '../../model/state/decision.ts'
import { askQuestion, askYesOrNo, takeAnswer } from '../../model/state/frames.ts'
import type { Game, Packet, TextContext, TriggeringEventFacts } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { controllerOf, inPlayStateOf, objectById, playerInSeat } from '../../model/state/objects.ts'
import { objectOption, optionId, pickedAmount, pickedIndex, pickedObject } from '../../model/state/picks.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { characteristicsOf, healthOf } from '../../queries/projection.ts'
import {
  canPacketBeDealtOrHealed,
  dealRemainingPackets,
  type PacketsFrame,
  packetComparatorByController,
} from './damage.ts'
import {
  type CompetingPacketModifier,
  DECLINED_EQUIPMENT_KEY,
  nextPacketModifierChoice,
  type PacketModifier,
  type PacketModifierChoice,
} from './packet-modifiers.ts'

type Prevention = Extract<PacketModifier, { kind: 'prevent' }>

/** Replaces each packet until no modifier competes any more (717.4). Then all packets are dealt at the same time. */
export const processPackets: FrameProcedure<'packets'> = (game, it) => {
  if (it.at >= it.packets.length) return dealRemainingPackets(game, it)
  if (it.step === 'order') return chooseNext(game, it)
  const packet = it.packets[it.at]
  if (!packet || !canPacketBeDealtOrHealed(game, packet)) return next(it)
  if (it.step === 'divide') return hearDivision(game, it, packet)
  const competition = nextPacketModifierChoice(game, packet)
  const answer = takeAnswer(it)
  const { offered } = it
  it.offered = undefined
  if (offered && answer) return hearOffer(game, it, packet, competition, offered, answer[0] === 'yes')
  if (answer) return applyPick(game, it, packet, competition, answer[0] ?? 'none')
  const { must, may, seat } = competition
  if (may.length > 0 && playerInSeat(game, seat).automaton)
    return applyPick(game, it, packet, competition, optionId.object(may[0] ?? 0))
  const [only] = must
  if (!only) return may.length > 0 ? askAbout(game, packet, competition) : next(it)
  if (may.length === 0 && (must.length === 1 || areAlike(must))) return offer(game, it, packet, only)
  askAbout(game, packet, competition)
}

function next(it: PacketsFrame): void {
  it.at += 1
  it.step = 'order'
}

// The order in which packets are replaced (802.2).

/** Asks a player for the next of their packets if a modifier that is used up could replace more than one of them. */
function chooseNext(game: Game, it: PacketsFrame): void {
  const answer = takeAnswer(it)
  it.step = 'replace'
  if (answer) return swap(it, pickedIndex(answer[0]))
  const seat = controllerOf(game, it.packets[it.at]?.to ?? 0)
  const rivals = it.packets.flatMap((packet, i) =>
    i >= it.at && controllerOf(game, packet.to) === seat && usesUp(game, packet) ? [i] : [],
  )
  if (rivals.length < 2 || playerInSeat(game, seat).automaton) return
  it.step = 'order'
  const options = rivals.map(
    (i): Option => ({ id: optionId.packet(i), kind: 'object', object: it.packets[i]?.to ?? 0 }),
  )
  askQuestion(game, { kind: 'replace', seat, options, source: it.packets[it.at]?.by ?? 0 })
}

function swap(it: PacketsFrame, chosen: number): void {
  const [packet] = it.packets.splice(chosen, 1)
  if (packet) it.packets.splice(it.at, 0, packet)
}

/** Whether a modifier that replaces this packet might then not be available for another one. */
function usesUp(game: Game, packet: Packet): boolean {
  const { must, may } = nextPacketModifierChoice(game, packet)
  return may.length > 0 || must.some(isUsedUp)
}

function isUsedUp({ mod }: CompetingPacketModifier): boolean {
  return mod.kind === 'prevent' ? mod.limit !== undefined : mod.change.kind === 'instead'
}

// The choice between competing modifiers (717.4).

/** Whether the order of these modifiers makes no difference: all of them add, or all of them multiply. */
function areAlike(must: readonly CompetingPacketModifier[]): boolean {
  const kinds = new Set(must.map(({ mod }) => (mod.kind === 'packet' ? mod.change.kind : mod.kind)))
  return kinds.size === 1 && (kinds.has('plus') || kinds.has('times'))
}

function askAbout(game: Game, packet: Packet, { seat, must, may }: PacketModifierChoice): void {
  const options: Option[] = may.map(objectOption)
  for (const entry of must)
    options.push({ id: keyOfModifierInForce(entry), kind: 'object', object: entry.ctx.source })
  if (must.length === 0) options.push({ id: 'none', kind: 'none' })
  const preventing = may.length > 0 || must.every(({ mod }) => mod.kind === 'prevent')
  askQuestion(game, {
    kind: preventing ? 'prevent' : 'replace',
    seat: askedInstead(game, packet, seat),
    options,
    source: packet.with[0] ?? packet.by,
    about: packet.to,
    amount: packet.amount,
  })
}

/** Returns the player to ask: `seat` or, if that player has left the game, the controller of the packet's target. */
function askedInstead(game: Game, packet: Packet, seat: Seat): Seat {
  return playerInSeat(game, seat).out ? controllerOf(game, packet.to) : seat
}

function applyPick(
  game: Game,
  it: PacketsFrame,
  packet: Packet,
  { must, may }: PacketModifierChoice,
  pick: string,
): void {
  const entry = must.find((one) => keyOfModifierInForce(one) === pick)
  if (entry) return offer(game, it, packet, entry)
  const shield = pickedObject(pick)
  if (pick === 'none' || !may.includes(shield)) return had(packet, DECLINED_EQUIPMENT_KEY)
  const { def } = characteristicsOf(game, shield)
  applyAtoms(game, [{ atom: 'exhaust', object: shield }])
  prevent(game, packet, def, shield)
}

/** Applies a modifier to a packet. A modifier that may be declined is offered to the packet's controller first. */
function offer(game: Game, it: PacketsFrame, packet: Packet, entry: CompetingPacketModifier): void {
  if (entry.mod.kind === 'prevent' || !entry.mod.may) return replacePacket(game, it, packet, entry)
  it.offered = keyOfModifierInForce(entry)
  const seat = askedInstead(game, packet, packet.controller)
  askYesOrNo(game, { seat, source: entry.ctx.source, about: packet.to })
}

function hearOffer(
  game: Game,
  it: PacketsFrame,
  packet: Packet,
  { must }: PacketModifierChoice,
  offered: string,
  yes: boolean,
): void {
  const entry = must.find((one) => keyOfModifierInForce(one) === offered)
  if (entry && yes) replacePacket(game, it, packet, entry)
  else had(packet, offered)
}

function had(packet: Packet, key: string): void {
  packet.had = [...(packet.had ?? []), key]
}

// The changes that modifiers make to a packet.

/** Applies a modifier to a packet, of which everything else stays the same (717.1). */
function replacePacket(game: Game, it: PacketsFrame, packet: Packet, entry: CompetingPacketModifier): void {
  had(packet, keyOfModifierInForce(entry))
  const { mod, made } = entry
  if (mod.kind === 'prevent') return preventBy(game, packet, entry, mod)
  if (mod.next && made !== undefined && !it.used.includes(made)) it.used.push(made)
  const ctx = { ...entry.ctx, event: rolesOf(packet) }
  switch (mod.change.kind) {
    case 'plus':
      packet.amount += evaluateAmount(game, ctx, mod.change.n)
      return
    case 'times':
      packet.amount *= mod.change.n
      return
    case 'redirect':
      packet.to = selectCards(game, ctx, mod.change.to)[0] ?? 0
      return
    case 'redirectPart':
      return redirectPart(game, it, packet, ctx, mod.change.to)
    case 'types':
      packet.types = [...mod.change.types]
      return
    case 'unpreventable':
      packet.unpreventable = true
      return
    case 'combat':
      packet.combat = mod.change.is // A text can change this (408.3b).
      return
    case 'smash':
      return smash(game, it, packet)
    case 'divide':
      return divide(game, it, packet, ctx, mod.change.among)
    case 'instead':
      return runTextThatReplacesEvent(
        game,
        ctx,
        `${pathOfModifierInForce(entry)}.change.do`,
        packet.had ?? [],
      )
  }
}

function rolesOf(packet: Packet): TriggeringEventFacts {
  return { subject: packet.to, dealer: packet.by, dealtTo: packet.to, amount: packet.amount }
}

/** Prevents damage of a packet by a modifier. For "the next N damage", N is reduced by the packet's damage (717.2a). */
function preventBy(game: Game, packet: Packet, entry: CompetingPacketModifier, mod: Prevention): void {
  const { ctx, locked, made } = entry
  const before = packet.amount
  const most =
    mod.amount === 'all'
      ? before
      : (locked?.amount ?? evaluateAmount(game, { ...ctx, event: rolesOf(packet) }, mod.amount))
  const spent = mod.limit === 'first' ? (game.registers.suffered[packet.to] ?? 0) : 0
  prevent(game, packet, most - spent, ctx.source)
  const modifier = game.modifiers.find((one) => one.id === made)
  if (mod.limit !== 'next' || !modifier) return
  const left = most - before
  if (left <= 0) return endModifiersWhere(game, (one) => one.id === made)
  modifier.locked = { ...modifier.locked, amount: left }
  invalidateAll(game)
}

/** Prevents an amount of a packet's damage, which isn't dealt (717.2b). The prevention triggers powers (717.2d). */
function prevent(game: Game, packet: Packet, amount: number, by: ObjectId): void {
  if (packet.unpreventable || packet.heals) return
  const prevented = Math.min(amount, packet.amount)
  packet.amount -= prevented
  const { suffered } = game.registers
  suffered[packet.to] = (suffered[packet.to] ?? 0) + prevented
  const { card } = objectById(game, packet.to)
  const byCard = game.objects[by]?.card ?? ''
  emitEvent(game, { kind: 'prevented', object: packet.to, card, amount: prevented, by, byCard })
  triggerPowersOnEvent(game, {
    event: 'prevented',
    subject: packet.to,
    dealer: packet.by,
    dealtTo: packet.to,
    amount: prevented,
    by: [by],
  })
}

/**
 * Prevents the packet that is being replaced, for "prevent that damage". Does nothing if the packet is unpreventable
 * (717.3).
 */
export function preventCurrentPacket(game: Game, by: ObjectId): void {
  const it = game.frames.findLast((frame) => frame.kind === 'packets')
  const packet = it?.packets[it.at]
  if (packet && packet.amount > 0) prevent(game, packet, packet.amount, by)
}

/**
 * Reduces a packet to exactly fatal damage for the ally, and gives the rest to its controller's hero (405.8, 717.8).
 */
function smash(game: Game, it: PacketsFrame, packet: Packet): void {
  const play = inPlayStateOf(game, packet.to)
  const fatal = Math.max(0, healthOf(game, packet.to) - play.damage)
  const rest = packet.amount - fatal
  if (rest <= 0) return
  packet.amount = fatal
  const { hero } = playerInSeat(game, play.controller)
  it.packets.splice(it.at + 1, 0, { ...packet, had: [...(packet.had ?? [])], amount: rest, to: hero })
}

/** Lets the packet's controller divide the packet among any number of characters (717.7). */
function divide(game: Game, it: PacketsFrame, packet: Packet, ctx: TextContext, among: Filter): void {
  const ids = game.play.filter(
    (id) => cardMatchesFilter(game, ctx, among, id) && canPacketBeDealtOrHealed(game, { ...packet, to: id }),
  )
  const [only] = ids
  if (only === undefined) return
  if (ids.length === 1) return split(it, packet, [{ ...packet, to: only }])
  askDivision(game, it, packet, ids, { seat: packet.controller, source: ctx.source })
}

/**
 * Lets the modifier's controller move any part of the packet to another character. An automated player moves nothing.
 */
function redirectPart(game: Game, it: PacketsFrame, packet: Packet, ctx: TextContext, to: Selector): void {
  const [other] = selectCards(game, ctx, to)
  const { controller: seat, source } = ctx
  if (other === undefined || other === packet.to || playerInSeat(game, seat).automaton) return
  if (canPacketBeDealtOrHealed(game, { ...packet, to: other }))
    askDivision(game, it, packet, [packet.to, other], { seat, source })
}

function askDivision(
  game: Game,
  it: PacketsFrame,
  packet: Packet,
  ids: readonly ObjectId[],
  { seat, source }: { seat: Seat; source: ObjectId },
): void {
  it.step = 'divide'
  askQuestion(game, {
    kind: 'divide',
    seat: askedInstead(game, packet, seat),
    options: ids.map(objectOption),
    min: 1,
    max: ids.length,
    amounts: { min: 0, max: packet.amount, sum: packet.amount },
    source,
    about: packet.to,
    amount: packet.amount,
  })
}

/**
 * Divides a packet as the player answered. Each part can be replaced only by modifiers that haven't replaced the whole
 * packet (717.4c).
 */
function hearDivision(game: Game, it: PacketsFrame, packet: Packet): void {
  it.step = 'replace'
  const answer = takeAnswer(it)
  if (!answer) return forgetLast(packet)
  const shares = answer.map((pick) => ({ to: pickedObject(pick), amount: pickedAmount(pick) }))
  const parts = shares.filter(({ amount }) => amount > 0).map((share) => ({ ...packet, ...share }))
  split(it, packet, parts.sort(packetComparatorByController(game)))
}

/** Lets the modifier that was about to apply compete again, because the player who was asked has left the game. */
function forgetLast(packet: Packet): void {
  packet.had = packet.had?.slice(0, -1) ?? []
}

function split(it: PacketsFrame, packet: Packet, parts: readonly Packet[]): void {
  it.packets.splice(it.at, 1, ...parts.map((part) => ({ ...part, had: [...(packet.had ?? [])] })))
}
