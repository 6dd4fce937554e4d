/**
 * Tunes the computer players' evaluation by self-play, on seeds that no published figure uses (from 100,001):
 *
 *   npm run -s tune -- --raids deadmines-heroic,shadowfang-keep-novice --games 12 --json    each weight smaller and larger
 *   npm run -s tune -- --raids onyxia-standard --try hero=12,ally=1.5 --try playouts=20 --games 12
 *   npm run -s tune -- --raids molten-core-standard --factors --games 200              all weights at once
 *
 * Every variant plays the same seeds as the weights in force. A game counts 1 if the raiders win, and otherwise half of
 * the part of the lair's hero that they destroyed. `gain` is the mean difference, and `error` its standard error.
 * `--side lair` tunes the Boss player. A gain of less than two errors is chance: play more games before you change
 * `src/bots/search/weights.ts`.
 *
 * With `--factors`, each weight of each raid is multiplied by its own random factor. `effect` is the change of the score
 * when the logarithm of this factor grows by one standard deviation, 0.5.
 */
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { type ComputerPlayer, newTwoSidedPlayer } from '../src/bots/player.ts'
import { mean, standardError } from '../src/bots/search/halving.ts'
import { BUDGETS, LEVELS, newPlanningPlayer } from '../src/bots/search/levels.ts'
import type { Budget } from '../src/bots/search/plan.ts'
import { DUNGEON_WEIGHTS, EVALUATION_WEIGHTS, type Weights } from '../src/bots/search/weights.ts'
import { lairOfGame, viewFor } from '../src/engine/index.ts'
import {
  newComputerPlayerRandomGenerator,
  type SimulatedRaidReport,
  simulateRaid,
} from '../src/simulation/simulate.ts'
import { raiderCountAt, tableNamed } from './raid-tables.ts'
import { effectsOfFactors, multipliedWeights, randomLogs } from './tune/factors.ts'

const FIRST_SEED = 100_001

const { values } = parseArgs({
  options: {
    raids: { type: 'string', default: 'deadmines-novice' },
    games: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(FIRST_SEED) },
    level: { type: 'string', default: 'strong' },
    side: { type: 'string', default: 'raiders' },
    try: { type: 'string', multiple: true },
    factors: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

if (Number(values.seed) < FIRST_SEED) throw new Error(`--seed must be ${FIRST_SEED} or more`)
const level = LEVELS.find((one) => one === values.level)
const budget = level && BUDGETS[level]
if (!budget) throw new Error('--level must be able or strong')
const tables = values.raids.split(',').map(tableNamed)
const sign = values.side === 'lair' ? -1 : 1
const plain = { ...heuristicPlayer, forGame: () => ({ ...heuristicPlayer }) }

if (values.factors) playWithFactors(budget)
else playVariants(budget)

/** Plays the weights in force and all variants on the same seeds. */
function playVariants(inForce: Budget): void {
  const base = play(inForce)
  say({ variant: 'in force', ...summary(base) })
  for (const variant of values.try ?? smallerAndLarger()) {
    const results = play(varied(inForce, variant))
    say({ variant, ...summary(results), ...gain(results, base) })
  }
}

/** Plays each raid with other random factors. The mean score of a raid and mode doesn't count as an effect. */
function playWithFactors(inForce: Budget): void {
  const random = newComputerPlayerRandomGenerator(Number(values.seed))
  const weights = weightsInForce()
  const raids = tables.flatMap((table) => {
    const played = Array.from({ length: Number(values.games) }, (_, i) => {
      const logs = randomLogs(weights, random)
      const multiplied = { ...inForce, weights: multipliedWeights(weights, logs) }
      return { logs, ...playOne(table, newPlanningPlayer('tuned', multiplied), i) }
    })
    say({ variant: `random factors in ${table.raid} ${table.mode}`, ...summary(played) })
    const middle = mean(played.map(({ score }) => score))
    return played.map(({ logs, score }) => ({ logs, score: sign * (score - middle) }))
  })
  for (const { weight, effect, error } of effectsOfFactors(raids))
    say({ weight, effect: rounded(effect), error: rounded(error) })
}

/** Each weight alone, smaller and larger by a factor. */
function smallerAndLarger(): string[] {
  return Object.entries(weightsInForce()).flatMap(([name, weight]: [string, number]) =>
    [0.6, 1.6].map((factor) => `${name}=${Number((weight * factor).toFixed(2))}`),
  )
}

/** Returns the weights of these raids, or those against a Boss if one of them has a Boss. */
function weightsInForce(): Weights {
  const isBossRaid = tables.some((table) => lairOfGame(table)?.boss)
  return isBossRaid ? EVALUATION_WEIGHTS : DUNGEON_WEIGHTS
}

/** Changes fields of the budget or weights, such as `hero=12,horizon=turn`. */
function varied(of: Budget, variant: string): Budget {
  const changes = variant.split(',').map((change): [string, string] => {
    const [name = '', value = ''] = change.split('=')
    if (!(name in EVALUATION_WEIGHTS) && !(name in of))
      throw new Error(`${name} is neither a weight nor part of the budget`)
    return [name, value]
  })
  const numbers = changes.map(([name, value]) => [name, name.startsWith('horizon') ? value : Number(value)])
  const weights: Partial<Weights> = Object.fromEntries(
    numbers.filter(([name]) => `${name}` in EVALUATION_WEIGHTS),
  )
  return { ...of, ...Object.fromEntries(numbers.filter(([name]) => `${name}` in of)), weights }
}

interface Played {
  won: boolean
  score: number
}

function play(of: Budget): Played[] {
  return tables.flatMap((table) =>
    Array.from({ length: Number(values.games) }, (_, i) => playOne(table, newPlanningPlayer('tuned', of), i)),
  )
}

function playOne({ raid, mode }: (typeof tables)[number], player: ComputerPlayer, i: number): Played {
  const policy = values.side === 'lair' ? newTwoSidedPlayer(plain, player) : newTwoSidedPlayer(player, plain)
  const seats = raiderCountAt({ raid, mode })
  const seed = Number(values.seed) + i
  const report = simulateRaid({ raid, mode, seats, seed, policy, twin: false, watch: false, stops: 'few' })
  const won = report.outcome?.kind === 'won' && report.outcome.side === 'raiders'
  return { won, score: won ? 1 : progress(report) / 2 }
}

/** The part of the lair's Bosses, or of its hero, that the raiders destroyed. */
function progress({ game }: SimulatedRaidReport): number {
  const lair = viewFor(game, null).seats.find(({ side }) => side === 'lair')
  const { nth = 1, left = 0 } = lair?.bosses ?? {}
  const { damage = 0, health } = lair?.hero ?? {}
  return (nth - 1 + Math.min(1, damage / (health ?? Number.POSITIVE_INFINITY))) / (nth + left)
}

function summary(played: readonly Played[]) {
  return {
    games: played.length,
    wins: played.filter(({ won }) => won).length,
    score: rounded(mean(played.map(({ score }) => score))),
  }
}

/** Compares games of the same seeds. */
function gain(played: readonly Played[], base: readonly Played[]): { gain: number; error: number } {
  const differences = played.map(({ score }, i) => sign * (score - (base[i]?.score ?? 0)))
  const error = played.length > 1 ? standardError(differences) : 0
  return { gain: rounded(mean(differences)), error: rounded(error) }
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}

function say(row: object): void {
  console.log(values.json ? JSON.stringify(row) : row)
}
