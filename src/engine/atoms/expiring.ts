/** Definite modifiers that are over (714.3) are taken out. Who controls what may be another then. */
import type { ActiveModifier, Game } from '../model/game.ts'
import { nodeAt } from '../model/library.ts'
import { changed } from '../model/runtime.ts'
import type { Modifier } from '../model/vocabulary/modifiers.ts'

/** Takes out those that have ended; says whether one of them said who controls what. */
export function dropEnded(game: Game, ended: (modifier: ActiveModifier) => boolean): boolean {
  const over = game.modifiers.filter(ended)
  if (over.length === 0) return false
  game.modifiers = game.modifiers.filter((modifier) => !over.includes(modifier))
  changed(game)
  return over.some((modifier) => saysWhoControls(game, modifier))
}

function saysWhoControls(game: Game, { kind, ctx, path }: ActiveModifier): boolean {
  return (
    kind === 'control' || (kind === 'lasting' && nodeAt<Modifier>(game, ctx.card, path).kind === 'control')
  )
}
