/** The computer in a seat that nobody wants: it sees what the seat may see, and answers like a plain player. */
import { type Decision, type Game, viewFor } from '../engine/index.ts'
import { heuristicPlayer } from './heuristic.ts'

/** What it picks for the open decision: the same for the same game. */
export function picksOf(game: Game, decision: Decision): string[] {
  return heuristicPlayer.decide(
    () => viewFor(game, decision.seat),
    decision,
    () => 0,
  )
}
