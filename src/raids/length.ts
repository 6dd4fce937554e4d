/** How long a raid takes, measured with plain computer players (`npm run -s length`). */
import { lookUp } from '../engine/index.ts'
import type { RaidAndMode } from './difficulty.ts'
import { measuredLengths } from './measured-lengths.ts'

export interface Length {
  readonly games: number
  /** The median number of turns of all players. */
  readonly turns: number
  /** The median number of choices of all raiders: decisions with at least two options. */
  readonly choices: number
}

/** Undefined if it wasn't measured. */
export const lengthOf = ({ raid, mode }: RaidAndMode): Length | undefined =>
  lookUp(measuredLengths, `${raid}/${mode}`)
