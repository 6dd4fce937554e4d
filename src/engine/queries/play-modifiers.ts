/**
 * Play modifiers: modifiers that affect adding a link (403.3, 707.1e). They define alternate costs, additional costs,
 * higher and lower costs, names to choose, and other zones from which a card may be played (409.1). A card's own play
 * modifiers function while the card is played (700.2).
 */

import type { Card } from '../model/data/card.ts'
import { isPlayModifier, PLAY_MODIFIER_KEYWORDS, powersOfKeyword } from '../model/data/keywords.ts'
import { ownPlayModifiers } from '../model/data/own-play-modifiers.ts'
import type { Keyword } from '../model/data/vocabulary/basic-words.ts'
import type { PlayAction, PlayModifier } from '../model/data/vocabulary/modifiers.ts'
import type { Cost } from '../model/data/vocabulary/powers.ts'
import type { ModifierInForce, PrintedPlayModifier } from '../model/derived/derived.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import {
  cardOf,
  newContextOfPlayedCard,
  newTextContext,
  objectById,
  playerInSeat,
  shallowCopyOfContext,
} from '../model/state/objects.ts'
import { evaluateAmount } from './card-text/amounts.ts'
import { isConditionTrue } from './card-text/conditions.ts'
import { isSelectedPlayer } from './card-text/players.ts'
import { hasLeftGameWithOwner } from './heroes.ts'
import { inForceFlags, modifiersInForce } from './in-force.ts'
import { NO_KEYWORDS } from './powers.ts'
import { characteristicsOf, doesModifierAffectCard } from './projection.ts'

/** A play modifier that applies now. */
export type PlayModifierInForce = ModifierInForce & { mod: PlayModifier }

/** Returns the play modifiers that apply now if `seat` does this with a card. */
export function playModifiersForAction(
  game: Game,
  seat: Seat,
  id: ObjectId,
  doing: PlayAction,
): PlayModifierInForce[] {
  const own = objectById(game, id).zone === 'play' ? [] : ownModifiers(game, seat, id)
  const others = playModifiersInForce(game)
  return own.length === 0 && others.length === 0 ? NONE : applying(game, { seat, id, doing }, own, others)
}

const NONE: PlayModifierInForce[] = []

function applying(
  game: Game,
  { seat, id, doing }: { seat: Seat; id: ObjectId; doing: PlayAction },
  own: readonly PlayModifierInForce[],
  others: readonly PlayModifierInForce[],
): PlayModifierInForce[] {
  return [
    ...own,
    ...others.filter((entry) => doesModifierAffectCard(game, entry, id) && isForPlayer(game, entry, seat)),
  ].filter((entry) => isFor(entry.mod, doing))
}

function isForPlayer(game: Game, { mod, ctx }: PlayModifierInForce, seat: Seat): boolean {
  return mod.kind !== 'costs' || mod.by === undefined || isSelectedPlayer(game, ctx, mod.by, seat)
}

function isFor(mod: PlayModifier, doing: PlayAction): boolean {
  const what = mod.kind === 'costs' || mod.kind === 'additional' ? (mod.doing ?? 'play') : 'play'
  return what === doing || (what === 'pay' && doing !== 'place' && doing !== 'strike')
}

/**
 * Returns the play modifiers that a card's own text and keywords give it, in whichever zone it is played from (704.1a).
 * Conditions are read for the player who plays the card.
 */
function ownModifiers(game: Game, seat: Seat, id: ObjectId): PlayModifierInForce[] {
  const card = cardOf(game, id)
  const playModifiers = ownPlayModifiers(card)
  return playModifiers.length === 0
    ? NONE
    : readPlayModifiers(game, playModifiers, newContextOfPlayedCard(game, id, seat))
}

function readPlayModifiers(
  game: Game,
  playModifiers: readonly PrintedPlayModifier[],
  ctx: TextContext,
): PlayModifierInForce[] {
  return playModifiers
    .filter((entry) => !entry.while || isConditionTrue(game, ctx, entry.while))
    .map(({ mod, n, path }) => ({
      mod,
      to: mod.to,
      ctx: n === undefined ? ctx : { ...ctx, x: evaluateAmount(game, ctx, n) },
      at: 0,
      path,
    }))
}

/**
 * Returns the play modifiers of cards in play and of lasting modifiers. Usually there are none, which the flags show
 * quickly.
 */
function playModifiersInForce(game: Game): readonly PlayModifierInForce[] {
  const does = inForceFlags(game)
  if (does.playModifierKeyword)
    return [...modifiersInForce(game).filter(isPlayModifierInForce), ...keywordPlayModifiers(game)]
  return does.playModifier ? modifiersInForce(game).filter(isPlayModifierInForce) : NONE
}

function isPlayModifierInForce(entry: ModifierInForce): entry is PlayModifierInForce {
  return isPlayModifier(entry.mod)
}

/**
 * Returns the play modifiers that keywords of cards in play give to other cards, once for each instance: Diplomacy and
 * Harmonize.
 */
function keywordPlayModifiers(game: Game): PlayModifierInForce[] {
  const found: PlayModifierInForce[] = []
  for (const id of game.play) {
    const { keywords } = characteristicsOf(game, id)
    if (keywords === NO_KEYWORDS) continue
    for (const keyword of PLAY_MODIFIER_KEYWORDS)
      if (keywords[keyword]) found.push(...playModifiersOfKeyword(game, id, keyword))
  }
  return found
}

function playModifiersOfKeyword(game: Game, id: ObjectId, keyword: Keyword): PlayModifierInForce[] {
  const card = cardOf(game, id)
  const ctx = newTextContext(objectById(game, id).card, id, objectById(game, id).play?.controller ?? 0)
  const printed = card.powers.filter((power) => power.kind === 'keyword' && power.keyword === keyword)
  const gained = modifiersInForce(game).filter(
    (entry) =>
      entry.mod.kind === 'keyword' &&
      entry.mod.keyword === keyword &&
      doesModifierAffectCard(game, entry, id),
  )
  const instances = [...printed, ...gained.map((entry) => entry.mod)]
  return instances.flatMap((one) =>
    one.kind !== 'keyword'
      ? []
      : powersOfKeyword(one)
          .flatMap((power) => (power.kind === 'continuous' ? power.mods : []))
          .filter((mod): mod is PlayModifier => isPlayModifier(mod) && mod.to.kind === 'filter')
          .map((mod) => ({ mod, to: mod.to, ctx, at: 0 })),
  )
}

/** Returns the alternate costs in the order in which they are offered. The link's own cost is offered before them. */
export function alternateCosts(
  playModifiers: readonly PlayModifierInForce[],
): { costs: readonly Cost[]; by: ObjectId }[] {
  const found: { costs: readonly Cost[]; by: ObjectId }[] = []
  for (const { mod, ctx } of playModifiers)
    if (mod.kind === 'rather') found.push({ costs: mod.costs, by: ctx.source })
  return found
}

/** Returns all additional costs that these play modifiers require. */
export function additionalCostsOfModifiers(playModifiers: readonly PlayModifierInForce[]): Cost[] {
  const costs: Cost[] = []
  for (const { mod } of playModifiers) if (mod.kind === 'additional') costs.push(...mod.costs)
  return costs
}

/**
 * Returns a resource cost after additions and reductions, at least 0 (403.2). "To a minimum of" limits only its own
 * reduction, so the reduction with the highest minimum is applied first. This order is best for the player (707.1e).
 */
export function costAfterModifiers(
  game: Game,
  it: TextContext,
  playModifiers: readonly PlayModifierInForce[],
  cost: number,
): number {
  let total = cost
  const changes = playModifiers.flatMap((entry) =>
    entry.mod.kind === 'costs' ? [{ entry, mod: entry.mod }] : [],
  )
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

/**
 * Returns the context in which a play modifier is read. A card's own play modifiers know the names chosen as the card
 * is played.
 */
function readBy(entry: ModifierInForce, it: TextContext): TextContext {
  const { announced } = it
  const ctx = shallowCopyOfContext(entry.ctx)
  if (announced !== undefined) ctx.announced = announced // The card has left the hand (707.1a).
  if (ctx.source === it.source) ctx.bound = it.bound
  return ctx
}

/** Whether the card may be played from its current zone (409.1). */
export function mayPlayFromZone(game: Game, seat: Seat, id: ObjectId): boolean {
  const { zone, owner } = objectById(game, id)
  if (zone === 'hand') return owner === seat
  if (hasLeftGameWithOwner(game, id)) return false
  const isTop = zone === 'deck' && playerInSeat(game, owner).deck.at(-1) === id
  const from = isTop ? 'deckTop' : zone
  return playModifiersForAction(game, seat, id, 'play').some(
    ({ mod, ctx }) =>
      mod.kind === 'playFrom' &&
      mod.zone === from &&
      (mod.of ? ctx.controller === seat && isSelectedPlayer(game, ctx, mod.of, owner) : owner === seat),
  )
}

/**
 * Whether a card may be played at any time when its player has priority (409.1): it is an instant card, or a play
 * modifier allows it.
 */
export function isPlayableAtAnyTime(game: Game, seat: Seat, id: ObjectId): boolean {
  const card = cardOf(game, id)
  if (card.instant) return true
  if (!inForceFlags(game).instant && !mayCardBeInstant(card)) return false
  return playModifiersForAction(game, seat, id, 'play').some(({ mod }) => mod.kind === 'instant')
}

/** Whether a card is instant, or its own text can make it so. */
export function mayCardBeInstant(card: Card): boolean {
  return card.instant === true || ownPlayModifiers(card).some(({ mod }) => mod.kind === 'instant')
}

/**
 * Returns the cards outside hands that a text can allow to be played: all graveyards, removed zones and top cards of
 * decks.
 */
export function playCandidatesOutsideHands(game: Game): ObjectId[] {
  return game.players.flatMap(({ graveyard, removed, deck }) => [...graveyard, ...removed, ...deck.slice(-1)])
}

/**
 * Returns the path of the "if you do" effect in the text that allows a card to be played from a zone other than the
 * hand, or undefined if there is none.
 */
export function pathOfPlayFromEffect(game: Game, seat: Seat, id: ObjectId): string | undefined {
  const { zone, owner } = objectById(game, id)
  if (zone === 'hand' || owner !== seat) return undefined
  const [found] = playModifiersForAction(game, seat, id, 'play').filter(
    ({ mod }) => mod.kind === 'playFrom' && mod.zone === zone,
  )
  return found?.mod.kind === 'playFrom' && found.mod.do ? `${found.path}.do` : undefined
}

/**
 * Returns the play modifiers that require a choice of a name as a card is played. Each has a key and the tags to choose
 * from.
 */
export function modifiersThatAskForName(
  playModifiers: readonly PlayModifierInForce[],
): Extract<PlayModifier, { kind: 'names' }>[] {
  return playModifiers.flatMap(({ mod }) => (mod.kind === 'names' ? [mod] : []))
}
