/**
 * What is derived of a game that nobody changes in the meantime, such as a seat's view, is derived once: everybody who
 * looks at a raid that is held gets the same. Whoever is alone with a held game has it forgotten, before and after.
 */
import type { Game, Seat } from '../../engine/index.ts'

const forgets: ((game: Game) => void)[] = []

/** @param derive changes nothing; what it gives is shared, so nobody changes that either */
export function derivedOnce<S extends Seat | null, T>(
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

/** It is about to change, or has changed. */
export function forgetDerived(game: Game): void {
  for (const forget of forgets) forget(game)
}
