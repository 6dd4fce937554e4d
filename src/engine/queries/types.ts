/** The current types, tags and powers of a card (200, 202.3, 300.1, 700.2), and the characters in play. */
import { BLANK_CARD, type Card, type Tag } from '../model/data/card.ts'
import type { CardType } from '../model/data/vocabulary/basic-words.ts'
import type { CardPower } from '../model/derived/derived.ts'
import { derivedCacheOf } from '../model/derived/derived-cache.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { cardOf, inPlayStateOf, objectById, playerInSeat } from '../model/state/objects.ts'
import { possiblyNonBlankCardsInPlay } from './blank.ts'
import { mayAnyHealthBeLowered, modifiersInForce } from './in-force.ts'
import { printedPowers, printedTypes } from './powers.ts'
import { characteristicsOf } from './projection.ts'

/** Returns the current types of a card. A card outside play has its printed types. */
export function typesOf(game: Game, id: ObjectId): readonly CardType[] {
  const { play, known, zone } = objectById(game, id)
  if (known?.types) return known.types
  if (play?.as) return retyped(game) ? characteristicsOf(game, id).types : [play.as]
  if (zone !== 'play' || !retyped(game)) return printedTypes(cardOf(game, id))
  return characteristicsOf(game, id).types
}

/** Whether the card now has this type. */
export function hasType(game: Game, id: ObjectId, type: CardType): boolean {
  if (!hasPrintedTypes(game, id)) return typesOf(game, id).includes(type)
  const card = cardOf(game, id)
  return card.type === type ? card !== BLANK_CARD : secondType(card) === type
}

/** Whether the card is a hero, ally, Totem or Golem in play (300.1, 304.4, 305.3). */
export function isCharacter(game: Game, id: ObjectId): boolean {
  if (objectById(game, id).zone !== 'play') return false
  if (!hasPrintedTypes(game, id)) return typesOf(game, id).some((type) => type === 'hero' || type === 'ally')
  const card = cardOf(game, id)
  return card.type === 'hero' || card.type === 'ally' || secondType(card) === 'ally'
}

/** Returns all characters in play, in the order in which they entered play. */
export function charactersInPlay(game: Game): readonly ObjectId[] {
  const cache = derivedCacheOf(game)
  if (!cache.characters) {
    cache.characters = findCharacters(game)
    cache.frail = isAnyFrail(game, cache.characters)
  }
  return cache.characters
}

/** Whether the game could destroy a character that has no damage (410.6a). The check is cheap. */
export function couldUndamagedCharacterDie(game: Game): boolean {
  charactersInPlay(game)
  return derivedCacheOf(game).frail || mayAnyHealthBeLowered(game)
}

function findCharacters(game: Game): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of possiblyNonBlankCardsInPlay(game)) if (isCharacter(game, id)) found.push(id)
  return found
}

function isAnyFrail(game: Game, ids: readonly ObjectId[]): boolean {
  for (const id of ids) if (!cardOf(game, id).health) return true
  return false
}

function secondType(card: Card): CardType | undefined {
  return printedTypes(card)[1]
}

function hasPrintedTypes(game: Game, id: ObjectId): boolean {
  const { play, known } = objectById(game, id)
  if (play) return play.as === undefined && !retyped(game)
  return known?.types === undefined
}

/** Returns the current tags of a card (202.3). */
export function tagsOf(game: Game, id: ObjectId): readonly Tag[] {
  const { known, zone } = objectById(game, id)
  if (known?.tags) return known.tags
  return zone === 'play' && retyped(game) ? characteristicsOf(game, id).tags : printedTags(game, id)
}

/**
 * Returns the printed tags of a card: those of the visible side, if that side has its own type line (R101.1a), or else
 * of the front.
 */
function printedTags(game: Game, id: ObjectId): readonly Tag[] {
  const { tags, back } = cardOf(game, id)
  return (back?.tags && objectById(game, id).play?.faceDown && back.tags) || tags
}

function retyped(game: Game): boolean {
  const cache = derivedCacheOf(game)
  modifiersInForce(game)
  return cache.retyped
}

/** Returns the current powers of a card in its zone (700.2, 700.3). */
export function powersOf(game: Game, id: ObjectId): readonly CardPower[] {
  if (objectById(game, id).zone !== 'play') return printedPowers(game, id)
  const cache = derivedCacheOf(game)
  modifiersInForce(game)
  return cache.powersVary ? characteristicsOf(game, id).powers : printedPowers(game, id)
}

/** Whether an ally has been in its party since the start of its controller's most recent turn (302.2). */
export function isInPartySinceTurnStart(game: Game, id: ObjectId): boolean {
  const play = inPlayStateOf(game, id)
  return play.since < playerInSeat(game, play.controller).turnBegan
}
