/** Creates, renames and retires characters, and chooses the active one. */
import { classOfHero, defaultCharacterName } from '../../campaign/character.ts'
import { characterNameFrom, characterNameSchema, MAX_CHARACTER_NAME_LENGTH } from '../../campaign/naming.ts'
import { allCards, type PreconstructedDeck } from '../../cards/index.ts'
import {
  activateCharacter,
  charactersOfPlayer,
  createCharacter,
  retireCharacter,
} from '../../store/characters/characters.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import { ensureGuild, ensurePlayer, saveFormerName } from '../../store/people/people.ts'
import { findOpenRaidOfCharacter, unusedCharacterName } from '../../store/raids/lookups.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, type UserText, userText } from '../../texts/user-text.ts'
import type { CharacterOwner, Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { requireStarterDeck } from '../raid-loading/raid-info.ts'
import { evictRaidsOfPlayerAfterTransaction } from '../raids-in-memory/raid-cache.ts'
import { markLeaderboardChanged } from '../records/leaderboard-changes.ts'
import type { CharacterInfo } from './contract.ts'
import { loadCharacterInfo, lockPlayer, requireCharacter } from './stored-characters.ts'

/** The most characters of a person in a guild, because Discord's menus and suggestions show at most 25. */
const MOST = 25

export async function listCharacters(
  tx: Transaction,
  { guildId, personId }: CharacterOwner,
): Promise<CharacterInfo[]> {
  const own = await charactersOfPlayer(tx, guildId, personId)
  const ordered = own.sort((a, b) => Number(b.active) - Number(a.active))
  const cards: CharacterInfo[] = []
  for (const one of ordered) cards.push(await loadCharacterInfo(tx, one))
  return cards
}

export interface NewCharacter {
  guildId: string
  who: Person
  starter: string
  name: UserText | null
}

export async function createActiveCharacter(
  tx: Transaction,
  { guildId, who, starter, name }: NewCharacter,
): Promise<CharacterInfo> {
  const deck = requireStarterDeck(starter)
  await ensureGuild(tx, guildId)
  await ensurePlayer(tx, personToStoredRow(who), guildId)
  await lockPlayer(tx, who.id)
  const whose = { guildId, personId: who.id }
  const made =
    name === null
      ? await createCharacterWithDefaultName(tx, guildId, who, deck)
      : await make(tx, whose, deck, await newName(tx, whose, name))
  return loadCharacterInfo(tx, await activateCharacter(tx, made.id))
}

/** Creates a character with the default name, which is made of the person's and the hero's names. */
export async function createCharacterWithDefaultName(
  tx: Transaction,
  guildId: string,
  who: Person,
  deck: PreconstructedDeck,
): Promise<Character> {
  const hero = heroOf(deck)
  const wantedName = defaultCharacterName(
    characterNameFrom(rawText(who.name)).slice(0, 20).trim() || 'Somebody',
    hero,
  )
  return make(
    tx,
    { guildId, personId: who.id },
    deck,
    await unusedCharacterName(tx, guildId, who.id, wantedName),
  )
}

async function make(
  tx: Transaction,
  whose: CharacterOwner,
  deck: PreconstructedDeck,
  name: string,
): Promise<Character> {
  const { guildId, personId: playerId } = whose
  const own = await charactersOfPlayer(tx, guildId, playerId)
  if (own.length >= MOST) throw new Rejection(texts.characterAnswers.tooMany(MOST))
  const hero = heroOf(deck)
  return createCharacter(tx, { playerId, guildId, name, heroCardId: hero.id, className: classOfHero(hero) })
}

function heroOf(deck: PreconstructedDeck) {
  const hero = allCards.get(deck.hero)
  if (!hero) throw new Error(`the deck ${deck.key} has no hero`)
  return hero
}

/**
 * Returns the wanted name of a character.
 * @throws Rejection if the name is invalid, or another character of the person has it
 */
async function newName(
  tx: Transaction,
  { guildId, personId }: CharacterOwner,
  wantedName: UserText,
  self?: string,
): Promise<string> {
  const read = characterNameSchema.safeParse(rawText(wantedName))
  if (!read.success) throw new Rejection(texts.characterAnswers.badName(MAX_CHARACTER_NAME_LENGTH))
  const others = (await charactersOfPlayer(tx, guildId, personId)).filter((one) => one.id !== self)
  const taken = others.some((one) => one.name.toLowerCase() === read.data.toLowerCase())
  if (taken) throw new Rejection(texts.characterAnswers.nameTaken(toMarkup(userText(read.data))))
  return read.data
}

export async function findAndActivateCharacter(
  tx: Transaction,
  whose: CharacterOwner,
  wanted: string,
): Promise<CharacterInfo> {
  const { id } = await requireCharacter(tx, whose, wanted)
  markLeaderboardChanged(tx, whose.guildId, 'names')
  return loadCharacterInfo(tx, await activateCharacter(tx, id))
}

export async function renameCharacter(
  tx: Transaction,
  whose: CharacterOwner,
  wanted: string | null,
  wantedName: UserText,
): Promise<CharacterInfo> {
  await lockPlayer(tx, whose.personId)
  const { id, name: former } = await requireCharacter(tx, whose, wanted)
  const name = await newName(tx, whose, wantedName, id)
  await saveFormerName(tx, whose.personId, former)
  await evictRaidsOfPlayerAfterTransaction(tx, whose.personId)
  markLeaderboardChanged(tx, whose.guildId, 'names')
  return loadCharacterInfo(tx, await tx.character.update({ where: { id }, data: { name } }))
}

export async function findAndRetireCharacter(
  tx: Transaction,
  whose: CharacterOwner,
  wanted: string | null,
): Promise<CharacterInfo> {
  await lockPlayer(tx, whose.personId)
  const { id, name, retiredAt } = await requireCharacter(tx, whose, wanted)
  const shown = toMarkup(userText(name))
  if (retiredAt !== null) throw new Rejection(texts.characterAnswers.retiredAlready(shown))
  const raid = await findOpenRaidOfCharacter(tx, id)
  if (raid) throw new Rejection(texts.characterAnswers.seated(shown, raid.code))
  markLeaderboardChanged(tx, whose.guildId, 'names')
  return loadCharacterInfo(tx, await retireCharacter(tx, id))
}
