/** Uniqueness (414), which is checked after every batch and repaired before the game continues. */

import { applyAtoms } from '../../changes/atoms.ts'
import { newDestroyMove } from '../../changes/replace.ts'
import { BLANK_CARD, type Card, neverEntersPlay, type Tag } from '../../model/data/card.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import { derivedCacheOf, faceUpCardsInPlay } from '../../model/derived/derived-cache.ts'
import { printedCacheOf } from '../../model/derived/printed-cache.ts'
import { copyGame } from '../../model/state/copy.ts'
import type { Frame } from '../../model/state/frame.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { newMove } from '../../model/state/move.ts'
import { cardOf, inPlayStateOf, newObjectId, seatsInTurnOrder } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { possiblyNonBlankCardsInPlay } from '../../queries/blank.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { tagsOf } from '../../queries/types.ts'
import { weaponsViolatingWieldRules } from '../combat/wielding.ts'

/** The reason why one player can't control some cards at the same time. */
export type UniquenessViolationReason =
  | { kind: 'tag'; tag: string; limit: number } // The party has more cards with the tag than its limit allows (414.3b).
  | { kind: 'name'; name: string } // The party has two unique cards with the same name (414.3a).
  | { kind: 'hands' } // The party has more weapons and shields than the hero's hands can hold (414.3c, 414.3d).

/** Cards that together violate uniqueness, of which one must be destroyed. */
export interface UniquenessViolation {
  readonly cards: readonly ObjectId[]
  readonly why: UniquenessViolationReason
}

const needsHands = (tag: string): boolean => HELD.has(tag) || tag === 'Two-Handed'

/**
 * Starts a repair as soon as a player violates uniqueness (414.1), for example with a card that has just entered
 * (710.1f).
 */
export function startUniquenessRepairIfNeeded(game: Game): void {
  const cache = derivedCacheOf(game)
  if (!cache.checkUniqueness || game.frames.some(isRepair)) return
  cache.checkUniqueness = false
  const limited = limitedCards(game)
  if (limited.length < 2) return
  for (const seat of seatsInTurnOrder(game)) {
    if (findUniquenessViolation(game, seat, limited)) return pushFrame(game, { kind: 'unique', seat })
  }
}

function isRepair({ kind }: Frame): boolean {
  return kind === 'unique'
}

/**
 * Lets the player choose one card after the other until uniqueness isn't violated any more (414.2). The game destroys
 * these cards, which nothing can prevent or replace (103.3).
 */
export const processUniqueness: FrameProcedure<'unique'> = (game, frame) => {
  const { seat } = frame
  const answer = takeAnswer(frame)
  const violation = findUniquenessViolation(game, seat)
  if (!violation) return popFrame(game)
  if (!answer) return askQuestion(game, { kind: 'unique', seat, options: violation.cards.map(objectOption) })
  applyAtoms(game, [newDestroyMove(pickedObject(answer[0] ?? ''))])
}

/** Returns the first violation of this player (414.3, 414.3d), or null. */
export function findUniquenessViolation(
  game: Game,
  seat: Seat,
  among: readonly ObjectId[] = game.play,
): UniquenessViolation | null {
  const own = among.filter((id) => inPlayStateOf(game, id).controller === seat && !isBlank(game, id))
  if (own.length < 2) return null
  return overLimit(game, own) ?? sameName(game, own) ?? heldTogether(game, seat, own)
}

function heldTogether(game: Game, seat: Seat, own: readonly ObjectId[]): UniquenessViolation | null {
  const cards = weaponsViolatingWieldRules(game, seat, own)
  return cards.length > 0 ? { cards, why: { kind: 'hands' } } : null
}

/** Whether this card of the player would violate uniqueness with others if it entered play now (414.1). */
export function wouldViolateUniqueness(game: Game, seat: Seat, id: ObjectId): boolean {
  const card = cardOf(game, id)
  if (neverEntersPlay(card) || !meetsLike(game, seat, card)) return false
  const copy = copyGame(game)
  const move = newMove(id, 'play', 'entered')
  move.enter = { ...LYING, under: seat, id: newObjectId(copy) }
  applyAtoms(copy, [move])
  return findUniquenessViolation(copy, seat) !== null
}

/** The way in which the card is tried in play. The row makes no difference. */
const LYING = {
  row: 'hero',
  faceDown: undefined,
  exhausted: false,
  host: undefined,
  as: undefined,
  named: undefined,
} as const

/**
 * Whether the player controls a card with which this card could violate uniqueness. This cheap check comes before the
 * card is tried.
 */
function meetsLike(game: Game, seat: Seat, card: Card): boolean {
  const limited = [...limitedTags(game), ...limitsOf(card)]
  const tags = card.tags.flatMap(({ tag }) => (limited.includes(tag) ? [tag] : []))
  const isHeld = tags.some(needsHands)
  return game.play.some((id) => {
    if (inPlayStateOf(game, id).controller !== seat) return false
    const other = cardOf(game, id)
    if (card.unique && other.unique && other.name === card.name) return true
    return tagsOf(game, id).some(({ tag }) => tags.includes(tag) || (isHeld && needsHands(tag)))
  })
}

/** Whether a card is a face-down resource without a tag, which doesn't count for uniqueness (412.1b). */
function isBlank(game: Game, id: ObjectId): boolean {
  return cardOf(game, id) === BLANK_CARD && tagsOf(game, id).length === 0
}

/**
 * Returns the cards that could violate uniqueness together: unique cards, and cards with a tag that some card limits.
 */
function limitedCards(game: Game): ObjectId[] {
  const tags = limitedTags(game)
  const found: ObjectId[] = []
  for (const id of possiblyNonBlankCardsInPlay(game))
    if (cardOf(game, id).unique === true || isLimited(tagsOf(game, id), tags)) found.push(id)
  return found
}

function limitedTags(game: Game): string[] {
  const tags = ['Two-Handed', 'Off-Hand']
  for (const id of faceUpCardsInPlay(game))
    for (const tag of limitsOf(cardOf(game, id))) if (!tags.includes(tag)) tags.push(tag)
  return tags
}

/** Returns the tags that a card limits. Only printed tags have limits, because a text gives tags without a number. */
function limitsOf(card: Card): readonly string[] {
  const cache = printedCacheOf(card)
  cache.limits ??= card.tags.flatMap(({ tag, limit }) => (limit === undefined ? [] : [tag]))
  return cache.limits
}

function isLimited(own: readonly Tag[], tags: readonly string[]): boolean {
  for (const { tag } of own) if (tags.includes(tag)) return true
  return false
}

/**
 * Returns the cards with a tag such as Pet (1), if they exceed its number or the number that a card allows (414.3b).
 */
function overLimit(game: Game, own: ObjectId[]): UniquenessViolation | undefined {
  const limits = new Map<string, number>()
  for (const id of own)
    for (const { tag, limit } of tagsOf(game, id))
      if (limit !== undefined && !(limit === 1 && HELD.has(tag)))
        limits.set(tag, Math.min(limit, limits.get(tag) ?? limit))
  for (const [tag, limit] of limits) {
    const cards = own.filter((id) => hasTag(game, id, tag))
    if (cards.length <= limit) continue
    const allowed = limit + moreOf(game, tag, cards)
    if (cards.length > allowed) return { cards, why: { kind: 'tag', tag, limit: allowed } }
  }
  return undefined
}

/** Tags of weapons and off-hand equipment, which have separate rules (406). */
const HELD: ReadonlySet<string> = new Set(['Melee', 'Ranged', 'Off-Hand'])

/** Returns the additional number of cards with a tag that a text allows. The text overrides the rule (103.1). */
function moreOf(game: Game, tag: string, tagged: ObjectId[]): number {
  const more = tagged.map((id) =>
    modifiersOfKindAffectingCard(game, id, 'tagLimit').reduce(
      (sum, { mod }) => sum + (mod.tag === tag ? mod.more : 0),
      0,
    ),
  )
  return Math.min(...more)
}

/** Returns two or more unique cards with the same name, if there are any (414.3a). */
function sameName(game: Game, own: ObjectId[]): UniquenessViolation | undefined {
  const unique = own.filter((id) => cardOf(game, id).unique)
  return unique
    .map((id) => cardOf(game, id).name)
    .map((name): UniquenessViolation => {
      const cards = unique.filter((id) => cardOf(game, id).name === name)
      return { cards, why: { kind: 'name', name } }
    })
    .find(({ cards }) => cards.length > 1)
}

function hasTag(game: Game, id: ObjectId, tag: string): boolean {
  return tagsOf(game, id).some((own) => own.tag === tag)
}
