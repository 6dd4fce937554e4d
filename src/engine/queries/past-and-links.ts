/** Filters about links: targets, possible targets, named tags, and cards that texts have removed from the game. */

import { printedCard } from '../model/data/card-registry.ts'
import { choicesOfText } from '../model/data/text-choices.ts'
import type { Filter } from '../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { controllerOf, linkOfObject, newTextContext, objectById } from '../model/state/objects.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { announcedValuesWithEmpowerTexts, isLegalTarget, isTextPartInForce } from './targets.ts'

type Of<K extends Filter['kind']> = Extract<Filter, { kind: K }>

/**
 * Whether a card on the chain is targeting a matching card. `only`: the matching card must be the single target
 * (706.1a).
 */
export function isCardTargetingMatchingCard(
  game: Game,
  ctx: TextContext,
  { whom, only }: Of<'targeting'>,
  id: ObjectId,
): boolean {
  const link = linkOfObject(game, id)
  if (link?.kind !== 'card') return false
  const cards = choicesOfText(printedCard(game, link.ctx.card)).targets.flatMap(({ node }, i) =>
    node.kind === 'target' ? (link.ctx.targets[i] ?? []) : [],
  )
  if (only && link.ctx.targets.flat().length !== 1) return false
  return cards.some((target) => cardMatchesFilter(game, ctx, whom, target))
}

/**
 * Whether a card's own text could choose the other card as a target, if the card were added to the chain now (706.6).
 */
export function couldCardTarget(game: Game, id: ObjectId, what: ObjectId): boolean {
  const { card } = objectById(game, id)
  const text = choicesOfText(printedCard(game, card))
  const ctx = newTextContext(card, id, controllerOf(game, id))
  ctx.settled = announcedValuesWithEmpowerTexts(game, ctx, text)
  return text.targets.some(
    ({ node, empower }) =>
      node.kind === 'target' &&
      (node.zone ?? 'play') === objectById(game, what).zone &&
      isTextPartInForce(ctx, { mode: null, empower }) &&
      isLegalTarget(game, ctx, node, what),
  )
}

/** Returns the tag that was named as the link was added, or undefined if none was named (rules glossary, Rift). */
export function tagNamedByText(ctx: TextContext, { name, tags }: Of<'tagNamed'>): string | undefined {
  const index = ctx.bound[name]
  return typeof index === 'number' ? tags[index] : undefined
}

/**
 * Whether a text of one of these cards removed the object from the game. This includes texts that resolved while
 * their card was on the chain.
 */
export function wasRemovedByTextOfCards(game: Game, id: ObjectId, cards: readonly ObjectId[]): boolean {
  const { removedBy } = objectById(game, id)
  return removedBy !== undefined && cards.includes(objectInPlayAfterResolution(game, removedBy))
}

/**
 * Returns the object that a card became as it resolved and entered play. For any other card, returns the card itself.
 */
export function objectInPlayAfterResolution(game: Game, id: ObjectId): ObjectId {
  const before = game.objects[id]
  const after = before?.became === undefined ? undefined : game.objects[before.became]
  return after && !before?.known && (after.play || after.known) ? after.id : id
}
