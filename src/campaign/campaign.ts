/** A guild's campaign: the sequence of its raids and difficulties, and the guild's progress in it. */

/** A finished raid of a guild, as the campaign counts it. */
export interface CampaignRun {
  readonly raidId: string
  readonly raid: string
  readonly mode: string
  readonly status: string
  readonly turns: number
  /** The damage dealt to the hero of the lair. */
  readonly damage: number
  readonly bosses: number
}

export interface CampaignRaid {
  readonly name: string
  readonly title: string
  readonly modes: readonly string[]
}

export interface CampaignResultsInMode {
  raid: string
  title: string
  mode: string
  runs: number
  wins: number
  /** The fewest turns of a won run; null before the first win. */
  bestTurns: number | null
  /** The id of the run that was won in the fewest turns; if there are several, the first. */
  fastest: string | null
  /** The most damage of a single run; null before the first run. */
  mostDamage: number | null
}

export interface CampaignProgress {
  /** Each raid on the first difficulty, then each raid on the next difficulty. */
  stages: CampaignResultsInMode[]
  cleared: number
  /** The first raid that was won neither on this difficulty nor on a harder one; null if all were won. */
  next: CampaignResultsInMode | null
}

export function campaignProgressOf(
  raids: readonly CampaignRaid[],
  runs: readonly CampaignRun[],
): CampaignProgress {
  const modes = [...new Set(raids.flatMap((raid) => raid.modes))]
  const stages = modes.flatMap((mode) =>
    raids.filter((raid) => raid.modes.includes(mode)).map((raid) => stageOf(raid, mode, runs)),
  )
  const next = stages.find((stage, at) => !isPassed(stage, stages.slice(at))) ?? null
  return { stages, cleared: stages.filter((stage) => stage.wins > 0).length, next }
}

/** Whether the raid was won on this difficulty or on a harder one. */
function isPassed({ raid }: CampaignResultsInMode, onwards: readonly CampaignResultsInMode[]): boolean {
  return onwards.some((one) => one.raid === raid && one.wins > 0)
}

function stageOf(
  { name, title }: CampaignRaid,
  mode: string,
  all: readonly CampaignRun[],
): CampaignResultsInMode {
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
