/** Interrupts links (711) and removes them from the chain. */

import { newMoveToZone } from '../../changes/atoms.ts'
import { moveWithReplacements } from '../../changes/replace.ts'
import { nodeAtPath, printedCard } from '../../model/data/card-registry.ts'
import type { Modifier } from '../../model/data/vocabulary/modifiers.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import type { Game, Link, TextContext } from '../../model/state/game.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { printedPowers } from '../../queries/powers.ts'

/** Removes a link from the chain, without an event. */
export function removeLink(game: Game, link: Link): void {
  game.chain = game.chain.filter((one) => one.id !== link.id)
}

/**
 * Whether a link can be interrupted. A card may prohibit this (103.2), including the link's own card, whose power works
 * while the card is on the chain (700.2).
 */
export function canBeInterrupted(game: Game, { object, ctx, origin, path }: Link): boolean {
  if (origin === 'game') return false // Effects of the raid's rules are sure (R301.5a, R302.2, R303.1b).
  if (origin === 'triggered' && isSure(game, ctx, path)) return false // The text says so (R402.1a).
  if (object === undefined) return true
  if (printedCard(game, ctx.card).type === 'event') return false // Events can't be interrupted (R201.2).
  if (isActForbidden(game, object, 'beInterrupted')) return false
  return !printedPowers(game, object).some(
    ({ power }) => power.kind === 'continuous' && power.mods.some(isUninterruptible),
  )
}

/** Whether the triggered power that created the effect says that the effect can't be interrupted. */
function isSure(game: Game, { card }: TextContext, path = ''): boolean {
  const power = nodeAtPath<{ sure?: true }>(game, card, path.replace(/\.\w+$/, ''))
  return power.sure === true
}

/**
 * Interrupts a link: its whole text is removed, its costs are not refunded (711.2), and its card goes to its owner's
 * graveyard (711.1).
 */
export function interruptLink(game: Game, link: Link, byGame: boolean): void {
  removeInterruptedLink(game, link, byGame)
  if (link.object !== undefined)
    moveWithReplacements(game, [{ ...newMoveToZone(game, link.object, 'graveyard'), why: 'interrupted' }])
}

/** Removes an interrupted link from the chain, and emits the event. Doesn't move the card. */
export function removeInterruptedLink(game: Game, link: Link, byGame: boolean): void {
  removeLink(game, link)
  emitEvent(game, {
    kind: 'interrupted',
    link: link.id,
    object: link.ctx.source,
    card: link.kind === 'resource' ? '' : link.ctx.card,
    byGame,
  })
}

function isUninterruptible(mod: Modifier): boolean {
  return mod.kind === 'cant' && mod.what === 'beInterrupted' && mod.to.kind === 'self'
}
