/**
 * A pool of worker threads that plan for computer players and for hints. Workers get imagined games only, and are
 * started when there is something to plan.
 */
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import type { ImaginedGame } from '../../engine/index.ts'
import type { Level } from '../search/levels.ts'
import type { Plan } from '../search/plan.ts'
import type { MessageFromWorker } from './messages.ts'
import { type PlanPriority, PlanQueue } from './plan-queue.ts'
import { PlanningThread } from './planning-thread.ts'

export interface PlanRequest {
  /** A newer question with the same key and priority takes the place of one that still waits. */
  readonly key: string
  readonly priority: PlanPriority
  readonly level: Level
  /** A game that the asked seat can imagine, with the open question. */
  readonly game: ImaginedGame
  /** The raid's id, which is a part of the seed. */
  readonly raid: string
  /** The time in ms after which the planner takes the best course so far; by default it tries all. */
  readonly planMs?: number
  /** The time in ms in which the plan must be found once a worker has begun. After it the worker is replaced. */
  readonly withinMs: number
  /** The time in ms for which the question waits for a worker; by default for ever. */
  readonly queuedMs?: number
}

/**
 * `ms` is the time for which a worker has planned. The plan is null if the level leaves the question to the plain
 * player. `dropped`: a newer question took its place, or the pool was closed.
 */
export type PlanResult =
  | { readonly kind: 'planned'; readonly plan: Plan | null; readonly ms: number }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'failed' | 'dropped' }

export interface PlanningPool {
  /** Plans in a worker thread. The promise never rejects. */
  plan(request: PlanRequest): Promise<PlanResult>
  /**
   * Lets the workers play on in this game while they have nothing else to do, because the code of a new worker is five
   * to ten times as slow. Does nothing if the pool was warmed up before.
   */
  warmUp(game: ImaginedGame): void
  /** Whether the pool was warmed up. */
  readonly isWarm: boolean
  /** Ends the workers. All questions are dropped. */
  close(): Promise<void>
}

interface PoolOptions {
  /** The number of workers; by default one for each core, except one core for the bot. */
  readonly threads?: number
  readonly onError?: (error: Error) => void
  /** Starts a worker; by default one of ours. */
  readonly newWorker?: () => Worker
}

export const createPlanningPool = (options: PoolOptions = {}): PlanningPool => new Pool(options)

export const defaultThreadCount = (): number => Math.max(1, availableParallelism() - 1)

/** Starts a thread without the flags of this process, because the thread loads TypeScript in its own way. */
const newWorker = (): Worker => new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] })

/** The number of questions after which a worker's code is fast, and with which a pool is warmed up. */
const WARM_AFTER = 12
/**
 * A slow worker whose code is still cold isn't replaced at once, since the next one would be as slow. It gets this
 * time in ms to finish.
 */
const COLD_GRACE_MS = 8_000
const WARM_UP_WITHIN_MS = 10_000

interface Question extends PlanRequest {
  readonly id: number
  readonly settle: (result: PlanResult) => void
  expiry?: NodeJS.Timeout | undefined
}

/** A question that a worker is planning. */
interface Running {
  readonly question: Question
  readonly since: number
  timer: NodeJS.Timeout
}

class Pool implements PlanningPool {
  readonly #options: PoolOptions
  readonly #queue = new PlanQueue<Question>()
  readonly #threads = new Map<PlanningThread, Running | null>()
  #lastId = 0
  isWarm = false
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  plan(request: PlanRequest): Promise<PlanResult> {
    return new Promise((settle) => {
      if (this.#isClosed) return settle({ kind: 'dropped' })
      const question: Question = { ...request, id: ++this.#lastId, settle }
      this.#queue.add(question)?.settle({ kind: 'dropped' })
      this.#expire(question)
      this.#assign()
    })
  }

  warmUp(game: ImaginedGame): void {
    if (this.isWarm) return
    this.isWarm = true
    const request = {
      priority: 'warmUp',
      level: 'able',
      game,
      raid: '',
      withinMs: WARM_UP_WITHIN_MS,
    } as const
    for (let i = 0; i < WARM_AFTER * this.#size; i++) void this.plan({ ...request, key: `${i}` })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const question of this.#queue.removeAll()) settle(question, { kind: 'dropped' })
    const threads = [...this.#threads]
    this.#threads.clear()
    for (const [, running] of threads) if (running) finish(running, { kind: 'dropped' })
    await Promise.all(threads.map(([thread]) => thread.end()))
  }

  get #size(): number {
    return this.#options.threads ?? defaultThreadCount()
  }

  #expire(question: Question): void {
    if (question.queuedMs === undefined) return
    question.expiry = setTimeout(() => {
      if (this.#queue.remove(question)) settle(question, { kind: 'late', ms: 0 })
    }, question.queuedMs)
  }

  /** Gives the waiting questions to idle workers, and starts workers for the others. */
  #assign(): void {
    if (this.#isClosed) return
    for (const thread of this.#threads.keys()) if (thread.isIdle) this.#begin(thread)
    const loading = [...this.#threads].filter(([thread, running]) => !running && !thread.isIdle).length
    const more = Math.min(this.#queue.size - loading, this.#size - this.#threads.size)
    for (let i = 0; i < more; i++) this.#hire()
  }

  #hire(): void {
    const thread = new PlanningThread((this.#options.newWorker ?? newWorker)(), {
      onIdle: () => this.#assign(),
      onMessage: (from, message) => this.#done(from, message),
      onGone: (gone, error) => this.#lose(gone, error),
    })
    this.#threads.set(thread, null)
  }

  #begin(thread: PlanningThread): void {
    const question = this.#queue.next()
    if (!question) return
    clearTimeout(question.expiry)
    const timer = setTimeout(() => this.#late(thread), question.withinMs)
    this.#threads.set(thread, { question, since: performance.now(), timer })
    try {
      thread.begin(question.id, question)
    } catch (error) {
      this.#lose(thread, error instanceof Error ? error : new Error(`${error}`))
    }
  }

  #done(thread: PlanningThread, message: Exclude<MessageFromWorker, { kind: 'ready' }>): void {
    const running = this.#threads.get(thread)
    this.#threads.set(thread, null)
    if (running?.question.id !== message.id) return
    if (message.kind === 'failed') {
      this.#options.onError?.(new Error(message.error))
      finish(running, { kind: 'failed' })
    } else finish(running, { kind: 'planned', plan: message.plan, ms: performance.now() - running.since })
  }

  /** The time for a question is over. A worker whose code is fast is stuck, and is replaced. */
  #late(thread: PlanningThread): void {
    const running = this.#threads.get(thread)
    if (!running) return
    settle(running.question, { kind: 'late', ms: performance.now() - running.since })
    const replace = () => this.#lose(thread, new Error('a plan takes too long'))
    if (thread.answered >= WARM_AFTER) replace()
    else running.timer = setTimeout(replace, COLD_GRACE_MS)
  }

  /**
   * Ends a worker. Its question is lost, and the next one gets a new worker. If workers can't even load, nobody waits
   * for one.
   */
  #lose(thread: PlanningThread, error: Error): void {
    const running = this.#threads.get(thread)
    if (!this.#threads.delete(thread)) return
    if (running) finish(running, { kind: 'failed' })
    this.#options.onError?.(error)
    void thread.end()
    if (thread.hasLoaded) this.#assign()
    else for (const question of this.#queue.removeAll()) settle(question, { kind: 'failed' })
  }
}

function settle(question: Question, result: PlanResult): void {
  clearTimeout(question.expiry)
  question.settle(result)
}

function finish({ question, timer }: Running, result: PlanResult): void {
  clearTimeout(timer)
  settle(question, result)
}
