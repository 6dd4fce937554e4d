/** One worker thread of the pool, with the question that it is planning. */
import type { Worker } from 'node:worker_threads'
import { registeredCardsOfGame } from '../../engine/index.ts'
import type { CardsToRegister, MessageFromWorker, PlanningJob } from './messages.ts'
import type { PlanRequest } from './pool.ts'

/** The number of card sets that a worker has at once. Each raid can have its own. */
const MOST_CARD_SETS = 50

export interface ThreadEvents {
  /** The worker can take a question: it has loaded, or has finished the last one. */
  onIdle(thread: PlanningThread): void
  onMessage(thread: PlanningThread, message: Exclude<MessageFromWorker, { kind: 'ready' }>): void
  /** The worker has ended, and nobody has asked for that. */
  onGone(thread: PlanningThread, error: Error): void
}

export class PlanningThread {
  readonly #worker: Worker
  /** The hashes of the worker's cards, the least recently used first. */
  readonly #cardSets = new Set<string>()
  #hasLoaded = false
  #job: number | null = null
  /** The number of questions that the worker has answered. */
  answered = 0

  constructor(worker: Worker, events: ThreadEvents) {
    this.#worker = worker
    const gone = (error: Error) => events.onGone(this, error)
    worker.on('error', gone)
    worker.on('exit', (code) => gone(new Error(`a planning thread has ended with ${code}`)))
    worker.on('message', (message: MessageFromWorker) => {
      this.#hasLoaded = true
      this.#job = null
      worker.unref()
      if (message.kind !== 'ready') {
        this.answered += 1
        events.onMessage(this, message)
      }
      events.onIdle(this)
    })
    worker.unref()
  }

  get hasLoaded(): boolean {
    return this.#hasLoaded
  }

  get isIdle(): boolean {
    return this.#hasLoaded && this.#job === null
  }

  begin(id: number, { level, game, raid, priority, planMs }: PlanRequest): void {
    this.#job = id
    this.#worker.ref()
    const cards: CardsToRegister | null = this.#cardSets.delete(game.cards)
      ? null
      : { hash: game.cards, ...registeredCardsOfGame(game) }
    this.#cardSets.add(game.cards)
    this.#worker.postMessage({
      id,
      level,
      game: JSON.stringify(game),
      raid,
      planMs: planMs ?? null,
      isWarmUp: priority === 'warmUp',
      cards,
      forget: this.#forgotten(),
    } satisfies PlanningJob)
  }

  #forgotten(): string | null {
    const [oldest] = this.#cardSets
    if (this.#cardSets.size <= MOST_CARD_SETS || oldest === undefined) return null
    this.#cardSets.delete(oldest)
    return oldest
  }

  async end(): Promise<void> {
    this.#worker.removeAllListeners()
    this.#worker.on('error', () => {}) // Errors are ignored, because nobody waits for this worker any more.
    await this.#worker.terminate()
  }
}
