/**
 * Paints pictures in a separate thread, so that no answer is delayed by painting. Painted pictures are cached
 * for a while. If several requests for the same picture arrive at once, it is painted once.
 */
import { Worker } from 'node:worker_threads'
import { getOrCreateInCache } from './lru.ts'
import { PictureQueue, type PictureRequest } from './picture-queue.ts'
import type { PictureContents } from './pictures.ts'
import type { PaintJob, PaintResult } from './worker.ts'

/** Paints pictures. Its methods never reject, and return null for a picture that can't be painted. */
export interface PictureRenderer {
  /**
   * Paints a picture, or returns the cached one.
   * @param canMiss whether nobody has asked for it; then it is dropped while many newer ones wait
   * @returns a PNG, or null
   */
  picture(shown: PictureContents, canMiss?: boolean): Promise<Uint8Array | null>
  /** Paints contents that may need several pictures. @returns one PNG or more; null if they can't be painted */
  pictures(shown: PictureContents): Promise<readonly Uint8Array[] | null>
  /**
   * The time in ms that an answer waits for the picture of the hand, which has already been requested. A
   * picture that is ready later is added to the answer then. The time is 0 if too many pictures are waiting
   * for it to be ready in time.
   */
  readonly soonMs: number
  close(): Promise<void>
}

export interface RendererOptions {
  readonly onError?: (error: Error) => void
  /** The number of cached pictures that people have asked for. */
  readonly kept?: number
  /** The time in ms after which a picture is given up and its thread terminated. */
  readonly patienceMs?: number
  readonly soonMs?: number | undefined
  /** Creates the painter; by default a thread of ours. */
  readonly newPainter?: () => Worker
  /** The person who is asking now. The number of waiting pictures per person is limited. */
  readonly asker?: () => string | undefined
}

/**
 * The number of cached pictures. A hand takes 80 KB and is requested again when its owner presses a button,
 * so each of 500 people has theirs. A sheet takes 350 KB.
 */
const KEPT = 500
/**
 * The number of cached boards. A board changes with every question, except while opening hands are decided.
 */
const KEPT_BOARDS = 60
const PATIENCE_MS = 30_000
/**
 * A picture takes 10 ms on a quiet machine. With 80 ms, the presses whose pictures weren't ready in time were
 * the slowest 1 % of all presses.
 */
const SOON_MS = 50
/** The number of waiting pictures, with boards between them, at which the last one isn't ready in time. */
const IN_TIME = 4

/** Starts a thread without the flags of this process, because the thread loads TypeScript in its own way. */
const newPainter = (): Worker => new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] })

export function createPictureRenderer(options: RendererOptions = {}): PictureRenderer {
  return new Threaded(options)
}

interface Commission extends PictureRequest {
  readonly id: number
  /** The contents of the picture as JSON. The string is also the key in the cache. */
  readonly shown: string
  /** Settles the request. Null means that it was dropped because too many pictures are waiting. */
  readonly settle: (painted: PaintResult | null) => void
}

type Pictures = readonly Uint8Array[] | null

/** A cache of pictures by their contents. The most recently requested one comes last. */
class Album {
  readonly #pictures = new Map<string, Promise<Pictures>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  take(key: string, paint: () => Promise<Pictures>): Promise<Pictures> {
    return getOrCreateInCache(this.#pictures, key, this.#most, paint)
  }

  forget(key: string): void {
    this.#pictures.delete(key)
  }
}

class Threaded implements PictureRenderer {
  readonly #options: RendererOptions
  readonly #asked: Album
  readonly #boards = new Album(KEPT_BOARDS)
  readonly #waiting = new PictureQueue<Commission>()
  #current: Commission | null = null
  #late: NodeJS.Timeout | undefined
  #painter: Worker | null = null
  #lastId = 0

  constructor(options: RendererOptions) {
    this.#options = options
    this.#asked = new Album(options.kept ?? KEPT)
  }

  get soonMs(): number {
    return this.#options.soonMs ?? (this.#waiting.asked > IN_TIME ? 0 : SOON_MS)
  }

  async picture(shown: PictureContents, canMiss = false): Promise<Uint8Array | null> {
    return (await this.pictures(shown, canMiss))?.[0] ?? null
  }

  async pictures(shown: PictureContents, canMiss = false): Promise<Pictures> {
    const key = JSON.stringify(shown)
    const album = canMiss ? this.#boards : this.#asked
    return album.take(key, async () => {
      const pictures = await this.#painted(key, canMiss)
      if (!pictures) album.forget(key) // A failed picture is painted again the next time.
      return pictures
    })
  }

  async close(): Promise<void> {
    for (const { settle } of this.#waiting.leave()) settle(null)
    await this.#dismiss(new Error('the studio is closed'))
  }

  /** Paints pictures. Returns null if that fails, or if they are given up because too many others wait. */
  async #painted(shown: string, canMiss: boolean): Promise<Pictures> {
    const painted = await this.#order(shown, canMiss)
    if (painted && 'png' in painted) return [painted.png, ...(painted.further ?? [])]
    if (painted) this.#options.onError?.(new Error(painted.error))
    return null
  }

  #order(shown: string, isBoard: boolean): Promise<PaintResult | null> {
    const by = isBoard ? undefined : this.#options.asker?.()
    return new Promise((settle) => {
      this.#waiting.add({ id: ++this.#lastId, shown, isBoard, by, settle })?.settle(null)
      if (!this.#current) this.#begin()
    })
  }

  /**
   * Starts the next picture. Only one is painted at a time, so that a slow picture doesn't make others fail
   * before they have begun.
   */
  #begin(): void {
    this.#current = this.#waiting.next() ?? null
    if (!this.#current) return this.#painter?.unref()
    const { id, shown } = this.#current
    const { patienceMs = PATIENCE_MS } = this.#options
    this.#late = setTimeout(() => this.#dismiss(new Error('the picture takes too long')), patienceMs)
    const painter = this.#hire()
    painter.ref()
    painter.postMessage({ id, shown } satisfies PaintJob)
  }

  #done(painted: PaintResult): void {
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
    painter.on('message', (painted: PaintResult) => this.#done(painted))
    painter.on('error', gone)
    painter.on('exit', (code) => gone(new Error(`the painter has left with ${code}`)))
    this.#painter = painter
    return painter
  }

  /** Terminates the painter. The current picture is lost, and the next one gets a new painter. */
  async #dismiss({ message }: Error): Promise<void> {
    const painter = this.#painter
    this.#painter = null
    if (this.#current) this.#done({ id: this.#current.id, error: message })
    await painter?.terminate()
  }
}
