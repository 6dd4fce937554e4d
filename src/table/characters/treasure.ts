/**
 * Opens treasure. Each character opens exactly one pack for each won raid in which it played, however many clicks
 * arrive.
 */
import { z } from 'zod'
import { type CopiesByCardId, countCopiesById } from '../../campaign/copies.ts'
import { collectionSourceOfTreasure, drawTreasurePack, treasureSeed } from '../../campaign/treasure.ts'
import { allCards } from '../../cards/index.ts'
import { reasonsAgainstCardInDeck } from '../../cards/legality.ts'
import type { Card, CardId } from '../../engine/index.ts'
import { raidNamed, titleOfRaid } from '../../raids/index.ts'
import { charactersOfPlayer } from '../../store/characters/characters.ts'
import { cardsGainedByCharacter } from '../../store/characters/levels.ts'
import {
  addCardsToCollection,
  sourcesOfGainedCards,
  wonRunsOfCharacters,
} from '../../store/characters/treasure.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Raid } from '../../store/generated/client.ts'
import { announcementPayloadsOf } from '../../store/outbox/lookups.ts'
import { topicOfRaid } from '../../store/outbox/topics.ts'
import { lockCharactersAndReadXp } from '../../store/raids/lookups.ts'
import { findRaidWithoutGame, lockRaidRow } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { CharacterOwner, Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { loadPossibleTreasure } from '../raid-loading/pinned.ts'
import { loadRaidInfo } from '../raid-loading/raid-info.ts'
import {
  type CharacterWithDeck,
  cardsOfStarterAndGained,
  loadCharacterWithDeck,
} from './character-with-deck.ts'
import type {
  OpenedTreasurePack,
  SeveralMatchingPacks,
  TreasureCard,
  TreasurePackRequest,
  UnopenedTreasurePack,
} from './contract.ts'
import { lockPlayer, starterDeckOf } from './stored-characters.ts'

/**
 * Returns the packs that a person's characters can open now, the earliest earned first. Retired characters open
 * none.
 */
export async function loadUnopenedPacks(
  tx: Transaction,
  whose: CharacterOwner,
): Promise<UnopenedTreasurePack[]> {
  const own = await charactersOfPlayer(tx, whose.guildId, whose.personId)
  const active = own.filter((one) => one.retiredAt === null)
  const ids = active.map((one) => one.id)
  const openPackOf = new Set(
    (await sourcesOfGainedCards(tx, ids)).map((one) => `${one.characterId} ${one.source}`),
  )
  const runs = await wonRunsOfCharacters(tx, ids)
  return runs
    .filter((run) => !openPackOf.has(`${run.characterId} ${collectionSourceOfTreasure(run.raidId)}`))
    .map(({ characterId, ...run }) => ({
      ...run,
      characterId,
      character: userText(active.find((one) => one.id === characterId)?.name ?? ''),
    }))
}

export async function openTreasurePack(
  tx: Transaction,
  asked: TreasurePackRequest,
): Promise<OpenedTreasurePack | SeveralMatchingPacks> {
  const whose = { guildId: asked.guildId, personId: asked.by.id }
  const raid = asked.code === null ? null : await wonRaid(tx, asked, asked.code)
  const packs = (await loadUnopenedPacks(tx, whose)).filter(
    (pack) =>
      (raid === null || pack.raidId === raid.id) &&
      (asked.characterId === null || pack.characterId === asked.characterId),
  )
  const [pack] = packs
  if (!pack) throw new Rejection(raid ? await whyNotOf(tx, whose, raid) : await whyNone(tx, whose))
  return packs.length > 1 ? { kind: 'several', packs } : openPack(tx, whose, pack)
}

/** Returns a won raid of this guild. @throws Rejection for another raid */
async function wonRaid(
  tx: Transaction,
  { guildId }: Pick<CharacterOwner, 'guildId'>,
  code: string,
): Promise<Omit<Raid, 'state'>> {
  const raid = await findRaidWithoutGame(tx, { code })
  if (!raid || raid.guildId !== guildId) throw new Rejection(texts.characterAnswers.noRaidWithTreasure())
  if (raid.status === 'lobby' || raid.status === 'playing')
    throw new Rejection(texts.characterAnswers.treasureNotYet(raid.code))
  if (raid.status !== 'won') throw new Rejection(texts.characterAnswers.noTreasureIn(raid.code))
  return raid
}

/** Returns a sentence with the reason why none of the person's characters can open a pack of a won raid. */
async function whyNotOf(
  tx: Transaction,
  { guildId, personId }: CharacterOwner,
  raid: Omit<Raid, 'state'>,
): Promise<string> {
  const { seats } = await loadRaidInfo(tx, raid)
  const seated = new Set(seats.filter((one) => one.person.id === personId).map((one) => one.characterId))
  const own = (await charactersOfPlayer(tx, guildId, personId)).filter((one) => seated.has(one.id))
  if (own.length === 0) return texts.characterAnswers.noSeatNoTreasure(raid.code)
  const openedTreasure = await sourcesOfGainedCards(tx, [...seated])
  const isOpen = (id: string) =>
    openedTreasure.some((one) => one.characterId === id && one.source === collectionSourceOfTreasure(raid.id))
  const resting = own.filter((one) => one.retiredAt !== null && !isOpen(one.id))
  return resting.length > 0
    ? texts.characterAnswers.treasureOfRetired(resting.map((one) => one.name))
    : texts.characterAnswers.treasureOpened(raid.code)
}

async function whyNone(tx: Transaction, { guildId, personId }: CharacterOwner): Promise<string> {
  const own = await charactersOfPlayer(tx, guildId, personId)
  return own.length === 0 ? texts.characterAnswers.noCharacter() : texts.characterAnswers.noTreasure()
}

async function openPack(
  tx: Transaction,
  whose: CharacterOwner,
  pack: UnopenedTreasurePack,
): Promise<OpenedTreasurePack> {
  const raid = await lockRaidRow(tx, pack.raidId)
  await lockPlayer(tx, whose.personId)
  await lockCharactersAndReadXp(tx, [pack.characterId])
  const packs = await loadUnopenedPacks(tx, whose)
  if (!raid || !packs.some((one) => isSame(one, pack)))
    throw new Rejection(texts.characterAnswers.treasureOpened(pack.code))
  const owner = await loadCharacterWithDeck(tx, whose, pack.characterId)
  const ids = await gain(tx, pack, raid.cardHash ?? '')
  return {
    kind: 'opened',
    pack,
    raid: titleOfRaid(pack.raid),
    cards: toOwner(owner, owner.owned, ids),
    left: packs.filter((one) => !isSame(one, pack)),
  }
}

/** Describes the cards of a pack for the character that gets them. @param had the cards that it owned before */
const toOwner = ({ hero }: CharacterWithDeck, had: CopiesByCardId, ids: readonly CardId[]): TreasureCard[] =>
  ids.map((card) => ({ card, isNew: had[card] === undefined, unfit: whyNot(hero, card) }))

function whyNot(hero: Card, id: CardId): string | null {
  const card = allCards.get(id)
  return (card && reasonsAgainstCardInDeck(hero, card)[0]) ?? null
}

/** Draws a pack and adds its cards to the character's collection. @returns the cards, the rarest first */
async function gain(tx: Transaction, pack: UnopenedTreasurePack, pinned: string): Promise<CardId[]> {
  const ids = await drawn(tx, pack, pinned)
  const { characterId, raidId } = pack
  await addCardsToCollection(tx, {
    characterId,
    source: collectionSourceOfTreasure(raidId),
    cards: countCopiesById(ids),
  })
  return ids
}

type Drawing = Pick<UnopenedTreasurePack, 'raidId' | 'raid' | 'characterId'>

/** Draws a pack from the treasure that the raid has pinned. The same raid and character always get the same cards. */
async function drawn(
  tx: Transaction,
  { raidId, raid, characterId }: Drawing,
  pinned: string,
): Promise<CardId[]> {
  const treasure = raidNamed(raid)?.rewards?.treasure
  if (!treasure) throw new Error(`there is no treasure in ${raid}`)
  const loot = await loadPossibleTreasure(tx, pinned)
  return drawTreasurePack(treasure, loot, treasureSeed(raidId, characterId)).map((card) => card.id)
}

export async function loadOpenedTreasurePack(
  tx: Transaction,
  whose: CharacterOwner,
  code: string,
  characterId: string,
): Promise<OpenedTreasurePack> {
  const raid = await wonRaid(tx, whose, code)
  const owner = await loadCharacterWithDeck(tx, whose, characterId)
  const gained = await cardsGainedByCharacter(tx, owner.character.id)
  const own = gained.find(({ source }) => source === collectionSourceOfTreasure(raid.id))
  if (!own) throw new Rejection(texts.characterAnswers.noTreasureIn(raid.code))
  const before = gained.filter(({ gainedAt }) => gainedAt < own.gainedAt)
  const had = cardsOfStarterAndGained(starterDeckOf(owner.character)?.copies ?? {}, before)
  const pack = {
    raidId: raid.id,
    code: raid.code,
    raid: raid.name,
    characterId,
    character: userText(owner.character.name),
  }
  const ids = await drawn(tx, pack, raid.cardHash ?? '')
  return {
    kind: 'opened',
    pack,
    raid: titleOfRaid(raid.name),
    cards: toOwner(owner, had, ids),
    left: await loadUnopenedPacks(tx, whose),
  }
}

/** Announces the best card in the raid's thread, once, after its owner has turned it over. */
export async function announceBestTreasureCard(
  tx: Transaction,
  by: Person,
  whose: CharacterOwner,
  code: string,
  id: string,
): Promise<undefined> {
  const { pack, cards } = await loadOpenedTreasurePack(tx, whose, code, id)
  const raid = await lockRaidRow(tx, pack.raidId)
  const [best] = cards
  if (!raid || !best || (await wasAnnounced(tx, by, pack))) return
  const found = { by, character: pack.character, best: best.card, others: cards.length - 1 }
  await addAnnouncements(tx, await loadRaidInfo(tx, raid), [{ kind: 'treasure', found }])
}

const announcedTreasureSchema = z.object({
  found: z.object({ by: z.object({ id: z.string() }), character: z.string().transform(userText) }),
})

async function wasAnnounced(
  tx: Transaction,
  by: Person,
  { raidId, character }: UnopenedTreasurePack,
): Promise<boolean> {
  const announced = await announcementPayloadsOf(tx, topicOfRaid(raidId), 'treasure')
  return announced.some((one) => {
    const { found } = announcedTreasureSchema.safeParse(one).data ?? {}
    return found?.by.id === by.id && found.character === character
  })
}

const isSame = (one: UnopenedTreasurePack, other: UnopenedTreasurePack): boolean =>
  one.raidId === other.raidId && one.characterId === other.characterId
