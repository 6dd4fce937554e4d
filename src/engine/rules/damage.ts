/** Packets of damage (405, 408) with replacement and prevention (717), and healing (407). */
import { num } from '../effects/evaluate.ts'
import { ask, contextOf, pickedObject, pop, push, takeAnswer } from '../frames.ts'
import type { Procedure } from '../library.ts'
import { type Atom, batch } from '../state/atoms.ts'
import type { Context, Frame, Game, ObjectId, Option, Packet } from '../state/game.ts'
import { cardOf, controllerOf, inPlay, inTurnOrder, isInPlay, objectOf, playerAt } from '../state/objects.ts'
import { emit } from '../state/runtime.ts'
import { isCharacter } from './combat-legality.ts'
import { affecting, characteristics, type ModifierInForce } from './projection.ts'

interface Packets extends Frame {
  packets: Packet[]
  at: number
  applied: string[] // replacements that this packet has had (716.1e)
  as?: string
}

/** Packets that would be dealt at the same time. Those of 0 or without a character to go to are never made (408.2). */
export function dealPackets(game: Game, packets: Packet[], scope?: number, as?: string): void {
  const real = packets.filter(
    (packet) => packet.amount > 0 && isInPlay(game, packet.to) && isCharacter(game, packet.to),
  )
  const order = inTurnOrder(game)
  const inOrder = real.sort(
    (a, b) => order.indexOf(controllerOf(game, a.to)) - order.indexOf(controllerOf(game, b.to)),
  )
  push(game, {
    kind: 'packets',
    packets: inOrder,
    at: 0,
    applied: [],
    ...(as ? { as } : {}),
    ...(scope === undefined ? {} : { scope }),
  })
}

/** Each packet is replaced and prevented, in the order of 802.2; then all are dealt at once. */
export const packets: Procedure = (game, frame) => {
  const it = frame as Packets
  const packet = it.packets[it.at]
  if (!packet) return dealAll(game, it)
  const answer = takeAnswer(it)
  if (answer) return applyChoice(game, it, packet, answer[0] ?? 'none')
  const must = packet.unpreventable ? [] : preventions(game, it, packet)
  const may = packet.unpreventable ? [] : shields(game, it, packet)
  if (must.length + may.length === 0) return next(it)
  const [only] = must
  if (only && may.length === 0) return preventBy(game, it, packet, only)
  ask(game, {
    kind: 'prevent',
    seat: controllerOf(game, packet.to),
    options: choices(must, may),
    source: packet.with || packet.by,
    about: packet.to,
    amount: packet.amount,
  })
}

function next(it: Packets): void {
  it.at += 1
  it.applied = []
}

function keyOf(entry: ModifierInForce): string {
  return `m${entry.at}.${entry.ctx.source}`
}

function preventions(
  game: Game,
  it: Packets,
  packet: Packet,
): (ModifierInForce & { mod: { kind: 'prevent' } })[] {
  return affecting(game, packet.to, 'prevent').filter((entry) => !it.applied.includes(keyOf(entry)))
}

/** Ready equipment with DEF may be exhausted for damage to its controller's hero (717.2c). */
function shields(game: Game, it: Packets, packet: Packet): ObjectId[] {
  if (it.applied.includes('none') || cardOf(game, packet.to).type !== 'hero') return []
  const seat = controllerOf(game, packet.to)
  if (playerAt(game, seat).automaton) return []
  return game.play.filter((id) => {
    const play = inPlay(game, id)
    return (
      play.controller === seat &&
      !play.exhausted &&
      play.row !== 'resource' &&
      characteristics(game, id).def > 0
    )
  })
}

function choices(must: ModifierInForce[], may: ObjectId[]): Option[] {
  const options: Option[] = may.map((object) => ({ id: `o${object}`, kind: 'object', object }))
  for (const entry of must) options.push({ id: keyOf(entry), kind: 'object', object: entry.ctx.source })
  if (must.length === 0) options.push({ id: 'none', kind: 'none' })
  return options
}

function applyChoice(game: Game, it: Packets, packet: Packet, pick: string): void {
  const entry = preventions(game, it, packet).find((one) => keyOf(one) === pick)
  if (entry) return preventBy(game, it, packet, entry)
  const shield = pickedObject(pick)
  if (pick === 'none' || !shields(game, it, packet).includes(shield)) {
    it.applied.push('none')
    return
  }
  const { def } = characteristics(game, shield)
  batch(game, [{ atom: 'exhaust', object: shield }])
  prevent(game, it, packet, def, shield)
}

function preventBy(game: Game, it: Packets, packet: Packet, entry: ModifierInForce): void {
  it.applied.push(keyOf(entry))
  if (entry.mod.kind !== 'prevent') return
  const amount = entry.mod.amount === 'all' ? packet.amount : num(game, entry.ctx, entry.mod.amount)
  prevent(game, it, packet, amount, entry.ctx.source)
}

function prevent(game: Game, it: Packets, packet: Packet, amount: number, by: ObjectId): void {
  const prevented = Math.min(amount, packet.amount)
  packet.amount -= prevented
  const card = objectOf(game, packet.to).card
  emit(game, {
    kind: 'prevented',
    object: packet.to,
    card,
    amount: prevented,
    by,
    byCard: game.objects[by]?.card ?? '',
  })
  if (packet.amount <= 0) next(it)
}

function dealAll(game: Game, it: Packets): void {
  pop(game)
  const dealt = it.packets.filter((packet) => packet.amount > 0 && isInPlay(game, packet.to))
  if (it.as) contextOf(game, it).bound[it.as] = dealt.map((packet) => packet.to)
  if (dealt.length > 0)
    batch(
      game,
      dealt.map((packet): Atom => ({ atom: 'damage', packet })),
    )
}

/** Heals up to `amount` from each damaged character (407). */
export function healAll(game: Game, ids: readonly ObjectId[], amount: number): void {
  const hurt = ids.filter((id) => isInPlay(game, id) && inPlay(game, id).damage > 0)
  if (hurt.length > 0 && amount > 0)
    batch(
      game,
      hurt.map((object): Atom => ({ atom: 'heal', object, amount })),
    )
}

export function packetFrom(game: Game, ctx: Context, by: ObjectId, to: ObjectId, amount: number): Packet {
  const source = game.objects[ctx.source]
  const type = source ? cardOf(game, ctx.source).type : undefined
  const dealtWith = type === 'ability' || type === 'equipment' ? ctx.source : 0
  return {
    amount,
    to,
    by,
    controller: ctx.controller,
    types: [],
    combat: false,
    unpreventable: false,
    with: dealtWith,
  }
}
