/**
 * Terms: modifiers that affect adding a link (403.3, 707.1e). They define alternate costs, additional costs, higher
 * and lower costs, names to choose, and other zones from which a card may be played (409.1). A card's own terms
 * function while it is played (700.2).
 */

import type { Card } from '../model/data/card.ts'
import { isPlayTerm, powersOfKeyword, TERM_KEYWORDS } from '../model/data/keywords.ts'
import { selfTerms } from '../model/data/self-terms.ts'
import type { Keyword } from '../model/data/vocabulary/basic-words.ts'
import type { PlayAction, PlayTerm } from '../model/data/vocabulary/modifiers.ts'
import type { Cost } from '../model/data/vocabulary/powers.ts'
import type { ModifierInForce, PrintedPlayTerm } from '../model/derived/derived.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import {
  cardOf,
  newTextContext,
  objectOf,
  playContext,
  playerAt,
  shallowCopyOfContext,
} from '../model/state/objects.ts'
import { evaluateAmount } from './evaluation/amounts.ts'
import { isOneOf } from './evaluation/players.ts'
import { holds } from './evaluation/whether.ts'
import { leftWithOwner } from './heroes.ts'
import { inForceFlags, modifiersInForce } from './in-force.ts'
import { affects, characteristics } from './projection.ts'

/** A term that applies. It is read for the controller of its modifier. */
export type PlayTermInForce = ModifierInForce & { mod: PlayTerm }

/** The terms under which `seat` may do this with a card now. */
export function termsOf(game: Game, seat: Seat, id: ObjectId, doing: PlayAction): PlayTermInForce[] {
  const own = objectOf(game, id).zone === 'play' ? [] : ownTerms(game, seat, id)
  const others = termsInForce(game)
  return own.length === 0 && others.length === 0 ? NONE : applying(game, id, doing, own, others)
}

const NONE: PlayTermInForce[] = []

function applying(
  game: Game,
  id: ObjectId,
  doing: PlayAction,
  own: readonly PlayTermInForce[],
  others: readonly PlayTermInForce[],
): PlayTermInForce[] {
  return [...own, ...others.filter((entry) => affects(game, entry, id))].filter((entry) =>
    isFor(entry.mod, doing),
  )
}

function isFor(mod: PlayTerm, doing: PlayAction): boolean {
  const what = mod.kind === 'costs' || mod.kind === 'additional' ? (mod.doing ?? 'play') : 'play'
  return what === doing || (what === 'pay' && doing !== 'place' && doing !== 'strike')
}

/**
 * The terms that a card's own text and keywords set for it, in whichever zone it is played from (704.1a). Conditions
 * are read for the player who plays it.
 */
function ownTerms(game: Game, seat: Seat, id: ObjectId): PlayTermInForce[] {
  const card = cardOf(game, id)
  const terms = selfTerms(card)
  return terms.length === 0 ? NONE : readTerms(game, terms, playContext(game, id, seat))
}

function readTerms(game: Game, terms: readonly PrintedPlayTerm[], ctx: TextContext): PlayTermInForce[] {
  return terms
    .filter((term) => !term.while || holds(game, ctx, term.while))
    .map(({ mod, n, path }) => ({
      mod,
      to: mod.to,
      ctx: n === undefined ? ctx : { ...ctx, x: evaluateAmount(game, ctx, n) },
      at: 0,
      path,
    }))
}

/** The terms of cards in play and of lasting modifiers. Usually there are none, which is a fast check. */
function termsInForce(game: Game): readonly PlayTermInForce[] {
  const does = inForceFlags(game)
  if (does.termKeyword) return [...modifiersInForce(game).filter(isInTerms), ...keywordTerms(game)]
  return does.term ? modifiersInForce(game).filter(isInTerms) : NONE
}

function isInTerms(entry: ModifierInForce): entry is PlayTermInForce {
  return isPlayTerm(entry.mod)
}

/** The terms that keywords of cards in play set for other cards, once for each instance: Diplomacy and Harmonize. */
function keywordTerms(game: Game): PlayTermInForce[] {
  return game.play.flatMap((id) => {
    const { keywords } = characteristics(game, id)
    return TERM_KEYWORDS.flatMap((keyword) => (keywords[keyword] ? termsOfKeyword(game, id, keyword) : []))
  })
}

function termsOfKeyword(game: Game, id: ObjectId, keyword: Keyword): PlayTermInForce[] {
  const card = cardOf(game, id)
  const ctx = newTextContext(objectOf(game, id).card, id, objectOf(game, id).play?.controller ?? 0)
  const printed = card.powers.filter((power) => power.kind === 'keyword' && power.keyword === keyword)
  const gained = modifiersInForce(game).filter(
    (entry) => entry.mod.kind === 'keyword' && entry.mod.keyword === keyword && affects(game, entry, id),
  )
  const instances = [...printed, ...gained.map((entry) => entry.mod)]
  return instances.flatMap((one) =>
    one.kind !== 'keyword'
      ? []
      : powersOfKeyword(one)
          .flatMap((power) => (power.kind === 'continuous' ? power.mods : []))
          .filter((mod): mod is PlayTerm => isPlayTerm(mod) && mod.to.kind === 'filter')
          .map((mod) => ({ mod, to: mod.to, ctx, at: 0 })),
  )
}

/** Alternate costs in the order in which they are offered. The link's own cost comes before them. */
export function alternateCosts(
  terms: readonly PlayTermInForce[],
): { costs: readonly Cost[]; by: ObjectId }[] {
  const found: { costs: readonly Cost[]; by: ObjectId }[] = []
  for (const { mod, ctx } of terms)
    if (mod.kind === 'rather') found.push({ costs: mod.costs, by: ctx.source })
  return found
}

export function additionalCosts(terms: readonly PlayTermInForce[]): Cost[] {
  const costs: Cost[] = []
  for (const { mod } of terms) if (mod.kind === 'additional') costs.push(...mod.costs)
  return costs
}

/**
 * A resource cost after additions and reductions, at least 0 (403.2). "To a minimum of" limits only its own
 * reduction, so the reduction with the highest minimum is applied first. This order is best for the player (707.1e).
 */
export function changedCost(
  game: Game,
  it: TextContext,
  terms: readonly PlayTermInForce[],
  cost: number,
): number {
  let total = cost
  const changes = terms.flatMap((entry) => (entry.mod.kind === 'costs' ? [{ entry, mod: entry.mod }] : []))
  for (const { entry, mod } of changes)
    if (mod.more !== undefined)
      total += entry.locked?.more ?? evaluateAmount(game, readBy(entry, it), mod.more)
  for (const { entry, mod } of changes.sort((a, b) => (b.mod.least ?? 0) - (a.mod.least ?? 0))) {
    if (mod.less === undefined) continue
    const less = entry.locked?.less ?? evaluateAmount(game, readBy(entry, it), mod.less)
    total -= Math.max(0, Math.min(less, total - (mod.least ?? Number.NEGATIVE_INFINITY)))
  }
  return Math.max(0, total)
}

/** Returns the context in which a term is read. A card's own terms know the names chosen as the card is played. */
function readBy(entry: ModifierInForce, it: TextContext): TextContext {
  const { announced } = it
  const ctx = shallowCopyOfContext(entry.ctx)
  if (announced !== undefined) ctx.announced = announced // 707.1a
  if (ctx.source === it.source) ctx.bound = it.bound
  return ctx
}

/** Whether the card may be played from its current zone (409.1). */
export function mayPlayFrom(game: Game, seat: Seat, id: ObjectId): boolean {
  const { zone, owner } = objectOf(game, id)
  if (zone === 'hand') return owner === seat
  if (leftWithOwner(game, id)) return false
  const isTop = zone === 'deck' && playerAt(game, owner).deck.at(-1) === id
  const from = isTop ? 'deckTop' : zone
  return termsOf(game, seat, id, 'play').some(
    ({ mod, ctx }) =>
      mod.kind === 'playFrom' &&
      mod.zone === from &&
      (mod.of ? ctx.controller === seat && isOneOf(game, ctx, mod.of, owner) : owner === seat),
  )
}

/**
 * Whether a card may be played at any time when its player has priority (409.1): it is an instant card, or a term says
 * so.
 */
export function isInstant(game: Game, seat: Seat, id: ObjectId): boolean {
  const card = cardOf(game, id)
  if (card.instant) return true
  if (!inForceFlags(game).instant && !mayBeInstant(card)) return false
  return termsOf(game, seat, id, 'play').some(({ mod }) => mod.kind === 'instant')
}

/** Whether a card is instant, or its own text can make it so. */
export function mayBeInstant(card: Card): boolean {
  return card.instant === true || selfTerms(card).some(({ mod }) => mod.kind === 'instant')
}

/** All graveyards, removed zones and top cards of decks: the cards outside hands that a text can allow to be played. */
export function cardsOutsideHands(game: Game): ObjectId[] {
  return game.players.flatMap(({ graveyard, removed, deck }) => [...graveyard, ...removed, ...deck.slice(-1)])
}

/** The path of the "if you do" effect in the text that allows a card to be played from a zone other than the hand. */
export function ifPlayedFromPath(game: Game, seat: Seat, id: ObjectId): string | undefined {
  const { zone, owner } = objectOf(game, id)
  if (zone === 'hand' || owner !== seat) return undefined
  const [found] = termsOf(game, seat, id, 'play').filter(
    ({ mod }) => mod.kind === 'playFrom' && mod.zone === zone,
  )
  return found?.mod.kind === 'playFrom' && found.mod.do ? `${found.path}.do` : undefined
}

/** The names to choose as the card is played. Each has a key and the tags to choose from. */
export function nameTermsOf(terms: readonly PlayTermInForce[]): Extract<PlayTerm, { kind: 'names' }>[] {
  return terms.flatMap(({ mod }) => (mod.kind === 'names' ? [mod] : []))
}
