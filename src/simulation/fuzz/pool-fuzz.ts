/**
 * Plays random tables with legal decks of the printed pool, and tables that are prepared for the parts of cards that
 * weren't seen at work yet.
 */
import { newAnswerInput } from '../invariant-checks/answers.ts'
import { type CheckIntervals, InvariantCheckedGame } from '../invariant-checks/checked-game.ts'
import { newRandomNumberGenerator } from '../invariant-checks/random-numbers.ts'
import { runWithTimeLimit } from '../invariant-checks/time-limit.ts'
import { type FuzzReport, messageOfError, playRandomTables } from './fuzz.ts'
import { PreparedTablePlanner } from './part-planner.ts'
import { WorkingPartTracker } from './parts-at-work.ts'
import type { PoolCoverage } from './pool-coverage.ts'
import { randomPicksUsingParts } from './prepared-answers.ts'
import { type PreparedTable, startPreparedTable } from './prepared-tables.ts'

/** The tables that a run with decks of the printed pool plays, and when it stops. */
export interface PoolFuzzPlan {
  seed: number
  /** Returns true when the run should stop. It is called before each answer. */
  enough: (report: FuzzReport) => boolean
  tables?: number
  coverage: PoolCoverage
  /** Whether all tables are prepared for parts. The run ends when all parts were seen at work. */
  onlyPrepared?: boolean
}

/** Of this number of decisions, one is made at a table that isn't prepared. The prepared tables come first. */
const ORDINARY = 12
const FIRST_PREPARED = 5_000

/** Prepared tables run each check less often than other tables, so that they see more parts. */
const RARE_CHECKS: CheckIntervals = {
  twin: 10,
  options: 60,
  refusals: 20,
  views: 30,
  events: 30,
  imagined: 60,
  memory: 20,
}

/** The time limit of a prepared table, in milliseconds. A limit for each input would take a third of the time. */
const LONGEST_TABLE = 300_000

/** A prepared table ends after `ANSWERS` answers, or after `PATIENCE` answers in which no new part was seen at work. */
const ANSWERS = 500
const PATIENCE = 70

/** Plays random tables and prepared tables with decks of the printed pool. */
export function fuzzPool({
  seed,
  enough,
  tables = Infinity,
  coverage,
  onlyPrepared = false,
}: PoolFuzzPlan): FuzzReport {
  const report: FuzzReport = { tables: 0, decisions: 0, violations: [] }
  const planner = new PreparedTablePlanner(seed)
  let ordinary = 0
  for (let i = 0; i < tables && !enough(report); i++) {
    const { decisions } = report
    const isPrepared = onlyPrepared || decisions < FIRST_PREPARED + ordinary * ORDINARY
    const table = isPrepared ? planner.next(seed + i, coverage.unseen) : null
    report.tables += 1
    if (table) playPreparedTable(table, report, enough, coverage)
    else if (onlyPrepared) break
    else playOrdinaryTable(seed + i, report, enough, coverage)
    if (!table) ordinary += report.decisions - decisions
  }
  return report
}

function playOrdinaryTable(
  seed: number,
  report: FuzzReport,
  enough: PoolFuzzPlan['enough'],
  coverage: PoolCoverage,
): void {
  const { tables, decisions, violations } = report
  const sum = (one: FuzzReport): FuzzReport => ({
    tables,
    decisions: decisions + one.decisions,
    violations: [...violations, ...one.violations],
  })
  const onBegun: PoolCoverage['watch'] = (game) => coverage.watch(game)
  const plan = { seed, tables: 1, pool: true, enough: (one: FuzzReport) => enough(sum(one)), onBegun }
  Object.assign(report, sum(playRandomTables(plan)))
}

/** Plays a prepared table until its parts were seen at work, or until nothing new was seen for a while. */
export function playPreparedTable(
  table: PreparedTable,
  report: FuzzReport,
  enough: PoolFuzzPlan['enough'],
  coverage: PoolCoverage,
): void {
  try {
    runWithTimeLimit(LONGEST_TABLE, () => play(table, report, enough, coverage))
  } catch (error) {
    report.violations.push({ seed: table.seed, what: messageOfError(error), repeat: repeatCommand(table) })
  }
}

function play(
  table: PreparedTable,
  report: FuzzReport,
  enough: PoolFuzzPlan['enough'],
  coverage: PoolCoverage,
): void {
  const game = startPreparedTable(table)
  const next = newRandomNumberGenerator(table.seed + 2)
  const checkedGame = new InvariantCheckedGame(game, RARE_CHECKS, table.seed)
  const wanted = new WorkingPartTracker(game, table.parts)
  const onEvents = coverage.watch(game)
  let last = 0
  for (let i = 0; i < ANSWERS && i - last < PATIENCE && wanted.left.size > 0; i++) {
    if (!game.decision || enough(report)) return
    const before = wanted.left.size
    const picks = randomPicksUsingParts(game, game.decision, wanted.left, next)
    const events = checkedGame.apply(newAnswerInput(game.decision, picks))
    report.decisions += 1
    wanted.see(events)
    onEvents(events)
    if (wanted.left.size < before) last = i
  }
}

const repeatCommand = ({ seed, parts }: PreparedTable): string =>
  `npm run -s fuzz -- --tables 1 --seed ${seed} --parts ${parts.join()}`
