/** The computer in a seat that no person takes. It sees what the seat may see, and plays by the heuristic. */
import { type Decision, type Game, viewFor } from '../engine/index.ts'
import { heuristicPlayer } from './heuristic.ts'

/** The computer's picks for the open decision. The same game always gives the same picks. */
export function picksOf(game: Game, decision: Decision): string[] {
  return heuristicPlayer.decide(
    () => viewFor(game, decision.seat),
    decision,
    () => 0,
  )
}
