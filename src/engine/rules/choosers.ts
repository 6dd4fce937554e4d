/** Who makes a choice. */
import { playersOf } from '../effects/reading/players.ts'
import type { Chooser } from '../effects/vocabulary/effects.ts'
import type { RaidSide } from '../effects/vocabulary/words.ts'
import type { Context, Game, Seat } from '../state/game.ts'
import { lairSeat } from '../state/objects.ts'

/** Who is asked: one player, or the side's leader. */
export function chooser(game: Game, ctx: Context, who: Chooser): { seat: Seat; side?: RaidSide } {
  if (who.kind !== 'together') return { seat: playersOf(game, ctx, who)[0] ?? ctx.controller }
  return who.side === 'raiders'
    ? { seat: game.leader, side: who.side }
    : { seat: lairSeat(game), side: who.side }
}
