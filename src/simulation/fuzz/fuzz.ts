/**
 * Plays random games at random tables, and checks their invariants. A violation is reported with the command that
 * repeats it.
 */

import {
  type Game,
  type GameEvent,
  type Input,
  refusalOfCorrection,
  STOP_SETTINGS,
} from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import { randomAnswer } from '../invariant-checks/answers.ts'
import { type CheckedEngine, realEngine } from '../invariant-checks/checked-engine.ts'
import {
  type CheckIntervals,
  FREQUENT_CHECKS,
  InvariantCheckedGame,
  SECRECY_CHECKS,
} from '../invariant-checks/checked-game.ts'
import { newRandomNumberGenerator, type RandomNumberGenerator } from '../invariant-checks/random-numbers.ts'
import { engineWithTimeLimit } from '../invariant-checks/time-limit.ts'
import { InvariantViolation } from '../invariant-checks/violation.ts'
import { randomCorrection } from './corrections.ts'
import { engineWithFault, type PlantableFault } from './faults.ts'
import { type FuzzTable, randomFuzzTable, startFuzzTable } from './tables.ts'

/** A violation that was found at a table, with the command that repeats it. */
export interface FoundViolation {
  seed: number
  what: string
  repeat: string
}

/** The numbers of tables and decisions that were played, and the violations that were found. */
export interface FuzzReport {
  tables: number
  decisions: number
  violations: FoundViolation[]
}

/** The tables that a run plays, and when it stops. */
export interface FuzzPlan {
  seed: number
  /** Returns true when the run should stop. It is called before each answer. */
  enough: (report: FuzzReport) => boolean
  tables?: number
  /** The most answers at a table. */
  answers?: number
  /** The raid of all tables; random if absent. */
  raid?: string
  /** Whether the raiders have legal constructed decks of the printed pool. */
  pool?: boolean
  fault?: PlantableFault
  watch?: CheckIntervals
  /** Called for each table when its game has ended or was abandoned. */
  onTable?: (table: FuzzTable, game: Game | null) => void
  /** Called with each game when it begins. The returned function is called with the events of each answer. */
  onBegun?: (game: Game) => (events: readonly GameEvent[]) => void
}

/** The time limit for processing an input, in milliseconds: a hundred times the longest measured time. */
const LONGEST_INPUT = 20_000

/** Plays the tables of this seed and of the following seeds. After a violation, the table is abandoned. */
export function playRandomTables(plan: FuzzPlan): FuzzReport {
  const { seed, enough, tables = Infinity, answers = Infinity, raid, pool = false, fault } = plan
  const { watch = FREQUENT_CHECKS, onTable, onBegun = () => () => {} } = plan
  const report: FuzzReport = { tables: 0, decisions: 0, violations: [] }
  for (let i = 0; i < tables && !enough(report); i++) {
    const drawn = randomFuzzTable(seed + i, raid, pool)
    const table = { ...drawn, answers: Math.min(drawn.answers, answers) }
    const asked = engineWithTimeLimit(fault ? engineWithFault(fault, table.seed) : realEngine, LONGEST_INPUT)
    let game: Game | null = null
    try {
      game = startFuzzTable(table)
      playFuzzTable(table, game, asked, watch, report, enough, onBegun(game))
    } catch (error) {
      report.violations.push({
        seed: table.seed,
        what: messageOfError(error),
        repeat: repeatCommand(table, plan),
      })
    }
    report.tables += 1
    onTable?.(table, game)
  }
  return report
}

function playFuzzTable(
  table: FuzzTable,
  game: Game,
  asked: CheckedEngine,
  watch: CheckIntervals,
  report: FuzzReport,
  enough: FuzzPlan['enough'],
  onEvents: (events: readonly GameEvent[]) => void = () => {},
): void {
  const next = newRandomNumberGenerator(table.seed + 2)
  const checkedGame = new InvariantCheckedGame(game, watch, table.seed, asked)
  for (let i = 0; i < table.answers && game.decision && !enough(report); i++) {
    onEvents(checkedGame.apply(randomInput(game, next)))
    report.decisions += 1
  }
}

/**
 * Returns a random input: usually an answer, sometimes a concession, a change of stops, a correction by a leader or a
 * replacement of the person in a seat.
 */
export function randomInput(game: Game, next: RandomNumberGenerator): Input {
  const { decision } = game
  if (!decision) throw new Error('nothing is asked')
  const answer = randomAnswer(decision, next)
  const dice = next(1000)
  const { seat } = answer
  const someone = game.players.filter((player) => !player.out && !player.automaton)
  if (dice === 0) return { kind: 'concede', seat: someone[next(someone.length)]?.seat ?? seat }
  if (dice === 1) return { kind: 'replace', seat, name: userText(`Player ${next(1000)}`) }
  if (dice === 4) return { kind: 'stops', seat, stops: STOP_SETTINGS[next(STOP_SETTINGS.length)] ?? 'few' }
  if (dice > 4) return answer
  const change = randomCorrection(game, next)
  return refusalOfCorrection(game, change)
    ? answer
    : { kind: 'adjust', seat, reason: userText('A mistake'), change }
}

/** Returns the message of a violation, or of another error with its stack. */
export function messageOfError(error: unknown): string {
  if (error instanceof InvariantViolation) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function repeatCommand({ seed, raid, pool }: FuzzTable, { fault, answers, watch }: FuzzPlan): string {
  const options = [
    raid && `--raid ${raid}`,
    pool && '--pool',
    fault && `--break ${fault}`,
    watch === SECRECY_CHECKS && '--secrecy',
    answers !== undefined && `--answers ${answers}`,
  ]
  return ['npm run -s fuzz -- --tables 1', `--seed ${seed}`, ...options.filter(Boolean)].join(' ')
}
