/**
 * Measures how hard a raid is when computer players of one level play it with starter decks:
 *
 *   npm run -s balance -- --raid deadmines --games 400 --level easy --json     one raid, in all its modes
 *   npm run -s balance -- --raid onyxia --mode standard --raiders 5 --games 100 --save
 *   npm run -s balance -- --page                                               rewrites the page, chart and table
 *
 * The figures are wins by mode, number of raiders, class and deck; the lair's cards after which the raiders' position
 * changed most, in points of the evaluation (`src/bots/search/weights.ts`); and the cards that raiders could have used
 * at least 40 times and never used. Against a Boss the plain computer player is the Boss. `--save` stores the wins in
 * docs/balance.jsonl. `--page` writes docs/balance.md and its chart from them, and the wins of plain computer players to
 * `src/raids/measured-wins.ts`, from which the lobby says how hard a raid is.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { newTwoSidedPlayer } from '../src/bots/player.ts'
import { BUDGETS, LEVELS, newPlanningPlayer } from '../src/bots/search/levels.ts'
import { type MeasuredRaid, measurementKey, nearestMeasuredRaiderCount } from '../src/raids/measured-raids.ts'
import { setupForPlan, simulateRaid } from '../src/simulation/simulate.ts'
import { type BalanceFigure, balanceChart, balancePage, figuresSchema } from './balance/page.ts'
import { BalanceTally } from './balance/tally.ts'
import { selectedDifficulties, writeFiguresFile } from './raid-figures.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string' },
    mode: { type: 'string' },
    raiders: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'easy' },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
})

/** The text of `src/raids/measured-wins.ts` before its rows. */
const MEASURED_WINS = `/**
 * The wins in raids that plain computer players played with starter decks. \`npm run -s balance -- --page\` writes this
 * file.
 */
export const measuredWins: Readonly<Record<string, { readonly games: number; readonly wins: number }>> = {
`

const STORED = new URL('../docs/balance.jsonl', import.meta.url)
const level = LEVELS.find((one) => one === values.level)
if (!level) throw new Error(`--level must be one of ${LEVELS.join(', ')}`)
const player = newPlanningPlayer(level, BUDGETS[level])

if (values.page) publish(readStored())
else for (const which of selectedDifficulties(values)) measure(which)

function measure(which: MeasuredRaid): void {
  const { raid, mode } = which
  const raiders = nearestMeasuredRaiderCount(which)
  const tally = new BalanceTally({ raid, mode })
  const began = process.cpuUsage()
  for (let i = 0; i < Number(values.games); i++)
    playOne({ raid, mode, seats: raiders }, Number(values.seed) + i, tally)
  const { user, system } = process.cpuUsage(began)
  const found = { raid, mode, raiders, level: values.level, ...tally.figures() }
  if (values.save) store({ ...found, seed: Number(values.seed) })
  const report = { ...found, cpuSeconds: Math.round((user + system) / 1e6) }
  console.log(values.json ? JSON.stringify(report) : report)
}

function playOne(at: { raid: string; mode: string; seats: number }, seed: number, tally: BalanceTally): void {
  const setup = setupForPlan({ ...at, seed, stops: 'few', seasoned: 'ifMeant' })
  tally.beginGame()
  const report = simulateRaid({
    ...at,
    seed,
    setup,
    stops: 'few',
    twin: false,
    watch: false,
    policy: newTwoSidedPlayer(player, heuristicPlayer),
    onDecision: (game) => tally.look(game),
    onApplied: (picks, events) => tally.see(picks, events),
  })
  tally.endGame(setup, report)
}

function readStored(): BalanceFigure[] {
  try {
    return figuresSchema.parse(
      readFileSync(STORED, 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Replaces the figure of the same raid, mode, number of raiders and level. */
function store({ raid, mode, raiders, level: of, games, wins, seed, classes }: BalanceFigure): void {
  const isSame = (one: BalanceFigure) =>
    one.raid === raid && one.mode === mode && one.raiders === raiders && one.level === of
  const others = readStored().filter((one) => !isSame(one))
  const all = [...others, { raid, mode, raiders, level: of, games, wins, seed, classes }]
  writeFileSync(STORED, `${all.map((one) => JSON.stringify(one)).join('\n')}\n`)
}

function publish(figures: readonly BalanceFigure[]): void {
  const easy = figures.filter((one) => one.level === 'easy')
  writeFiguresFile({
    file: 'measured-wins.ts',
    head: MEASURED_WINS,
    figures: Object.fromEntries(easy.map((one) => [measurementKey(one), one])),
    row: ({ games, wins }) => `{ games: ${games}, wins: ${wins} }`,
  })
  writeFileSync(new URL('../docs/balance.md', import.meta.url), balancePage(figures))
  writeFileSync(new URL('../docs/balance.svg', import.meta.url), balanceChart(figures))
}
