/** Names of raids with their modes, such as "deadmines-novice", and the number of raiders at a simulated table. */
import { lairOfGame } from '../src/engine/index.ts'
import { raids } from '../src/raids/index.ts'
import type { RaidAndMode } from '../src/raids/measured-raids.ts'

/** Returns the raid and mode of a name such as "deadmines-novice"; undefined if there is none. */
export function findRaidAndMode(name: string): RaidAndMode | undefined {
  const raid = raids.find((one) => name.startsWith(`${one.name}-`))
  const mode = raid?.modes.find((one) => name === `${raid.name}-${one.name}`)
  return raid && mode && { raid: raid.name, mode: mode.name }
}

/** Returns the raid and mode of a name such as "deadmines-novice". @throws Error if there is none */
export function tableNamed(name: string): RaidAndMode {
  const found = findRaidAndMode(name)
  if (!found) throw new Error(`--raids must name raids with their modes, like deadmines-novice, not ${name}`)
  return found
}

export const raiderCountAt = (table: RaidAndMode): number => (lairOfGame(table)?.boss ? 5 : 3)
