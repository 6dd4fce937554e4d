/** Evaluates filters of card data: whether a card matches a description. These functions don't change the game. */

import { type Card, factionsOfCard } from '../../model/data/card.ts'
import { doesTagMatch } from '../../model/data/tags.ts'
import type { Keyword } from '../../model/data/vocabulary/basic-words.ts'
import type { Filter, ObjectState, Selector } from '../../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { cardOf, controllerOf, inPlayStateOf, objectById, playerInSeat } from '../../model/state/objects.ts'
import { isActForbidden } from '../cant.ts'
import { modifiersOfKindAffectingCard } from '../modifiers-affecting-card.ts'
import { filterOfNamedType, wordChosenEarlier } from '../naming.ts'
import { hasCardDealtDamageThisTurn, wasCardDealtDamageThisTurn } from '../past.ts'
import {
  couldCardTarget,
  isCardTargetingMatchingCard,
  tagNamedByText,
  wasRemovedByTextOfCards,
} from '../past-and-links.ts'
import { characteristicsOf, hasKeyword } from '../projection.ts'
import { hasType, tagsOf, typesOf } from '../types.ts'
import {
  compareNumbers,
  dieRolledForCard,
  evaluateAmountThatMayBeNegative,
  isOdd,
  statThatMayBeNegative,
} from './amounts.ts'
import { isSelectedPlayer } from './players.ts'
import { selectCards } from './selecting.ts'

/**
 * Whether a card matches a filter, from the view of the text's controller. This function contains no closures, for
 * speed (docs/speed.md).
 */
export function cardMatchesFilter(game: Game, ctx: TextContext, filter: Filter, id: ObjectId): boolean {
  switch (filter.kind) {
    case 'and':
      for (const part of filter.all) if (!cardMatchesFilter(game, ctx, part, id)) return false
      return true
    case 'or':
      for (const part of filter.any) if (cardMatchesFilter(game, ctx, part, id)) return true
      return false
    case 'not':
      return !cardMatchesFilter(game, ctx, filter.filter, id)
    case 'type':
      return hasType(game, id, filter.type)
    case 'tag':
      return hasTag(game, id, filter.tag)
    case 'keyword':
      return hasKeyword(game, id, filter.keyword)
    case 'named':
      return cardOf(game, id).name === filter.name // A name must be equal as a whole (200.2).
    case 'nameHas':
      return cardOf(game, id).name.split(/\W+/).includes(filter.word)
    case 'sharesName':
      return sharesName(game, selectCards(game, ctx, filter.with), id)
    case 'calledAs':
      return cardOf(game, id).name === wordChosenEarlier(game, ctx, filter.name)
    case 'typeNamed': {
      const type = filterOfNamedType(wordChosenEarlier(game, ctx, filter.name))
      return type !== undefined && cardMatchesFilter(game, ctx, type, id)
    }
    case 'tagCalled':
      return hasTag(game, id, wordChosenEarlier(game, ctx, filter.name) ?? '')
    case 'damageTypeCalled':
      return hasDamageType(game, id, wordChosenEarlier(game, ctx, filter.name))
    case 'controlledBy':
      return isSelectedPlayer(game, ctx, filter.players, controllerOf(game, id))
    case 'inZone':
      return objectById(game, id).zone === filter.zone
    case 'state':
      return isInState(game, id, filter.state)
    case 'stat':
      return compareNumbers(
        statThatMayBeNegative(game, id, filter.stat),
        filter.op,
        evaluateAmountThatMayBeNegative(game, ctx, filter.value),
      )
    case 'attacking':
      return isAttacking(game, ctx, filter.whom, id)
    case 'inCombatWith':
      return isInCombatWith(game, ctx, filter.whom, id)
    case 'grants':
      return grants(game, selectCards(game, ctx, filter.to), filter.keywords, id)
    case 'dealtCombatDamageThisTurn':
      return wasDealtInCombat(game, selectCards(game, ctx, filter.by), id)
    case 'attackedThisTurn':
      return wasAttacked(game, selectCards(game, ctx, filter.by), id)
    case 'wasDealtThisTurn':
      return wasCardDealtDamageThisTurn(game, ctx, filter, id)
    case 'hasDealtThisTurn':
      return hasCardDealtDamageThisTurn(game, ctx, filter, id)
    case 'damageType':
      return characteristicsOf(game, id).damageTypes.includes(filter.type) // A card may have several (205.1b).
    case 'icon':
      return iconsOf(cardOf(game, id)).includes(filter.trait)
    case 'token':
      return objectById(game, id).token === true
    case 'sharesType':
      return sharesType(game, selectCards(game, ctx, filter.with), id)
    case 'loot':
      return isLoot(cardOf(game, id))
    case 'printed':
      return cardOf(game, id)[filter.fact] === true
    case 'attachment':
      return cardOf(game, id).attach !== undefined || objectById(game, id).play?.host !== undefined
    case 'parity':
      return isOdd(statThatMayBeNegative(game, id, filter.stat)) === filter.odd
    case 'is':
      return isThat(game, ctx, filter.what, id)
    case 'bears':
      return bears(game, ctx, filter.what, id)
    case 'bearsCounter':
      return (objectById(game, id).play?.counters?.[filter.counter] ?? 0) > 0
    case 'sharesTag':
      return sharesTag(game, selectCards(game, ctx, filter.with), filter.tags, id)
    case 'inRow':
      return objectById(game, id).play?.row === filter.row
    case 'attachedTo':
      return isAttachedTo(game, id, selectCards(game, ctx, filter.what))
    case 'removedBy':
      return wasRemovedByTextOfCards(game, id, selectCards(game, ctx, filter.what))
    case 'rolled':
      return filter.faces.includes(dieRolledForCard(ctx, filter.roll, id))
    case 'able':
      return !isActForbidden(game, id, filter.to)
    case 'thing':
      return objectById(game, id).thing === filter.what
    case 'hasBeen':
      return game.registers.been?.[filter.as]?.includes(id) === true
    case 'described':
      return true
    case 'tagNamed': {
      const tag = tagNamedByText(ctx, filter)
      return tag !== undefined && hasTag(game, id, tag)
    }
    case 'targeting':
      return isCardTargetingMatchingCard(game, ctx, filter, id)
    case 'couldTarget':
      return couldTargetOne(game, id, selectCards(game, ctx, filter.what))
  }
}

/** Whether a card is among those that a selector selects. Simple selectors are checked without building a list. */
function isThat(game: Game, ctx: TextContext, what: Selector, id: ObjectId): boolean {
  if (what.kind === 'self') return ctx.source === id
  if (what.kind === 'event') return ctx.event?.[what.role] === id && id !== 0
  if (what.kind === 'hero' && what.of.kind === 'you') return playerInSeat(game, ctx.controller).hero === id
  return selectCards(game, ctx, what).includes(id)
}

/** Whether the card has the tag on its type line (202.1). A talent spec is no tag (202.5). */
export function hasTag(game: Game, id: ObjectId, tag: string): boolean {
  for (const own of tagsOf(game, id)) if (doesTagMatch(own.tag, tag)) return true
  return false
}

function hasDamageType(game: Game, id: ObjectId, type: string | undefined): boolean {
  return characteristicsOf(game, id).damageTypes.some((own) => own === type) // A card may have several (205.1b).
}

function sharesName(game: Game, others: readonly ObjectId[], id: ObjectId): boolean {
  return others.some((one) => cardOf(game, one).name === cardOf(game, id).name)
}

function wasDealtInCombat(game: Game, by: readonly ObjectId[], id: ObjectId): boolean {
  return game.registers.combatDamage.some(([dealer, to]) => to === id && by.includes(dealer))
}

function wasAttacked(game: Game, by: readonly ObjectId[], id: ObjectId): boolean {
  return game.registers.fought?.some(([attacker, to]) => to === id && by.includes(attacker)) === true
}

function sharesType(game: Game, others: readonly ObjectId[], id: ObjectId): boolean {
  return others.some((other) => shareType(game, id, other))
}

/** Whether the card shares one of these tags with one of the other cards. */
function sharesTag(game: Game, others: readonly ObjectId[], tags: readonly string[], id: ObjectId): boolean {
  return tags.some((tag) => hasTag(game, id, tag) && others.some((one) => hasTag(game, one, tag)))
}

/** Whether a matching card is attached to this card. */
function bears(game: Game, ctx: TextContext, what: Filter, id: ObjectId): boolean {
  return game.play.some(
    (other) => inPlayStateOf(game, other).host === id && cardMatchesFilter(game, ctx, what, other),
  )
}

function isAttachedTo(game: Game, id: ObjectId, hosts: readonly ObjectId[]): boolean {
  const host = objectById(game, id).play?.host
  return host !== undefined && hosts.includes(host)
}

function couldTargetOne(game: Game, id: ObjectId, whom: readonly ObjectId[]): boolean {
  return whom.some((what) => couldCardTarget(game, id, what))
}

/** Whether card `id` is the source of a modifier that gives one of these keywords to one of the cards `to`. */
function grants(game: Game, to: readonly ObjectId[], keywords: readonly Keyword[], id: ObjectId): boolean {
  return to.some((one) =>
    modifiersOfKindAffectingCard(game, one, 'keyword').some(
      ({ mod, ctx }) => ctx.source === id && keywords.includes(mod.keyword),
    ),
  )
}

/** Whether two cards share a type: a type that both have (300.1c). */
function shareType(game: Game, a: ObjectId, b: ObjectId): boolean {
  const types = typesOf(game, b)
  return typesOf(game, a).some((type) => types.includes(type))
}

/** Whether the collector number marks a card as loot (204.3). */
function isLoot(card: Card): boolean {
  return card.loot === true
}

/** Returns the traits that icons on the card show (206.1a, 206.1b). */
function iconsOf(card: Card): string[] {
  return [...(card.classes ?? []), ...factionsOfCard(card)]
}

/**
 * Whether a card is in a state. Only cards in play are ready, exhausted, damaged and so on (411.2). For a card that
 * has left play, its last known state counts (709.2d).
 */
function isInState(game: Game, id: ObjectId, state: ObjectState): boolean {
  const object = objectById(game, id)
  const { play, known } = object
  switch (state) {
    case 'ready':
      return play ? !play.exhausted : false
    case 'exhausted':
      return play?.exhausted ?? known?.exhausted ?? false
    case 'damaged':
      return (play?.damage ?? known?.damage ?? 0) > 0
    case 'attacking':
      return game.combat?.attacker === id
    case 'defending':
      return game.combat?.defender === id
    case 'inCombat':
      return isInCombat(game, id)
    case 'protecting':
      return game.combat?.protecting === true && (game.combat.defender ?? game.combat.proposed) === id
    case 'resource':
      return play?.row === 'resource'
    case 'faceDown':
      return play?.faceDown === true
    case 'unattached':
      return play !== undefined && play.host === undefined
    case 'attackedThisTurn':
      return game.registers.attacked.includes(id)
    case 'dealtDamageThisTurn':
      return game.registers.dealing?.includes(id) === true
    case 'healedThisTurn':
      return isHealed(game, id)
    case 'enteredThisTurn':
      return play !== undefined && play.at >= playerInSeat(game, game.turn.player).turnBegan
  }
}

function isHealed({ registers }: Game, id: ObjectId): boolean {
  return registers.healing?.some(({ from }) => from === id) === true
}

/** Whether a card is the attacker or the defender of a combat that has both (602.3b). */
function isInCombat(game: Game, id: ObjectId): boolean {
  const { combat } = game
  if (!combat || combat.attacker === null || combat.defender === null) return false
  return combat.attacker === id || combat.defender === id
}

/**
 * Whether a card is in combat with a matching card; the attacker and the defender are in combat with each other
 * (602.3b).
 */
function isInCombatWith(game: Game, ctx: TextContext, whom: Filter, id: ObjectId): boolean {
  const { combat } = game
  if (!combat || combat.defender === null || !isInCombat(game, id)) return false
  const other = combat.attacker === id ? combat.defender : combat.attacker
  return other !== null && cardMatchesFilter(game, ctx, whom, other)
}

/** Whether a character attacks a matching defender. It attacks a defender only once both are in combat (602.3). */
function isAttacking(game: Game, ctx: TextContext, whom: Filter, id: ObjectId): boolean {
  const { combat } = game
  return (
    combat?.attacker === id && combat.defender !== null && cardMatchesFilter(game, ctx, whom, combat.defender)
  )
}
