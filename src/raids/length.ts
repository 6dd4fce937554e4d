/** The length of each raid, measured with plain computer players (`npm run -s length`). */
import { measuredLengths } from './measured-lengths.ts'
import { type MeasuredRaid, measuredFigure } from './measured-raids.ts'

/** The length of a raid in games that plain computer players played. */
export interface RaidLength {
  readonly games: number
  /** The median number of turns of all players. */
  readonly turns: number
  /** The median number of choices of all raiders: decisions with at least two options. */
  readonly choices: number
}

/** Returns the length of a raid; undefined if it wasn't measured. */
export const measuredLengthOf = (which: MeasuredRaid): RaidLength | undefined =>
  measuredFigure(measuredLengths, which)
