/** Controls random results of a story: tries other seeds until the results fit. */
import { type Game, type GameEvent, playerInSeat, randomStateFromSeed, type Seat } from '../engine/index.ts'
import { isInPlay } from '../engine/internals.ts'
import { rebuildGameFromJson } from './twin.ts'

const SEEDS = 3000

/**
 * Returns a copy of the game with the first other seed whose results fit the story. Throws what `fits` throws, and
 * throws if no seed fits.
 */
export function gameWithFittingSeed(game: Game, fits: (game: Game) => boolean): Game {
  for (let seed = 1; seed <= SEEDS; seed++) if (fits(reseeded(game, seed))) return reseeded(game, seed)
  throw new Error('no seed is that lucky')
}

function reseeded(game: Game, seed: number): Game {
  return { ...rebuildGameFromJson(game), rng: randomStateFromSeed(seed) }
}

/**
 * Returns a function that says whether, in these events, only this seat's hero was MARKED as long as that hero was in
 * play.
 */
export function createOnlyMarkedHeroCheck(game: Game, seat: Seat): (events: readonly GameEvent[]) => boolean {
  const { hero, out } = playerInSeat(game, seat)
  const wasThere = !out && isInPlay(game, hero)
  return (events) => {
    const left = events.findIndex((event) => event.kind === 'moved' && event.was === hero)
    const until = left < 0 ? events.length : left
    return (
      !wasThere || events.slice(0, until).every((event) => event.kind !== 'marked' || event.seat === seat)
    )
  }
}
