/**
 * Attachments (400). The attach description says to which cards an attachment may be attached. The host description
 * says which cards it may stay attached to.
 */

import { nodeAtPath, printedCard } from '../model/data/card-registry.ts'
import { choicesOfText } from '../model/data/text-choices.ts'
import type { Filter, Selector } from '../model/data/vocabulary/expressions.ts'
import { hasNodeOfKind } from '../model/data/walk.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { inPlayStateOf, isInPlay, newTextContext, objectById } from '../model/state/objects.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { selectCards } from './card-text/selecting.ts'
import { doesFilterReadOnlyPrintedFacts } from './modifier-stability.ts'

/**
 * Returns the attach description of a card: its own, or the one that it got from the modifier that attached it
 * (400.1). An attachment that has lost its powers keeps the description (400.6).
 */
function descriptionOf(game: Game, id: ObjectId): Selector | undefined {
  const { card, play } = objectById(game, id)
  if (play?.inherited) return nodeAtPath<Selector>(game, play.inherited.card, play.inherited.path)
  return printedCard(game, play?.copy ?? card).attach?.to
}

/** Whether the card has to be attached as it enters play (400.3). */
export function isAttachment(game: Game, id: ObjectId): boolean {
  return printedCard(game, objectById(game, id).card).attach !== undefined
}

/**
 * Returns the cards in play that match an attachment's attach description. `reader` is the attachment's controller, or
 * the player who moves it into play (400.7b). Nothing is targeted, so untargetable cards are included (400.7c).
 */
export function possibleHosts(game: Game, id: ObjectId, reader: Seat): ObjectId[] {
  const described = descriptionOf(game, id)
  if (!described) return []
  const ctx = newTextContext(objectById(game, id).card, id, reader)
  const own = objectById(game, id).play?.host
  return game.play.filter(
    (host) =>
      host !== own &&
      host !== id &&
      inPlayStateOf(game, host).row !== 'resource' &&
      describes(game, ctx, described, host),
  )
}

/**
 * Whether an attach description matches a card. For "Attach this to it", the filter of the target "it" is used,
 * whatever zone that target was in (400.4).
 */
function describes(game: Game, ctx: TextContext, described: Selector, id: ObjectId): boolean {
  const filter = filterOf(game, ctx, described)
  return filter ? cardMatchesFilter(game, ctx, filter, id) : selectCards(game, ctx, described).includes(id)
}

function filterOf(game: Game, ctx: TextContext, described: Selector): Filter | undefined {
  if (described.kind === 'all' || described.kind === 'target') return described.filter
  if (described.kind !== 'thatTarget') return undefined
  const node = choicesOfText(printedCard(game, ctx.card)).targets[described.n ?? 0]?.node
  return node?.kind === 'target' ? node.filter : undefined
}

/**
 * Whether an attachment is attached to nothing, or to a card that doesn't match its host description. The game
 * destroys such an attachment (400.6, 410.6c).
 */
export function isIllegallyAttached(game: Game, id: ObjectId): boolean {
  const { row, host, controller } = inPlayStateOf(game, id)
  if (row !== 'attached') return false
  if (host === undefined || objectById(game, host).zone !== 'play') return true
  const ctx = newTextContext(objectById(game, id).card, id, controller)
  const filter = hostFilter(game, ctx, id)
  return filter !== undefined && !cardMatchesFilter(game, ctx, filter, host)
}

/** Whether an attached card may lose its legal host although no card enters, leaves or changes. */
export function mayHostBecomeIllegal(game: Game, id: ObjectId): boolean {
  const { controller } = inPlayStateOf(game, id)
  const filter = hostFilter(game, newTextContext(objectById(game, id).card, id, controller), id)
  return filter !== undefined && !doesFilterReadOnlyPrintedFacts(filter)
}

function hostFilter(game: Game, ctx: TextContext, id: ObjectId): Filter | undefined {
  const described = descriptionOf(game, id)
  const filter = described && filterOf(game, ctx, described)
  return filter && (speaksOfHost(game, id) ? bare(filter) : filter)
}

/**
 * Whether a card's host still meets the condition under which the card stays attached. Returns false without such a
 * condition or host.
 */
export function isAttachConditionMet(game: Game, id: ObjectId): boolean {
  const { card, play } = objectById(game, id)
  if (!play?.inherited?.while || play.host === undefined || !isInPlay(game, play.host)) return false
  const filter = nodeAtPath<Filter>(game, play.inherited.card, play.inherited.while)
  return cardMatchesFilter(game, newTextContext(card, id, play.controller), filter, play.host)
}

/**
 * Whether the powers of an attachment refer to the "attached" card. If they don't, its whole attach description must
 * continue to match (400.6).
 */
function speaksOfHost(game: Game, id: ObjectId): boolean {
  const { card, play } = objectById(game, id)
  if (play?.inherited) return true
  const { powers, notes: cache } = printedCard(game, play?.copy ?? card)
  if (cache?.speaksOfHost !== undefined) return cache.speaksOfHost
  const found = hasNodeOfKind(powers, 'host')
  if (cache) cache.speaksOfHost = found
  return found
}

const ANY: Filter = { kind: 'and', all: [] }
const bares = new WeakMap<Filter, Filter>()

/**
 * Reduces a description to the kind of card that it names: "attached ally", without any further requirements for the
 * ally.
 */
function bare(filter: Filter): Filter {
  let found = bares.get(filter)
  if (!found) {
    found = kindOf(filter) ?? ANY
    bares.set(filter, found)
  }
  return found
}

const KINDS_BY_TAG: ReadonlySet<string> = new Set(['Weapon', 'Armor', 'Item'])

function kindOf(filter: Filter): Filter | undefined {
  if (filter.kind === 'type') return filter
  if (filter.kind === 'tag') return KINDS_BY_TAG.has(filter.tag) ? filter : undefined
  if (filter.kind === 'and') return filter.all.map(kindOf).find((kind) => kind !== undefined)
  if (filter.kind !== 'or') return undefined
  const kinds = filter.any.flatMap((one) => kindOf(one) ?? [])
  const isOneWord = kinds.length === filter.any.length && kinds.every(({ kind }) => kind === kinds[0]?.kind)
  return isOneWord ? { kind: 'or', any: kinds } : undefined
}
