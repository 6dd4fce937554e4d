/**
 * A cache of a few things that take long to create, by key. It keeps the most recently used ones. All callers who ask
 * while a thing is being created get the same one. After a failure the next caller tries again.
 */
export class LruCache<T> {
  readonly #size: number
  readonly #kept = new Map<string, Promise<T>>()

  constructor(size: number) {
    this.#size = size
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const taken = this.#kept.get(key) ?? this.#made(key, make)
    this.#kept.delete(key)
    this.#kept.set(key, taken)
    for (const oldest of this.#kept.keys()) if (this.#kept.size > this.#size) this.#kept.delete(oldest)
    return taken
  }

  drop(key: string): void {
    this.#kept.delete(key)
  }

  #made(key: string, make: () => Promise<T>): Promise<T> {
    const made = make()
    made.catch(() => {
      if (this.#kept.get(key) === made) this.#kept.delete(key)
    })
    return made
  }
}
