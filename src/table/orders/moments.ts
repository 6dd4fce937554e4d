/** Evaluates instructions in a game: when they end, and which answers they give. */

import {
  controllerOf,
  type Decision,
  type Game,
  type GameEvent,
  hearingOf,
  isFree,
  type Link,
  type ObjectId,
  pickOf,
  refusePicks,
  type Seat,
} from '../../engine/index.ts'
import type { Order, OrderOf } from '../model/instructions.ts'
import { isPlanned, planBy } from './plans.ts'

/** The id of the open priority window, which changes whenever something is added. Null while none is open. */
export const momentOf = (game: Game): string | null => hearingOf(game)?.moment ?? null

/** The topmost link on the chain, if it is a card or a triggered effect. */
export function topmostOf({ chain }: Game): Pick<OrderOf<'pass'>, 'card' | 'path'> | null {
  const link = chain.at(-1)
  return link && isNamed(link) ? { card: link.ctx.card, path: link.path ?? null } : null
}

/**
 * Only cards and triggered effects can be named. A placed resource may be hidden, and a proposed combat belongs to no
 * card.
 */
const isNamed = ({ kind, origin }: Link): boolean =>
  kind === 'card' || (kind === 'effect' && origin === 'triggered')

/**
 * The seat's triggered effects that wait to be put on the chain, each by the place of its text in the card's data, in
 * the order in which they are offered.
 */
export function waitingOf(game: Game, seat: Seat): string[] {
  const own = game.waiting.filter(({ ctx }) => ctx.controller === seat)
  return own.map(({ path, ctx }) => `${ctx.card}:${path}`)
}

/** Whether an instruction has ended after these events. */
export function isOver(game: Game, seat: Seat, order: Order, events: readonly GameEvent[]): boolean {
  if (game.players[seat]?.out) return true
  if (order.kind === 'ahead') return isPast(game, order)
  if (order.kind !== 'until') return false
  if (order.until === 'chain' && game.chain.length === 0) return true
  return events.some((event) => begins(event, seat) || ends(game, seat, order, event))
}

/** While a player announces a link, nothing has changed yet, so the moment hasn't passed. */
function isPast(game: Game, { moment }: OrderOf<'ahead'>): boolean {
  const now = momentOf(game)
  return now !== null && now !== moment
}

const begins = (event: GameEvent, seat: Seat): boolean => event.kind === 'turnStarted' && event.seat === seat

function ends(game: Game, seat: Seat, { until }: OrderOf<'until'>, event: GameEvent): boolean {
  const isOwn = (id: ObjectId) => game.objects[id] !== undefined && controllerOf(game, id) === seat
  if (until === 'turnOver') return event.kind === 'turnStarted'
  if (until === 'attacked') return attackedBy(event).some(isOwn)
  if (until !== 'targeted') return false
  if (event.kind === 'retargeted') return isOwn(event.to)
  if (event.kind !== 'played' && event.kind !== 'used') return false
  return event.seat !== seat && (event.targets.some(isOwn) || event.players.includes(seat))
}

function attackedBy(event: GameEvent): ObjectId[] {
  if (event.kind === 'proposed' || event.kind === 'defending') return [event.defender]
  return event.kind === 'attacking' ? [event.proposed] : []
}

export interface Heeded {
  picks: string[]
  order: Order
}

/** The answer that a seat's instructions give. Null if they leave it to the player. */
export function answerBy(game: Game, decision: Decision, orders: readonly Order[]): Heeded | null {
  for (const order of orders) {
    const picks = picksBy(game, decision, order, orders)
    if (picks && isPossible(decision, picks)) return { picks, order }
  }
  return null
}

const isPossible = (decision: Decision, picks: readonly string[]): boolean =>
  refusePicks(decision, picks) === null || (decision.back === true && picks[0] === 'back')

/** A discard is a single answer with all its picks. Every other answer by instruction is a single pick. */
function picksBy(game: Game, decision: Decision, order: Order, all: readonly Order[]): string[] | null {
  if (decision.kind === 'discard')
    return order.kind === 'ahead' && isNow(game, order) ? (order.move ?? null) : null
  const pick = isPlanned(order) ? planBy(game, decision, order) : pickBy(game, decision, order, all)
  return pick === null ? null : [pick]
}

const isNow = (game: Game, { moment }: OrderOf<'ahead'>): boolean => moment === momentOf(game)

function pickBy(game: Game, decision: Decision, order: Order, all: readonly Order[]): string | null {
  switch (decision.kind) {
    case 'mulligan':
      return order.kind === 'ahead' && isNow(game, order) ? moveOf(order) : null
    case 'priority':
      return passes(game, decision.seat, order) ? (moveOf(order) ?? 'pass') : null
    case 'target':
    case 'defender':
      return order.kind === 'ahead' && order.begun ? moveOf(order) : null
    case 'layOut':
      return order.kind === 'ahead' && isNow(game, order) ? moveOf(order) : null
    case 'protect':
      if (order.kind === 'ahead' && isNow(game, order)) return moveOf(order)
      return declines(order) && !all.some(({ kind }) => kind === 'hold') ? 'none' : null
    case 'strike':
      if (order.kind === 'ahead' && isNow(game, order)) return moveOf(order)
      return declines(order) && !all.some(({ kind }) => kind === 'hold') ? 'none' : null
    case 'may':
      return saysBy(game, decision, order)
    case 'order':
      return decision.ordered ? null : firstBy(game, decision.seat, order)
    default:
      return null
  }
}

function passes(game: Game, seat: Seat, order: Order): boolean {
  if (order.kind === 'ahead') return isNow(game, order)
  if (order.kind === 'until') return order.endsTurn || !isFree(game, seat)
  if (order.kind === 'brief') return isBesideTheTurn(game, seat)
  if (order.kind !== 'pass') return false
  const topmost = topmostOf(game)
  return topmost?.card === order.card && topmost.path === order.path
}

/**
 * Whether the seat's own turn is before or after its action phase, or the topmost link is its own. In combat the seat
 * is asked.
 */
function isBesideTheTurn({ turn, chain, combat }: Game, seat: Seat): boolean {
  if (turn.player !== seat) return false
  const topmost = chain.at(-1)
  return topmost ? topmost.controller === seat : !combat && turn.phase !== 'action'
}

/** The next pick of a move that was chosen ahead. */
const moveOf = (order: Order): string | null => (order.kind === 'ahead' ? (order.move?.[0] ?? null) : null)

/** A player who passes, for example, until their own turn also neither protects nor strikes. */
export const declines = (order: Order): boolean => order.kind === 'until' && order.until !== 'chain'

function saysBy(game: Game, { source }: Decision, order: Order): string | null {
  if (order.kind !== 'say' || source === undefined) return null
  return game.objects[source]?.card === order.card ? order.answer : null
}

function firstBy(game: Game, seat: Seat, order: Order): string | null {
  if (order.kind !== 'first') return null
  const waiting = waitingOf(game, seat)
  return `${[...waiting].sort()}` === `${order.among}` ? pickOf.trigger(waiting.indexOf(order.first)) : null
}
