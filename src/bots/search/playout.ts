/** Plays imagined games on with the plain player's answers. */
import { type ImaginedGame, lazyViewFor, picksRefusal, type Seat } from '../../engine/index.ts'
import { answer, askRarely, plainPicks } from './answering.ts'
import type { Course } from './courses.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { Focus } from './focus.ts'
import type { Weights } from './weights.ts'

/** How far a playout goes: to the end of the present turn, or to the start or the end of the planning player's own next turn. */
export type Horizon = 'turn' | 'round' | 'ownNextTurn'

/** A longer playout is one in which the plain player repeats something for ever. */
const MOST_ANSWERS = 300

/** Takes a course in an imagined game, plays on to the horizon, and evaluates the position for the planning seat. */
export function playOut(game: ImaginedGame, course: Course, horizon: Horizon, weights: Weights): Evaluation {
  const seat = game.decision?.seat ?? 0
  const turn = game.turn.number
  const isOver = endOf(game, seat, horizon)
  const focus = course.focus === undefined ? null : new Focus(course.focus)
  askRarely(game)
  takeSteps(game, seat, course)
  for (let i = 0; i < MOST_ANSWERS && game.decision && !isOver(); i++) {
    const { decision } = game
    const isOwn = decision.seat === seat && game.turn.number === turn
    answer(game, decision, (isOwn && focus?.picks(game, decision)) || plainPicks(game, decision))
  }
  return evaluate(lazyViewFor(game, seat), seat, weights)
}

/** Answers by the steps of a course, until they don't fit the question. */
function takeSteps(game: ImaginedGame, seat: Seat, { steps }: Course): void {
  for (const picks of steps) {
    const { decision } = game
    if (decision?.seat !== seat || picksRefusal(decision, picks)) return
    answer(game, decision, picks)
  }
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
