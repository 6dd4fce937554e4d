/** Gives instructions to the autopilot, and ends them. */

import {
  canTakeTurnActions,
  type Decision,
  type Game,
  type Input,
  type Seat,
  seatsStillToBeAsked,
} from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { answeredInAdvanceAnnouncement } from '../announcing/announce.ts'
import { beginTakeover, endTakeover } from '../computers/takeover.ts'
import { takeoverInstructionOfSeat } from '../computers/takeover-instruction.ts'
import type { Instruction, SeatInstructions } from '../model/instructions.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import { seatOfPersonInRaid } from '../raid-loading/lock.ts'
import type { RunWithGame } from '../raids-in-memory/raid-runner.ts'
import { newAnswerInAdvanceInstruction, openWindowIdBeforeAnnouncing } from './answers-in-advance.ts'
import { instructionsOfSeat, saveInstructions } from './apply-instructions.ts'
import type { AutopilotService, CurrentInstructions, InstructionRequest } from './contract.ts'
import { topLinkForPassInstruction, waitingTriggeredEffectsOfSeat } from './evaluate-instructions.ts'

export const createAutopilotService = (played: RunWithGame): AutopilotService => ({
  give: (raidId, by, request, seat) => played(raidId, (playing) => give(playing, { by, seat }, request)),
  cancel: (raidId, by, id, seat) => played(raidId, (playing) => cancelInstruction(playing, { by, seat }, id)),
})

interface Whose {
  by: Person
  seat: Seat | undefined
}

async function give(
  playing: LockedGame,
  whose: Whose,
  request: InstructionRequest,
): Promise<CurrentInstructions> {
  const { seat, orders } = sitWith(playing, whose)
  if (request.kind === 'stops')
    return setStops(playing, whose.by, { kind: 'stops', seat, stops: request.stops })
  mustBeNow(playing.game, request)
  if (request.kind === 'computer') return giveToComputer(playing, seat)
  const instruction: Instruction = { ...orderOf(playing.game, seat, request), id: orders.next }
  await endTakeover(playing, seat, 'acted')
  const others = orders.list.filter((one) => one.kind !== 'computer' && !isReplaced(one, instruction))
  await saveInstructions(playing, seat, { next: orders.next + 1, list: [...others, instruction] })
  const heeded = await runStepsAfterInputs(playing, [])
  if (instruction.kind === 'ahead' && heeded.length === 0) await sayDecided(playing, seat)
  return orderedOf(playing, seat)
}

/** Lets the computer play for the seat. */
async function giveToComputer(playing: LockedGame, seat: Seat): Promise<CurrentInstructions> {
  if (playing.game.players[seat]?.out) throw new Rejection(texts.say.alreadyOut())
  if (!takeoverInstructionOfSeat(playing.places[seat])) await beginTakeover(playing, seat, { by: 'player' })
  await runStepsAfterInputs(playing, [])
  return orderedOf(playing, seat)
}

/**
 * Announces that this seat has answered in advance, if the message of the open question lists its player as asked later.
 */
async function sayDecided({ writes, raid, game }: LockedGame, seat: Seat): Promise<void> {
  if (seatsStillToBeAsked(game).includes(seat))
    await writes.announce(raid, [answeredInAdvanceAnnouncement(raid, seat)])
}

async function setStops(
  playing: LockedGame,
  by: Person,
  input: Extract<Input, { kind: 'stops' }>,
): Promise<CurrentInstructions> {
  await runStepsAfterInputs(playing, [await addInput(playing, input, { by, interactionId: null })])
  return orderedOf(playing, input.seat)
}

/** Checks that the open question is still the one that the player saw. @throws Rejection otherwise */
function mustBeNow(game: Game, request: InstructionRequest): void {
  const isPast =
    ('decision' in request && request.decision !== undefined && request.decision !== game.decision?.id) ||
    ('moment' in request &&
      request.moment !== undefined &&
      request.moment !== openWindowIdBeforeAnnouncing(game))
  if (isPast) throw new Rejection(texts.say.otherNow())
}

async function cancelInstruction(
  playing: LockedGame,
  whose: Whose,
  id: number | null,
): Promise<CurrentInstructions> {
  const { seat, orders } = sitWith(playing, whose)
  const left = id === null ? [] : orders.list.filter((one) => one.id !== id)
  if (!left.some(({ kind }) => kind === 'computer')) await endTakeover(playing, seat, 'acted')
  await saveInstructions(playing, seat, { ...orders, list: left })
  await runStepsAfterInputs(playing, [])
  return orderedOf(playing, seat)
}

function sitWith(
  playing: LockedGame,
  { by, seat: request }: Whose,
): { seat: Seat; orders: SeatInstructions } {
  const seat = seatOfPersonInRaid(playing.raid, playing.game, by, request)
  const place = seat === null ? undefined : playing.places[seat]
  if (seat === null || !place) throw new Rejection(texts.say.noSeat())
  if (request !== undefined && seat !== request) throw new Rejection(texts.say.notYourSeat())
  return { seat, orders: instructionsOfSeat(place) }
}

const orderedOf = ({ places }: LockedGame, seat: Seat): CurrentInstructions => {
  const place = places[seat]
  return { seat, instructions: place ? instructionsOfSeat(place).list : [] }
}

/**
 * Whether a new instruction replaces another. It replaces one of the same kind: there is only one end for passing, and
 * one answer to the same question.
 */
function isReplaced(one: Instruction, other: Instruction): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'pass' && other.kind === 'pass') return one.card === other.card && one.path === other.path
  if (one.kind === 'say' && other.kind === 'say') return one.card === other.card
  if (one.kind === 'first' && other.kind === 'first') return `${one.among}` === `${other.among}`
  return true
}

type New = Instruction extends infer O ? (O extends Instruction ? Omit<O, 'id'> : never) : never

function orderOf(
  game: Game,
  seat: Seat,
  request: Exclude<InstructionRequest, { kind: 'stops' | 'computer' }>,
): New {
  switch (request.kind) {
    case 'until':
      return untilOrder(game, seat, request.until)
    case 'hold':
    case 'brief':
      return { kind: request.kind }
    case 'ahead':
      return newAnswerInAdvanceInstruction(game, seat, request.move)
    case 'pass':
      return passOrder(game)
    case 'first':
      return firstOrder(game, openTo(game, seat, 'order'), request.option)
    case 'say':
      return { kind: 'say', card: askingCard(game, openTo(game, seat, 'may')), answer: request.answer }
  }
}

function untilOrder(
  game: Game,
  seat: Seat,
  until: Extract<InstructionRequest, { kind: 'until' }>['until'],
): New {
  if (until === 'chain' && game.chain.length === 0) throw new Rejection(texts.say.emptyChain())
  return { kind: 'until', until, endsTurn: game.decision?.seat === seat && canTakeTurnActions(game, seat) }
}

function passOrder(game: Game): New {
  const topmost = topLinkForPassInstruction(game)
  if (!topmost) throw new Rejection(texts.say.nothingToPassOn())
  return { kind: 'pass', ...topmost }
}

function firstOrder(game: Game, decision: Decision, option: string): New {
  const waiting = waitingTriggeredEffectsOfSeat(game, decision.seat)
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

/** Returns the open question of that kind for the seat. @throws Rejection if the seat isn't asked one */
function openTo({ decision }: Game, seat: Seat, kind: Decision['kind']): Decision {
  if (decision?.seat !== seat || decision.kind !== kind) throw new Rejection(texts.say.notAskedThat())
  return decision
}
