/**
 * The actions of a player with priority (410.2). The list is complete, and contains only actions that can be
 * completed.
 */

import type { Card } from '../../model/data/card.ts'
import { choicesOfText } from '../../model/data/text-choices.ts'
import type { CardPower } from '../../model/derived/derived.ts'
import type { Option } from '../../model/state/decision.ts'
import { newLinkToAdd } from '../../model/state/frame.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardOf, inPlayStateOf, newContextOfPlayedCard, playerInSeat } from '../../model/state/objects.ts'
import { optionId } from '../../model/state/picks.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { hasHeroInPlay } from '../../queries/heroes.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { cardsActiveInGraveyard } from '../../queries/in-graveyards.ts'
import {
  isPlayableAtAnyTime,
  mayPlayFromZone,
  playCandidatesOutsideHands,
  playModifiersForAction,
} from '../../queries/play-modifiers.ts'
import { mayPlaceAnotherResource } from '../../queries/player-limits.ts'
import { countReadyResources } from '../../queries/resources.ts'
import { canChooseTargetsOfText } from '../../queries/targets.ts'
import { charactersInPlay, powersOf } from '../../queries/types.ts'
import { canBeProposedAsAttacker, canProposeAttack } from '../combat/legality.ts'
import { canPayToAttack, hasCharacterThatMustAttackNow } from '../combat/must-attack.ts'
import { canAddLink } from '../links/adding.ts'
import { resourcePlacementOptions } from '../links/choosing.ts'
import { isPowerBlockedByCardState } from '../links/costs.ts'
import { lacksResourcesForPower } from '../links/resource-costs.ts'
import { canAnnouncePower, whyPlayerMayNotUsePower } from '../links/uses.ts'
import { areTurnActionsAllowed } from '../turn/steps.ts'
import { instantsInHand, usablePowers } from './possible-actions.ts'

/**
 * Returns all actions with which the player can add something to the chain now; passing comes first (410.2), unless a
 * character must attack.
 */
export function priorityOptions(game: Game, seat: Seat): Option[] {
  const free = canTakeTurnActions(game, seat)
  const options: Option[] = free && hasCharacterThatMustAttackNow(game, seat) ? [] : [PASS]
  for (const id of playables(game, seat, free))
    if (canPlayNow(game, seat, id, free)) options.push({ id: optionId.play(id), kind: 'play', object: id })
  if (free && mayPlaceAnotherResource(game, seat)) addPlacings(game, seat, options)
  addUses(game, seat, free, options)
  if (free) addAttacks(game, seat, options)
  return options
}

const PASS: Option = { id: 'pass', kind: 'pass' }

/** Adds the options to place a resource from hand, which is possible only in the player's own action phase (412.1a). */
function addPlacings(game: Game, seat: Seat, options: Option[]): void {
  for (const id of playerInSeat(game, seat).hand)
    if (!isActForbidden(game, id, 'bePlaced'))
      for (const placing of resourcePlacementOptions(game, seat, id)) options.push(placing)
}

function addAttacks(game: Game, seat: Seat, options: Option[]): void {
  for (const id of charactersInPlay(game))
    if (canAttack(game, seat, id)) options.push({ id: optionId.attack(id), kind: 'attack', object: id })
}

/**
 * Whether the player may do everything that a turn allows: the chain is empty, and it is the player's own non-combat
 * action phase, or the corresponding step of the raid's turn (410.2a, 502.1).
 */
export function canTakeTurnActions(game: Game, seat: Seat): boolean {
  return (
    game.turn.player === seat &&
    !game.combat &&
    game.chain.length === 0 &&
    !game.turn.over &&
    areTurnActionsAllowed(game)
  )
}

/**
 * Returns the cards in hand that the player may be able to play, and cards in other zones that a text lets the player
 * play (409.1). A player without a hero plays none (301.5).
 */
function playables(game: Game, seat: Seat, free: boolean): readonly ObjectId[] {
  if (!hasHeroInPlay(game, seat)) return []
  const { hand } = playerInSeat(game, seat)
  const held = free ? hand : instantsInHand(game, seat)
  const from = inForceFlags(game).playFrom
    ? playCandidatesOutsideHands(game)
    : cardsActiveInGraveyard(game, seat)
  if (from.length === 0) return held
  const more = playableFrom(game, seat, from)
  return more.length > 0 ? [...held, ...more] : held
}

function playableFrom(game: Game, seat: Seat, ids: readonly ObjectId[]): ObjectId[] {
  return ids.filter((id) => mayPlayFromZone(game, seat, id))
}

/** Whether a card can be played now (409.1). A card that a modifier prohibits isn't announced (707.1). */
function canPlayNow(game: Game, seat: Seat, id: ObjectId, free: boolean): boolean {
  const card = cardOf(game, id)
  if (card.type === 'quest' || card.type === 'location') return false // Such cards are placed (201.2, 306.1).
  if (!free && !isPlayableAtAnyTime(game, seat, id)) return false
  if (isActForbidden(game, id, 'bePlayed', undefined, seat)) return false
  if (!isPlain(game, seat, id, card))
    return canAddLink(game, newLinkToAdd('card', newContextOfPlayedCard(game, id, seat)))
  if ((card.cost ?? 0) > countReadyResources(game, seat)) return false
  return (
    choicesOfText(card).targets.length === 0 ||
    canChooseTargetsOfText(game, newContextOfPlayedCard(game, id, seat), undefined)
  )
}

/** Whether a text may play the card, at any time. */
export function canBePlayedByText(game: Game, seat: Seat, id: ObjectId, free: boolean): boolean {
  const { type } = cardOf(game, id)
  if (type === 'quest' || type === 'location' || !hasHeroInPlay(game, seat)) return false
  if (isActForbidden(game, id, 'bePlayed', undefined, seat)) return false
  const it = newLinkToAdd('card', newContextOfPlayedCard(game, id, seat))
  if (free) it.free = free
  return canAddLink(game, it)
}

/** Whether a card has only its printed cost: no X and no play modifiers. */
function isPlain(game: Game, seat: Seat, id: ObjectId, card: Card): boolean {
  return !card.costHasX && playModifiersForAction(game, seat, id, 'play').length === 0
}

function addUses(game: Game, seat: Seat, free: boolean, options: Option[]): void {
  for (const { id, one } of usablePowers(game, seat)) {
    if (!isUsable(game, seat, id, one, free)) continue
    if (one.power.kind === 'reward') options.push(questOption(game, id, one.index))
    else options.push({ id: optionId.power(id, one.index), kind: 'power', object: id, power: one.index })
  }
}

/** Whether a player can use a power now. The cheap checks come first. */
function isUsable(game: Game, seat: Seat, id: ObjectId, one: CardPower, free: boolean): boolean {
  const { use } = one
  if (!use || (use.basic && !free)) return false
  if (isPowerBlockedByCardState(game, id, use) || lacksResourcesForPower(game, seat, use)) return false
  return whyPlayerMayNotUsePower(game, seat, id, one, free) === null && canAnnouncePower(game, seat, id, one)
}

/** Returns the option for one reward of a quest. Only the first reward has no number in its id (702.2a). */
function questOption(game: Game, object: ObjectId, power: number): Option {
  const first = powersOf(game, object).find((one) => one.power.kind === 'reward')
  return {
    id: optionId.quest(object, first?.index === power ? undefined : power),
    kind: 'quest',
    object,
    power,
  }
}

/**
 * Whether the player can propose a combat for this attacker now. The caller has checked the phase and the chain
 * (601.1).
 */
function canAttack(game: Game, seat: Seat, id: ObjectId): boolean {
  if (inPlayStateOf(game, id).controller !== seat) return false
  return canBeProposedAsAttacker(game, id) && canProposeAttack(game, id) && canPayToAttack(game, id)
}
