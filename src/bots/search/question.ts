/** The input of a planner. It never contains a true game: the games that a planner can read are imagined ones. */
import {
  createGameImaginer,
  type Decision,
  type ImaginedGame,
  lazyViewFor,
  refusalOfPicks,
  type Seat,
  type View,
} from '../../engine/index.ts'
import { answerInGame, askRarely } from './answering.ts'

export interface Question {
  readonly decision: Decision
  /** Returns the view of the seat that is asked. */
  readonly view: () => View
  /** Returns a possible game. All options of a question are tried in the games of the same samples. */
  readonly imagine: GameImaginer
}

export type GameImaginer = (sample: number) => ImaginedGame

/**
 * Returns the open question of an imagined game. A worker thread needs no other game, because games that are imagined
 * from an imagined one equal those of the true one.
 */
export function planningQuestionOf(game: ImaginedGame): Question {
  const { decision } = game
  if (!decision) throw new Error('nothing is asked')
  return {
    decision,
    view: () => lazyViewFor(game, decision.seat),
    imagine: createGameImaginer(game, decision.seat),
  }
}

/** Returns the imagined game of the first sample, in which players are rarely asked. */
export function firstImaginedGame({ imagine }: Question): ImaginedGame {
  const game = imagine(0)
  askRarely(game)
  return game
}

/** Returns the question that follows these steps in the same announcement, or null if the announcement is complete. */
export function questionAfterSteps(question: Question, steps: readonly string[][]): Question | null {
  const { seat } = question.decision
  const imagine: GameImaginer = (sample) => {
    const game = question.imagine(sample)
    askRarely(game)
    answerInSequence(game, seat, steps)
    return game
  }
  const game = imagine(0)
  const { decision } = game
  if (!decision?.back || decision.seat !== seat) return null
  return { decision, imagine, view: () => lazyViewFor(game, seat) }
}

/** Answers the open questions of the seat with these steps, and stops at a step that is no legal answer. */
export function answerInSequence(game: ImaginedGame, seat: Seat, steps: readonly string[][]): void {
  for (const picks of steps) {
    const { decision } = game
    if (decision?.seat !== seat || refusalOfPicks(decision, picks)) return
    answerInGame(game, decision, picks)
  }
}

/** Returns a number that depends on the raid, the decision and the level only. */
export function seedOf(raid: string | number, decision: Decision, level: string): number {
  let hash = 0x811c9dc5
  for (const letter of `${raid} ${decision.id} ${level}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
