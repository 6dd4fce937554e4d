/**
 * Caches data that are derived from a game, such as a seat's view, until the game changes. Code with exclusive
 * access to a cached game invalidates the data before and after its work.
 */
import type { Game, Seat } from '../../engine/index.ts'

const forgets: ((game: Game) => void)[] = []

/**
 * Returns a function that derives data of a game and a seat once, until `invalidateMemoizedDataOfGame`.
 * @param derive must not change the game. Its result is shared, so nobody may change it either
 */
export function memoizePerGame<S extends Seat | null, T>(
  derive: (game: Game, seat: S) => T,
): (game: Game, seat: S) => T {
  const known = new WeakMap<Game, Map<S, { value: T }>>()
  forgets.push((game) => known.delete(game))
  return (game, seat) => {
    const ofGame = known.get(game) ?? new Map<S, { value: T }>()
    known.set(game, ofGame)
    const found = ofGame.get(seat) ?? { value: derive(game, seat) }
    ofGame.set(seat, found)
    return found.value
  }
}

/** Invalidates the derived data of a game that is about to change, or has changed. */
export function invalidateMemoizedDataOfGame(game: Game): void {
  for (const forget of forgets) forget(game)
}
