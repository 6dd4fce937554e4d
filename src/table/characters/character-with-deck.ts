/** Loads a character with its deck and all cards that it owns. */
import { addCopies, type CopiesByCardId, cardIdOfEachCopy, subtractCopies } from '../../campaign/copies.ts'
import { allCards } from '../../cards/index.ts'
import type { Card, CardId } from '../../engine/index.ts'
import { cardsGainedByCharacter } from '../../store/characters/levels.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import type { CharacterOwner } from '../model/person.ts'
import { cardCopiesSchema } from '../stored/schemas.ts'
import { hasCardThatNeedsCollection } from './constructed.ts'
import { isConstructedDeckRuleInUse } from './deck-rule.ts'
import { deckOfCharacter, parseCharacterField, requireCharacter, starterDeckOf } from './stored-characters.ts'

export interface CharacterWithDeck {
  readonly character: Character
  readonly hero: Card
  readonly deck: CopiesByCardId
  /** All owned cards: those of the starter deck, cards from levels, and treasure. */
  readonly owned: CopiesByCardId
  readonly constructed: boolean
}

export async function loadCharacterWithDeck(
  tx: Transaction,
  whose: CharacterOwner,
  wanted: string | null,
): Promise<CharacterWithDeck> {
  const character = await requireCharacter(tx, whose, wanted)
  const hero = allCards.get(character.heroCardId)
  if (!hero) throw new Error(`the hero ${character.heroCardId} is gone`)
  const gained = await cardsGainedByCharacter(tx, character.id)
  const owned = cardsOfStarterAndGained(starterDeckOf(character)?.copies ?? {}, gained)
  const constructed = await isConstructedDeckRuleInUse(tx, whose.guildId)
  return { character, hero, deck: deckOfCharacter(character), owned, constructed }
}

export const cardsOfStarterAndGained = (
  starter: CopiesByCardId,
  gained: readonly { cardId: string; copies: number }[],
): CopiesByCardId =>
  gained.reduce<CopiesByCardId>((all, { cardId, copies }) => addCopies(all, { [cardId]: copies }), starter)

/**
 * Returns the cards that the character's owner has listed as the collection (800.2b), for guilds where decks are
 * built from every card.
 */
export const collectionNamedByOwner = (
  character: Pick<Character, 'id' | 'name' | 'collection'>,
): CopiesByCardId =>
  parseCharacterField('collection', character, cardCopiesSchema, character.collection) ?? {}

/**
 * Returns the collection for a deck with a card that asks for it: all owned cards outside the deck, or the named
 * collection where decks are built from every card. Returns an empty list for other decks.
 */
export async function collectionOutsideDeck(
  tx: Transaction,
  character: Character,
  deck: CopiesByCardId,
): Promise<CardId[]> {
  if (!hasCardThatNeedsCollection(deck)) return []
  const named = collectionNamedByOwner(character)
  if (Object.keys(named).length > 0 && (await isConstructedDeckRuleInUse(tx, character.guildId)))
    return cardIdOfEachCopy(named)
  const owned = cardsOfStarterAndGained(
    starterDeckOf(character)?.copies ?? {},
    await cardsGainedByCharacter(tx, character.id),
  )
  return cardIdOfEachCopy(subtractCopies(owned, deck))
}
