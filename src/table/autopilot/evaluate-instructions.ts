/** Evaluates instructions in a game: when they end, and which answers they give. */

import {
  askingOrderOfDecision,
  canTakeTurnActions,
  controllerOf,
  type Decision,
  type Game,
  type GameEvent,
  type Link,
  type ObjectId,
  optionId,
  refusalOfPicksOrBack,
  type Seat,
} from '../../engine/index.ts'
import type { Instruction, InstructionOfKind } from '../model/instructions.ts'
import { hasDeclineInstructionEnded, pickByDeclineInstruction } from './declined.ts'
import { hasOptionalTextInstructionEnded, pickByOptionalTextInstruction } from './optional.ts'
import { isPlanInstruction, pickByPlan } from './plans.ts'

/** Returns the id of the open window, which changes whenever a link is added; null while none is open. */
export const openWindowId = (game: Game): string | null => askingOrderOfDecision(game)?.moment ?? null

/** Returns the topmost link on the chain, if it is a card or a triggered effect; otherwise null. */
export function topLinkForPassInstruction({
  chain,
}: Game): Pick<InstructionOfKind<'pass'>, 'card' | 'path'> | null {
  const link = chain.at(-1)
  return link && isNamed(link) ? { card: link.ctx.card, path: link.path ?? null } : null
}

/** Whether an instruction can refer to a link: only to cards and triggered effects. */
const isNamed = ({ kind, origin }: Link): boolean =>
  kind === 'card' || (kind === 'effect' && origin === 'triggered')

/**
 * Returns the seat's triggered effects that wait to be put on the chain, each as its card and the path of its text,
 * in the order in which they are offered.
 */
export function waitingTriggeredEffectsOfSeat(game: Game, seat: Seat): string[] {
  const own = game.waiting.filter(({ ctx }) => ctx.controller === seat)
  return own.map(({ path, ctx }) => `${ctx.card}:${path}`)
}

/** Whether an instruction has ended after these events. */
export function hasInstructionEnded(
  game: Game,
  seat: Seat,
  instruction: Instruction,
  events: readonly GameEvent[],
): boolean {
  if (game.players[seat]?.out) return true
  if (instruction.kind === 'ahead') return isPast(game, instruction)
  if (instruction.kind === 'declined') return hasDeclineInstructionEnded(game, seat, instruction, events)
  if (instruction.kind === 'optional') return hasOptionalTextInstructionEnded(game, seat, instruction, events)
  if (instruction.kind !== 'until') return false
  if (instruction.until === 'chain' && game.chain.length === 0) return true
  return events.some((event) => begins(event, seat) || ends(game, seat, instruction, event))
}

/**
 * Whether the window of an answer in advance is over. While a player announces a link, no window is open, so it isn't
 * over.
 */
function isPast(game: Game, { moment }: InstructionOfKind<'ahead'>): boolean {
  const now = openWindowId(game)
  return now !== null && now !== moment
}

const begins = (event: GameEvent, seat: Seat): boolean => event.kind === 'turnStarted' && event.seat === seat

function ends(game: Game, seat: Seat, { until }: InstructionOfKind<'until'>, event: GameEvent): boolean {
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

export interface PicksByInstruction {
  picks: string[]
  instruction: Instruction
}

/** Returns the answer that a seat's instructions give to a decision; null if they leave it to the player. */
export function picksByInstructions(
  game: Game,
  decision: Decision,
  orders: readonly Instruction[],
): PicksByInstruction | null {
  for (const instruction of orders) {
    const picks = picksBy(game, decision, instruction, orders)
    if (picks && isPossible(decision, picks)) return { picks, instruction: instruction }
  }
  return null
}

const isPossible = (decision: Decision, picks: readonly string[]): boolean =>
  refusalOfPicksOrBack(decision, picks) === null

/**
 * Returns the picks of an instruction for a decision; null for none. A discard may have several, every other answer
 * has one.
 */
function picksBy(
  game: Game,
  decision: Decision,
  instruction: Instruction,
  all: readonly Instruction[],
): string[] | null {
  if (decision.kind === 'discard')
    return instruction.kind === 'ahead' && isNow(game, instruction) ? (instruction.move ?? null) : null
  const pick = pickFrom(game, decision, instruction, all)
  return pick === null ? null : [pick]
}

function pickFrom(
  game: Game,
  decision: Decision,
  instruction: Instruction,
  all: readonly Instruction[],
): string | null {
  if (isPlanInstruction(instruction)) return pickByPlan(game, decision, instruction)
  if (instruction.kind === 'optional') return pickByOptionalTextInstruction(game, instruction)
  if (instruction.kind !== 'declined') return pickBy(game, decision, instruction, all)
  return all.some(({ kind }) => kind === 'hold')
    ? null
    : pickByDeclineInstruction(game, decision, instruction)
}

const isNow = (game: Game, { moment }: InstructionOfKind<'ahead'>): boolean => moment === openWindowId(game)

function pickBy(
  game: Game,
  decision: Decision,
  instruction: Instruction,
  all: readonly Instruction[],
): string | null {
  switch (decision.kind) {
    case 'mulligan':
      return instruction.kind === 'ahead' && isNow(game, instruction) ? moveOf(instruction) : null
    case 'priority':
      return passes(game, decision.seat, instruction) ? (moveOf(instruction) ?? 'pass') : null
    case 'target':
    case 'defender':
      return instruction.kind === 'ahead' && instruction.begun ? moveOf(instruction) : null
    case 'layOut':
      return instruction.kind === 'ahead' && isNow(game, instruction) ? moveOf(instruction) : null
    case 'protect':
      if (instruction.kind === 'ahead' && isNow(game, instruction)) return moveOf(instruction)
      return isDecliningAllAttacks(instruction) && !all.some(({ kind }) => kind === 'hold') ? 'none' : null
    case 'strike':
      if (instruction.kind === 'ahead' && isNow(game, instruction)) return moveOf(instruction)
      return isDecliningAllAttacks(instruction) && !all.some(({ kind }) => kind === 'hold') ? 'none' : null
    case 'may':
      return saysBy(game, decision, instruction)
    case 'order':
      return decision.ordered ? null : firstBy(game, decision.seat, instruction)
    default:
      return null
  }
}

function passes(game: Game, seat: Seat, instruction: Instruction): boolean {
  if (instruction.kind === 'ahead') return isNow(game, instruction)
  if (instruction.kind === 'until') return instruction.endsTurn || !canTakeTurnActions(game, seat)
  if (instruction.kind === 'brief') return isBesideTheTurn(game, seat)
  if (instruction.kind !== 'pass') return false
  const topmost = topLinkForPassInstruction(game)
  return topmost?.card === instruction.card && topmost.path === instruction.path
}

/**
 * Whether it is the seat's own turn, before or after its action phase or with its own link topmost. In combat it is
 * false.
 */
function isBesideTheTurn({ turn, chain, combat }: Game, seat: Seat): boolean {
  if (turn.player !== seat) return false
  const topmost = chain.at(-1)
  return topmost ? topmost.controller === seat : !combat && turn.phase !== 'action'
}

/** Returns the next pick of a move that was chosen in advance; null if there is none. */
const moveOf = (instruction: Instruction): string | null =>
  instruction.kind === 'ahead' ? (instruction.move?.[0] ?? null) : null

/** Whether an instruction to pass also declines to protect and to strike. */
export const isDecliningAllAttacks = (instruction: Instruction): boolean =>
  instruction.kind === 'until' && instruction.until !== 'chain'

function saysBy(game: Game, { source }: Decision, instruction: Instruction): string | null {
  if (instruction.kind !== 'say' || source === undefined) return null
  return game.objects[source]?.card === instruction.card ? instruction.answer : null
}

function firstBy(game: Game, seat: Seat, instruction: Instruction): string | null {
  if (instruction.kind !== 'first') return null
  const waiting = waitingTriggeredEffectsOfSeat(game, seat)
  return `${[...waiting].sort()}` === `${instruction.among}`
    ? optionId.trigger(waiting.indexOf(instruction.first))
    : null
}
