/** The raids that can be played. Importing this lends the engine its cards and raids. */
import { allCards, cardsHash } from '../cards/index.ts'
import { type CardId, registerCards, registerRaid, type Seat } from '../engine/index.ts'
import type { LairKind } from '../texts/texts.ts'
import { blackTemple } from './black-temple/black-temple.ts'
import { deadmines } from './deadmines/deadmines.ts'
import { duel } from './duel/duel.ts'
import { magtheridon } from './magtheridon/magtheridon.ts'
import { moltenCore } from './molten-core/molten-core.ts'
import { onyxia } from './onyxia/onyxia.ts'
import type { Raid, TreasurePack } from './raid.ts'
import { scarletMonastery } from './scarlet-monastery/scarlet-monastery.ts'
import { shadowfangKeep } from './shadowfang-keep/shadowfang-keep.ts'
import { tutorials } from './tutorial/tutorial.ts'

/** Those that a table can choose. */
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

/** One of them, or one to learn in. */
export const raidNamed = (name: string): Raid | undefined => every.find((raid) => raid.name === name)

/** "The Deadmines". */
export const titleOf = (name: string): string => raidNamed(name)?.lair.title ?? name

/** The difficulty with which one begins: the first that it has. */
export const easiestOf = (name: string): string => raidNamed(name)?.modes[0].name ?? ''

/** What a win's treasure pack holds; nothing where there is none. */
export const packOf = (name: string): TreasurePack['slots'] => raidNamed(name)?.rewards?.treasure.slots ?? []

/** In which words a lair is told of. */
export const kindOf = (name: string): LairKind => (raidNamed(name) ?? deadmines).kind

/** Which seat is the lair's where so many raiders sit. */
export const lairAmong = (name: string, raiders: number): Seat => raidNamed(name)?.lair.sits ?? raiders

/** The Bosses that come one after the other; none where the lair plays by itself. */
export const bossesOf = (name: string): readonly CardId[] => raidNamed(name)?.lair.bosses?.cards ?? []

/** Whether they are stages of one, which fights on (R202.1), or one after the other (R302.1). */
export const areStages = (name: string): boolean => raidNamed(name)?.lair.bosses?.fallen === 'swapped'

/** Those whose Boss players may bring a deck of their own. */
export const withOwnDecks: readonly string[] = raids
  .filter(({ lair }) => lair.ownDeck)
  .map(({ name }) => name)

/** Whether one learns in it: it earns nothing, is remembered nowhere, and nobody waits for who does. */
export const teaches = ({ raid }: { raid: string }): boolean => raidNamed(raid)?.teaches !== undefined

/** Of what nothing is kept when it is over. */
export const forgotten: readonly string[] = every.filter(({ rewards }) => !rewards).map(({ name }) => name)

/** The raids as lists tell of them: what they are called, their difficulties, and what can be achieved in them. */
export const inShort = raids.map(({ name, modes, lair: { title, achievements } }) => ({
  name,
  title,
  modes: modes.map((mode) => mode.name),
  achievements,
}))

/** Those whose lair plays by itself: what the campaign leads through, and a week's challenge is one of. */
export const playingThemselves = inShort.filter(({ name }) => raidNamed(name)?.lair.automaton)

/** Those with a Boss player, which stand beside the campaign's chain. */
export const withBosses = inShort.filter(({ name }) => raidNamed(name)?.lair.boss)

/** The difficulties of all raids, each once, as the first that has it orders them. */
export const difficulties: readonly string[] = [
  ...new Set(raids.flatMap(({ modes }) => modes.map(({ name }) => name))),
]

export { cardsHash }
