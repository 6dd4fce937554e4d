/** The raids that can be played. Importing this lends the engine its cards and raids. */
import { allCards, cardsHash } from '../cards/index.ts'
import { registerCards, registerRaid, type Seat } from '../engine/index.ts'
import type { LairKind } from '../texts/texts.ts'
import { deadmines } from './deadmines/deadmines.ts'
import { duel } from './duel/duel.ts'
import type { Raid } from './raid.ts'
import { scarletMonastery } from './scarlet-monastery/scarlet-monastery.ts'
import { shadowfangKeep } from './shadowfang-keep/shadowfang-keep.ts'
import { tutorials } from './tutorial/tutorial.ts'

/** Those that a table can choose. */
export const raids: readonly Raid[] = [deadmines, shadowfangKeep, scarletMonastery]

const every: readonly Raid[] = [...raids, ...tutorials]

registerCards(cardsHash, allCards)
for (const raid of [...every, duel]) registerRaid(raid)

/** One of them, or one to learn in. */
export const raidNamed = (name: string): Raid | undefined => every.find((raid) => raid.name === name)

/** "The Deadmines". */
export const titleOf = (name: string): string => raidNamed(name)?.lair.title ?? name

/** In which words a lair is told of. */
export const kindOf = (name: string): LairKind => (raidNamed(name) ?? deadmines).kind

/** Which seat is the lair's where so many raiders sit. */
export const lairAmong = (name: string, raiders: number): Seat => raidNamed(name)?.lair.sits ?? raiders

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

/** The difficulties of all raids, each once, as the first that has it orders them. */
export const difficulties: readonly string[] = [
  ...new Set(raids.flatMap(({ modes }) => modes.map(({ name }) => name))),
]

export { cardsHash }
