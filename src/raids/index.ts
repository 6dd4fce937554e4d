/** The raids that can be played. Importing this module registers the cards and raids with the engine. */
import { allCards, cardIdsOfDeck, hashOfAllCards, starterDecks } from '../cards/index.ts'
import {
  type Card,
  type CardId,
  raidModeOrFirst,
  registerAssumedDecks,
  registerCards,
  registerRaid,
  type Seat,
} from '../engine/index.ts'
import type { LairKind } from '../texts/texts.ts'
import { blackTemple } from './black-temple/black-temple.ts'
import { deadmines } from './deadmines/deadmines.ts'
import { magtheridon } from './magtheridon/magtheridon.ts'
import { moltenCore } from './molten-core/molten-core.ts'
import { onyxia } from './onyxia/onyxia.ts'
import { playersAgainstPlayersRaid } from './players-against-players/players-against-players.ts'
import type { Raid, TreasurePack } from './raid.ts'
import { scarletMonastery } from './scarlet-monastery/scarlet-monastery.ts'
import { shadowfangKeep } from './shadowfang-keep/shadowfang-keep.ts'
import { tutorialRaids } from './tutorial/tutorial.ts'

/** The raids that a table can choose. */
export const raids: readonly Raid[] = [
  deadmines,
  shadowfangKeep,
  scarletMonastery,
  onyxia,
  moltenCore,
  magtheridon,
  blackTemple,
]

const every: readonly Raid[] = [...raids, ...tutorialRaids]

registerCards(hashOfAllCards, allCards)
registerAssumedDecks(
  starterDecks.map((starter) => ({
    hero: cardById(starter.hero),
    cards: cardIdsOfDeck(starter).map(cardById),
  })),
)
for (const raid of [...every, playersAgainstPlayersRaid]) registerRaid(raid)

function cardById(id: CardId): Card {
  const card = allCards.get(id)
  if (!card) throw new Error(`no card ${id}`)
  return card
}

/** Returns the raid or tutorial with this name. */
export const raidNamed = (name: string): Raid | undefined => every.find((raid) => raid.name === name)

/** Returns the title of a raid, such as "The Deadmines". */
export const titleOfRaid = (name: string): string => raidNamed(name)?.lair.title ?? name

/** Returns the easiest mode of a raid, which is its first. */
export const easiestMode = (name: string): string => raidNamed(name)?.modes[0].name ?? ''

/** Whether the mode is our own, and not from a rulebook. */
const isHouse = (name: string, mode: string): boolean => {
  const raid = raidNamed(name)
  return raid !== undefined && raidModeOrFirst(raid, mode).house === true
}

/** Returns the slots of the treasure pack for a win; empty if the raid has none. */
export const treasureSlotsOfRaid = (name: string): TreasurePack['slots'] =>
  raidNamed(name)?.rewards?.treasure.slots ?? []

/** Returns the kind of the raid's lair, which determines the words for it. */
export const lairKindOf = (name: string): LairKind => (raidNamed(name) ?? deadmines).kind

/** Returns the seat of the lair in a raid with this number of raiders. */
export const seatOfLair = (name: string, raiders: number): Seat => raidNamed(name)?.lair.sits ?? raiders

/** Returns the ids of a raid's Bosses in the order in which they come; empty for an automated lair. */
export const bossCardIdsOfRaid = (name: string): readonly CardId[] =>
  raidNamed(name)?.lair.bosses?.cards ?? []

/** Whether the Bosses are stages of one Boss (R202.1) rather than separate Bosses (R302.1). */
export const hasBossStages = (name: string): boolean => raidNamed(name)?.lair.bosses?.fallen === 'swapped'

/** The names of the raids whose Boss players may bring their own deck. */
export const namesOfRaidsThatAllowOwnBossDecks: readonly string[] = raids
  .filter(({ lair }) => lair.ownDeck)
  .map(({ name }) => name)

/**
 * Whether the raid is a lesson of the tutorial. Such a raid earns nothing, isn't recorded, and keeps no other player
 * waiting.
 */
export const isRaidWithLessons = ({ raid }: { raid: string }): boolean =>
  raidNamed(raid)?.teaches !== undefined

/** The names of the raids of which nothing is stored after their end. */
export const namesOfUnrecordedRaids: readonly string[] = every
  .filter(({ rewards }) => !rewards)
  .map(({ name }) => name)

/** The names, modes and Achievements of all raids, for lists. */
export const raidSummaries = raids.map(({ name, modes, lair: { title, achievements } }) => ({
  name,
  title,
  modes: modes.map((mode) => mode.name),
  achievements,
}))

/**
 * The raids whose lair is a Dungeon Deck and plays itself. The campaign consists of them, and a weekly challenge is one
 * of them.
 */
export const summariesOfRaidsWithoutBossPlayer = raidSummaries.filter(
  ({ name }) => raidNamed(name)?.lair.automaton,
)

/**
 * The raids from which a weekly challenge is drawn. Modes of our own are left out, so that all versions of the bot
 * draw the same challenge.
 */
export const summariesOfChallengeRaids = summariesOfRaidsWithoutBossPlayer.map(({ name, modes }) => ({
  name,
  modes: modes.filter((mode) => !isHouse(name, mode)),
}))

/** The raids with a Boss player. They aren't part of the campaign. */
export const summariesOfRaidsWithBossPlayer = raidSummaries.filter(({ name }) => raidNamed(name)?.lair.boss)

/** The titles of the raids in which all raiders must have the same faction. */
export const oneFactionRaidTitles: readonly string[] = raids
  .filter(({ seats }) => seats.oneFaction)
  .map(({ lair }) => lair.title)

/** The modes of all raids, each once, in the order of the first raid that has them. */
export const namesOfAllModes: readonly string[] = [
  ...new Set(raids.flatMap(({ modes }) => modes.map(({ name }) => name))),
]

export { hashOfAllCards }
