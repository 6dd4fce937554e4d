/** Gives all courses of a plan the same random results in later turns. */
import { type ImaginedGame, randomStateFromSeed } from '../../engine/index.ts'

/**
 * Returns a function that resets the random state before an answer. The state then depends on the sample, the turn and
 * the answers of the turn, so that all courses have the same luck in the turns that follow, although they use different
 * numbers of random results. In the turn of the question the state is always the same, because its last answer begins
 * the next turn.
 */
export function createRandomStateReset(game: ImaginedGame): () => void {
  const [sample] = game.rng
  const first = game.turn.number
  let turn = first
  let answers = 0
  return () => {
    answers = game.turn.number === turn && turn !== first ? answers + 1 : 0
    turn = game.turn.number
    game.rng = randomStateFromSeed(
      sample + Math.imul(turn - first, 0x9e3779b1) + Math.imul(answers, 0x85ebca6b),
    )
  }
}
