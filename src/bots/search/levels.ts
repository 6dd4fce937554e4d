/** The levels of computer players. No level makes mistakes on purpose: they differ in how much they plan. */
import { type ImaginedGame, refusalOfPicks } from '../../engine/index.ts'
import { heuristicPlayer } from '../heuristic.ts'
import type { ComputerPlayer } from '../player.ts'
import { type Budget, needsPlanning, type Plan, plan } from './plan.ts'
import { planningQuestionOf, seedOf } from './question.ts'
import { type IsOutOfTime, isNeverOutOfTime, TurnPlanningTime } from './time-limit.ts'

export const LEVELS = ['easy', 'able', 'strong'] as const
export type Level = (typeof LEVELS)[number]

/** The budgets of the levels. Easy is the plain player, which doesn't plan. */
export const BUDGETS: Readonly<Record<Level, Budget | null>> = {
  easy: null,
  able: { playouts: 2, horizon: 'turn', courses: 2 },
  strong: { playouts: 24, horizon: 'lairTurn', horizonAgainstBoss: 'turn', courses: 8 },
}

/**
 * Returns the plan for the open question of an imagined game, or null if this level leaves the question to the plain
 * player. The game of any sample gives the same plan, so `imagineGame(game, seat, 0)` is all that a worker thread
 * needs, besides the registered cards of the raid.
 * @param isOutOfTime ends the plan early (`TurnPlanningTime`)
 * @throws Error if the engine fails in an imagined game
 */
export function planAtLevel(
  level: Level,
  game: ImaginedGame,
  raid: string,
  isOutOfTime: IsOutOfTime = isNeverOutOfTime,
): Plan | null {
  const budget = BUDGETS[level]
  const question = planningQuestionOf(game)
  if (!budget || !needsPlanning(question.decision)) return null
  return plan(question, budget, seedOf(raid, question.decision, level), isOutOfTime)
}

export interface PlayerOptions {
  /**
   * Called after each planned question, for measurements. `changed`: the plan's answer differs from the plain
   * player's.
   */
  onPlanned?: (planned: { playouts: number; changed: boolean; turn: number }) => void
  /**
   * Returns milliseconds. Without it, only the playouts are limited, and the same game is always played the same way.
   */
  now?: () => number
}

/** Returns a computer player with this budget. It needs `imagine`, and has a variant for each game (`forGame`). */
export function newPlanningPlayer(
  name: string,
  budget: Budget | null,
  options: PlayerOptions = {},
): ComputerPlayer {
  const { onPlanned, now } = options
  const forGame = (seed: number): ComputerPlayer => {
    let rest: readonly string[][] = [] // the steps of the last plan that still have to be taken
    const time = now && new TurnPlanningTime(now)
    return {
      name,
      decide(view, decision, random, imagine) {
        const [next, ...later] = rest
        rest = later
        if (next && decision.back && !refusalOfPicks(decision, next)) return next
        rest = []
        const plain = () => heuristicPlayer.decide(view, decision, random)
        if (!budget || !imagine || !needsPlanning(decision)) return plain()
        const turn = view().turn.number
        const planned = (isOutOfTime: IsOutOfTime) =>
          plan({ decision, view, imagine }, budget, seedOf(seed, decision, name), isOutOfTime)
        const { steps, playouts } = time ? time.share(turn, planned) : planned(isNeverOutOfTime)
        const [first = [], ...others] = steps
        rest = others
        if (onPlanned && playouts > 0) onPlanned({ playouts, changed: first.join() !== plain().join(), turn })
        return first
      },
    }
  }
  return { ...forGame(0), forGame }
}
