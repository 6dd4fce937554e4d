/** "While this ally remains exhausted": modifiers that last only as long as a state does (714.3b). */

import { nodeAtPath } from '../model/data/card-registry.ts'
import { indexOfChoiceInText, type ModifyEffect, type TextChoices } from '../model/data/text-choices.ts'
import type { CreatedModifier, Game, TextContext } from '../model/state/game.ts'
import { isInPlay } from '../model/state/objects.ts'
import { cardMatchesFilter } from '../queries/card-text/matching.ts'
import { selectCards } from '../queries/card-text/selecting.ts'
import { choicesOfTextAtPath } from '../queries/targets.ts'
import { removeModifiersWithoutConsequences } from './expiring.ts'

type Remains = NonNullable<ModifyEffect['remains']>

/** Records whether each state that a text requires to last is true as the text's link is added. */
export function recordRequiredStates(game: Game, ctx: TextContext, { remaining }: TextChoices): void {
  for (const node of remaining)
    remember(ctx, node, node.remains !== undefined && remains(game, ctx, node.remains))
}

/** Whether a required state has lasted since the link was added. If it hasn't, the modifier isn't created (714.3b). */
export function hasRequiredStateLasted(ctx: TextContext, node: ModifyEffect): boolean {
  return ctx.settled?.remains?.[indexOfChoiceInText(node)] === true
}

/**
 * Updates the records of required states after a change, and removes each modifier whose required state has
 * ended (714.3b). A state ends when it stops being true or its card becomes a different card. Returns whether
 * control of cards or ghosts may have changed as a result.
 */
export function removeModifiersWhoseRequiredStateEnded(game: Game): boolean {
  for (const { ctx, path } of game.chain) if (ctx.settled?.remains) look(game, ctx, path)
  return game.modifiers.some(saysRemains) && dropUnlessSo(game)
}

function saysRemains({ remains }: CreatedModifier): boolean {
  return remains !== undefined
}

function dropUnlessSo(game: Game): boolean {
  return removeModifiersWithoutConsequences(game, (modifier) => !stillRemains(game, modifier))
}

function look(game: Game, ctx: TextContext, path: string | undefined): void {
  for (const node of choicesOfTextAtPath(game, ctx.card, path).remaining)
    if (node.remains && !remains(game, ctx, node.remains)) remember(ctx, node, false)
}

function stillRemains(game: Game, { ctx, remains: path }: CreatedModifier): boolean {
  return path === undefined || remains(game, ctx, nodeAtPath<Remains>(game, ctx.card, path))
}

function remains(game: Game, ctx: TextContext, { what, is }: Remains): boolean {
  const ids = selectCards(game, ctx, what)
  return ids.length > 0 && ids.every((id) => isInPlay(game, id) && cardMatchesFilter(game, ctx, is, id))
}

function remember(ctx: TextContext, node: ModifyEffect, so: boolean): void {
  ctx.settled = { ...ctx.settled, remains: { ...ctx.settled?.remains, [indexOfChoiceInText(node)]: so } }
}
