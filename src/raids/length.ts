/** How long a raid takes, measured with plain computer players (`npm run -s length`). */
import { lookUp } from '../engine/index.ts'
import { difficultyKey, type RaidAndMode } from './difficulty.ts'
import { measuredLengths } from './measured-lengths.ts'

export interface Length {
  readonly games: number
  /** The median number of turns of all players. */
  readonly turns: number
  /** The median number of choices of all raiders: decisions with at least two options. */
  readonly choices: number
}

/** Undefined if it wasn't measured. */
export const lengthOf = (which: RaidAndMode): Length | undefined =>
  lookUp(measuredLengths, difficultyKey(which))
