/** Continues a story at random, and checks the game after each answer. */
import type { Game } from '../engine/index.ts'
import { randomAnswer } from '../simulation/invariant-checks/answers.ts'
import { InvariantCheckedGame, NO_CHECKS } from '../simulation/invariant-checks/checked-game.ts'
import type { RandomNumberGenerator } from '../simulation/invariant-checks/random-numbers.ts'

export { checkInvariants, countCardsPerOwner } from '../simulation/invariant-checks/invariants.ts'
export { newRandomNumberGenerator } from '../simulation/invariant-checks/random-numbers.ts'

/**
 * Plays on at random until the end of the game, at most for `answers` answers. After each answer, checks the
 * invariants, compares the game with a twin that was rebuilt from JSON, and calls `look`. Also calls `look`
 * before the first answer.
 */
export function playRandomlyWithChecks(
  game: Game,
  answers: number,
  next: RandomNumberGenerator,
  look: (game: Game) => void = () => {},
): void {
  const watcher = new InvariantCheckedGame(game, { ...NO_CHECKS, twin: 1 }, 1)
  look(game)
  for (let i = 0; i < answers && game.decision; i++) {
    watcher.apply(randomAnswer(game.decision, next))
    look(game)
  }
}
