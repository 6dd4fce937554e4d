/** The levels of computer players. No level makes mistakes on purpose: they differ in how much they plan. */
import { type ImaginedGame, picksRefusal } from '../../engine/index.ts'
import { heuristicPlayer } from '../heuristic.ts'
import type { ComputerPlayer } from '../player.ts'
import { type Budget, isPlanned, type Plan, plan } from './plan.ts'
import { questionIn, seedOf } from './question.ts'

export const LEVELS = ['easy', 'able', 'strong'] as const
export type Level = (typeof LEVELS)[number]

/** The budgets of the levels. Easy is the plain player. */
export const BUDGETS: Readonly<Record<Level, Budget | null>> = {
  easy: null,
  able: { playouts: 20, horizon: 'turn', courses: 8 },
  strong: { playouts: 40, horizon: 'round', courses: 10 },
}

/**
 * Returns the plan for the open question of an imagined game, or null if this level leaves the question to the plain
 * player. The game of any sample gives the same plan, so `imagined(game, seat, 0)` is all that a worker thread needs,
 * besides the registered cards of the raid.
 * @throws Error if the engine fails in an imagined game
 */
export function planAt(level: Level, game: ImaginedGame, raid: string): Plan | null {
  const budget = BUDGETS[level]
  const question = questionIn(game)
  if (!budget || !isPlanned(question.decision)) return null
  return plan(question, budget, seedOf(raid, question.decision, level))
}

/** Called after each planned question, for measurements. changed: the plain player's answer is another one. */
export type OnPlanned = (planned: { playouts: number; changed: boolean }) => void

/** Returns a computer player with this budget. It needs `imagine`, and has a variant for each game (`forGame`). */
export function playerWith(name: string, budget: Budget | null, onPlanned?: OnPlanned): ComputerPlayer {
  const forGame = (seed: number): ComputerPlayer => {
    let rest: readonly string[][] = [] // the steps of the last plan that still have to be taken
    return {
      name,
      decide(view, decision, random, imagine) {
        const [next, ...later] = rest
        rest = later
        if (next && decision.back && !picksRefusal(decision, next)) return next
        rest = []
        const plain = () => heuristicPlayer.decide(view, decision, random)
        if (!budget || !imagine || !isPlanned(decision)) return plain()
        const { steps, playouts } = plan({ decision, view, imagine }, budget, seedOf(seed, decision, name))
        const [first = [], ...others] = steps
        rest = others
        if (onPlanned && playouts > 0) onPlanned({ playouts, changed: first.join() !== plain().join() })
        return first
      },
    }
  }
  return { ...forGame(0), forGame }
}
