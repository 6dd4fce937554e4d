/**
 * Figures that were measured with plain computer players, by raid and mode, and by the number of raiders against a
 * Boss.
 */
import { lookUpOwnProperty } from '../engine/index.ts'
import { raidNamed, raidSummaries } from './index.ts'

/** The names of a raid and of one of its modes. */
export interface RaidAndMode {
  readonly raid: string
  readonly mode: string
}

/** A raid and mode, with the number of raiders for which a figure is looked up. */
export interface MeasuredRaid extends RaidAndMode {
  /** The number of raiders; by default the least number that was measured. */
  readonly raiders?: number
}

/** The number of raiders for whom a dungeon is made. */
const PARTY = 3

/** The numbers of raiders for whom a Boss raid is made. */
const [LEAST, MOST] = [3, 5]

/** Whether the figures depend on the number of raiders, as they do in raids with a Boss player. */
export const doFiguresDependOnRaiderCount = (raid: string): boolean => raidNamed(raid)?.lair.boss === true

/** Returns the measured number of raiders that is nearest to this number of raiders. */
export const nearestMeasuredRaiderCount = ({ raid, raiders = PARTY }: MeasuredRaid): number =>
  doFiguresDependOnRaiderCount(raid) ? Math.min(Math.max(raiders, LEAST), MOST) : PARTY

/** Returns the key of a raid in the tables of figures, such as `onyxia/standard/3`. */
export function measurementKey(which: MeasuredRaid): string {
  const key = `${which.raid}/${which.mode}`
  return doFiguresDependOnRaiderCount(which.raid) ? `${key}/${nearestMeasuredRaiderCount(which)}` : key
}

/** All raids and modes that are measured, in the order of the raids. */
export const allMeasuredRaids: readonly MeasuredRaid[] = raidSummaries.flatMap(({ name: raid, modes }) =>
  modes.flatMap((mode) => sizesOf(raid).map((raiders) => ({ raid, mode, raiders }))),
)

function sizesOf(raid: string): number[] {
  return doFiguresDependOnRaiderCount(raid) ? [LEAST, LEAST + 1, MOST] : [PARTY]
}

/** Looks up the figure of a raid in a table of figures. Returns undefined if the raid wasn't measured. */
export const measuredFigure = <T>(figures: Readonly<Record<string, T>>, which: MeasuredRaid): T | undefined =>
  lookUpOwnProperty(figures, measurementKey(which))
