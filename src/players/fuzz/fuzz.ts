/** Random play at random tables, watched; what the watchers object to is told with the command that repeats it. */

import { type Game, type Input, refuseAdjustment, STOPS } from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import { randomAnswer } from '../watching/answers.ts'
import { impatient } from '../watching/hanging.ts'
import { Violation } from '../watching/must.ts'
import { type Numbers, numbers } from '../watching/numbers.ts'
import { type Referee, referee } from '../watching/referee.ts'
import { OFTEN, type Watch, Watcher } from '../watching/watcher.ts'
import { anyAdjustment } from './adjustments.ts'
import { type Fault, faulty } from './faults.ts'
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
  /** Says when to stop; asked before each answer. */
  enough: (report: FuzzReport) => boolean
  tables?: number
  /** Every table is of this raid. */
  raid?: string
  fault?: Fault
  watch?: Watch
  /** Hears of every table as it is left. */
  onTable?: (table: Table, game: Game | null) => void
}

/** In milliseconds; a hundred times what the longest takes. */
const LONGEST_INPUT = 20_000

/** Plays the tables of this seed and those after it. A table with a violation is left. */
export function fuzz({
  seed,
  enough,
  tables = Infinity,
  raid,
  fault,
  watch = OFTEN,
  onTable,
}: FuzzPlan): FuzzReport {
  const report: FuzzReport = { decisions: 0, violations: [] }
  for (let i = 0; i < tables && !enough(report); i++) {
    const table = tableOf(seed + i, raid)
    const asked = impatient(fault ? faulty(fault, table.seed) : referee, LONGEST_INPUT)
    let game: Game | null = null
    try {
      game = openTable(table)
      playTable(table, game, asked, watch, report, enough)
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
): void {
  const next = numbers(table.seed + 2)
  const watcher = new Watcher(game, watch, table.seed, asked)
  for (let i = 0; i < table.answers && game.decision && !enough(report); i++) {
    watcher.apply(anyInput(game, next))
    report.decisions += 1
  }
}

/**
 * Mostly an answer; now and then somebody concedes, wants other stops, a leader corrects something, or somebody else
 * takes a seat.
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

/** A crash is told with where it happened. */
function wordsOf(error: unknown): string {
  if (error instanceof Violation) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function repeatCommand({ seed, raid }: Table, fault: Fault | undefined): string {
  return `npm run -s fuzz -- --tables 1 --seed ${seed}${raid ? ` --raid ${raid}` : ''}${fault ? ` --break ${fault}` : ''}`
}
