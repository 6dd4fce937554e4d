/** Figures that were measured with plain computer players, by raid, difficulty and, against a Boss, number of raiders. */
import { lookUp } from '../engine/index.ts'
import { raidNamed, raidSummaries } from './index.ts'

export interface RaidAndMode {
  readonly raid: string
  readonly mode: string
}

export interface Measured extends RaidAndMode {
  /** The number of raiders; by default the least one. */
  readonly raiders?: number
}

/** The number of raiders for whom a dungeon is made. */
const PARTY = 3

/** The numbers of raiders for whom a Boss raid is made. */
const [LEAST, MOST] = [3, 5]

/** Whether the figures depend on the number of raiders, as in raids with a Boss player. */
export const dependsOnRaiders = (raid: string): boolean => raidNamed(raid)?.lair.boss === true

/** The number of raiders with which the figure for this number was measured. */
export const measuredRaiders = ({ raid, raiders = PARTY }: Measured): number =>
  dependsOnRaiders(raid) ? Math.min(Math.max(raiders, LEAST), MOST) : PARTY

export function keyOf(which: Measured): string {
  const key = `${which.raid}/${which.mode}`
  return dependsOnRaiders(which.raid) ? `${key}/${measuredRaiders(which)}` : key
}

/** Everything that is measured, in the order of the raids. */
export const toMeasure: readonly Measured[] = raidSummaries.flatMap(({ name: raid, modes }) =>
  modes.flatMap((mode) => sizesOf(raid).map((raiders) => ({ raid, mode, raiders }))),
)

function sizesOf(raid: string): number[] {
  return dependsOnRaiders(raid) ? [LEAST, LEAST + 1, MOST] : [PARTY]
}

/** Returns the figure of a raid; undefined if it wasn't measured. */
export const figureOf = <T>(figures: Readonly<Record<string, T>>, which: Measured): T | undefined =>
  lookUp(figures, keyOf(which))
