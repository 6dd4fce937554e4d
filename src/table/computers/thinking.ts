/**
 * Finds the answers of computer players that plan. Nothing is stored for this: which raids wait for a computer player
 * follows from the raids. Several processes may think about the same question, and one of the answers counts.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlanningPool, PlanResult } from '../../bots/planning-threads/pool.ts'
import { TurnPlanningTime } from '../../bots/search/time-limit.ts'
import type { ComputerPlayerService, ComputerQuestion, PlannedMove } from './contract.ts'

interface ThinkingOptions {
  /** Null if the plain player answers for all levels. */
  readonly pool: PlanningPool | null
  /** The shortest time in ms between two moves of computer players in a raid that people see. */
  readonly paceMs: number
  /** The interval in ms in which raids are looked for that another process has left waiting. */
  readonly lookMs?: number
  readonly now?: () => Date
  readonly onError: (error: unknown) => void
}

/** The handle with which the process stops its one planner, which `startPlanner` has started. */
export interface RunningPlanner {
  /** Stops the planner after its running answers have been given. */
  stop(): Promise<void>
}

/** The time in ms after which a question is given up once a worker has begun. */
const QUESTION_MS = 1_500
/** A question that has waited for a worker for this long is answered by the plain player. */
const QUEUED_MS = 3_000
const LOOK_MS = 5_000
/** A raid that has waited for longer than this was left by another process, or was lost. */
const LEFT_AFTER_MS = 10_000
const MOST_STATES = 1_000
const DAY_MS = 86_400_000
/** The time ranges before the present in which the planner looks for waiting raids: at its start, and later. */
const FIRST_LOOK_MS = 400 * DAY_MS
const NEXT_LOOKS_MS = DAY_MS

/** The state of a raid that waits for a computer player. */
interface RaidState {
  /** The time that the planners of a turn share, so that they end before their questions are given up. */
  readonly time: TurnPlanningTime
  /** The time at which people last saw a move of a computer player. */
  movedAt: number
  /**
   * Whether another signal that the raid waits for a computer player arrived while one of its questions was being
   * answered.
   */
  isWantedAgain: boolean
}

/** Starts the planner of this process. It answers for all computer players that plan, until it is stopped. */
export function startPlanner(computers: ComputerPlayerService, options: ThinkingOptions): RunningPlanner {
  const thinking = new RunningThinking(computers, options)
  thinking.start()
  return thinking
}

class RunningThinking implements RunningPlanner {
  readonly #computers: ComputerPlayerService
  readonly #options: ThinkingOptions
  readonly #ending = new AbortController()
  readonly #running = new Map<string, Promise<void>>()
  /** The states of raids in which computer players have thought lately, the latest last. */
  readonly #states = new Map<string, RaidState>()
  /** Resolves when the planner is stopped, so that it doesn't wait for plans that are still being made. */
  readonly #ended = new Promise<PlanResult>((resolve) => {
    this.#ending.signal.addEventListener('abort', () => resolve({ kind: 'dropped' }), { once: true })
  })
  #remove: () => void = () => {}
  #looking: Promise<void> = Promise.resolve()

  constructor(computers: ComputerPlayerService, options: ThinkingOptions) {
    this.#computers = computers
    this.#options = options
  }

  start(): void {
    this.#remove = this.#computers.onWaiting((raidId) => this.#want(raidId))
    this.#looking = this.#lookForRaids()
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    this.#remove()
    await this.#looking
    await Promise.all(this.#running.values())
  }

  get #isEnding(): boolean {
    return this.#ending.signal.aborted
  }

  async #lookForRaids(): Promise<void> {
    const { lookMs = LOOK_MS, onError } = this.#options
    for (let first = true; !this.#isEnding; first = false) {
      await this.#look(first).catch(onError)
      await this.#pause(lookMs)
    }
  }

  async #look(isFirst: boolean): Promise<void> {
    const now = (this.#options.now?.() ?? new Date()).getTime()
    const from = new Date(now - (isFirst ? FIRST_LOOK_MS : NEXT_LOOKS_MS))
    const to = new Date(isFirst ? now : now - LEFT_AFTER_MS)
    for (const raidId of await this.#computers.waiting(from, to)) this.#want(raidId)
    if (isFirst) await this.#warmUp()
  }

  #want(raidId: string): void {
    if (this.#isEnding) return
    const state = this.#stateOf(raidId)
    state.isWantedAgain = true
    if (this.#running.has(raidId)) return
    this.#running.set(raidId, this.#answerAll(raidId, state).catch(this.#options.onError))
  }

  #stateOf(raidId: string): RaidState {
    const time = new TurnPlanningTime(() => performance.now())
    const fresh = { time, movedAt: Number.NEGATIVE_INFINITY, isWantedAgain: false }
    const state = this.#states.get(raidId) ?? fresh
    this.#states.delete(raidId)
    this.#states.set(raidId, state)
    const [oldest] = this.#states.keys()
    if (this.#states.size > MOST_STATES && oldest !== undefined) this.#states.delete(oldest)
    return state
  }

  /** Answers the raid's questions until it waits for a person. */
  async #answerAll(raidId: string, state: RaidState): Promise<void> {
    try {
      while (state.isWantedAgain && !this.#isEnding) {
        state.isWantedAgain = false
        const question = await this.#computers.question(raidId)
        await (question ? this.#answer(question, state) : this.#warmUp())
      }
    } finally {
      this.#running.delete(raidId)
    }
  }

  /** Prepares the workers as soon as there is a raid that will need them. */
  async #warmUp(): Promise<void> {
    const { pool } = this.#options
    if (!pool || pool.isWarm) return
    const game = await this.#computers.sampleGame()
    if (game && !this.#isEnding) pool.warmUp(game)
  }

  async #answer(question: ComputerQuestion, state: RaidState): Promise<void> {
    const plan = await this.#plan(question, state)
    await this.#pause(state.movedAt + this.#options.paceMs - performance.now())
    if (this.#isEnding) return
    const answered = await this.#computers.answer(question, plan)
    if ('rejected' in answered) return
    if (answered.kind === 'answered' && answered.isVisible) state.movedAt = performance.now()
  }

  async #plan(question: ComputerQuestion, state: RaidState): Promise<PlannedMove | null> {
    const { raidId, turn, level, game } = question
    const { pool } = this.#options
    const planMs = state.time.limit(turn)
    if (!pool || planMs <= 0) return null
    const planning = pool.plan({
      key: raidId,
      priority: 'move',
      level,
      game,
      raid: raidId,
      planMs,
      withinMs: QUESTION_MS,
      queuedMs: QUEUED_MS,
    })
    const result = await Promise.race([planning, this.#ended])
    if ('ms' in result) state.time.spend(turn, result.ms)
    return result.kind === 'planned' ? result.plan : null
  }

  async #pause(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.#ending.signal }).catch(() => {})
  }
}
