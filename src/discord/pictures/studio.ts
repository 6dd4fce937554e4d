/**
 * Has pictures painted in a thread beside the bot's, so that nobody's answer waits for a brush. What was painted is
 * kept for a while; the same picture is painted once, however many ask for it at once.
 */
import { Worker } from 'node:worker_threads'
import type { Shown } from './pictures.ts'
import type { Job, Painted } from './worker.ts'

/** Never rejects: a picture that can't be painted is none. */
export interface Studio {
  /**
   * @param canMiss nobody has asked for it: there is none while many others wait for theirs
   * @returns a PNG, or null
   */
  picture(shown: Shown, canMiss?: boolean): Promise<Uint8Array | null>
  close(): Promise<void>
}

export interface StudioOptions {
  readonly onError?: (error: Error) => void
  /** How many pictures are kept. */
  readonly kept?: number
  /** A picture that takes so long is given up, with the thread that paints it. */
  readonly patienceMs?: number
  /** Who paints; a thread of ours unless a test says so. */
  readonly newPainter?: () => Worker
}

/** A sheet takes 350 KB. */
const KEPT = 40
/** A second's work, about. */
const MANY_WAITING = 8
const PATIENCE_MS = 30_000

/** Without the flags that this process was started with: the thread loads TypeScript in its own way. */
const newPainter = (): Worker => new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] })

export function openStudio(options: StudioOptions = {}): Studio {
  return new Threaded(options)
}

type Order = (painted: Painted) => void

class Threaded implements Studio {
  readonly #options: StudioOptions
  /** The one that was asked for last comes last. */
  readonly #pictures = new Map<string, Promise<Uint8Array | null>>()
  readonly #orders = new Map<number, Order>()
  #painter: Worker | null = null
  #lastId = 0

  constructor(options: StudioOptions) {
    this.#options = options
  }

  async picture(shown: Shown, canMiss = false): Promise<Uint8Array | null> {
    const key = JSON.stringify(shown)
    if (canMiss && this.#orders.size >= MANY_WAITING && !this.#pictures.has(key)) return null
    const found = this.#pictures.get(key) ?? this.#painted(shown, key)
    this.#pictures.delete(key)
    this.#pictures.set(key, found)
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= (this.#options.kept ?? KEPT)) break
      this.#pictures.delete(oldest)
    }
    return found
  }

  async close(): Promise<void> {
    await this.#dismiss(new Error('the studio is closed'))
  }

  /** What went wrong is not kept. */
  async #painted(shown: Shown, key: string): Promise<Uint8Array | null> {
    const painted = await this.#order(shown)
    if ('png' in painted) return painted.png
    this.#options.onError?.(new Error(painted.error))
    this.#pictures.delete(key)
    return null
  }

  #order(shown: Shown): Promise<Painted> {
    const id = ++this.#lastId
    const { patienceMs = PATIENCE_MS } = this.#options
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#dismiss(new Error('the picture takes too long')), patienceMs)
      this.#orders.set(id, (painted) => {
        clearTimeout(late)
        this.#orders.delete(id)
        if (this.#orders.size === 0) this.#painter?.unref()
        resolve(painted)
      })
      const painter = this.#hire()
      painter.ref()
      painter.postMessage({ id, shown } satisfies Job)
    })
  }

  #hire(): Worker {
    if (this.#painter) return this.#painter
    const painter = (this.#options.newPainter ?? newPainter)()
    const gone = (error: Error) => {
      if (this.#painter === painter) void this.#dismiss(error)
    }
    painter.on('message', (painted: Painted) => this.#orders.get(painted.id)?.(painted))
    painter.on('error', gone)
    painter.on('exit', (code) => gone(new Error(`the painter has left with ${code}`)))
    this.#painter = painter
    return painter
  }

  /** Whoever waits gets no picture; the next order hires another. */
  async #dismiss({ message }: Error): Promise<void> {
    const painter = this.#painter
    this.#painter = null
    for (const [id, settle] of [...this.#orders]) settle({ id, error: message })
    await painter?.terminate()
  }
}
