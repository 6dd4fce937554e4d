/** The computer's answers to decisions. Every level of play enters its answers here, as ordinary inputs. */
import { computerPicks } from '../../bots/boss.ts'
import { type Decision, type Input, picksRefusal, randomPicks, type Seat } from '../../engine/index.ts'
import { type AcceptedInput, type AddInput, type InputOrigin, TABLE_ORIGIN } from '../model/accepted-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { Rejection } from '../model/rejection.ts'
import { takeoverOf } from './takeover.ts'

/** The origin of the computer's answer. In the place of an absent person it follows an instruction. */
export const originOfComputerAnswer = ({ places }: LockedGame, seat: Seat): InputOrigin =>
  takeoverOf(places[seat]) ? { ...TABLE_ORIGIN, instructionKind: 'computer' } : TABLE_ORIGIN

/**
 * Answers the open decision as the heuristic does, in the transaction of the input before it. A level that plans
 * answers its questions with `takePlannedSteps`.
 */
export async function answerOpenDecision(
  playing: LockedGame,
  decision: Decision,
  put: AddInput,
  origin: InputOrigin,
): Promise<AcceptedInput> {
  const { id, seat } = decision
  const answer = (picks: string[]) => put(playing, { kind: 'answer', decision: id, seat, picks }, origin)
  try {
    return await answer(computerPicks(playing.game, decision))
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
export async function takePlannedSteps(
  playing: LockedGame,
  decision: Decision,
  steps: readonly (readonly string[])[],
  put: AddInput,
): Promise<AcceptedInput[]> {
  const { seat } = decision
  const origin = originOfComputerAnswer(playing, seat)
  const taken: AcceptedInput[] = []
  for (const picks of steps) {
    const { decision: open } = playing.game
    const isNext = open?.seat === seat && (taken.length === 0 || open.back)
    const input: Input = { kind: 'answer', decision: open?.id ?? 0, seat, picks: [...picks] }
    if (!isNext || picksRefusal(open, input.picks)) break
    const done = await put(playing, input, origin).catch(nullIfRejected)
    if (!done) break
    taken.push(done)
  }
  return taken.length > 0 ? taken : [await answerOpenDecision(playing, decision, put, origin)]
}

function nullIfRejected(error: unknown): null {
  if (error instanceof Rejection) return null
  throw error
}
