/** A character with all its own cards. */
import { addCopies, type Copies, idPerCopy, subtractCopies } from '../../campaign/copies.ts'
import { allCards } from '../../cards/index.ts'
import type { Card, CardId } from '../../engine/index.ts'
import { gainedCardsOf } from '../../store/characters/levels.ts'
import type { Tx } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import type { CharacterOwner } from '../model/person.ts'
import { copiesSchema } from '../stored/schemas.ts'
import { needsCollection } from './constructed.ts'
import { isConstructed } from './deck-rule.ts'
import { deckCopies, findCharacter, readCharacterPart, starterOf } from './stored-characters.ts'

export interface CharacterWithDeck {
  readonly character: Character
  readonly hero: Card
  readonly deck: Copies
  /** The starter's cards, the cards from levels, and treasure. */
  readonly owned: Copies
  readonly constructed: boolean
}

export async function ownerOf(
  tx: Tx,
  whose: CharacterOwner,
  wanted: string | null,
): Promise<CharacterWithDeck> {
  const character = await findCharacter(tx, whose, wanted)
  const hero = allCards.get(character.heroCardId)
  if (!hero) throw new Error(`the hero ${character.heroCardId} is gone`)
  const gained = await gainedCardsOf(tx, character.id)
  const owned = collectedCards(starterOf(character)?.copies ?? {}, gained)
  const constructed = await isConstructed(tx, whose.guildId)
  return { character, hero, deck: deckCopies(character), owned, constructed }
}

export const collectedCards = (
  starter: Copies,
  gained: readonly { cardId: string; copies: number }[],
): Copies => gained.reduce<Copies>((all, { cardId, copies }) => addCopies(all, { [cardId]: copies }), starter)

/**
 * Returns the cards that the owner has named as the collection (800.2b), for guilds where decks are built from every
 * card.
 */
export const namedCollectionOf = (character: Pick<Character, 'id' | 'name' | 'collection'>): Copies =>
  readCharacterPart('collection', character, copiesSchema, character.collection) ?? {}

/**
 * The collection of a raider whose deck contains a card that asks for it: all own cards that aren't in the deck.
 * Where decks are built from every card, it is the named collection.
 */
export async function collectionOutsideDeck(tx: Tx, character: Character, deck: Copies): Promise<CardId[]> {
  if (!needsCollection(deck)) return []
  const named = namedCollectionOf(character)
  if (Object.keys(named).length > 0 && (await isConstructed(tx, character.guildId))) return idPerCopy(named)
  const owned = collectedCards(starterOf(character)?.copies ?? {}, await gainedCardsOf(tx, character.id))
  return idPerCopy(subtractCopies(owned, deck))
}
