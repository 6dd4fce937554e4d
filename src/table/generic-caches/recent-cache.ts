/**
 * Caches values that are needed often. A value older than `freshMs` is still returned while it is read again, so that
 * nobody waits for the database. Callers wait for the first value, and for one older than `usableMs`.
 */
export class StaleWhileRevalidateCache<T> {
  readonly #options: RecentOptions
  readonly #known = new Map<string, { readonly value: T; readonly at: number }>()
  readonly #reading = new Map<string, Promise<T>>()

  constructor(options: RecentOptions) {
    this.#options = options
  }

  /** Returns the cached value or reads it. @throws the error of `read`, if there is no usable cached value */
  async get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key)
    const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY
    if (known && age < this.#options.freshMs) return known.value
    const reading = this.#reading.get(key) ?? this.#readAgain(key, read)
    if (!known || age >= this.#options.usableMs) return reading
    reading.catch(() => {}) // After an error the cached value stays, and is read again the next time.
    return known.value
  }

  /** Replaces the cached value of a key, or removes it if `value` is undefined. */
  replace(key: string, value: T | undefined): void {
    this.#reading.delete(key)
    this.#known.delete(key)
    if (value !== undefined) this.#note(key, value)
  }

  #readAgain(key: string, read: () => Promise<T>): Promise<T> {
    const reading = read().then(
      (value) => {
        if (this.#finish(key, reading)) this.#note(key, value)
        return value
      },
      (error: unknown) => {
        this.#finish(key, reading)
        throw error
      },
    )
    this.#reading.set(key, reading)
    return reading
  }

  /** Ends a reading. Returns false if the key's value has been replaced since it began. */
  #finish(key: string, reading: Promise<T>): boolean {
    return this.#reading.get(key) === reading && this.#reading.delete(key)
  }

  #note(key: string, value: T): void {
    this.#known.delete(key)
    this.#known.set(key, { value, at: Date.now() })
    const [oldest] = this.#known.keys()
    if (this.#known.size > this.#options.most && oldest !== undefined) this.#known.delete(oldest)
  }
}

interface RecentOptions {
  /** The most values in the cache. */
  readonly most: number
  /** The age in milliseconds from which a value is read again, because another process may have changed it. */
  readonly freshMs: number
  /** The age in milliseconds from which a value isn't used any more. */
  readonly usableMs: number
}
