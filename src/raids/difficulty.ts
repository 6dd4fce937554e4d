/** How hard a raid is on each difficulty, measured with plain computer players (`npm run -s difficulty`). */
import type { Hardness } from '../texts/texts.ts'
import { easiestOf, playingThemselves, raidNamed, raids } from './index.ts'
import { measuredWins } from './measured.ts'
import { figureOf, type Measured, type RaidAndMode } from './measuring.ts'

export type { RaidAndMode }

/** The share of raids that plain computer players win, from 0 to 1. Undefined if it wasn't measured. */
export function winRateOf(which: Measured): number | undefined {
  const figure = figureOf(measuredWins, which)
  return figure && figure.wins / figure.games
}

/** The least win rate of each word, the gentlest first. */
const LEAST: readonly (readonly [Hardness, number])[] = [
  ['gentle', 0.55],
  ['fair', 0.3],
  ['hard', 0.15],
  ['veryHard', 0],
]

export function hardnessOf(which: Measured): Hardness | undefined {
  const rate = winRateOf(which)
  return rate === undefined ? undefined : LEAST.find(([, least]) => rate >= least)?.[0]
}

/** Every measured difficulty of every dungeon, the one that is won most often first. */
export const byDifficulty: readonly RaidAndMode[] = playingThemselves
  .flatMap(({ name, modes }) => modes.map((mode): RaidAndMode => ({ raid: name, mode })))
  .filter((one) => winRateOf(one) !== undefined)
  .sort((a, b) => rate(b) - rate(a))

function rate(one: RaidAndMode): number {
  return winRateOf(one) ?? 0
}

/** The raid that is won most often. A server begins with it. */
export const easiestRaid: RaidAndMode = byDifficulty[0] ?? firstOf(raids[0]?.name ?? '')

function firstOf(raid: string): RaidAndMode {
  return { raid, mode: easiestOf(raid) }
}

/** Whether the raid is one of those that follow each other by how hard they are. */
export const isRanked = (which: RaidAndMode): boolean => byDifficulty.some(isSame(which))

/** The raid after a win is the next harder one. Null if there is none, or it isn't known how hard they are. */
export function harderThan(which: RaidAndMode): RaidAndMode | null {
  const at = byDifficulty.findIndex(isSame(which))
  return at < 0 ? null : (byDifficulty[at + 1] ?? null)
}

/**
 * The raid after a defeat is the same one on the next easier difficulty. On its easiest difficulty it is the raid that
 * is won most often. Null if none is easier.
 */
export function easierThan(which: RaidAndMode): RaidAndMode | null {
  const modes = raidNamed(which.raid)?.modes.map(({ name }) => name) ?? []
  const mode = modes[modes.indexOf(which.mode) - 1]
  if (!isRanked(which)) return null
  if (mode === undefined) return rate(easiestRaid) > rate(which) ? easiestRaid : null
  const easier = { raid: which.raid, mode }
  return rate(easier) >= rate(which) ? easier : null
}

/**
 * The difficulty of this raid that suits a group for which another raid was suggested: the hardest one that isn't harder
 * than the suggestion, or the easiest.
 */
export function modeLike(raid: string, suggested: RaidAndMode): string {
  if (raid === suggested.raid) return suggested.mode
  const fitting = byDifficulty.filter((one) => one.raid === raid && rate(one) >= rate(suggested))
  return fitting.at(-1)?.mode ?? easiestOf(raid)
}

function isSame({ raid, mode }: RaidAndMode): (one: RaidAndMode) => boolean {
  return (one) => one.raid === raid && one.mode === mode
}
