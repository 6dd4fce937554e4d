/**
 * Answers for the seats that the computer plays, as a step after an input: the lair if no person plays it, and the
 * seats of house players and nameless players.
 */
import { computerPicks } from '../../bots/boss.ts'
import { randomPicks } from '../../engine/index.ts'
import { isComputer } from '../../store/people/house.ts'
import { type AcceptedInput, type AddInput, TABLE_ORIGIN } from '../model/accepted-input.ts'
import type { AnsweringStep } from '../model/after-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { Rejection } from '../model/rejection.ts'

/** Gives at most one answer, because the autopilot may follow an instruction after each. */
export const answerAsComputer: AnsweringStep = async ({ playing, put }) => {
  const answer = await answeredByComputer(playing, put)
  return answer ? [answer] : []
}

/** The computer answers if it is asked. @returns null if a person is asked */
async function answeredByComputer(playing: LockedGame, put: AddInput): Promise<AcceptedInput | null> {
  const { game, raid } = playing
  const { decision } = game
  if (!decision || !isComputers(playing, decision.seat)) return null
  const { id, seat } = decision
  if (raid.seats[seat] && isDeserted(playing)) return put(playing, { kind: 'concede', seat }, TABLE_ORIGIN)
  const answer = (picks: string[]) =>
    put(playing, { kind: 'answer', decision: id, seat, picks }, TABLE_ORIGIN)
  try {
    return await answer(computerPicks(game, decision))
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    return answer(randomPicks(decision, () => 0)) // otherwise the game would be stuck
  }
}

function isComputers({ game, raid }: LockedGame, seat: number): boolean {
  const there = raid.seats[seat]
  return there ? isComputer(there.person) : game.players[seat]?.boss === true
}

/** Whether no person plays any more. Then the computer doesn't play the raid to its end. */
const isDeserted = ({ game, raid }: LockedGame): boolean =>
  raid.seats.every(({ person, seat }) => isComputer(person) || game.players[seat]?.out === true)
