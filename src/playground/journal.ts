export interface JournalEntry {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly isUnknown: boolean
}

/** A request of the bot that Discord would refuse with code 50035. It is always a fault of the bot. */
export interface RefusedRequest {
  readonly method: string
  readonly path: string
  readonly errors: unknown
}

const MEMORY = 5_000

/** Records the bot's requests, so that a test can check that certain requests were not made. */
export class RequestJournal {
  #entries: JournalEntry[] = []
  readonly #unknown: { method: string; path: string }[] = []

  readonly #refused: RefusedRequest[] = []
  readonly #onNote: (entry: JournalEntry) => void

  /** @param onNote called for each entry, including those that are dropped later */
  constructor(onNote: (entry: JournalEntry) => void = () => {}) {
    this.#onNote = onNote
  }

  noteRefused(refused: RefusedRequest) {
    this.#refused.push(refused)
  }

  refused(): readonly RefusedRequest[] {
    return this.#refused
  }

  note(entry: JournalEntry) {
    this.#onNote(entry)
    this.#entries.push(entry)
    if (this.#entries.length > MEMORY) this.#entries = this.#entries.slice(-MEMORY / 2)
    if (entry.isUnknown) this.#unknown.push({ method: entry.method, path: entry.path })
  }

  all(): readonly JournalEntry[] {
    return this.#entries
  }

  unknown() {
    return this.#unknown
  }
}
