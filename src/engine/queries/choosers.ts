/** The players who make choices. */

import type { RaidSide } from '../model/data/vocabulary/basic-words.ts'
import type { Chooser } from '../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { seatOfLairPlayer } from '../model/state/objects.ts'
import { selectPlayers } from './card-text/players.ts'
import { playersReachedByText } from './ghosts.ts'

/** Returns the seat that is asked: one player, or the leader of a side. */
export function seatThatChooses(game: Game, ctx: TextContext, who: Chooser): { seat: Seat; side?: RaidSide } {
  if (who.kind !== 'together') return { seat: playersReachedByText(game, ctx, who)[0] ?? ctx.controller }
  return who.side === 'raiders'
    ? { seat: game.leader, side: who.side }
    : { seat: seatOfLairPlayer(game), side: who.side }
}

/** Whether the text asks players but can't affect any of them. In that case nobody chooses (R503.1c). */
export function areAllChoosersOutOfReach(game: Game, ctx: TextContext, who: Chooser): boolean {
  if (who.kind === 'together' || playersReachedByText(game, ctx, who).length > 0) return false
  return selectPlayers(game, ctx, who).length > 0
}
