/** The step of the Boss after an input: the computer plays the lair if no person does. */
import { picksOf } from '../../bots/boss.ts'
import { type Game, randomPicks } from '../../engine/index.ts'
import type { AnsweringStep } from '../model/after-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { Rejection } from '../model/rejection.ts'
import { type AcceptedInput, FROM_TABLE, type PutInput } from '../model/taken.ts'

/** Gives one answer at a time, because the autopilot may follow an instruction after each. */
export const answerAsComputer: AnsweringStep = async ({ playing, put }) => {
  const answer = await answeredByComputer(playing, put)
  return answer ? [answer] : []
}

/** The computer answers if it is asked. @returns null if a person is asked */
async function answeredByComputer(playing: LockedGame, put: PutInput): Promise<AcceptedInput | null> {
  const { game, raid } = playing
  const { decision } = game
  if (!decision || raid.seats[decision.seat] || !isComputer(game, decision.seat)) return null
  const { id, seat } = decision
  const answer = (picks: string[]) => put(playing, { kind: 'answer', decision: id, seat, picks }, FROM_TABLE)
  try {
    return await answer(picksOf(game, decision))
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    return answer(randomPicks(decision, () => 0)) // otherwise the game would be stuck
  }
}

const isComputer = (game: Game, seat: number): boolean => game.players[seat]?.boss === true
