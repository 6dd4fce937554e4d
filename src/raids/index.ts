/** The raids that can be played. Importing this module registers the cards and raids with the engine. */
import { allCards, cardsHash } from '../cards/index.ts'
import { type CardId, modeOf, registerCards, registerRaid, type Seat } from '../engine/index.ts'
import type { LairKind } from '../texts/texts.ts'
import { blackTemple } from './black-temple/black-temple.ts'
import { deadmines } from './deadmines/deadmines.ts'
import { magtheridon } from './magtheridon/magtheridon.ts'
import { moltenCore } from './molten-core/molten-core.ts'
import { onyxia } from './onyxia/onyxia.ts'
import { duel } from './players-against-players/duel.ts'
import type { Raid, TreasurePack } from './raid.ts'
import { scarletMonastery } from './scarlet-monastery/scarlet-monastery.ts'
import { shadowfangKeep } from './shadowfang-keep/shadowfang-keep.ts'
import { tutorials } from './tutorial/tutorial.ts'

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

const every: readonly Raid[] = [...raids, ...tutorials]

registerCards(cardsHash, allCards)
for (const raid of [...every, duel]) registerRaid(raid)

/** A raid that a table can choose, or a tutorial. */
export const raidNamed = (name: string): Raid | undefined => every.find((raid) => raid.name === name)

/** "The Deadmines". */
export const titleOf = (name: string): string => raidNamed(name)?.lair.title ?? name

/** The easiest mode of a raid, which is its first. */
export const easiestOf = (name: string): string => raidNamed(name)?.modes[0].name ?? ''

/** Whether no rulebook has this difficulty. */
const isHouse = (name: string, mode: string): boolean => {
  const raid = raidNamed(name)
  return raid !== undefined && modeOf(raid, mode).house === true
}

/** The slots of the treasure pack for a win. Empty if the raid has none. */
export const packOf = (name: string): TreasurePack['slots'] => raidNamed(name)?.rewards?.treasure.slots ?? []

/** The kind of lair, which determines the words for it. */
export const kindOf = (name: string): LairKind => (raidNamed(name) ?? deadmines).kind

/** The lair's seat with this number of raiders. */
export const lairAmong = (name: string, raiders: number): Seat => raidNamed(name)?.lair.sits ?? raiders

/** The Bosses that come one after the other. Empty for an automated lair. */
export const bossesOf = (name: string): readonly CardId[] => raidNamed(name)?.lair.bosses?.cards ?? []

/**
 * Whether the Bosses are stages of one that fights on (R202.1), rather than separate Bosses, one after the other
 * (R302.1).
 */
export const hasBossStages = (name: string): boolean => raidNamed(name)?.lair.bosses?.fallen === 'swapped'

/** The raids whose Boss players may bring their own deck. */
export const withOwnDecks: readonly string[] = raids
  .filter(({ lair }) => lair.ownDeck)
  .map(({ name }) => name)

/** Whether the raid is a tutorial: it earns nothing, it isn't recorded, and no other player waits for the learner. */
export const teaches = ({ raid }: { raid: string }): boolean => raidNamed(raid)?.teaches !== undefined

/** The raids of which nothing is stored when they are over. */
export const unrecordedRaids: readonly string[] = every
  .filter(({ rewards }) => !rewards)
  .map(({ name }) => name)

/** The raids for lists: names, difficulties and Achievements. */
export const raidSummaries = raids.map(({ name, modes, lair: { title, achievements } }) => ({
  name,
  title,
  modes: modes.map((mode) => mode.name),
  achievements,
}))

/** The raids with an automated lair. The campaign leads through them, and a weekly challenge is one of them. */
export const playingThemselves = raidSummaries.filter(({ name }) => raidNamed(name)?.lair.automaton)

/**
 * The raids from which a weekly challenge is drawn. Difficulties of our own are left out, so that all versions draw the
 * same challenge.
 */
export const challengeRaids = playingThemselves.map(({ name, modes }) => ({
  name,
  modes: modes.filter((mode) => !isHouse(name, mode)),
}))

/** The raids with a Boss player, which aren't part of the campaign's chain. */
export const withBosses = raidSummaries.filter(({ name }) => raidNamed(name)?.lair.boss)

/** The titles of the raids in which all raiders have the same faction. */
export const forOneFaction: readonly string[] = raids
  .filter(({ seats }) => seats.oneFaction)
  .map(({ lair }) => lair.title)

/** The difficulties of all raids, each once, in the order of the first raid that has them. */
export const difficulties: readonly string[] = [
  ...new Set(raids.flatMap(({ modes }) => modes.map(({ name }) => name))),
]

export { cardsHash }
