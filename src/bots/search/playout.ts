/** Continues imagined games with the plain player's answers. */
import { type ImaginedGame, lazyViewFor, type Seat } from '../../engine/index.ts'
import { answerInGame, askRarely, plainPicks } from './answering.ts'
import type { Course } from './courses.ts'
import { type Evaluation, evaluateView } from './evaluate.ts'
import { decisionWithoutAttacks, Focus } from './focus.ts'
import { type Horizon, horizonCheck } from './horizon.ts'
import { luckOfTurns } from './luck.ts'
import { answerInSequence } from './question.ts'
import type { Weights } from './weights.ts'

/**
 * The maximum number of answers in a playout. In a longer playout, the plain player would repeat something for ever.
 */
const MOST_ANSWERS = 300

/** Takes a course in an imagined game, plays on to the horizon, and evaluates the position for the planning seat. */
export function playOut(
  game: ImaginedGame,
  seat: Seat,
  course: Course,
  { horizon, weights }: { horizon: Horizon; weights: Weights },
): Evaluation {
  const turn = game.turn.number
  const isOver = horizonCheck(game, seat, horizon)
  const focus = course.focus === undefined ? null : new Focus(course.focus)
  const repeatLuck = luckOfTurns(game)
  askRarely(game)
  repeatLuck()
  answerInSequence(game, seat, course.steps)
  for (let i = 0; i < MOST_ANSWERS && game.decision && !isOver(); i++) {
    const { decision } = game
    repeatLuck()
    const isOwn = decision.seat === seat && game.turn.number === turn
    const open = isOwn && course.held ? decisionWithoutAttacks(decision, course.held) : decision
    answerInGame(game, decision, (isOwn && focus?.picks(game, decision)) || plainPicks(game, open))
  }
  return evaluateView(lazyViewFor(game, seat), seat, weights)
}
