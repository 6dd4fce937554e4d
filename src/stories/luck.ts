/** Chance as a story needs it: other seeds are tried until what follows fits. */
import { type Game, type GameEvent, playerAt, type Seat, seeded } from '../engine/index.ts'
import { isInPlay } from '../engine/inside.ts'
import { rebuilt } from './twin.ts'

const SEEDS = 3000

/** The first other seed with which this game is as the story needs it; throws what `fits` throws, and where none is. */
export function luckySeed(game: Game, fits: (game: Game) => boolean): Game {
  for (let seed = 1; seed <= SEEDS; seed++) if (fits(reseeded(game, seed))) return reseeded(game, seed)
  throw new Error('no seed is that lucky')
}

function reseeded(game: Game, seed: number): Game {
  return { ...rebuilt(game), rng: seeded(seed) }
}

/** Whether this seat's hero was MARKED whenever one was, as long as it was there to be so. */
export function markedOnly(game: Game, seat: Seat): (told: readonly GameEvent[]) => boolean {
  const { hero, out } = playerAt(game, seat)
  const wasThere = !out && isInPlay(game, hero)
  return (told) => {
    const left = told.findIndex((event) => event.kind === 'moved' && event.was === hero)
    const until = left < 0 ? told.length : left
    return !wasThere || told.slice(0, until).every((event) => event.kind !== 'marked' || event.seat === seat)
  }
}
