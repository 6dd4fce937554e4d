/** Bots that share a database, and that tests end and start again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { stop } from '../../test/support/bot-process.ts'
import {
  type BotSettings,
  launchBotProcess,
  type StartedProcess,
  startBotProcess,
} from '../crowd/processes.ts'

/** A bot that takes longer than this after SIGTERM is stuck, and was killed. */
const TOO_LONG_MS = 9_500

export class BotFleet {
  readonly #place: BotSettings
  readonly #slots: (StartedProcess | null)[]
  readonly #clockMs: () => number
  /** The lines on stderr of bots that have ended. */
  readonly stderrLines: string[] = []
  /** The number of bots that had to be killed after SIGTERM. */
  stuck = 0

  /** @param clockMs returns by how many milliseconds the clock of the next started bot is wrong */
  constructor(place: BotSettings, size: number, clockMs: () => number = () => 0) {
    this.#place = place
    this.#slots = Array.from({ length: size }, () => null)
    this.#clockMs = clockMs
  }

  /** Starts all bots that don't run. */
  async start(): Promise<void> {
    for (const [n, slot] of this.#slots.entries())
      if (!slot) this.#slots[n] = await startBotProcess(this.#next())
  }

  /** Ends a bot, with kill -9 or by SIGTERM like a deploy, and starts another in its place. */
  async replace(n: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#end(n, signal)
    this.#slots[n] = await startBotProcess(this.#next())
  }

  /** Starts a bot in another's place, and kills it before it is ready, or as soon as it is ready. */
  async killStarting(n: number, afterMs: number): Promise<void> {
    await this.#end(n, 'SIGKILL')
    const child = launchBotProcess(this.#next())
    await sleep(afterMs)
    await stop(child, 'SIGKILL')
  }

  /** Kills a bot with kill -9. Nothing replaces it until `start`. */
  kill(n: number): Promise<void> {
    return this.#end(n, 'SIGKILL')
  }

  async stop(): Promise<void> {
    for (const n of this.#slots.keys()) await this.#end(n, 'SIGTERM')
  }

  #next(): BotSettings {
    return { ...this.#place, clockMs: this.#clockMs() }
  }

  async #end(n: number, signal: NodeJS.Signals): Promise<void> {
    const helper = this.#slots[n]
    this.#slots[n] = null
    const since = performance.now()
    await helper?.stop(signal)
    if (performance.now() - since > TOO_LONG_MS) this.stuck += 1
    this.stderrLines.push(...(helper?.stderrLines ?? []))
  }
}
