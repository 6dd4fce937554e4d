/** Leaderboards: who stands where. */

export interface Placed<T> {
  place: number
  row: T
}

export interface Ranking<T> {
  top: Placed<T>[]
  /** The viewer's best that is not among the top; null when it is, or when there is none. */
  own: Placed<T> | null
  /** How many there are in all. */
  of: number
}

/** So many are shown. */
export const TOP = 10

type Compare<T> = (a: T, b: T) => number

/** @param compare 0 for rows that share a place; the one after them counts them all: 1, 1, 3 */
export function rankingOf<T>(
  rows: readonly T[],
  compare: Compare<T>,
  isOwn: (row: T) => boolean,
): Ranking<T> {
  const placed: Placed<T>[] = []
  for (const [at, row] of [...rows].sort(compare).entries()) {
    const before = placed[at - 1]
    placed.push({ row, place: before && compare(before.row, row) === 0 ? before.place : at + 1 })
  }
  const top = placed.slice(0, TOP)
  const own = top.some(({ row }) => isOwn(row)) ? undefined : placed.find(({ row }) => isOwn(row))
  return { top, own: own ?? null, of: placed.length }
}

export interface Wins {
  id: string
  total: number
  /** For each difficulty, the easiest first. */
  byMode: { mode: string; wins: number }[]
}

/** The wins of each character. @param modes all difficulties, the easiest first */
export function winsOf(
  rows: readonly { id: string; mode: string; wins: number }[],
  modes: readonly string[],
): Wins[] {
  return [...new Set(rows.map((row) => row.id))].map((id) => {
    const own = rows.filter((row) => row.id === id)
    const byMode = modes.map((mode) => ({ mode, wins: own.find((row) => row.mode === mode)?.wins ?? 0 }))
    return { id, total: own.reduce((sum, { wins }) => sum + wins, 0), byMode }
  })
}

/** More wins come first; of as many, those on a harder difficulty. */
export function byWins(a: Wins, b: Wins): number {
  if (a.total !== b.total) return b.total - a.total
  const harder = a.byMode.map(({ wins }, at) => (b.byMode[at]?.wins ?? 0) - wins)
  return harder.findLast((difference) => difference !== 0) ?? 0
}

export const byXp = (a: { xp: number }, b: { xp: number }): number => b.xp - a.xp

/** Fewer turns come first; of as many, the earlier run. */
export const bySpeed = (a: { turns: number; endedAt: Date }, b: { turns: number; endedAt: Date }): number =>
  a.turns - b.turns || a.endedAt.getTime() - b.endedAt.getTime()
