/** The autopilot: gives the answers of instructions, in the transaction of the input that led there. */
import type { Decision, Game, GameEvent, Input, Seat } from '../../engine/index.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import type { AddInputFunction, EventsAndNews } from '../model/accepted-input.ts'
import type { AnswerPlan, AutoPassingSeat } from '../model/instructions.ts'
import {
  type Instruction,
  type InstructionOfKind,
  type SeatInstructions,
  seatInstructionsSchema,
} from '../model/instructions.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { readStoredItem, readStoredItemOrDefault } from '../stored/damaged-items.ts'
import { newStoredValueParser } from '../stored/migrate.ts'
import type { StoredItem } from '../stored/unreadable.ts'
import { hasBossPlayer } from './automatic.ts'
import {
  isDeclineInstruction,
  type NewDeclineInstruction,
  newDeclineInstruction,
  newProtectorsInstruction,
} from './declined.ts'
import {
  hasInstructionEnded,
  isDecliningAllAttacks,
  openWindowId,
  type PicksByInstruction,
  picksByInstructions,
} from './evaluate-instructions.ts'
import { isOptionalTextInstruction, type NewOptionalTextInstruction } from './optional.ts'
import {
  isPlanInstruction,
  newPlanInstruction,
  planInstructionAfterEvents,
  planInstructionAfterPick,
} from './plans.ts'

/** The most answers by instructions in a row. Then the player is asked, so that instructions can't loop for ever. */
const MOST = 500

/**
 * Answers as long as the asked seat has an instruction with an answer, and ends instructions that have expired.
 * @returns the answers
 */
export async function applyInstructions(
  playing: LockedGame,
  taken: readonly EventsAndNews[],
  put: AddInputFunction,
): Promise<EventsAndNews[]> {
  const before = new Map(playing.places.map((place, seat) => [seat, instructionsOfSeat(place)]))
  const orders = new Map(before)
  const answered: EventsAndNews[] = []
  review(
    playing,
    orders,
    taken.flatMap(({ events }) => events),
  )
  while (answered.length < MOST) {
    const instructed = nextAnswer(playing, orders)
    if (!instructed) break
    const { decision } = playing.game
    const declined = declinedInAdvance(playing.game, orders, instructed)
    const one = await put(playing, instructed.input, {
      by: null,
      interactionId: null,
      instructionKind: instructed.instruction.kind,
    })
    if (decision) updateAfterAnswer(orders, decision, instructed)
    const own = decision && orders.get(decision.seat)
    if (own && declined) orders.set(decision.seat, withDeclined(own, declined))
    review(playing, orders, one.events)
    answered.push(one)
  }
  for (const [seat, now] of orders) if (now !== before.get(seat)) await saveInstructions(playing, seat, now)
  return answered
}

type Answer = PicksByInstruction & { input: Extract<Input, { kind: 'answer' }> }

function nextAnswer({ game }: LockedGame, orders: ReadonlyMap<Seat, SeatInstructions>): Answer | null {
  const { decision } = game
  const own = decision && orders.get(decision.seat)
  const instructed = own && picksByInstructions(game, decision, own.list)
  return instructed ? { ...instructed, input: answering(decision, instructed.picks) } : null
}

/** Returns the instruction for later attacks if an answer in advance declines an attack; null for any other answer. */
function declinedInAdvance(
  game: Game,
  orders: ReadonlyMap<Seat, SeatInstructions>,
  { instruction: order, picks }: PicksByInstruction,
): NewDeclineInstruction | null {
  const own = game.decision && orders.get(game.decision.seat)
  return own && hasBossPlayer(game) && order.kind === 'ahead'
    ? newDeclineInstruction(game, picks, own.list.find(isDeclineInstruction))
    : null
}

const withDeclined = (
  { next, list }: SeatInstructions,
  declined: NewDeclineInstruction,
): SeatInstructions => ({
  next: next + 1,
  list: [...list.filter((one) => !isDeclineInstruction(one)), { ...declined, id: next }],
})

const answering = ({ id, seat }: Decision, picks: string[]): Answer['input'] => ({
  kind: 'answer',
  decision: id,
  seat,
  picks,
})

function review(
  { game }: LockedGame,
  orders: Map<Seat, SeatInstructions>,
  events: readonly GameEvent[],
): void {
  for (const seat of orders.keys())
    change(orders, seat, (instruction) => {
      if (hasInstructionEnded(game, seat, instruction, events)) return null
      return isPlanInstruction(instruction)
        ? planInstructionAfterEvents(game, seat, instruction, events)
        : instruction
    })
}

/**
 * Updates an instruction that has just given an answer, so that it doesn't give the same answer again. An instruction
 * for a whole move keeps the answers that are still to come, such as the target.
 */
function updateAfterAnswer(
  orders: Map<Seat, SeatInstructions>,
  decision: Decision,
  { instruction: said, picks }: PicksByInstruction,
): void {
  const [pick = ''] = picks
  if (isPlanInstruction(said) || said.kind === 'ahead' || isOptionalTextInstruction(said))
    change(orders, decision.seat, (instruction) => {
      if (instruction !== said) return instruction
      if (isOptionalTextInstruction(said)) return null
      return isPlanInstruction(said)
        ? planInstructionAfterPick(said, decision, pick)
        : spentInAdvance(said, decision)
    })
}

function spentInAdvance(said: InstructionOfKind<'ahead'>, { kind }: Decision): Instruction | null {
  const left = kind === 'discard' ? [] : (said.move?.slice(1) ?? [])
  return left.length > 0 ? { ...said, move: left, begun: true } : null
}

/** Changes each instruction of a seat. @param now returns the changed instruction, or null when it ends */
function change(
  orders: Map<Seat, SeatInstructions>,
  seat: Seat,
  now: (instruction: Instruction) => Instruction | null,
): void {
  const own = orders.get(seat)
  if (!own) return
  const list = own.list.flatMap((instruction) => now(instruction) ?? [])
  const isSame =
    list.length === own.list.length && list.every((instruction, at) => instruction === own.list[at])
  if (!isSame) orders.set(seat, { ...own, list })
}

/**
 * Stores the plan for later questions that came with an answer. It replaces a plan of the same kind. The player has
 * now seen that attacks were stopped, so stopped plans are removed.
 */
export async function saveAnswerPlan(
  playing: LockedGame,
  seat: Seat,
  then: AnswerPlan | undefined,
): Promise<void> {
  const place = playing.places[seat]
  if (!place) return
  const orders = instructionsOfSeat(place)
  const planned = then && newPlanInstruction(playing.game, orders.next, then)
  const left = orders.list.filter((one) => !isStopped(one) && (!then || one.kind !== then.kind))
  if (!planned && left.length === orders.list.length) return
  const list = planned ? [...left, planned] : left
  await saveInstructions(playing, seat, { next: planned ? orders.next + 1 : orders.next, list })
}

/**
 * Returns the instruction for later attacks if these picks decline the open question, or `guards` has several
 * protectors; otherwise null.
 */
export function declineInstructionFromPicks(
  { game, places }: LockedGame,
  picks: readonly string[],
  guards: readonly string[],
): NewDeclineInstruction | null {
  if (!hasBossPlayer(game)) return null
  if (guards.length > 0) return newProtectorsInstruction(game, guards)
  const place = game.decision && places[game.decision.seat]
  const orders = place && readableIn(place)
  return orders ? newDeclineInstruction(game, picks, orders.list.find(isDeclineInstruction)) : null
}

/** Stores the instruction that follows from an answer that declined an attack. */
export async function saveDeclineInstruction(
  playing: LockedGame,
  seat: Seat,
  declined: NewDeclineInstruction,
): Promise<void> {
  const place = playing.places[seat]
  if (place) await saveInstructions(playing, seat, withDeclined(instructionsOfSeat(place), declined))
}

/** Stores the instruction that answers the optional text for which a target was chosen. */
export async function saveOptionalTextInstruction(
  playing: LockedGame,
  seat: Seat,
  optional: NewOptionalTextInstruction,
): Promise<void> {
  const place = playing.places[seat]
  const orders = place && readableIn(place)
  if (!orders) return
  const { next, list } = orders
  await saveInstructions(playing, seat, { next: next + 1, list: [...list, { ...optional, id: next }] })
}

/** Removes all plans and declined attacks, because an undo also takes back decisions for later questions. */
export async function deletePlanInstructions(playing: LockedGame): Promise<void> {
  for (const [seat, place] of playing.places.entries()) {
    const orders = instructionsOfSeat(place)
    const list = orders.list.filter(
      (one) => !isPlanInstruction(one) && !isDeclineInstruction(one) && !isOptionalTextInstruction(one),
    )
    if (list.length < orders.list.length) await saveInstructions(playing, seat, { ...orders, list })
  }
}

const isStopped = (instruction: Instruction): boolean =>
  instruction.kind === 'assault' && instruction.stopped !== undefined

/**
 * Stores a seat's instructions, and updates its row in memory.
 * @throws UnreadableState if the stored ones can't be read, since damaged ones are never overwritten
 */
export async function saveInstructions(
  { writes, places }: LockedGame,
  seat: Seat,
  orders: SeatInstructions,
): Promise<void> {
  const place = places[seat]
  if (!place) throw new Error(`nobody sits in seat ${seat}`)
  readInstructions(place) // This throws for damaged instructions, which are never overwritten.
  place.orders = await writes.saveInstructions(place, orders)
}

type Ordering = Pick<SeatWithPlayer, 'raidId' | 'number' | 'orders' | 'player'>

const itemOf = ({ raidId, number, player }: Ordering): StoredItem => ({
  kind: 'orders',
  id: `${raidId} ${number}`,
  get name() {
    return toMarkup(userText(player.name))
  },
})

const parseInstructions = newStoredValueParser(seatInstructionsSchema)

/** Reads the instructions of a seat. @throws UnreadableState */
const readInstructions = (place: Ordering): SeatInstructions =>
  readStoredItem(itemOf(place), () => parseInstructions(place.orders))

/** Returns a seat's instructions; null if they can't be read. */
const readableIn = (place: Ordering): SeatInstructions | null =>
  readStoredItemOrDefault(itemOf(place), () => parseInstructions(place.orders), null)

/** Returns a seat's instructions; none if they can't be read, so that the table doesn't answer for the seat. */
export const instructionsOfSeat = (place: Ordering): SeatInstructions =>
  readableIn(place) ?? { next: 1, list: [] }

/** Returns the seats that have answered in advance in the open window. */
export function seatsThatAnsweredInAdvance(game: Game, places: readonly Ordering[]): Seat[] {
  const moment = openWindowId(game)
  return places.flatMap((place, seat) =>
    instructionsOfSeat(place).list.some(
      (instruction) => instruction.kind === 'ahead' && instruction.moment === moment,
    )
      ? [seat]
      : [],
  )
}

/** Returns the seats for which the table answers at a protect point and the strike after it. */
export const seatsThatDeclineAllAttacks = (places: readonly Ordering[]): Seat[] =>
  places.flatMap((place, seat) => {
    const { list } = instructionsOfSeat(place)
    const isDeclining = list.some(isDecliningAllAttacks) && !list.some(({ kind }) => kind === 'hold')
    return isDeclining || list.some(decidesStrikes) ? [seat] : []
  })

const decidesStrikes = (instruction: Instruction): boolean =>
  instruction.kind === 'fight' && (instruction.quiet || instruction.strikes.length > 0)

/** Returns the seats that pass automatically, with the events that end the passing. Everybody may know both. */
export function autoPassingSeats(places: readonly Ordering[]): AutoPassingSeat[] {
  return places.flatMap((place, seat) =>
    instructionsOfSeat(place).list.flatMap((instruction) =>
      instruction.kind === 'until' ? [{ seat, until: instruction.until }] : [],
    ),
  )
}
