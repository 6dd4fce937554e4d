/** Watched random play at random tables. A violation is reported with the command that repeats it. */

import { type Game, type GameEvent, type Input, refuseAdjustment, STOPS } from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import { randomAnswer } from '../invariant-checks/answers.ts'
import { withTimeLimit } from '../invariant-checks/hanging.ts'
import { Violation } from '../invariant-checks/must.ts'
import { type Numbers, numbers } from '../invariant-checks/numbers.ts'
import { type Referee, referee } from '../invariant-checks/referee.ts'
import { FREQUENT_CHECKS, type Watch, Watcher } from '../invariant-checks/watcher.ts'
import { anyAdjustment } from './adjustments.ts'
import { type Fault, refereeWithFault } from './faults.ts'
import { openTable, type Table, tableOf } from './tables.ts'

export interface Finding {
  seed: number
  what: string
  repeat: string
}

export interface FuzzReport {
  decisions: number
  violations: Finding[]
}

export interface FuzzPlan {
  seed: number
  /** Returns true when the run should stop. It is called before each answer. */
  enough: (report: FuzzReport) => boolean
  tables?: number
  /** Restricts all tables to this raid. */
  raid?: string
  /** Whether the raiders have legal constructed decks of the printed pool. */
  pool?: boolean
  fault?: Fault
  watch?: Watch
  /** Called for each table when it is finished or left. */
  onTable?: (table: Table, game: Game | null) => void
  /** Called with each game when it has begun. The returned function is called with the events of each answer. */
  onBegun?: (game: Game) => (events: readonly GameEvent[]) => void
}

/** In milliseconds. This is a hundred times the longest that an input takes. */
const LONGEST_INPUT = 20_000

/** Plays the tables of this seed and the following ones. A table with a violation isn't played on. */
export function fuzz({
  seed,
  enough,
  tables = Infinity,
  raid,
  pool = false,
  fault,
  watch = FREQUENT_CHECKS,
  onTable,
  onBegun = () => () => {},
}: FuzzPlan): FuzzReport {
  const report: FuzzReport = { decisions: 0, violations: [] }
  for (let i = 0; i < tables && !enough(report); i++) {
    const table = tableOf(seed + i, raid, pool)
    const asked = withTimeLimit(fault ? refereeWithFault(fault, table.seed) : referee, LONGEST_INPUT)
    let game: Game | null = null
    try {
      game = openTable(table)
      playTable(table, game, asked, watch, report, enough, onBegun(game))
    } catch (error) {
      report.violations.push({ seed: table.seed, what: wordsOf(error), repeat: repeatCommand(table, fault) })
    }
    onTable?.(table, game)
  }
  return report
}

export function playTable(
  table: Table,
  game: Game,
  asked: Referee,
  watch: Watch,
  report: FuzzReport,
  enough: FuzzPlan['enough'],
  onEvents: (events: readonly GameEvent[]) => void = () => {},
): void {
  const next = numbers(table.seed + 2)
  const watcher = new Watcher(game, watch, table.seed, asked)
  for (let i = 0; i < table.answers && game.decision && !enough(report); i++) {
    onEvents(watcher.apply(anyInput(game, next)))
    report.decisions += 1
  }
}

/**
 * Usually an answer. Sometimes a concession, a change of stops, a correction by a leader or a replacement of the
 * person in a seat.
 */
export function anyInput(game: Game, next: Numbers): Input {
  const { decision } = game
  if (!decision) throw new Error('nothing is asked')
  const answer = randomAnswer(decision, next)
  const dice = next(1000)
  const { seat } = answer
  const someone = game.players.filter((player) => !player.out && !player.automaton)
  if (dice === 0) return { kind: 'concede', seat: someone[next(someone.length)]?.seat ?? seat }
  if (dice === 1) return { kind: 'replace', seat, name: userText(`Player ${next(1000)}`) }
  if (dice === 4) return { kind: 'stops', seat, stops: STOPS[next(STOPS.length)] ?? 'few' }
  if (dice > 4) return answer
  const change = anyAdjustment(game, next)
  return refuseAdjustment(game, change)
    ? answer
    : { kind: 'adjust', seat, reason: userText('A mistake'), change }
}

/** The message of a violation, or a crash with its stack. */
function wordsOf(error: unknown): string {
  if (error instanceof Violation) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function repeatCommand({ seed, raid, pool }: Table, fault: Fault | undefined): string {
  return `npm run -s fuzz -- --tables 1 --seed ${seed}${raid ? ` --raid ${raid}` : ''}${pool ? ' --pool' : ''}${fault ? ` --break ${fault}` : ''}`
}
