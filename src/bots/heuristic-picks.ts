/** Answers for a seat that no person takes, with the heuristic player, which sees only the view of its seat. */
import { type Decision, type Game, viewFor } from '../engine/index.ts'
import { heuristicPlayer } from './heuristic.ts'

/** Returns the computer's picks for the open decision. The same game always gives the same picks. */
export function heuristicPicks(game: Game, decision: Decision): string[] {
  return heuristicPlayer.decide(
    () => viewFor(game, decision.seat),
    decision,
    () => 0,
  )
}
