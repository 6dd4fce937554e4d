/** Effects that deal, heal, put, switch and prevent damage (405, 407, 717.3). */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import type { Chooser } from '../../model/data/vocabulary/expressions.ts'
import {
  cardsStillInExpectedZones,
  type EffectHandlers,
  type EffectOfKind,
  type RunningEffect,
  recordWhetherActionWasPerformed,
  shareLookupForDividedAmount,
} from '../../model/state/effect-run.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, Packet, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { inPlayStateOf, isInPlay } from '../../model/state/objects.ts'
import { objectOption, optionId, pickedAmount, pickedObject } from '../../model/state/picks.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { seatThatChooses } from '../../queries/choosers.ts'
import { selectCardsReachedByText } from '../../queries/ghosts.ts'
import { healthOf } from '../../queries/projection.ts'
import { dealPackets, dealPacketsAfterFrame, newPacket } from '../../rules/damage/damage.ts'
import { preventCurrentPacket } from '../../rules/damage/packets.ts'
import { findForEachFrameThatEndsAt } from '../for-each-end.ts'

/** The amount of a packet that heals all damage: more than a million (408.2a). */
const ALL = 1_000_001

export const damageHandlers: EffectHandlers<
  | 'deal'
  | 'heal'
  | 'putDamage'
  | 'removeDamage'
  | 'putDivided'
  | 'moveDamage'
  | 'switchDamage'
  | 'preventThat'
> = {
  /** Deals damage of all types that the text names (408.3a), which is combat damage if the text says so (408.3b). */
  deal(run) {
    const { game, frame, node, ctx } = run
    const shares = node.dividedBy ? dividedBy(run, node.dividedBy) : new Map<ObjectId, number>()
    if (!shares) return
    popFrame(game)
    const dealers = selectCards(game, ctx, node.by).slice(0, node.each === undefined ? 1 : undefined)
    if (dealers.length === 0) return recordWhetherActionWasPerformed(ctx, false)
    const packets = dealers.flatMap((by) => packetsBy(game, namedAs(ctx, node.each, by), node, by, shares))
    if (!isCollected(run, packets))
      dealPackets(game, packets, frame.scope, { as: node.as, total: node.total })
  },

  /** Heals damage. If several characters heal, each of them heals its own. */
  heal({ game, frame, node, ctx }) {
    popFrame(game)
    const healers = selectCards(game, ctx, node.by)
    const [by] = healers
    if (by === undefined) return recordWhetherActionWasPerformed(ctx, false)
    const amount = node.amount === 'all' ? ALL : evaluateAmount(game, ctx, node.amount)
    const share = node.divided ? shareLookupForDividedAmount(ctx, node.from) : () => amount
    const packets = selectCards(game, ctx, node.from).map(
      (from): Packet => ({
        ...newPacket(game, ctx, healers.includes(from) ? from : by, from, share(from)),
        heals: true,
      }),
    )
    dealPackets(game, packets, frame.scope, { as: node.as, total: node.total })
  },

  putDamage({ game, node, ctx }) {
    popFrame(game)
    const atoms = cardsStillInExpectedZones(game, ctx, selectCardsReachedByText(game, ctx, node.on))
      .filter((id) => isInPlay(game, id) && !isActForbidden(game, id, 'beDamaged'))
      .map((object): Atom => {
        const wanted =
          node.amount === 'double'
            ? inPlayStateOf(game, object).damage
            : evaluateAmount(game, ctx, node.amount)
        return { atom: 'putDamage', object, amount: atMostFatal(game, object, wanted) }
      })
    applyAtoms(game, atoms)
  },

  removeDamage({ game, node, ctx }) {
    popFrame(game)
    const most = node.amount === undefined ? ALL : Math.max(0, evaluateAmount(game, ctx, node.amount))
    const atoms = selectCardsReachedByText(game, ctx, node.from)
      .filter((id) => isInPlay(game, id))
      .map((object) => ({ object, amount: Math.min(most, inPlayStateOf(game, object).damage) }))
    if (node.as) ctx.bound[node.as] = atoms.reduce((sum, { amount }) => sum + amount, 0)
    applyAtoms(
      game,
      atoms.map(({ object, amount }): Atom => ({ atom: 'putDamage', object, amount: -amount })),
    )
  },

  putDivided({ game, frame, node, ctx }) {
    const answer = takeAnswer(frame)
    const room = roomOn(game, selectCardsReachedByText(game, ctx, node.on))
    const sum = Math.min(evaluateAmount(game, ctx, node.amount), spaceIn(room))
    const shares = answer ? sharesIn(answer) : onlyDivision(room, sum)
    if (!shares) return askDivision({ game, ctx }, node.who, room, sum)
    popFrame(game)
    applyAtoms(
      game,
      [...shares].map(([object, amount]): Atom => ({ atom: 'putDamage', object, amount })),
    )
  },

  moveDamage({ game, node, ctx }) {
    popFrame(game)
    const [from] = selectCardsReachedByText(game, ctx, node.from)
    const [to] = selectCardsReachedByText(game, ctx, node.to)
    if (from === undefined || !isInPlay(game, from)) return recordWhetherActionWasPerformed(ctx, false)
    const { damage } = inPlayStateOf(game, from)
    const atoms: Atom[] = [{ atom: 'putDamage', object: from, amount: -damage }]
    if (to !== undefined && isInPlay(game, to) && !isActForbidden(game, to, 'beDamaged'))
      atoms.push({ atom: 'putDamage', object: to, amount: atMostFatal(game, to, damage) })
    applyAtoms(game, atoms)
  },

  switchDamage({ game, node, ctx }) {
    popFrame(game)
    const [a] = selectCardsReachedByText(game, ctx, node.of)
    const [b] = selectCardsReachedByText(game, ctx, node.with)
    if (a === undefined || b === undefined || !isInPlay(game, a) || !isInPlay(game, b))
      return recordWhetherActionWasPerformed(ctx, false)
    const [low, high] = inPlayStateOf(game, a).damage <= inPlayStateOf(game, b).damage ? [a, b] : [b, a]
    const between = inPlayStateOf(game, high).damage - inPlayStateOf(game, low).damage
    applyAtoms(game, [
      { atom: 'putDamage', object: high, amount: -between },
      { atom: 'putDamage', object: low, amount: atMostFatal(game, low, between) },
    ])
  },

  preventThat({ game, ctx }) {
    popFrame(game)
    preventCurrentPacket(game, ctx.source)
  },
}

function packetsBy(
  game: Game,
  ctx: TextContext,
  node: EffectOfKind<'deal'>,
  by: ObjectId,
  shares: ReadonlyMap<ObjectId, number>,
): Packet[] {
  const amount = evaluateAmount(game, ctx, node.amount)
  const packets: Packet[] = []
  for (const [at, to] of selectCards(game, ctx, node.to).entries()) {
    const packet = newPacket(game, ctx, by, to, shareOf({ game, node, ctx }, { to, at }, amount, shares))
    packet.types = [...node.types]
    packet.unpreventable = node.unpreventable === true
    packet.combat = node.combat === true
    if (node.smash) packet.smash = true
    packets.push(packet)
  }
  return packets
}

/**
 * Returns the amount of damage for one character: `amount`, unless the damage is divided or computed for each
 * character.
 */
function shareOf(
  { game, node, ctx }: Pick<RunningEffect<'deal'>, 'game' | 'node' | 'ctx'>,
  { to, at }: { to: ObjectId; at: number },
  amount: number,
  shares: ReadonlyMap<ObjectId, number>,
): number {
  if (node.dividedBy) return shares.get(to) ?? 0
  if (node.divided) return shareLookupForDividedAmount(ctx, node.to)(to)
  if (typeof node.amount === 'number') return amount
  if (node.amount.kind === 'respective') return node.amount.of[at] ?? 0
  return evaluateAmount(game, { ...ctx, about: to }, node.amount)
}

/**
 * Whether the packets are dealt later: a text that runs for each of several players and ends by dealing damage deals it
 * to all of them at once (405.4).
 */
function isCollected(run: RunningEffect<'deal'>, packets: Packet[]): boolean {
  const { game, frame, node } = run
  const each = node.as || node.total ? undefined : findForEachFrameThatEndsAt(game, run)
  if (each) dealPacketsAfterFrame(game, each, packets, frame.scope)
  return each !== undefined
}

/** Returns the context with one card bound to a name. */
function namedAs(ctx: TextContext, name: string | undefined, id: ObjectId): TextContext {
  return name === undefined ? ctx : { ...ctx, bound: { ...ctx.bound, [name]: [id] } }
}

/**
 * Returns the amount of damage that can still be put on each of these cards (405.3), without cards that can take none.
 */
function roomOn(game: Game, ids: readonly ObjectId[]): Map<ObjectId, number> {
  const open = ids.filter((id) => isInPlay(game, id) && !isActForbidden(game, id, 'beDamaged'))
  const room = open.map((id): [ObjectId, number] => [id, atMostFatal(game, id, Number.POSITIVE_INFINITY)])
  return new Map(room.filter(([, n]) => n > 0))
}

const spaceIn = (room: ReadonlyMap<ObjectId, number>): number =>
  [...room.values()].reduce((all, n) => all + n, 0)

/**
 * Returns the only possible division: all cards are filled, or there is only one card. Returns null if there are
 * several divisions.
 */
function onlyDivision(
  room: ReadonlyMap<ObjectId, number>,
  sum: number,
): ReadonlyMap<ObjectId, number> | null {
  if (sum === spaceIn(room)) return room
  return room.size === 1 ? new Map([...room.keys()].map((id) => [id, sum])) : null
}

function sharesIn(answer: readonly string[]): Map<ObjectId, number> {
  return new Map(answer.map((pick) => [pickedObject(pick), pickedAmount(pick)]))
}

/** Returns the amount for each character, or null while a player is being asked to divide it. */
function dividedBy(
  { game, frame, node, ctx }: RunningEffect<'deal'>,
  who: Chooser,
): Map<ObjectId, number> | null {
  const answer = takeAnswer(frame)
  if (answer) return sharesIn(answer)
  const amount = evaluateAmount(game, ctx, node.amount)
  const ids = selectCards(game, ctx, node.to).filter((id) => isInPlay(game, id))
  const all = new Map(ids.map((id) => [id, amount]))
  if (ids.length <= 1 || amount === 0) return all
  askDivision({ game, ctx }, who, all, amount)
  return null
}

function askDivision(
  { game, ctx }: Pick<RunningEffect<'putDivided'>, 'game' | 'ctx'>,
  who: Chooser,
  room: ReadonlyMap<ObjectId, number>,
  sum: number,
): void {
  const most = Object.fromEntries([...room].map(([id, n]) => [optionId.object(id), n]))
  const options = [...room.keys()].map(objectOption)
  const amounts = { min: 1, max: sum, sum, most }
  const { seat, side } = seatThatChooses(game, ctx, who)
  askQuestion(game, {
    kind: 'divide',
    seat,
    options,
    min: 1,
    max: options.length,
    amounts,
    source: ctx.source,
    ...(side ? { side } : {}),
  })
}

/** Limits damage that is put on a character to its remaining health (405.3). */
function atMostFatal(game: Game, id: ObjectId, amount: number): number {
  return Math.max(0, Math.min(amount, healthOf(game, id) - inPlayStateOf(game, id).damage))
}
