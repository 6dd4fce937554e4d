/** Continues imagined games with the plain player's answers. */
import { type ImaginedGame, lazyViewFor, type Seat } from '../../engine/index.ts'
import { answer, askRarely, plainPicks } from './answering.ts'
import type { Course } from './courses.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { Focus, withoutAttacks } from './focus.ts'
import { endOf, type Horizon } from './horizon.ts'
import { luckOfTurns } from './luck.ts'
import { takeSteps } from './question.ts'
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
  const isOver = endOf(game, seat, horizon)
  const focus = course.focus === undefined ? null : new Focus(course.focus)
  const repeatLuck = luckOfTurns(game)
  askRarely(game)
  repeatLuck()
  takeSteps(game, seat, course.steps)
  for (let i = 0; i < MOST_ANSWERS && game.decision && !isOver(); i++) {
    const { decision } = game
    repeatLuck()
    const isOwn = decision.seat === seat && game.turn.number === turn
    const open = isOwn && course.held ? withoutAttacks(decision, course.held) : decision
    answer(game, decision, (isOwn && focus?.picks(game, decision)) || plainPicks(game, open))
  }
  return evaluate(lazyViewFor(game, seat), seat, weights)
}
