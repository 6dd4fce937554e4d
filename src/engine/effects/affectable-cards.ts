/** Prevents players from choosing cards for effects that can't be applied to them (709.2b). */
import { newMoveToZone } from '../changes/atoms.ts'
import { canTextMakeMove, newDestroyMove } from '../changes/replace.ts'
import { nodeAtPath } from '../model/data/card-registry.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Selector } from '../model/data/vocabulary/expressions.ts'
import { type DataNode, walkNodes } from '../model/data/walk.ts'
import type { EffectOfKind, RunningEffect } from '../model/state/effect-run.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'

/** An effect that moves cards. */
export type MovingEffect = EffectOfKind<'put'> | EffectOfKind<'destroy'>

/** Returns those of the cards that a later effect of the same text could affect if they were chosen. */
export function cardsThatTextCanAffectIfChosen(
  { game, frame, node, ctx, path }: RunningEffect<'choose'>,
  ids: readonly ObjectId[],
): ObjectId[] {
  const purposes = purposesOf(nodeAtPath<Effect>(game, ctx.card, textOf(path)), node.as)
  if (purposes.length === 0) return [...ids]
  return ids.filter((id) => purposes.some((one) => canEffectMoveCard(game, one, id, frame.scope)))
}

/** Whether a text could move a card as this effect says. */
export function canEffectMoveCard(game: Game, node: MovingEffect, id: ObjectId, scope: number): boolean {
  if (node.kind === 'destroy') return canTextMakeMove(game, newDestroyMove(id), scope)
  return (
    node.to === 'play' ||
    canTextMakeMove(game, newMoveToZone(game, id, node.to, node.discards ? 'discarded' : 'put'), scope)
  )
}

/** Returns the path of the whole text that contains a node. */
function textOf(path: string): string {
  return /^.*?(?:effect|do|scenes\.\w+)(?=\.|$)/.exec(path)?.[0] ?? path
}

/** Returns the effects of a text that move the cards bound to this name. */
function purposesOf(text: Effect, name: string): MovingEffect[] {
  const found: MovingEffect[] = []
  walkNodes(text, (node) => {
    if (isMoving(node) && isOf(node.what, name)) found.push(node)
  })
  return found
}

function isMoving(node: DataNode): node is DataNode & MovingEffect {
  return node.kind === 'put' || node.kind === 'destroy'
}

function isOf(what: Selector, name: string): boolean {
  if (what.kind === 'union') return what.any.some((one) => isOf(one, name))
  return what.kind === 'bound' && what.name === name
}
