export interface Entry {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly isUnknown: boolean
}

/** A request of the bot that Discord would refuse (50035). It is always a mistake of ours. */
export interface Refused {
  readonly method: string
  readonly path: string
  readonly errors: unknown
}

const MEMORY = 5_000

/** Records the bot's requests, so that a test can check that certain requests were not made. */
export class Journal {
  #entries: Entry[] = []
  readonly #unknown: { method: string; path: string }[] = []

  readonly #refused: Refused[] = []
  readonly #onNote: (entry: Entry) => void

  /** @param onNote called for each entry, including those that are dropped later */
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
