export interface Entry {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly isUnknown: boolean
}

/** A form of the bot's that Discord would not take (50035): a mistake of ours, always. */
export interface Refused {
  readonly method: string
  readonly path: string
  readonly errors: unknown
}

const MEMORY = 5_000

/** Remembers what the bot asked for, so that a test can say what it must not have asked. */
export class Journal {
  #entries: Entry[] = []
  readonly #unknown: { method: string; path: string }[] = []

  readonly #refused: Refused[] = []
  readonly #onNote: (entry: Entry) => void

  /** @param onNote told of each, also of those that are forgotten later */
  constructor(onNote: (entry: Entry) => void = () => {}) {
    this.#onNote = onNote
  }

  noteRefused(refused: Refused) {
    this.#refused.push(refused)
  }

  refused(): readonly Refused[] {
    return this.#refused
  }

  note(entry: Entry) {
    this.#onNote(entry)
    this.#entries.push(entry)
    if (this.#entries.length > MEMORY) this.#entries = this.#entries.slice(-MEMORY / 2)
    if (entry.isUnknown) this.#unknown.push({ method: entry.method, path: entry.path })
  }

  all(): readonly Entry[] {
    return this.#entries
  }

  unknown() {
    return this.#unknown
  }
}
