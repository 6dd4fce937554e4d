/** A character with all that is its own. */
import { type Copies, idsOf, minus, plus } from '../../campaign/copies.ts'
import { allCards } from '../../cards/index.ts'
import { type Card, type CardId, hasNode } from '../../engine/index.ts'
import type { Character } from '../../store/generated/client.ts'
import { gainedBy } from '../../store/levels.ts'
import type { Tx } from '../../store/open.ts'
import { copiesShape } from '../shapes.ts'
import type { Whose } from './contract.ts'
import { isConstructed } from './rules.ts'
import { deckCopies, findCharacter, partOf, starterOf } from './who.ts'

export interface Owner {
  readonly character: Character
  readonly hero: Card
  readonly deck: Copies
  /** The starter's cards, what levels brought, and treasure. */
  readonly owned: Copies
  readonly constructed: boolean
}

export async function ownerOf(tx: Tx, whose: Whose, wanted: string | null): Promise<Owner> {
  const character = await findCharacter(tx, whose, wanted)
  const hero = allCards.get(character.heroCardId)
  if (!hero) throw new Error(`the hero ${character.heroCardId} is gone`)
  const gained = await gainedBy(tx, character.id)
  const owned = collected(starterOf(character)?.copies ?? {}, gained)
  const constructed = await isConstructed(tx, whose.guildId)
  return { character, hero, deck: deckCopies(character), owned, constructed }
}

export const collected = (starter: Copies, gained: readonly { cardId: string; copies: number }[]): Copies =>
  gained.reduce<Copies>((all, { cardId, copies }) => plus(all, { [cardId]: copies }), starter)

/** What its owner has named as the collection (800.2b), for where decks are built from every card. */
export const namedBy = (character: Pick<Character, 'id' | 'name' | 'collection'>): Copies =>
  partOf('collection', character, copiesShape, character.collection) ?? {}

/**
 * What a raider's own cards bring, where a card of the deck asks for the collection: all that isn't in the deck; or,
 * where decks are built from every card, what its owner has named.
 */
export async function collectionBeside(tx: Tx, character: Character, deck: Copies): Promise<CardId[]> {
  const isAsked = Object.keys(deck).some((id) =>
    hasNode(allCards.get(id), ({ zone }) => zone === 'collection'),
  )
  if (!isAsked) return []
  const named = namedBy(character)
  if (Object.keys(named).length > 0 && (await isConstructed(tx, character.guildId))) return idsOf(named)
  const owned = collected(starterOf(character)?.copies ?? {}, await gainedBy(tx, character.id))
  return idsOf(minus(owned, deck))
}
