/** Computes the places on leaderboards. */

export interface RankedRow<T> {
  place: number
  row: T
}

export interface LeaderboardView<T> {
  top: RankedRow<T>[]
  /** The viewer's best row if it isn't among the displayed rows; otherwise null. */
  own: RankedRow<T> | null
  /** The number of all rows of the leaderboard. */
  of: number
}

/** The number of rows that a leaderboard shows. */
export const ROWS_PER_LEADERBOARD = 10

type Compare<T> = (a: T, b: T) => number

/** All rows with their ranks, in order. */
export interface AllRankedRows<T> {
  readonly placed: readonly RankedRow<T>[]
  /** For each person, the index of their best row in `placed`. */
  readonly best: ReadonlyMap<string, number>
}

/**
 * Ranks rows.
 * @param compare returns 0 for rows that share a rank. The ranks after them are skipped: 1, 1, 3.
 * @param peopleIn returns the people to whom a row belongs
 */
export function rankRows<T>(
  rows: readonly T[],
  compare: Compare<T>,
  peopleIn: (row: T) => Iterable<string>,
): AllRankedRows<T> {
  const placed: RankedRow<T>[] = []
  const best = new Map<string, number>()
  for (const [at, row] of [...rows].sort(compare).entries()) {
    const before = placed[at - 1]
    placed.push({ row, place: before && compare(before.row, row) === 0 ? before.place : at + 1 })
    for (const person of peopleIn(row)) if (!best.has(person)) best.set(person, at)
  }
  return { placed, best }
}

/** Returns the part of the leaderboard that one person sees. */
export function leaderboardFor<T>({ placed, best }: AllRankedRows<T>, viewer: string): LeaderboardView<T> {
  const at = best.get(viewer) ?? 0
  return {
    top: placed.slice(0, ROWS_PER_LEADERBOARD),
    own: (at >= ROWS_PER_LEADERBOARD && placed[at]) || null,
    of: placed.length,
  }
}

export interface CharacterWins {
  id: string
  personId: string
  total: number
  /** The wins on each difficulty, easiest first. */
  byMode: { mode: string; wins: number }[]
}

/** Counts the wins of each character. @param modes all difficulties, easiest first */
export function winsOfCharacters(
  rows: readonly { id: string; personId: string; mode: string; wins: number }[],
  modes: readonly string[],
): CharacterWins[] {
  const winners = new Map<string, { readonly personId: string; readonly wins: Map<string, number> }>()
  for (const { id, personId, mode, wins } of rows) {
    const winner = winners.get(id) ?? { personId, wins: new Map<string, number>() }
    winners.set(id, winner)
    winner.wins.set(mode, wins)
  }
  return [...winners].map(([id, { personId, wins }]) => {
    const byMode = modes.map((mode) => ({ mode, wins: wins.get(mode) ?? 0 }))
    const total = [...wins.values()].reduce((sum, count) => sum + count, 0)
    return { id, personId, total, byMode }
  })
}

/** Compares by wins, most first, then by wins on harder difficulties. */
export function compareByWins(a: CharacterWins, b: CharacterWins): number {
  if (a.total !== b.total) return b.total - a.total
  const harder = a.byMode.map(({ wins }, at) => (b.byMode[at]?.wins ?? 0) - wins)
  return harder.findLast((difference) => difference !== 0) ?? 0
}

export const compareByXp = (a: { xp: number }, b: { xp: number }): number => b.xp - a.xp

/** Compares by turns, fewest first, then by the time of the run, earliest first. */
export const compareByTurns = (
  a: { turns: number; endedAt: Date },
  b: { turns: number; endedAt: Date },
): number => a.turns - b.turns || a.endedAt.getTime() - b.endedAt.getTime()
