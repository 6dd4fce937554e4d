/** Finds a person's characters, and reads their stored decks and levels. */
import type { z } from 'zod'
import { type CopiesByCardId, totalCopies } from '../../campaign/copies.ts'
import { type UsableGuideLevel, type UsedGuideLevel, usableGuideLevels } from '../../campaign/leveling.ts'
import { levelAtXp } from '../../campaign/levels.ts'
import { allCards, starterDecks } from '../../cards/index.ts'
import type { CardId } from '../../engine/index.ts'
import { charactersOfPlayer } from '../../store/characters/characters.ts'
import { usedLevelsOfCharacter } from '../../store/characters/levels.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character, LevelTaken } from '../../store/generated/client.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import type { CharacterOwner } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { readStoredItem, readStoredItemOrDefault } from '../stored/damaged-items.ts'
import { parseStoredValue } from '../stored/migrate.ts'
import { cardCopiesSchema, constructedDeckSchema } from '../stored/schemas.ts'
import type { StoredItem, StoredItemKind } from '../stored/unreadable.ts'
import { ambiguousNameText, findByTypedName } from '../typed-names/match.ts'
import type { CharacterInfo } from './contract.ts'

/** Returns the starter deck that a character began with, which is the one with its hero. */
export const starterDeckOf = ({ heroCardId }: Pick<Character, 'heroCardId'>) =>
  starterDecks.find((deck) => deck.hero === heroCardId)

type WithDeck = Pick<Character, 'id' | 'name' | 'deck' | 'heroCardId'>

const itemOf = (kind: StoredItemKind, { id, name }: Pick<Character, 'id' | 'name'>): StoredItem => ({
  kind,
  id,
  name: toMarkup(userText(name)),
})

/** Returns the character's own deck, which is the starter deck until another is saved. @throws UnreadableState */
export function deckOfCharacter(character: WithDeck): CopiesByCardId {
  return readStoredItem(itemOf('deck', character), () =>
    character.deck === null
      ? (starterDeckOf(character)?.copies ?? {})
      : parseStoredValue(cardCopiesSchema, character.deck),
  )
}

/** Returns the character's own deck; null if it can't be read. */
export const deckOfCharacterOrNull = (character: WithDeck): CopiesByCardId | null =>
  readStoredItemOrDefault<CopiesByCardId | null>(
    itemOf('deck', character),
    () => deckOfCharacter(character),
    null,
  )

/**
 * Parses a stored draft, collection or constructed deck of a character; null if there is none.
 * @throws UnreadableState
 */
export function parseCharacterField<T>(
  kind: 'draft' | 'collection' | 'constructed',
  character: Pick<Character, 'id' | 'name'>,
  schema: z.ZodType<T>,
  stored: unknown,
): T | null {
  return readStoredItem(itemOf(kind, character), () =>
    stored === null ? null : parseStoredValue(schema, stored),
  )
}

/** A deck from all cards and with any hero, beside the character's own deck. */
export interface ConstructedDeck {
  readonly hero: CardId
  readonly cards: CopiesByCardId
  /** The side deck, which has ten cards (100.3); null if there is none. */
  readonly side: CopiesByCardId | null
  /** A deck that is being built, until it is saved. */
  readonly draft: CopiesByCardId | null
}

export type CharacterWithConstructedDeck = Pick<Character, 'id' | 'name' | 'constructed'>

/** Returns the character's constructed deck; null if it has none. @throws UnreadableState */
export const constructedDeckOf = (character: CharacterWithConstructedDeck): ConstructedDeck | null =>
  parseCharacterField('constructed', character, constructedDeckSchema, character.constructed)

function constructedSummary(character: CharacterWithConstructedDeck): CharacterInfo['constructed'] {
  const found = readStoredItemOrDefault(
    itemOf('constructed', character),
    () => constructedDeckOf(character),
    null,
  )
  return found && { hero: found.hero, cards: totalCopies(found.cards) }
}

/** Locks a person's row, so that no other transaction changes their characters until this one ends. */
export async function lockPlayer(tx: Transaction, personId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Player" WHERE id = ${personId} FOR UPDATE`
}

/** Locks a person's row as `lockPlayer` does, after storing the person if their name is given. */
export async function ensureAndLockPlayer(
  tx: Transaction,
  { personId: id, guildId, name }: CharacterOwner,
): Promise<void> {
  if (name !== undefined) await ensurePlayer(tx, personToStoredRow({ id, name }), guildId)
  await lockPlayer(tx, id)
}

/**
 * Returns a character of a person.
 * @param wanted an id or a name; null for the active one
 * @throws Rejection if there is none
 */
export async function requireCharacter(
  tx: Transaction,
  whose: CharacterOwner,
  wanted: string | null,
): Promise<Character> {
  const own = await charactersOfPlayer(tx, whose.guildId, whose.personId)
  if (wanted !== null) return called(own, wanted)
  const found = own.find((one) => one.active)
  if (found) return found
  throw new Rejection(
    own.length === 0 ? texts.characterAnswers.noCharacter() : texts.characterAnswers.noneActive(),
  )
}

/** Returns the character with a typed name or id. @throws Rejection unless exactly one matches */
function called(own: readonly Character[], wanted: string): Character {
  const named = own.map((it) => ({
    it,
    id: it.id,
    label: toMarkup(userText(it.name)),
    names: [it.name] as const,
  }))
  const meant = findByTypedName(wanted, named)
  if (meant.kind === 'one') return meant.it
  if (meant.kind === 'several') throw new Rejection(ambiguousNameText(wanted, meant.them))
  throw new Rejection(texts.characterAnswers.unknownCharacter(named.map(({ label }) => label)))
}

/** Parses the rows of the levels that a character has used. @throws UnreadableState */
export const parseUsedLevels = (
  character: Pick<Character, 'id' | 'name'>,
  rows: readonly LevelTaken[],
): UsedGuideLevel[] =>
  readStoredItem(itemOf('level', character), () =>
    rows.map(({ level, cardsIn }) => ({ level, cardsIn: parseStoredValue(cardCopiesSchema, cardsIn) })),
  )

/**
 * Parses the row of a used level: the cards that were added with it, and those that were removed.
 * @throws UnreadableState
 */
export const parseCardsOfUsedLevel = (
  character: Pick<Character, 'id' | 'name'>,
  { cardsIn, cardsOut }: LevelTaken,
): { cardsIn: CopiesByCardId; cardsOut: CopiesByCardId } =>
  readStoredItem(itemOf('level', character), () => ({
    cardsIn: parseStoredValue(cardCopiesSchema, cardsIn),
    cardsOut: parseStoredValue(cardCopiesSchema, cardsOut),
  }))

/** Returns the levels that the character can use; none if its deck or its levels can't be read. */
export async function loadUsableLevels(tx: Transaction, character: Character): Promise<UsableGuideLevel[]> {
  const hero = allCards.get(character.heroCardId)
  if (!hero) return []
  const rows = await usedLevelsOfCharacter(tx, character.id)
  const taken = readStoredItemOrDefault<UsedGuideLevel[] | null>(
    itemOf('level', character),
    () => parseUsedLevels(character, rows),
    null,
  )
  const deck = deckOfCharacterOrNull(character)
  return taken && deck ? usableGuideLevels({ hero, deck, taken }, character.xp) : []
}

export async function loadCharacterInfo(tx: Transaction, character: Character): Promise<CharacterInfo> {
  const { id, name, heroCardId: hero, className, xp, active, retiredAt } = character
  return {
    id,
    name: userText(name),
    hero,
    class: className,
    faction: allCards.get(hero)?.faction ?? null,
    xp,
    level: levelAtXp(xp),
    openLevels: await loadUsableLevels(tx, character),
    constructed: constructedSummary(character),
    deckSize: totalCopies(deckOfCharacterOrNull(character) ?? {}),
    isUnreadable: deckOfCharacterOrNull(character) === null,
    active,
    retired: retiredAt !== null,
  }
}
