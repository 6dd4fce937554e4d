/** A guild's campaign: the chain of its raids and difficulties, and how far it has come. */

/** A raid that was seen through. */
export interface ChainRun {
  readonly raidId: string
  readonly raid: string
  readonly mode: string
  readonly status: string
  readonly turns: number
  /** Dealt to the hero of the lair. */
  readonly damage: number
  readonly bosses: number
}

export interface ChainRaid {
  readonly name: string
  readonly title: string
  readonly modes: readonly string[]
}

export interface Stage {
  raid: string
  title: string
  mode: string
  runs: number
  wins: number
  /** The fewest turns of a won run; null before the first. */
  bestTurns: number | null
  /** The raid that was won in them, the first of several. */
  fastest: string | null
  /** Of any run; null before the first. */
  mostDamage: number | null
}

export interface Campaign {
  /** Every raid on the first difficulty, then every raid on the next. */
  stages: Stage[]
  cleared: number
  /** The first that has not been cleared; null when all have. */
  next: Stage | null
}

export function campaignOf(raids: readonly ChainRaid[], runs: readonly ChainRun[]): Campaign {
  const modes = [...new Set(raids.flatMap((raid) => raid.modes))]
  const stages = modes.flatMap((mode) =>
    raids.filter((raid) => raid.modes.includes(mode)).map((raid) => stageOf(raid, mode, runs)),
  )
  const next = stages.find((stage) => stage.wins === 0) ?? null
  return { stages, cleared: stages.filter((stage) => stage.wins > 0).length, next }
}

function stageOf({ name, title }: ChainRaid, mode: string, all: readonly ChainRun[]): Stage {
  const runs = all.filter((run) => run.raid === name && run.mode === mode)
  const won = runs.filter((run) => run.status === 'won')
  const [best] = [...won].sort((a, b) => a.turns - b.turns)
  return {
    raid: name,
    title,
    mode,
    runs: runs.length,
    wins: won.length,
    bestTurns: best?.turns ?? null,
    fastest: best?.raidId ?? null,
    mostDamage: runs.length > 0 ? Math.max(...runs.map((run) => run.damage)) : null,
  }
}
