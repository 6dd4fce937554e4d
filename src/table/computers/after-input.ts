/**
 * Answers for the seats that the computer plays, as a step after an input: the lair if no person plays it, the seats
 * of house players and nameless players, and seats that the computer plays for an absent person. Questions that need
 * planning stay open until a worker has found the answer.
 */
import { isComputerPlayer } from '../../store/people/house.ts'
import { TABLE_INPUT_ORIGIN } from '../model/accepted-input.ts'
import type { AnsweringStep } from '../model/after-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { answerOpenDecisionByHeuristic } from './answer.ts'
import { isSeatOfComputerPlayer, planningLevelOfDecision } from './seats.ts'
import { endTakeover, isAnyPersonPlaying } from './takeover.ts'
import { takeoverInstructionOfSeat } from './takeover-instruction.ts'

/**
 * Answers for a seat that the computer plays. Gives at most one answer, because the autopilot may follow an
 * instruction after each.
 */
export const answerAsComputer: AnsweringStep = async ({ playing, put }) => {
  const { game, raid, places } = playing
  const { decision } = game
  if (!decision) return []
  const { seat } = decision
  const takeover = takeoverInstructionOfSeat(places[seat])
  if (takeover && waitsForPlayer(playing, seat, takeover.turn)) {
    await endTakeover(playing, seat, 'alone')
    return []
  }
  if (!takeover && !isSeatOfComputerPlayer(playing, seat)) return []
  if (!takeover && raid.seats[seat] && isDeserted(playing))
    return [await put(playing, { kind: 'concede', seat }, TABLE_INPUT_ORIGIN)]
  if (planningLevelOfDecision(playing, decision)) return []
  return [await answerOpenDecisionByHeuristic(playing, decision, put)]
}

/**
 * Whether the raid waits for the player although the computer plays for them: their next turn has begun, and no other
 * person takes part. Otherwise the computer would play the raid to its end.
 */
function waitsForPlayer(playing: LockedGame, seat: number, since: number): boolean {
  const { turn } = playing.game
  return turn.player === seat && turn.number > since && !isAnyPersonPlaying(playing)
}

/** Whether no person plays any more. Then the computer doesn't play the raid to its end. */
const isDeserted = ({ game, raid }: LockedGame): boolean =>
  raid.seats.every(({ person, seat }) => isComputerPlayer(person) || game.players[seat]?.out === true)
