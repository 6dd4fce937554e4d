/**
 * Has pictures painted in a thread beside the bot's, so that nobody's answer waits for a brush. What was painted is
 * kept for a while; the same picture is painted once, however many ask for it at once.
 */
import { Worker } from 'node:worker_threads'
import { latest } from './latest.ts'
import type { Shown } from './pictures.ts'
import { type Order, Waiting } from './waiting.ts'
import type { Job, Painted } from './worker.ts'

/** Never rejects: a picture that can't be painted is none. */
export interface Studio {
  /**
   * @param canMiss nobody has asked for it: there is none while many newer ones wait for theirs
   * @returns a PNG, or null
   */
  picture(shown: Shown, canMiss?: boolean): Promise<Uint8Array | null>
  /**
   * So long an answer to somebody waits for their hand's picture, which was asked for already and is put in later then;
   * 0 where so many wait for theirs that it would be in vain.
   */
  readonly soonMs: number
  close(): Promise<void>
}

export interface StudioOptions {
  readonly onError?: (error: Error) => void
  /** How many pictures are kept that somebody has asked for. */
  readonly kept?: number
  /** A picture that takes so long is given up, with the thread that paints it. */
  readonly patienceMs?: number
  readonly soonMs?: number | undefined
  /** Who paints; a thread of ours unless a test says so. */
  readonly newPainter?: () => Worker
  /** Who asks just now: of one person few pictures wait at a time. */
  readonly asker?: () => string | undefined
}

/** A hand takes 80 KB, and is asked for again as its owner presses on it: of 500 people each has theirs. A sheet takes 350. */
const KEPT = 500
/** A board is another at the next question, but for those on which opening hands are decided. */
const KEPT_BOARDS = 60
const PATIENCE_MS = 30_000
/** It takes 10 on a quiet machine. With 80, whoever didn't get theirs in time was the slowest hundredth of all presses. */
const SOON_MS = 50
/** Of so many that wait, with boards between them, the last one isn't painted by then. */
const IN_TIME = 4

/** Without the flags that this process was started with: the thread loads what it needs in its own way. */
const newPainter = (): Worker => new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] })

export function openStudio(options: StudioOptions = {}): Studio {
  return new Threaded(options)
}

interface Commission extends Order {
  readonly id: number
  /** As JSON, by which it is known. */
  readonly shown: string
  /** Null: others were before it. */
  readonly settle: (painted: Painted | null) => void
}

/** Pictures by what they show; the one that was asked for last comes last. */
class Album {
  readonly #pictures = new Map<string, Promise<Uint8Array | null>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  take(key: string, paint: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    return latest(this.#pictures, key, this.#most, paint)
  }

  forget(key: string): void {
    this.#pictures.delete(key)
  }
}

class Threaded implements Studio {
  readonly #options: StudioOptions
  readonly #asked: Album
  readonly #boards = new Album(KEPT_BOARDS)
  readonly #waiting = new Waiting<Commission>()
  #current: Commission | null = null
  #late: NodeJS.Timeout | undefined
  #painter: Worker | null = null
  #lastId = 0

  constructor(options: StudioOptions) {
    this.#options = options
    this.#asked = new Album(options.kept ?? KEPT)
  }

  get soonMs(): number {
    return this.#options.soonMs ?? (this.#waiting.asked > IN_TIME ? 0 : SOON_MS)
  }

  async picture(shown: Shown, canMiss = false): Promise<Uint8Array | null> {
    const key = JSON.stringify(shown)
    const album = canMiss ? this.#boards : this.#asked
    return album.take(key, async () => {
      const picture = await this.#painted(key, canMiss)
      if (!picture) album.forget(key)
      return picture
    })
  }

  async close(): Promise<void> {
    for (const { settle } of this.#waiting.leave()) settle(null)
    await this.#dismiss(new Error('the studio is closed'))
  }

  /** What went wrong, or was left out, is not kept. */
  async #painted(shown: string, canMiss: boolean): Promise<Uint8Array | null> {
    const painted = await this.#order(shown, canMiss)
    if (painted && 'png' in painted) return painted.png
    if (painted) this.#options.onError?.(new Error(painted.error))
    return null
  }

  #order(shown: string, isBoard: boolean): Promise<Painted | null> {
    const by = isBoard ? undefined : this.#options.asker?.()
    return new Promise((settle) => {
      this.#waiting.add({ id: ++this.#lastId, shown, isBoard, by, settle })?.settle(null)
      if (!this.#current) this.#begin()
    })
  }

  /** One at a time: a slow one makes nobody lose a picture that hasn't been begun. */
  #begin(): void {
    this.#current = this.#waiting.next() ?? null
    if (!this.#current) return this.#painter?.unref()
    const { id, shown } = this.#current
    const { patienceMs = PATIENCE_MS } = this.#options
    this.#late = setTimeout(() => this.#dismiss(new Error('the picture takes too long')), patienceMs)
    const painter = this.#hire()
    painter.ref()
    painter.postMessage({ id, shown } satisfies Job)
  }

  #done(painted: Painted): void {
    if (painted.id !== this.#current?.id) return
    clearTimeout(this.#late)
    this.#current.settle(painted)
    this.#begin()
  }

  #hire(): Worker {
    if (this.#painter) return this.#painter
    const painter = (this.#options.newPainter ?? newPainter)()
    const gone = (error: Error) => {
      if (this.#painter === painter) void this.#dismiss(error)
    }
    painter.on('message', (painted: Painted) => this.#done(painted))
    painter.on('error', gone)
    painter.on('exit', (code) => gone(new Error(`the painter has left with ${code}`)))
    this.#painter = painter
    return painter
  }

  /** What was being painted is lost; the next one gets another painter. */
  async #dismiss({ message }: Error): Promise<void> {
    const painter = this.#painter
    this.#painter = null
    if (this.#current) this.#done({ id: this.#current.id, error: message })
    await painter?.terminate()
  }
}
