/** The computer's answers to decisions. Every level of play enters its answers here, as ordinary inputs. */
import { heuristicPicks } from '../../bots/heuristic-picks.ts'
import { type Decision, type Input, randomPicks, refusalOfPicks, type Seat } from '../../engine/index.ts'
import {
  type AddInputFunction,
  type EventsAndNews,
  type InputOrigin,
  TABLE_INPUT_ORIGIN,
} from '../model/accepted-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { type MoveReason, publicReasonOfPlan } from '../model/move-reason.ts'
import { Rejection } from '../model/rejection.ts'
import type { PlannedMove } from './contract.ts'
import { removeTimeLimitFromTakeover } from './takeover.ts'
import { takeoverInstructionOfSeat } from './takeover-instruction.ts'

/**
 * The origin of the computer's answer. In the place of an absent person it follows an instruction. The first answer after
 * a time limit is logged as one of the clock, so that the clock doesn't play a deserted raid to its end.
 */
function originOfComputerAnswer({ places, raid }: LockedGame, seat: Seat): InputOrigin {
  const takeover = takeoverInstructionOfSeat(places[seat])
  if (!takeover) return TABLE_INPUT_ORIGIN
  const { hours } = takeover
  const { person } = raid.seats[seat] ?? {}
  const how =
    person && hours !== undefined ? { how: { kind: 'byComputer', seat, person, hours } as const } : {}
  return { ...TABLE_INPUT_ORIGIN, instructionKind: 'computer', ...how }
}

/**
 * Answers the open decision as the heuristic does, in the transaction of the input before it. A level that plans
 * answers its questions with `answerOpenDecisionByPlan`.
 */
export async function answerOpenDecisionByHeuristic(
  playing: LockedGame,
  decision: Decision,
  put: AddInputFunction,
): Promise<EventsAndNews> {
  const { id, seat } = decision
  const answer = (picks: string[]) => enter(playing, { kind: 'answer', decision: id, seat, picks }, put)
  try {
    return await answer(heuristicPicks(playing.game, decision))
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    // A refused answer is replaced by a random one, because the game would be stuck otherwise.
    return answer(randomPicks(decision, () => 0))
  }
}

/**
 * Takes the steps of a plan until one doesn't fit, because the plan was made in imagined games. If not even the first
 * one fits, or there is no plan, the heuristic answers.
 */
export async function answerOpenDecisionByPlan(
  playing: LockedGame,
  decision: Decision,
  plan: PlannedMove,
  put: AddInputFunction,
): Promise<EventsAndNews[]> {
  const { seat } = decision
  const reason = publicReasonOfPlan(seat, plan)
  const taken: EventsAndNews[] = []
  for (const picks of plan.steps) {
    const { decision: open } = playing.game
    const isNext = open?.seat === seat && (taken.length === 0 || open.back)
    const input: Answer = { kind: 'answer', decision: open?.id ?? 0, seat, picks: [...picks] }
    if (!isNext || refusalOfPicks(open, input.picks)) break
    const done = await enter(playing, input, put, reason).catch(nullIfRejected)
    if (!done) break
    taken.push(done)
  }
  return taken.length > 0 ? taken : [await answerOpenDecisionByHeuristic(playing, decision, put)]
}

type Answer = Extract<Input, { kind: 'answer' }>

async function enter(
  playing: LockedGame,
  input: Answer,
  put: AddInputFunction,
  reason: MoveReason | null = null,
): Promise<EventsAndNews> {
  const origin = originOfComputerAnswer(playing, input.seat)
  const entered = await put(playing, input, reason ? { ...origin, reason } : origin)
  if (origin.how) await removeTimeLimitFromTakeover(playing, input.seat)
  return entered
}

function nullIfRejected(error: unknown): null {
  if (error instanceof Rejection) return null
  throw error
}
