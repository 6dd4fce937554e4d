/**
 * Texts that run once for each of several players, and that as their last step do something to all of them at once
 * (405.4, 802).
 */

import { nodeAtPath } from '../model/data/card-registry.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Frame } from '../model/state/frame.ts'
import type { Game, TextContext } from '../model/state/game.ts'

type Running = Frame<'effect'>

/** Returns the frame of the `forEach` whose text ends with the node at this path, or undefined if there is none. */
export function findForEachFrameThatEndsAt(
  game: Game,
  { frame, ctx, path }: { frame: Running; ctx: TextContext; path: string },
): Running | undefined {
  return game.frames.findLast(
    (one): one is Running =>
      one.kind === 'effect' &&
      one.scope === frame.scope &&
      endsWith(nodeAtPath<Effect>(game, ctx.card, one.path), one.path, path),
  )
}

function endsWith(node: Effect, at: string, path: string): boolean {
  if (node.kind !== 'forEach') return false
  const last = node.do.kind === 'do' ? `${at}.do.steps.${node.do.steps.length - 1}` : `${at}.do`
  return path === last
}
