/** Bots that share a database, and are killed and started again. */
import { type BotPlace, type Helper, startBotAt } from '../crowd/processes.ts'

export class Fleet {
  readonly #place: BotPlace
  readonly #slots: (Helper | null)[]
  /** What those that are gone had to complain of. */
  readonly complaints: string[] = []

  constructor(place: BotPlace, size: number) {
    this.#place = place
    this.#slots = Array.from({ length: size }, () => null)
  }

  /** Starts whoever does not run. */
  async start(): Promise<void> {
    for (const [n, slot] of this.#slots.entries()) if (!slot) this.#slots[n] = await startBotAt(this.#place)
  }

  /** kill -9, and another is started in its place. */
  async replace(n: number): Promise<void> {
    await this.#end(n, 'SIGKILL')
    this.#slots[n] = await startBotAt(this.#place)
  }

  async stop(): Promise<void> {
    for (const n of this.#slots.keys()) await this.#end(n, 'SIGTERM')
  }

  async #end(n: number, signal: NodeJS.Signals): Promise<void> {
    const helper = this.#slots[n]
    this.#slots[n] = null
    await helper?.stop(signal)
    this.complaints.push(...(helper?.complaints ?? []))
  }
}
