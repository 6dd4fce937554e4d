/** Bots that share a database, and are ended and started again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { stop } from '../../test/support/bot-process.ts'
import { type BotPlace, type Helper, launchBotAt, startBotAt } from '../crowd/processes.ts'

/** Who is told to end has so long, and is killed then. */
const TOO_LONG_MS = 9_500

export class Fleet {
  readonly #place: BotPlace
  readonly #slots: (Helper | null)[]
  readonly #clockMs: () => number
  /** What those that are gone had to complain of. */
  readonly complaints: string[] = []
  /** How many had to be killed after they had been told to end. */
  stuck = 0

  /** @param clockMs how far off the clock of each that is started is, in milliseconds */
  constructor(place: BotPlace, size: number, clockMs: () => number = () => 0) {
    this.#place = place
    this.#slots = Array.from({ length: size }, () => null)
    this.#clockMs = clockMs
  }

  /** Starts whoever does not run. */
  async start(): Promise<void> {
    for (const [n, slot] of this.#slots.entries()) if (!slot) this.#slots[n] = await startBotAt(this.#next())
  }

  /** kill -9, or as a deploy does it, and another is started in its place. */
  async replace(n: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#end(n, signal)
    this.#slots[n] = await startBotAt(this.#next())
  }

  /** One is started in its place, and killed before it is there, or as soon as it is. */
  async killStarting(n: number, afterMs: number): Promise<void> {
    await this.#end(n, 'SIGKILL')
    const child = launchBotAt(this.#next())
    await sleep(afterMs)
    await stop(child, 'SIGKILL')
  }

  /** kill -9, and nobody takes its place until `start`. */
  kill(n: number): Promise<void> {
    return this.#end(n, 'SIGKILL')
  }

  async stop(): Promise<void> {
    for (const n of this.#slots.keys()) await this.#end(n, 'SIGTERM')
  }

  #next(): BotPlace {
    return { ...this.#place, clockMs: this.#clockMs() }
  }

  async #end(n: number, signal: NodeJS.Signals): Promise<void> {
    const helper = this.#slots[n]
    this.#slots[n] = null
    const since = performance.now()
    await helper?.stop(signal)
    if (performance.now() - since > TOO_LONG_MS) this.stuck += 1
    this.complaints.push(...(helper?.complaints ?? []))
  }
}
