/** The tables at which `fit` and `tune` play. */
import { lairOfGame } from '../src/engine/index.ts'
import { raids } from '../src/raids/index.ts'

export interface TuningTable {
  readonly raid: string
  readonly mode: string
}

/** Returns the raid and mode of a name such as "deadmines-novice". @throws Error if there is none */
export function tableNamed(name: string): TuningTable {
  const raid = raids.find((one) => name.startsWith(`${one.name}-`))
  const mode = raid?.modes.find((one) => name === `${raid.name}-${one.name}`)
  if (!raid || !mode)
    throw new Error(`--raids must name raids with their modes, like deadmines-novice, not ${name}`)
  return { raid: raid.name, mode: mode.name }
}

export const raiderCountAt = (table: TuningTable): number => (lairOfGame(table)?.boss ? 5 : 3)
