/** A guild's campaign: the chain of its dungeons and difficulties, and how far it has come. */

/** A raid that was seen through. */
export interface ChainRun {
  readonly dungeon: string
  readonly mode: string
  readonly status: string
  readonly turns: number
  /** Dealt to the Dungeon hero. */
  readonly damage: number
  readonly bosses: number
}

export interface ChainDungeon {
  readonly name: string
  readonly title: string
  readonly modes: readonly string[]
}

export interface Stage {
  dungeon: string
  title: string
  mode: string
  runs: number
  wins: number
  /** The fewest turns of a won run; null before the first. */
  bestTurns: number | null
  /** Of any run; null before the first. */
  mostDamage: number | null
}

export interface Campaign {
  /** Every dungeon on the first difficulty, then every dungeon on the next. */
  stages: Stage[]
  cleared: number
  /** The first that has not been cleared; null when all have. */
  next: Stage | null
}

export function campaignOf(dungeons: readonly ChainDungeon[], runs: readonly ChainRun[]): Campaign {
  const modes = [...new Set(dungeons.flatMap((dungeon) => dungeon.modes))]
  const stages = modes.flatMap((mode) =>
    dungeons.filter((dungeon) => dungeon.modes.includes(mode)).map((dungeon) => stageOf(dungeon, mode, runs)),
  )
  const next = stages.find((stage) => stage.wins === 0) ?? null
  return { stages, cleared: stages.filter((stage) => stage.wins > 0).length, next }
}

function stageOf({ name, title }: ChainDungeon, mode: string, all: readonly ChainRun[]): Stage {
  const runs = all.filter((run) => run.dungeon === name && run.mode === mode)
  const won = runs.filter((run) => run.status === 'won')
  return {
    dungeon: name,
    title,
    mode,
    runs: runs.length,
    wins: won.length,
    bestTurns: won.length > 0 ? Math.min(...won.map((run) => run.turns)) : null,
    mostDamage: runs.length > 0 ? Math.max(...runs.map((run) => run.damage)) : null,
  }
}
