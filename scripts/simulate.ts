/** Plays raids by the computer: npm run -s simulate -- --raid deadmines --games 200 --seed 1 --policy heuristic --twin --json */
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/players/heuristic.ts'
import { type ComputerPlayer, randomPlayer } from '../src/players/player.ts'
import { playRaid, type RaidReport } from '../src/players/simulate.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string', default: 'deadmines' },
    mode: { type: 'string', default: 'novice' },
    seats: { type: 'string', default: '3' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string', default: 'heuristic' },
    twin: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
  },
})

const policies: Record<string, ComputerPlayer> = { random: randomPlayer, heuristic: heuristicPlayer }
const policy = policies[values.policy]
if (!policy) throw new Error(`--policy is random or heuristic, not ${values.policy}`)

const began = process.cpuUsage()
const summary = {
  raid: values.raid,
  mode: values.mode,
  policy: values.policy,
  games: Number(values.games),
  finished: 0,
  wins: 0,
  decisions: 0,
  decisionsPerCpuSecond: 0,
  violations: [] as { seed: number; what: string; repeat: string }[],
  achievements: {} as Record<string, number>,
}

for (let i = 0; i < summary.games; i++) {
  const seed = Number(values.seed) + i
  add(seed, attempt(seed))
}
const { user, system } = process.cpuUsage(began)
summary.decisionsPerCpuSecond = Math.round(summary.decisions / ((user + system) / 1e6))
console.log(values.json ? JSON.stringify(summary) : summary)
if (summary.violations.length > 0) process.exitCode = 1

function attempt(seed: number): RaidReport | Error {
  try {
    return playRaid({
      raid: values.raid,
      mode: values.mode,
      seats: Number(values.seats),
      seed,
      policy: policy ?? randomPlayer,
      twin: values.twin,
    })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function add(seed: number, report: RaidReport | Error): void {
  const violations = report instanceof Error ? [report.stack ?? report.message] : report.violations
  for (const what of violations) summary.violations.push({ seed, what, repeat: repeatCommand(seed) })
  if (report instanceof Error) return
  if (report.outcome) summary.finished += 1
  if (report.outcome?.kind === 'won' && report.outcome.side === 'raiders') summary.wins += 1
  summary.decisions += report.choices
  for (const card of report.earned) summary.achievements[card] = (summary.achievements[card] ?? 0) + 1
  if (values.log)
    console.error(seed, report.outcome, report.turns, report.decisions, report.game.registers.tally)
}

function repeatCommand(seed: number): string {
  const twin = values.twin ? ' --twin' : ''
  return `npm run -s simulate -- --raid ${values.raid} --mode ${values.mode} --seats ${values.seats} --games 1 --seed ${seed} --policy ${values.policy}${twin}`
}
