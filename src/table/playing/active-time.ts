/** Computes how long a raid was played. A break counts as at most 5 minutes. */

import type { MedianDuration } from '../model/raid.ts'

/** A break between two inputs counts as at most 5 minutes, because the players have probably left. */
const LONGEST_GAP_MS = 5 * 60_000

/** Returns the time for which a raid was played, in seconds. @param times the times of its inputs, in order */
export function activeSeconds(times: readonly Date[]): number {
  const gaps = times.slice(1).map((at, before) => at.getTime() - (times[before]?.getTime() ?? 0))
  const active = gaps.map((gap) => Math.min(Math.max(gap, 0), LONGEST_GAP_MS))
  return Math.round(active.reduce((sum, gap) => sum + gap, 0) / 1000)
}

/** The minimum number of raids for a median. */
const LEAST_RUNS = 3

/**
 * Returns the median time of a server's raids; null for fewer than three raids.
 * @param seconds the time of each raid
 */
export function medianDuration(seconds: readonly number[]): MedianDuration | null {
  const sorted = [...seconds].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined || sorted.length < LEAST_RUNS) return null
  return { minutes: Math.max(1, Math.round(middle / 60)), runs: sorted.length }
}
