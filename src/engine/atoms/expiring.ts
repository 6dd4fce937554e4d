/** Definite modifiers that are over (714.3) are taken out. Who controls what may be another then, and who is a ghost. */
import type { ActiveModifier, Game } from '../model/game.ts'
import { nodeAt } from '../model/library.ts'
import { changed } from '../model/runtime.ts'
import type { Modifier } from '../model/vocabulary/modifiers.ts'

/** Takes out those that have ended; says whether one of them did what is told of (`isTold`). */
export function dropEnded(game: Game, ended: (modifier: ActiveModifier) => boolean): boolean {
  const over = game.modifiers.filter(ended)
  if (over.length === 0) return false
  game.modifiers = game.modifiers.filter((modifier) => !over.includes(modifier))
  changed(game)
  return over.some((modifier) => wasTold(game, modifier))
}

/** Who controls what (401.3) and who is a ghost (R503.1b) is derived, and changes of it are events: `settle` finds them. */
export const isTold = ({ kind }: Modifier): boolean => kind === 'control' || kind === 'ghost'

function wasTold(game: Game, { kind, ctx, path }: ActiveModifier): boolean {
  return kind === 'control' || (kind === 'lasting' && isTold(nodeAt<Modifier>(game, ctx.card, path)))
}
