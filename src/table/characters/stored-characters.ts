/** Finds a person's characters, and the cards that they own. */
import type { z } from 'zod'
import { type Copies, totalCopies } from '../../campaign/copies.ts'
import { type UnusedLevel, type UsedLevel, unusedLevels } from '../../campaign/leveling.ts'
import { levelOf } from '../../campaign/levels.ts'
import { allCards, starterDecks } from '../../cards/index.ts'
import type { CardId } from '../../engine/index.ts'
import { charactersOfPlayer } from '../../store/characters/characters.ts'
import { usedLevelsOf } from '../../store/characters/levels.ts'
import type { Tx } from '../../store/database/open.ts'
import type { Character, LevelTaken } from '../../store/generated/client.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import type { CharacterOwner } from '../model/person.ts'
import { storedPerson } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { readStored, readStoredOr } from '../stored/damaged-items.ts'
import { parseStored } from '../stored/migrate.ts'
import { constructedSchema, copiesSchema } from '../stored/schemas.ts'
import type { StoredItem, StoredItemKind } from '../stored/unreadable.ts'
import { ambiguousNameText, findByTypedName } from '../typed-names/match.ts'
import type { CharacterInfo } from './contract.ts'

/** The starter deck that a character began with: the one of its hero. */
export const starterOf = ({ heroCardId }: Pick<Character, 'heroCardId'>) =>
  starterDecks.find((deck) => deck.hero === heroCardId)

type WithDeck = Pick<Character, 'id' | 'name' | 'deck' | 'heroCardId'>

const itemOf = (kind: StoredItemKind, { id, name }: Pick<Character, 'id' | 'name'>): StoredItem => ({
  kind,
  id,
  name: toMarkup(userText(name)),
})

/** The character's deck. It is the starter deck until a deck is saved. @throws UnreadableState */
export function deckCopies(character: WithDeck): Copies {
  return readStored(itemOf('deck', character), () =>
    character.deck === null
      ? (starterOf(character)?.copies ?? {})
      : parseStored(copiesSchema, character.deck),
  )
}

/** The character's deck; null if it can't be read. */
export const deckOrNull = (character: WithDeck): Copies | null =>
  readStoredOr<Copies | null>(itemOf('deck', character), () => deckCopies(character), null)

/** A draft or a collection of a character; null if there is none. @throws UnreadableState */
export function readCharacterPart<T>(
  kind: 'draft' | 'collection' | 'constructed',
  character: Pick<Character, 'id' | 'name'>,
  schema: z.ZodType<T>,
  stored: unknown,
): T | null {
  return readStored(itemOf(kind, character), () => (stored === null ? null : parseStored(schema, stored)))
}

/** A deck from all cards and with any hero, beside the character's own deck. */
export interface ConstructedDeck {
  readonly hero: CardId
  readonly cards: Copies
  /** A side deck has ten cards (100.3). */
  readonly side: Copies | null
  /** A deck that is being built, until it is saved. */
  readonly draft: Copies | null
}

export type CharacterWithConstructed = Pick<Character, 'id' | 'name' | 'constructed'>

/** The character's constructed deck; null if it has none. @throws UnreadableState */
export const constructedDeckOf = (character: CharacterWithConstructed): ConstructedDeck | null =>
  readCharacterPart('constructed', character, constructedSchema, character.constructed)

function constructedSummary(character: CharacterWithConstructed): CharacterInfo['constructed'] {
  const found = readStoredOr(itemOf('constructed', character), () => constructedDeckOf(character), null)
  return found && { hero: found.hero, cards: totalCopies(found.cards) }
}

/** Prevents other transactions from changing this person's characters until this one ends. */
export async function lockPlayer(tx: Tx, personId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Player" WHERE id = ${personId} FOR UPDATE`
}

/** Locks a person's characters as `lockPlayer` does, and first stores a person who may not be stored yet. */
export async function lockNewcomer(tx: Tx, { personId: id, guildId, name }: CharacterOwner): Promise<void> {
  if (name !== undefined) await ensurePlayer(tx, storedPerson({ id, name }), guildId)
  await lockPlayer(tx, id)
}

/**
 * Returns a character of a person.
 * @param wanted an id or a name; null for the active one
 * @throws Rejection if there is none
 */
export async function findCharacter(
  tx: Tx,
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

/** @throws Rejection unless exactly one of them has this name */
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

/** Reads the levels that a character has used. @throws UnreadableState */
export const takenLevelsOf = (
  character: Pick<Character, 'id' | 'name'>,
  rows: readonly LevelTaken[],
): UsedLevel[] =>
  readStored(itemOf('level', character), () =>
    rows.map(({ level, cardsIn }) => ({ level, cardsIn: parseStored(copiesSchema, cardsIn) })),
  )

/** The cards that were added with a level, and those that were removed for it. @throws UnreadableState */
export const levelChangeOf = (
  character: Pick<Character, 'id' | 'name'>,
  { cardsIn, cardsOut }: LevelTaken,
): { cardsIn: Copies; cardsOut: Copies } =>
  readStored(itemOf('level', character), () => ({
    cardsIn: parseStored(copiesSchema, cardsIn),
    cardsOut: parseStored(copiesSchema, cardsOut),
  }))

/** Levels that the character can use. There are none if its deck or its levels can't be read. */
export async function unusedLevelsOf(tx: Tx, character: Character): Promise<UnusedLevel[]> {
  const hero = allCards.get(character.heroCardId)
  if (!hero) return []
  const rows = await usedLevelsOf(tx, character.id)
  const taken = readStoredOr<UsedLevel[] | null>(
    itemOf('level', character),
    () => takenLevelsOf(character, rows),
    null,
  )
  const deck = deckOrNull(character)
  return taken && deck ? unusedLevels({ hero, deck, taken }, character.xp) : []
}

export async function characterInfo(tx: Tx, character: Character): Promise<CharacterInfo> {
  const { id, name, heroCardId: hero, className, xp, active, retiredAt } = character
  return {
    id,
    name: userText(name),
    hero,
    class: className,
    faction: allCards.get(hero)?.faction ?? null,
    xp,
    level: levelOf(xp),
    openLevels: await unusedLevelsOf(tx, character),
    constructed: constructedSummary(character),
    deckSize: totalCopies(deckOrNull(character) ?? {}),
    isUnreadable: deckOrNull(character) === null,
    active,
    retired: retiredAt !== null,
  }
}
