/** Decides when a playout ends. */
import { type ImaginedGame, lairOfGame, lazyViewFor, type Seat, type View } from '../../engine/index.ts'
import { seatViewOf } from '../visible-cards.ts'

/**
 * How far a playout goes: to the end of the present turn, to the end of the lair's turn (of the present one, if it is
 * the lair's), or to the start or the end of the planning player's own next turn.
 */
export type Horizon = 'turn' | 'lairTurn' | 'round' | 'ownNextTurn'

export interface Horizons {
  readonly horizon: Horizon
  /** The horizon of a raider against a Boss player, if it is another one. */
  readonly horizonAgainstBoss?: Horizon
}

/** Returns the horizon for the playouts of this seat. */
export function horizonFor(
  view: View,
  seat: Seat,
  { horizon, horizonAgainstBoss = horizon }: Horizons,
): Horizon {
  const isAgainstBoss = lairOfGame(view)?.boss === true && seatViewOf(view, seat).side !== 'lair'
  return isAgainstBoss ? horizonAgainstBoss : horizon
}

/** Returns a function that says whether the game has reached the horizon of a playout that begins now. */
export function horizonCheck(game: ImaginedGame, seat: Seat, horizon: Horizon): () => boolean {
  const first = game.turn.number
  if (horizon === 'turn') return endOfTurn(game, first)
  if (horizon === 'lairTurn') return endOfTurn(game, first + turnsBeforeLair(lazyViewFor(game, seat)))
  let next: number | null = null
  return () => {
    const { number, player } = game.turn
    if (next === null && number > first && player === seat) next = number
    if (horizon === 'round' && next !== null) return true
    return next !== null && number > next
  }
}

const endOfTurn = (game: ImaginedGame, last: number) => () => game.turn.number > last

/** Returns the number of turns from the present one to the lair's, or 0 if there is no lair. */
const turnsBeforeLair = ({ order, seats }: View): number =>
  Math.max(
    0,
    order.findIndex((one) => seats[one]?.side === 'lair'),
  )
