/** Answers questions in imagined games, for playouts of the planning computer player. */
import { applyInput, type Decision, type ImaginedGame, isRefusal, lazyViewFor } from '../../engine/index.ts'
import { heuristicPlayer } from '../heuristic.ts'

/** Makes an imagined game ask players rarely: never if they could only pass, and otherwise only at stops. */
export function askRarely(game: ImaginedGame): void {
  game.everyWindow = undefined
  for (const player of game.players) player.stops = 'few'
}

/** Answers a question of an imagined game. @throws Error if the engine refuses the answer */
export function answerInGame(game: ImaginedGame, { id, seat }: Decision, picks: string[]): void {
  const done = applyInput(game, { kind: 'answer', decision: id, seat, picks })
  if (isRefusal(done)) throw new Error(`${picks} is refused: ${done.why}`)
}

/**
 * Returns the plain player's picks for a decision of an imagined game. Unlike `heuristicPicks`, it uses a
 * lazy view to save time.
 */
export const plainPicks = (game: ImaginedGame, decision: Decision): string[] =>
  heuristicPlayer.decide(
    () => lazyViewFor(game, decision.seat),
    decision,
    () => 0,
  )
