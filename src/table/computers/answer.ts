/** The computer's answer to a decision. Every level of play enters its answers here, as ordinary inputs. */
import { computerPicks } from '../../bots/boss.ts'
import { type Decision, randomPicks } from '../../engine/index.ts'
import type { AcceptedInput, AddInput, InputOrigin } from '../model/accepted-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { Rejection } from '../model/rejection.ts'

/**
 * Answers the open decision as the heuristic does, in the transaction of the input before it. A level that plans must
 * not answer here, but as a person does: the raid waits until a worker has found the answer.
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
    return answer(randomPicks(decision, () => 0)) // otherwise the game would be stuck
  }
}
