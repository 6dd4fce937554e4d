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

/** All rows in their order. */
export interface Board<T> {
  readonly placed: readonly Placed<T>[]
  /** Where in `placed` the best row of each person is. */
  readonly best: ReadonlyMap<string, number>
}

/**
 * @param compare 0 for rows that share a place; the one after them counts them all: 1, 1, 3
 * @param peopleIn the people whose row it is
 */
export function boardOf<T>(
  rows: readonly T[],
  compare: Compare<T>,
  peopleIn: (row: T) => Iterable<string>,
): Board<T> {
  const placed: Placed<T>[] = []
  const best = new Map<string, number>()
  for (const [at, row] of [...rows].sort(compare).entries()) {
    const before = placed[at - 1]
    placed.push({ row, place: before && compare(before.row, row) === 0 ? before.place : at + 1 })
    for (const person of peopleIn(row)) if (!best.has(person)) best.set(person, at)
  }
  return { placed, best }
}

/** The board as one person sees it. */
export function rankingFor<T>({ placed, best }: Board<T>, viewer: string): Ranking<T> {
  const at = best.get(viewer) ?? 0
  return { top: placed.slice(0, TOP), own: (at >= TOP && placed[at]) || null, of: placed.length }
}

export interface Wins {
  id: string
  personId: string
  total: number
  /** For each difficulty, the easiest first. */
  byMode: { mode: string; wins: number }[]
}

/** The wins of each character. @param modes all difficulties, the easiest first */
export function winsOf(
  rows: readonly { id: string; personId: string; mode: string; wins: number }[],
  modes: readonly string[],
): Wins[] {
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
