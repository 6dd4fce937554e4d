/** Giving instructions and ending them. */

import { alsoAsked, type Decision, type Game, type Input, isFree, type Seat } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { answeredAhead } from '../announcing/announce.ts'
import type { Played } from '../holding/played.ts'
import type { Order, SeatOrders } from '../model/instructions.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { conclude } from '../playing/conclude.ts'
import { put } from '../playing/inputs.ts'
import { seatFor } from '../raid/lock.ts'
import { aheadOrder, momentNow } from './ahead.ts'
import type { Ordered, Orders, Wish } from './contract.ts'
import { topmostOf, waitingOf } from './moments.ts'
import { keep, ordersOf } from './obey.ts'

export const openOrders = (played: Played): Orders => ({
  give: (raidId, by, wish, seat) => played(raidId, (playing) => give(playing, { by, seat }, wish)),
  lift: (raidId, by, id, seat) => played(raidId, (playing) => lift(playing, { by, seat }, id)),
})

interface Whose {
  by: Person
  seat: Seat | undefined
}

async function give(playing: LockedGame, whose: Whose, wish: Wish): Promise<Ordered> {
  const { seat, orders } = sitWith(playing, whose)
  if (wish.kind === 'stops') return setStops(playing, whose.by, { kind: 'stops', seat, stops: wish.stops })
  mustBeNow(playing.game, wish)
  const order: Order = { ...orderOf(playing.game, seat, wish), id: orders.next }
  const others = orders.list.filter((one) => !isReplaced(one, order))
  await keep(playing, seat, { next: orders.next + 1, list: [...others, order] })
  const heeded = await conclude(playing, [])
  if (order.kind === 'ahead' && heeded.length === 0) await sayDecided(playing, seat)
  return orderedOf(playing, seat)
}

/** Announces that this seat has answered ahead, if the question lists it as also asked. */
async function sayDecided({ writes, raid, game }: LockedGame, seat: Seat): Promise<void> {
  if (alsoAsked(game).includes(seat)) await writes.say(raid, [answeredAhead(raid, seat)])
}

async function setStops(
  playing: LockedGame,
  by: Person,
  input: Extract<Input, { kind: 'stops' }>,
): Promise<Ordered> {
  await conclude(playing, [await put(playing, input, { by, interactionId: null })])
  return orderedOf(playing, input.seat)
}

/** @throws Rejection unless the open question is still the one that the player saw */
function mustBeNow(game: Game, wish: Wish): void {
  const isPast =
    ('decision' in wish && wish.decision !== undefined && wish.decision !== game.decision?.id) ||
    ('moment' in wish && wish.moment !== undefined && wish.moment !== momentNow(game))
  if (isPast) throw new Rejection(texts.say.otherNow())
}

async function lift(playing: LockedGame, whose: Whose, id: number | null): Promise<Ordered> {
  const { seat, orders } = sitWith(playing, whose)
  const left = id === null ? [] : orders.list.filter((one) => one.id !== id)
  await keep(playing, seat, { ...orders, list: left })
  return orderedOf(playing, seat)
}

function sitWith(playing: LockedGame, { by, seat: wish }: Whose): { seat: Seat; orders: SeatOrders } {
  const seat = seatFor(playing.raid, playing.game, by, wish)
  const place = seat === null ? undefined : playing.places[seat]
  if (seat === null || !place) throw new Rejection(texts.say.noSeat())
  if (wish !== undefined && seat !== wish) throw new Rejection(texts.say.notYourSeat())
  return { seat, orders: ordersOf(place) }
}

const orderedOf = ({ places }: LockedGame, seat: Seat): Ordered => {
  const place = places[seat]
  return { seat, orders: place ? ordersOf(place).list : [] }
}

/**
 * A new instruction replaces one of the same kind. There is only one end for passing, and one answer to the same
 * question.
 */
function isReplaced(one: Order, other: Order): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'pass' && other.kind === 'pass') return one.card === other.card && one.path === other.path
  if (one.kind === 'say' && other.kind === 'say') return one.card === other.card
  if (one.kind === 'first' && other.kind === 'first') return `${one.among}` === `${other.among}`
  return true
}

type New = Order extends infer O ? (O extends Order ? Omit<O, 'id'> : never) : never

function orderOf(game: Game, seat: Seat, wish: Exclude<Wish, { kind: 'stops' }>): New {
  switch (wish.kind) {
    case 'until':
      return untilOrder(game, seat, wish.until)
    case 'hold':
    case 'brief':
      return { kind: wish.kind }
    case 'ahead':
      return aheadOrder(game, seat, wish.move)
    case 'pass':
      return passOrder(game)
    case 'first':
      return firstOrder(game, openTo(game, seat, 'order'), wish.option)
    case 'say':
      return { kind: 'say', card: askingCard(game, openTo(game, seat, 'may')), answer: wish.answer }
  }
}

function untilOrder(game: Game, seat: Seat, until: Extract<Wish, { kind: 'until' }>['until']): New {
  if (until === 'chain' && game.chain.length === 0) throw new Rejection(texts.say.emptyChain())
  return { kind: 'until', until, endsTurn: game.decision?.seat === seat && isFree(game, seat) }
}

function passOrder(game: Game): New {
  const topmost = topmostOf(game)
  if (!topmost) throw new Rejection(texts.say.nothingToPassOn())
  return { kind: 'pass', ...topmost }
}

function firstOrder(game: Game, decision: Decision, option: string): New {
  const waiting = waitingOf(game, decision.seat)
  const first = waiting[decision.options.findIndex(({ id }) => id === option)]
  if (first === undefined || decision.ordered) throw new Rejection(texts.say.notAskedThat())
  return { kind: 'first', among: [...waiting].sort(), first }
}

function askingCard(game: Game, { source, options }: Decision): string {
  const card = source === undefined ? undefined : game.objects[source]?.card
  if (card === undefined || !options.some(({ kind }) => kind === 'no'))
    throw new Rejection(texts.say.notAskedThat())
  return card
}

/** @throws Rejection unless the seat is asked a question of that kind */
function openTo({ decision }: Game, seat: Seat, kind: Decision['kind']): Decision {
  if (decision?.seat !== seat || decision.kind !== kind) throw new Rejection(texts.say.notAskedThat())
  return decision
}
