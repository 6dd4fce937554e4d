/** Continues imagined games with the plain player's answers. */
import { type Decision, type ImaginedGame, lazyViewFor, type Seat } from '../../engine/index.ts'
import { answerInGame, askRarely, plainPicks } from './answering.ts'
import type { Course } from './courses.ts'
import { type Evaluation, evaluateView } from './evaluate.ts'
import { AttacksOnDefender, decisionWithoutUsesOf } from './focus.ts'
import { type Horizon, horizonCheck } from './horizon.ts'
import { createRandomStateReset } from './luck.ts'
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
  const focus = course.focus === undefined ? null : new AttacksOnDefender(course.focus)
  const repeatLuck = createRandomStateReset(game)
  askRarely(game)
  repeatLuck()
  answerInSequence(game, seat, course.steps)
  for (let i = 0; i < MOST_ANSWERS && game.decision && !isOver(); i++) {
    const { decision } = game
    repeatLuck()
    const isOwn = decision.seat === seat && game.turn.number === turn
    answerInGame(game, decision, isOwn ? ownPicks(game, decision, course, focus) : plainPicks(game, decision))
  }
  return evaluateView(lazyViewFor(game, seat), seat, weights)
}

/** Returns the planning player's picks for the open decision of the turn in which the course began. */
function ownPicks(
  game: ImaginedGame,
  decision: Decision,
  course: Course,
  focus: AttacksOnDefender | null,
): string[] {
  if (course.ends && decision.options.some(({ kind }) => kind === 'pass')) return ['pass']
  const open = course.held ? decisionWithoutUsesOf(decision, course.held) : decision
  return focus?.picks(game, decision) ?? plainPicks(game, open)
}
