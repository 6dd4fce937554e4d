/**
 * Caches the most recently used values that take long to create, by key. All callers who ask while a value is being
 * created get the same one. After a failure the next caller tries again.
 */
export class LruCache<T> {
  readonly #size: number
  readonly #cached = new Map<string, Promise<T>>()

  constructor(size: number) {
    this.#size = size
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const taken = this.#cached.get(key) ?? this.#create(key, make)
    this.#cached.delete(key)
    this.#cached.set(key, taken)
    for (const oldest of this.#cached.keys()) if (this.#cached.size > this.#size) this.#cached.delete(oldest)
    return taken
  }

  drop(key: string): void {
    this.#cached.delete(key)
  }

  #create(key: string, make: () => Promise<T>): Promise<T> {
    const made = make()
    made.catch(() => {
      if (this.#cached.get(key) === made) this.#cached.delete(key)
    })
    return made
  }
}
