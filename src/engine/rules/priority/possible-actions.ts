/**
 * The actions that a seat with priority may be able to take at any time (410.2), and a cheap check whether it can do
 * nothing.
 */

import type { Card } from '../../model/data/card.ts'
import { printedCard } from '../../model/data/card-registry.ts'
import { hasOwnPlayModifiers } from '../../model/data/own-play-modifiers.ts'
import type { CardPower, UsablePower } from '../../model/derived/derived.ts'
import { derivedCacheOf } from '../../model/derived/derived-cache.ts'
import { printedCacheOf } from '../../model/derived/printed-cache.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardOf, inPlayStateOf, playerInSeat } from '../../model/state/objects.ts'
import { possiblyNonBlankCardsInPlay } from '../../queries/blank.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { cardsActiveInGraveyard } from '../../queries/in-graveyards.ts'
import { isPlayableAtAnyTime, mayCardBeInstant } from '../../queries/play-modifiers.ts'
import { countReadyResources } from '../../queries/resources.ts'
import { powersOf } from '../../queries/types.ts'
import { isPowerBlockedByCardState } from '../links/costs.ts'
import { lacksResourcesForPower } from '../links/resource-costs.ts'

/**
 * Whether a seat, outside its own action phase, has only things that are too expensive, already used or basic. The
 * check is cheap, and a positive result is cached until the hand or graveyard changes, a card readies or enters play,
 * or powers or modifiers change (`clearIdleSeatFlags`).
 */
export function hasNothingToUse(game: Game, seat: Seat): boolean {
  const { idle } = derivedCacheOf(game)
  if (idle[seat]) return true
  const { playModifier, playModifierKeyword, exhaust } = inForceFlags(game)
  if (playModifier || playModifierKeyword || exhaust || !hasNothing(game, seat)) return false
  idle[seat] = true
  return true
}

function hasNothing(game: Game, seat: Seat): boolean {
  if (cardsActiveInGraveyard(game, seat).length > 0) return false
  for (const id of instantsInHand(game, seat)) if (!isOutOfReach(game, seat, id)) return false
  for (const { id, one } of usablePowers(game, seat))
    if (
      one.use &&
      !one.use.basic &&
      !isPowerBlockedByCardState(game, id, one.use) &&
      !lacksResourcesForPower(game, seat, one.use)
    )
      return false
  return true
}

/** Whether a card is too expensive for the seat, and has no play modifiers that could change its cost. */
function isOutOfReach(game: Game, seat: Seat, id: ObjectId): boolean {
  const card = cardOf(game, id)
  return !card.costHasX && (card.cost ?? 0) > countReadyResources(game, seat) && !hasOwnPlayModifiers(card)
}

/**
 * Whether the player may be able to play some card at any time without a ready resource, or to use it from the hand.
 * All cards that the player owns count, wherever they are, so the answer reveals nothing about the hand.
 */
export function mayPlayWithoutResources(game: Game, seat: Seat): boolean {
  return Object.values(game.objects).some(
    ({ owner, zone, card }) => owner === seat && zone !== 'gone' && isUnpaid(printedCard(game, card)),
  )
}

function isUnpaid(card: Card): boolean {
  if (worksInHand(card)) return true
  return (
    card.instant === true && ((card.cost ?? 0) === 0 || card.costHasX === true || hasOwnPlayModifiers(card))
  )
}

/** Returns the powers that this seat may be able to use, on cards in play, in its graveyard and in its hand. */
export function usablePowers(game: Game, seat: Seat): readonly UsablePower[] {
  const inPlay = usablesInPlay(game)[seat] ?? []
  const dug = cardsActiveInGraveyard(game, seat)
  const held = usedInHand(game, seat)
  if (dug.length === 0 && held.length === 0) return inPlay
  const all = [...inPlay]
  for (const id of dug) addUsables(game, id, all)
  for (const id of held) addUsables(game, id, all)
  return all
}

/**
 * Returns the cards in a hand with a power that is used from the hand (700.2). They are cached until the hand changes.
 */
function usedInHand(game: Game, seat: Seat): readonly ObjectId[] {
  const { handy } = derivedCacheOf(game)
  handy[seat] ??= findUsedInHand(game, seat)
  return handy[seat]
}

function findUsedInHand(game: Game, seat: Seat): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of playerInSeat(game, seat).hand) if (worksInHand(cardOf(game, id))) found.push(id)
  return found
}

function worksInHand(card: Card): boolean {
  const cache = printedCacheOf(card)
  cache.worksInHand ??= card.powers.some((power) => power.kind === 'payment' && power.zone === 'hand')
  return cache.worksInHand
}

/** Returns, by seat, the usable powers of cards in play. They are cached until powers change. */
function usablesInPlay(game: Game): readonly (readonly UsablePower[])[] {
  const cache = derivedCacheOf(game)
  cache.usables ??= findUsables(game)
  return cache.usables
}

function findUsables(game: Game): UsablePower[][] {
  const found: UsablePower[][] = game.players.map(() => [])
  const shared = inForceFlags(game).canComplete
  for (const id of possiblyNonBlankCardsInPlay(game)) {
    const own = found[inPlayStateOf(game, id).controller]
    for (const one of powersOf(game, id)) {
      if (!one.use) continue
      if (isForOthers(one) || (shared && one.power.kind === 'reward'))
        for (const each of found) each.push({ id, one })
      else own?.push({ id, one })
    }
  }
  return found
}

/** Whether players other than its controller may use a power. */
function isForOthers({ power }: CardPower): boolean {
  return power.kind === 'payment' && power.by !== undefined
}

function addUsables(game: Game, id: ObjectId, found: UsablePower[]): void {
  for (const one of powersOf(game, id)) if (one.use) found.push({ id, one })
}

/** Returns the cards in a hand that the seat may be able to play at any time. */
export function instantsInHand(game: Game, seat: Seat): readonly ObjectId[] {
  if (inForceFlags(game).instant)
    return playerInSeat(game, seat).hand.filter((id) => isPlayableAtAnyTime(game, seat, id))
  const { instants } = derivedCacheOf(game)
  let found = instants[seat]
  if (!found) {
    found = findInstants(game, seat)
    instants[seat] = found
  }
  return found
}

function findInstants(game: Game, seat: Seat): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of playerInSeat(game, seat).hand) if (mayCardBeInstant(cardOf(game, id))) found.push(id)
  return found
}
