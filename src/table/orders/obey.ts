/** The autopilot: gives the answers of instructions, in the transaction of the input that led there. */
import type { Decision, Game, GameEvent, Input, Seat } from '../../engine/index.ts'
import type { SeatWithPeople } from '../../store/seats.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import type { Passing, Plan } from '../model/instructions.ts'
import { type Order, type OrderOf, type SeatOrders, seatOrdersSchema } from '../model/instructions.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Put, Taken } from '../model/taken.ts'
import { readOr, readStored } from '../stored/damage.ts'
import { parsed } from '../stored/migrate.ts'
import type { Item } from '../stored/unreadable.ts'
import { answerBy, declines, type Heeded, isOver, momentOf } from './moments.ts'
import { after, isPlanned, plannedFor, spent } from './plans.ts'

/** The most automatic answers in a row. After that the player is asked, so that instructions can't loop for ever. */
const MOST = 500

/**
 * Answers as long as an instruction of the asked seat has an answer. Instructions that have expired after these
 * inputs end.
 */
export async function obey(playing: LockedGame, taken: readonly Taken[], put: Put): Promise<Taken[]> {
  const before = new Map(playing.places.map((place, seat) => [seat, ordersOf(place)]))
  const orders = new Map(before)
  const answered: Taken[] = []
  review(
    playing,
    orders,
    taken.flatMap(({ events }) => events),
  )
  while (answered.length < MOST) {
    const heeded = heed(playing, orders)
    if (!heeded) break
    const { decision } = playing.game
    const one = await put(playing, heeded.input, { by: null, interactionId: null, order: heeded.order.kind })
    if (decision) goOn(orders, decision, heeded)
    review(playing, orders, one.events)
    answered.push(one)
  }
  for (const [seat, now] of orders) if (now !== before.get(seat)) await keep(playing, seat, now)
  return answered
}

type Answer = Heeded & { input: Extract<Input, { kind: 'answer' }> }

function heed({ game }: LockedGame, orders: ReadonlyMap<Seat, SeatOrders>): Answer | null {
  const { decision } = game
  const own = decision && orders.get(decision.seat)
  const heeded = own && answerBy(game, decision, own.list)
  return heeded ? { ...heeded, input: answering(decision, heeded.picks) } : null
}

const answering = ({ id, seat }: Decision, picks: string[]): Answer['input'] => ({
  kind: 'answer',
  decision: id,
  seat,
  picks,
})

function review({ game }: LockedGame, orders: Map<Seat, SeatOrders>, events: readonly GameEvent[]): void {
  for (const seat of orders.keys())
    change(orders, seat, (order) => {
      if (isOver(game, seat, order, events)) return null
      return isPlanned(order) ? after(game, seat, order, events) : order
    })
}

/**
 * Updates an instruction for later questions after its answer. The answer counts once, and the rest of it, such as a
 * target, remains.
 */
function goOn(orders: Map<Seat, SeatOrders>, decision: Decision, { order: said, picks }: Heeded): void {
  const [pick = ''] = picks
  if (isPlanned(said) || said.kind === 'ahead')
    change(orders, decision.seat, (order) => {
      if (order !== said) return order
      return isPlanned(said) ? spent(said, decision, pick) : spentAhead(said, decision)
    })
}

function spentAhead(said: OrderOf<'ahead'>, { kind }: Decision): Order | null {
  const left = kind === 'discard' ? [] : (said.move?.slice(1) ?? [])
  return left.length > 0 ? { ...said, move: left, begun: true } : null
}

/** @param now returns the changed instruction, or null when it ends */
function change(orders: Map<Seat, SeatOrders>, seat: Seat, now: (order: Order) => Order | null): void {
  const own = orders.get(seat)
  if (!own) return
  const list = own.list.flatMap((order) => now(order) ?? [])
  const isSame = list.length === own.list.length && list.every((order, at) => order === own.list[at])
  if (!isSame) orders.set(seat, { ...own, list })
}

/**
 * Stores the plan for later questions that came with an answer. It replaces a plan of the same kind. The player has
 * now seen that attacks were stopped, so stopped plans are removed.
 */
export async function plan(playing: LockedGame, seat: Seat, then: Plan | undefined): Promise<void> {
  const place = playing.places[seat]
  if (!place) return
  const orders = ordersOf(place)
  const planned = then && plannedFor(playing.game, orders.next, then)
  const left = orders.list.filter((one) => !isStopped(one) && (!then || one.kind !== then.kind))
  if (!planned && left.length === orders.list.length) return
  const list = planned ? [...left, planned] : left
  await keep(playing, seat, { next: planned ? orders.next + 1 : orders.next, list })
}

/** Removes all plans, because an undo also takes back decisions for later questions. */
export async function forgetPlans(playing: LockedGame): Promise<void> {
  for (const [seat, place] of playing.places.entries()) {
    const orders = ordersOf(place)
    const list = orders.list.filter((order) => !isPlanned(order))
    if (list.length < orders.list.length) await keep(playing, seat, { ...orders, list })
  }
}

const isStopped = (order: Order): boolean => order.kind === 'assault' && order.stopped !== undefined

/** Stores a seat's instructions, also for code that reads the seats later in this transaction. @throws UnreadableState */
export async function keep({ writes, places }: LockedGame, seat: Seat, orders: SeatOrders): Promise<void> {
  const place = places[seat]
  if (!place) throw new Error(`nobody sits in seat ${seat}`)
  readOrders(place) // damaged instructions are never overwritten
  place.orders = await writes.order(place, orders)
}

type Ordering = Pick<SeatWithPeople, 'raidId' | 'number' | 'orders' | 'player'>

const itemOf = ({ raidId, number, player }: Ordering): Item => ({
  kind: 'orders',
  id: `${raidId} ${number}`,
  name: toMarkup(userText(player.name)),
})

/** @throws UnreadableState */
const readOrders = (place: Ordering): SeatOrders =>
  readStored(itemOf(place), () => parsed(seatOrdersSchema, place.orders))

/** Returns no instructions if they can't be read. Then the table doesn't answer for the seat. */
export const ordersOf = (place: Ordering): SeatOrders =>
  readOr(itemOf(place), () => readOrders(place), { next: 1, list: [] })

/** The seats that have answered ahead in the open window. */
export function decidedIn(game: Game, places: readonly Ordering[]): Seat[] {
  const moment = momentOf(game)
  return places.flatMap((place, seat) =>
    ordersOf(place).list.some((order) => order.kind === 'ahead' && order.moment === moment) ? [seat] : [],
  )
}

/**
 * The seats for which the table answers at a protect point and the strike after it, unless their instructions end
 * before.
 */
export const decliningIn = (places: readonly Ordering[]): Seat[] =>
  places.flatMap((place, seat) => {
    const { list } = ordersOf(place)
    const isDeclining = list.some(declines) && !list.some(({ kind }) => kind === 'hold')
    return isDeclining || list.some(decidesStrikes) ? [seat] : []
  })

const decidesStrikes = (order: Order): boolean =>
  order.kind === 'fight' && (order.quiet || order.strikes.length > 0)

/** The seats that pass automatically. Everybody may know them. */
export function passingOf(places: readonly Ordering[]): Passing[] {
  return places.flatMap((place, seat) =>
    ordersOf(place).list.flatMap((order) => (order.kind === 'until' ? [{ seat, until: order.until }] : [])),
  )
}
