/** Continues imagined games with the plain player's answers. */
import { type ImaginedGame, lazyViewFor, type Seat } from '../../engine/index.ts'
import { answer, askRarely, plainPicks } from './answering.ts'
import type { Course } from './courses.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { Focus } from './focus.ts'
import { takeSteps } from './question.ts'
import type { Weights } from './weights.ts'

/** How far a playout goes: to the end of the present turn, or to the start or the end of the planning player's own next turn. */
export type Horizon = 'turn' | 'round' | 'ownNextTurn'

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
  askRarely(game)
  takeSteps(game, seat, course.steps)
  for (let i = 0; i < MOST_ANSWERS && game.decision && !isOver(); i++) {
    const { decision } = game
    const isOwn = decision.seat === seat && game.turn.number === turn
    answer(game, decision, (isOwn && focus?.picks(game, decision)) || plainPicks(game, decision))
  }
  return evaluate(lazyViewFor(game, seat), seat, weights)
}

function endOf(game: ImaginedGame, seat: Seat, horizon: Horizon): () => boolean {
  const first = game.turn.number
  if (horizon === 'turn') return () => game.turn.number > first
  let next: number | null = null
  return () => {
    const { number, player } = game.turn
    if (next === null && number > first && player === seat) next = number
    if (horizon === 'round' && next !== null) return true
    return next !== null && number > next
  }
}
