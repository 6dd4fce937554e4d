export interface Entry {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly isUnknown: boolean
}

const MEMORY = 5_000

/** Remembers what the bot asked for, so that a test can say what it must not have asked. */
export class Journal {
  #entries: Entry[] = []
  readonly #unknown: { method: string; path: string }[] = []

  note(entry: Entry) {
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
