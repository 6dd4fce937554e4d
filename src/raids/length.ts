/** How long a raid takes, measured with plain computer players (`npm run -s length`). */
import { measuredLengths } from './measured-lengths.ts'
import { figureOf, type Measured } from './measuring.ts'

export interface Length {
  readonly games: number
  /** The median number of turns of all players. */
  readonly turns: number
  /** The median number of choices of all raiders: decisions with at least two options. */
  readonly choices: number
}

/** Returns the length of a raid; undefined if it wasn't measured. */
export const lengthOf = (which: Measured): Length | undefined => figureOf(measuredLengths, which)
