/** The difficulty of each raid and mode, measured with plain computer players (docs/balance.md). */
import type { DifficultyRating } from '../texts/texts.ts'
import { easiestMode, raidNamed, raids, summariesOfRaidsWithoutBossPlayer } from './index.ts'
import { type MeasuredRaid, measuredFigure, type RaidAndMode } from './measured-raids.ts'
import { measuredWins } from './measured-wins.ts'

export type { RaidAndMode }

/** Returns the share of raids that plain computer players win, from 0 to 1; undefined if it wasn't measured. */
export function measuredWinRateOf(which: MeasuredRaid): number | undefined {
  const figure = measuredFigure(measuredWins, which)
  return figure && figure.wins / figure.games
}

/** The least win rate of each word for a difficulty, easiest first. */
const LEAST: readonly (readonly [DifficultyRating, number])[] = [
  ['gentle', 0.8],
  ['fair', 0.4],
  ['hard', 0.1],
  ['veryHard', 0],
]

/** Returns the word for the difficulty of a raid; undefined if it wasn't measured. */
export function difficultyWordOf(which: MeasuredRaid): DifficultyRating | undefined {
  const rate = measuredWinRateOf(which)
  return rate === undefined ? undefined : LEAST.find(([, least]) => rate >= least)?.[0]
}

/** Every measured mode of every dungeon, in the order of win rates, highest first. */
export const measuredDungeonModesEasiestFirst: readonly RaidAndMode[] = summariesOfRaidsWithoutBossPlayer
  .flatMap(({ name, modes }) => modes.map((mode): RaidAndMode => ({ raid: name, mode })))
  .filter((one) => measuredWinRateOf(one) !== undefined)
  .sort((a, b) => rate(b) - rate(a))

function rate(one: RaidAndMode): number {
  return measuredWinRateOf(one) ?? 0
}

/**
 * The raid and mode that is won most often, among the raids without a Boss player. A server's campaign begins
 * with it.
 */
export const easiestRaidAndMode: RaidAndMode =
  measuredDungeonModesEasiestFirst[0] ?? firstOf(raids[0]?.name ?? '')

function firstOf(raid: string): RaidAndMode {
  return { raid, mode: easiestMode(raid) }
}

/** Whether the raid and mode is part of the order of difficulties. */
export const isRankedByDifficulty = (which: RaidAndMode): boolean =>
  measuredDungeonModesEasiestFirst.some(isSame(which))

/**
 * Returns the next harder raid, which is suggested after a win; null if there is none, or the difficulty is unknown.
 */
export function nextHarderRaidAndMode(which: RaidAndMode): RaidAndMode | null {
  const at = measuredDungeonModesEasiestFirst.findIndex(isSame(which))
  return at < 0 ? null : (measuredDungeonModesEasiestFirst[at + 1] ?? null)
}

/**
 * Returns the next easier raid, which is suggested after a defeat: the same raid in its next easier mode, or the
 * easiest raid of all. Returns null if none is easier.
 */
export function nextEasierRaidAndMode(which: RaidAndMode): RaidAndMode | null {
  const modes = raidNamed(which.raid)?.modes.map(({ name }) => name) ?? []
  const mode = modes[modes.indexOf(which.mode) - 1]
  if (!isRankedByDifficulty(which)) return null
  if (mode === undefined) return rate(easiestRaidAndMode) > rate(which) ? easiestRaidAndMode : null
  const easier = { raid: which.raid, mode }
  return rate(easier) >= rate(which) ? easier : null
}

/**
 * Returns the mode of this raid for a group to whom another raid was suggested: the hardest mode that isn't harder
 * than the suggestion, or the easiest mode.
 */
export function hardestModeNotHarderThan(raid: string, suggested: RaidAndMode): string {
  if (raid === suggested.raid) return suggested.mode
  const fitting = measuredDungeonModesEasiestFirst.filter(
    (one) => one.raid === raid && rate(one) >= rate(suggested),
  )
  return fitting.at(-1)?.mode ?? easiestMode(raid)
}

function isSame({ raid, mode }: RaidAndMode): (one: RaidAndMode) => boolean {
  return (one) => one.raid === raid && one.mode === mode
}
