/**
 * Builds objects whose fields are described by a table of functions: the whole object at once, or an object that
 * computes each field when it is read.
 */

/** A function for each field of T. An optional field is absent where its function returns undefined. */
export type PartFunctions<T, Source> = {
  readonly [K in keyof T]-?: (source: Source) => undefined extends T[K] ? T[K] | undefined : T[K]
}

/** Builds an object with all its fields at once. */
export function buildFromParts<T extends object, Source>(parts: PartFunctions<T, Source>, source: Source): T {
  const built: Partial<T> = {}
  for (const key in parts) {
    const value = parts[key](source)
    if (value !== undefined) Object.assign(built, { [key]: value })
  }
  return built as T
}

/**
 * Returns a function that creates lazy objects. A field is computed when it is read for the first time. The fields are
 * getters of a prototype, so spreading or writing such an object as JSON loses them.
 */
export function createLazyBuilder<T extends object, Source>(
  parts: PartFunctions<T, Source>,
): (source: Source) => T {
  class Lazy {
    readonly source: Source
    readonly known: unknown[] = []
    constructor(source: Source) {
      this.source = source
    }
  }
  Object.entries<(source: Source) => unknown>(parts).forEach(([key, part], i) => {
    Object.defineProperty(Lazy.prototype, key, {
      get(this: Lazy) {
        this.known[i] ??= part(this.source)
        return this.known[i]
      },
    })
  })
  return (source) => new Lazy(source) as unknown as T
}
