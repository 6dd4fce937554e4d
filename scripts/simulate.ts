/**
 * Plays raids by the computer, with decks drawn from all class starters by the seed. Against a Boss player some
 * raiders are of level 85 and have treasure in their decks, and in Black Temple all are (`setupForPlan`; `seasoned`
 * counts those games):
 *
 *   npm run -s simulate -- --raid deadmines --games 200 --seed 1 --policy heuristic --twin --json
 *   npm run -s simulate -- --raid scarlet-monastery --survey --games 40
 *   npm run -s simulate -- --raid molten-core-full --games 20    the mode after the raid's name, like `--mode full`
 *   npm run -s simulate -- --pool --games 200 --json            random legal decks of compiled cards, and starters (`pool-raids.ts`)
 *   npm run -s simulate -- --pool --unused --games 20 --json    the same, and which cards the raiders didn't use
 *   npm run -s simulate -- --war --games 200 --seed 1 --json    the board game's companion, with its house set (`war.ts`)
 *
 *   npm run -s simulate -- --policy strong --against easy --games 12 --json    the levels of `docs/computer.md`
 *
 * `--stops few` asks the raiders for priority only where players with default settings are asked. `--limited` limits
 * the time for planning as at a table, so that the answers depend on the machine. `cards` counts how often each card
 * of the lair's decks, and each token that they make, was seen to work (`src/simulation/card-effect-counter.ts`
 * defines that). `achievements` counts how often each was earned. Zeros are shown. `--mode all` plays every
 * difficulty, and `--policy both` uses both computer players. `--survey` does both and lists counts that stay at
 * zero. `--games` is the number for each of them.
 */
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { type ComputerPlayer, newTwoSidedPlayer, randomPlayer } from '../src/bots/player.ts'
import { LEVELS } from '../src/bots/search/levels.ts'
import { cardWithId } from '../src/cards/index.ts'
import { lairOfGame, raidDescriptionOfGame, STOP_SETTINGS, type StopSetting } from '../src/engine/index.ts'
import { easiestMode } from '../src/raids/index.ts'
import {
  doRaidersHaveDungeonRewards,
  lairCardAndTokenIds,
  type SimulatedRaidReport,
  simulateRaid,
} from '../src/simulation/simulate.ts'
import { PlanningFigures } from './planning-figures.ts'
import { comparePoolDecksWithStarters } from './pool-raids.ts'
import { findRaidAndMode, raiderCountAt } from './raid-tables.ts'
import { simulateWarGames } from './war.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string', default: 'deadmines' },
    mode: { type: 'string' }, // the mode; by default the raid's first one
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string', default: 'heuristic' },
    against: { type: 'string' }, // the policy of the Boss player; by default that of the raiders
    stops: { type: 'string', default: 'all' },
    limited: { type: 'boolean', default: false },
    survey: { type: 'boolean', default: false },
    twin: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
    war: { type: 'boolean', default: false },
    pool: { type: 'boolean', default: false },
    unused: { type: 'boolean', default: false }, // with --pool: also print which cards the raiders didn't use
  },
})

if (values.war) {
  simulateWarGames({ games: Number(values.games), seed: Number(values.seed), json: values.json })
  process.exit()
}

const planning = new PlanningFigures()
const POLICIES: ReadonlyMap<string, ComputerPlayer> = new Map([
  ['random', randomPlayer],
  ['heuristic', heuristicPlayer],
  ...LEVELS.map((level): [string, ComputerPlayer] => [level, planning.watch(level, values.limited)]),
])
const named = findRaidAndMode(values.raid) // The raid's name may end with one of its modes.
const raid = named?.raid ?? values.raid
const lair = lairOfGame({ raid, mode: '' })
if (!lair) throw new Error(`${raid} has no lair`)
const modes = raidDescriptionOfGame({ raid }).modes.map(({ name }) => name)
const mode = values.mode ?? named?.mode ?? easiestMode(raid)
if (mode !== 'all' && !modes.includes(mode))
  throw new Error(`--mode must be ${modes.join(', ')} or all, not ${mode}`)
const policies = values.survey || values.policy === 'both' ? ['random', 'heuristic'] : [values.policy]
const played = values.survey || mode === 'all' ? modes : [mode]

interface Playing {
  mode: string
  policy: string
  games: number
  wins: number
}

const zeros = (ids: readonly string[]): Record<string, number> => Object.fromEntries(ids.map((id) => [id, 0]))

const stops = stopsNamed(values.stops)
const seats = Number(values.seats ?? raiderCountAt({ raid, mode }))

if (values.pool) {
  const player = POLICIES.get(values.policy)
  if (!player || mode === 'all') throw new Error('--pool needs one --policy and one --mode')
  const plan = {
    raid,
    mode,
    seats,
    policy: player,
    twin: values.twin,
    watch: false, // `fuzz --pool` watches random decks.
    stops,
  }
  comparePoolDecksWithStarters(plan, {
    games: Number(values.games),
    seed: Number(values.seed),
    json: values.json,
    log: values.log,
    unused: values.unused,
  })
  process.exit()
}

const began = process.cpuUsage()
const { achievements } = lair
interface Summary {
  raid: string
  mode: string
  policy: string
  games: number
  finished: number
  wins: number
  /** The number of games in which the raiders were of level 85, with treasure in their decks. */
  seasoned: number
  decisions: number
  decisionsPerCpuSecond: number
  violations: { seed: number; what: string; repeat: string }[]
  plays: Playing[]
  achievements: Record<string, number>
  cards: Record<string, number>
}

const summary: Summary = {
  raid: values.raid,
  mode: values.survey ? 'all' : mode,
  policy: values.survey ? 'both' : values.policy,
  games: 0,
  finished: 0,
  wins: 0,
  seasoned: 0,
  decisions: 0,
  decisionsPerCpuSecond: 0,
  violations: [],
  plays: [],
  achievements: zeros(achievements),
  cards: zeros(lairCardAndTokenIds({ raid, mode: played[0] ?? mode })),
}

for (const policy of policies) for (const mode of played) playAll(mode, policy)
const { user, system } = process.cpuUsage(began)
summary.decisionsPerCpuSecond = Math.round(summary.decisions / ((user + system) / 1e6))
const never = [...neverIn(summary.cards), ...neverIn(summary.achievements)]
const planned = planning.figures()
if (values.json)
  console.log(
    JSON.stringify({
      ...summary,
      ...(planned ? { planning: planned } : {}),
      ...(values.survey ? { never } : {}),
    }),
  )
else
  console.log(
    summary,
    planned ?? '',
    values.survey ? { never: never.map((id) => `${id} ${cardWithId(id).name}`) } : '',
  )
if (summary.violations.length > 0) process.exitCode = 1

function playAll(mode: string, policy: string): void {
  const playing: Playing = { mode, policy, games: 0, wins: 0 }
  summary.plays.push(playing)
  for (let i = 0; i < Number(values.games); i++) {
    const seed = Number(values.seed) + i
    add(playing, seed, attempt(playing, seed))
  }
}

function attempt({ mode, policy }: Playing, seed: number): SimulatedRaidReport | Error {
  const player = playerNamed(policy)
  const { twin, against } = values
  const both = against === undefined ? player : newTwoSidedPlayer(player, playerNamed(against))
  try {
    return simulateRaid({ raid, mode, seats, seed, policy: both, twin, stops })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function playerNamed(name: string): ComputerPlayer {
  const player = POLICIES.get(name)
  if (!player) throw new Error(`--policy must be ${[...POLICIES.keys()].join(', ')} or both, not ${name}`)
  return player
}

function add(playing: Playing, seed: number, report: SimulatedRaidReport | Error): void {
  summary.games += 1
  playing.games += 1
  if (lair?.boss && doRaidersHaveDungeonRewards(raid, playing.mode, seed)) summary.seasoned += 1
  const violations = report instanceof Error ? [report.stack ?? report.message] : report.violations
  for (const what of violations) summary.violations.push({ seed, what, repeat: repeatCommand(playing, seed) })
  if (report instanceof Error) return
  if (report.outcome) summary.finished += 1
  if (report.outcome?.kind === 'won' && report.outcome.side === 'raiders') {
    summary.wins += 1
    playing.wins += 1
  }
  summary.decisions += report.choices
  for (const id of report.earned) summary.achievements[id] = (summary.achievements[id] ?? 0) + 1
  for (const [id, times] of Object.entries(report.worked))
    summary.cards[id] = (summary.cards[id] ?? 0) + times
  if (values.log)
    console.error(seed, report.outcome, report.turns, report.decisions, report.game.registers.tally)
}

function neverIn(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([id, times]) => (times === 0 ? [id] : []))
}

function repeatCommand({ mode, policy }: Playing, seed: number): string {
  const twin = `${values.twin ? ' --twin' : ''} --stops ${stops}`
  const against = values.against === undefined ? '' : ` --against ${values.against}`
  return `npm run -s simulate -- --raid ${raid} --mode ${mode} --seats ${seats} --games 1 --seed ${seed} --policy ${policy}${against}${twin}`
}

function stopsNamed(name: string): StopSetting {
  const found = STOP_SETTINGS.find((one) => one === name)
  if (!found) throw new Error(`--stops must be one of ${STOP_SETTINGS.join(', ')}, not ${name}`)
  return found
}
