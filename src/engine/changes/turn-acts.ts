/** Records the acts of players and cards in the register of this turn. */

import type { TurnAct } from '../model/data/vocabulary/expressions.ts'
import { invalidateVolatile } from '../model/derived/derived-cache.ts'
import type { MovedEvent } from '../model/state/events.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { MORE_PLACED } from '../queries/player-limits.ts'

/** Records that a player did something with a card, and invalidates conditions about this turn. */
export function recordActOfTurn(game: Game, did: TurnAct, seat: Seat, object: ObjectId): void {
  note(game, did, seat, object)
  invalidateVolatile(game)
}

function note({ registers }: Game, did: TurnAct, seat: Seat, object: ObjectId): void {
  registers.acts ??= []
  registers.acts.push({ did, seat, object })
}

/** Records that a card entered or left play, was drawn or was discarded. A hero that replaces another also enters. */
export function recordActsOfMove(
  game: Game,
  { from, to, why, seat, controller = seat, was, object }: MovedEvent,
): void {
  if (to === 'play' && from !== 'play') note(game, 'entered', controller, object)
  else if (from === 'play' && to !== 'play') note(game, 'left', controller, was)
  else if (why === 'drawn') note(game, 'drew', seat, object)
  else if (why === 'discarded') note(game, 'discarded', seat, object)
}

/** Records that the turn player has placed a resource from hand (412.1). */
export function recordPlacedResource({ turn, registers: { used } }: Game): void {
  if (turn.placed) used[MORE_PLACED] = (used[MORE_PLACED] ?? 0) + 1
  turn.placed = true
}
