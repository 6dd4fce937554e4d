/** Computes a person's results as the Boss player of raids. */

/** A finished raid in which the person was the Boss. */
export interface BossRun {
  readonly raid: string
  readonly mode: string
  readonly status: string
  readonly turns: number
  readonly raiders: number
  readonly felled: number
}

export interface BossResultsInMode {
  raid: string
  title: string
  mode: string
  runs: number
  /** The number of runs that the raiders lost. */
  held: number
  /** The number of raiders who fell, in all runs together. */
  felled: number
  /** The turns of the fastest held raid and the number of raiders in it; null if none was held. */
  fastest: { turns: number; raiders: number } | null
  /** The most raiders who fell in a single run. */
  most: number
}

export interface BossResults {
  runs: number
  held: number
  felled: number
  records: BossResultsInMode[]
}

const HELD = 'lost'

const isHeld = ({ status }: BossRun): boolean => status === HELD

/** Computes a person's results as a Boss. Returns null for a person who has never been a Boss. */
export function bossResultsOf(
  runs: readonly BossRun[],
  raids: readonly { readonly name: string; readonly title: string; readonly modes: readonly string[] }[],
): BossResults | null {
  if (runs.length === 0) return null
  const records = raids.flatMap(({ name, title, modes }) =>
    modes.flatMap((mode) => {
      const own = runs.filter((run) => run.raid === name && run.mode === mode)
      return own.length > 0 ? [{ raid: name, title, mode, ...counted(own) }] : []
    }),
  )
  return { ...totalsOfBossRuns(runs), records }
}

/** Adds up the runs of all raids and modes. */
export function totalsOfBossRuns(runs: readonly BossRun[]): { runs: number; held: number; felled: number } {
  const { held, felled } = counted(runs)
  return { runs: runs.length, held, felled }
}

function counted(runs: readonly BossRun[]): Omit<BossResultsInMode, 'raid' | 'title' | 'mode'> {
  const held = runs.filter(isHeld)
  const [fastest] = [...held].sort((a, b) => a.turns - b.turns || b.raiders - a.raiders)
  return {
    runs: runs.length,
    held: held.length,
    felled: runs.reduce((sum, run) => sum + run.felled, 0),
    fastest: fastest ? { turns: fastest.turns, raiders: fastest.raiders } : null,
    most: Math.max(...runs.map(({ felled }) => felled)),
  }
}
