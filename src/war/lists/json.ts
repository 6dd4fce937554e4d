/** JSON whose values know where they stand, since a person is told line and column of what is wrong in a list. */
import type { Place } from './csv.ts'

export interface Located {
  readonly value: unknown
  /** Of a part, such as ["cards", 3, "number"]; of the nearest part that is there where it isn't. */
  place(path: readonly PropertyKey[]): Place
}

/** @returns the place of the first thing that is no JSON, where there is one */
export function parseJson(text: string): Located | Place {
  const places = new Map<string, number>()
  const reader = new Reader(text.startsWith('\uFEFF') ? text.slice(1) : text, places)
  try {
    const value = reader.whole()
    return { value, place: (path) => placeIn(text, offsetOf(places, path)) }
  } catch (error) {
    if (!(error instanceof NoJson)) throw error
    return placeIn(text, error.offset)
  }
}

class NoJson extends Error {
  override readonly name = 'NoJson'
  readonly offset: number

  constructor(offset: number) {
    super('no JSON')
    this.offset = offset
  }
}

const keyOf = (path: readonly PropertyKey[]): string => JSON.stringify(path.map(String))

function offsetOf(places: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const found = places.get(keyOf(path.slice(0, length)))
    if (found !== undefined) return found
  }
  return places.get(keyOf([])) ?? 0
}

function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const DEEPEST = 12
const SCALAR =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy

class Reader {
  #at = 0
  readonly #text: string
  readonly #places: Map<string, number>

  constructor(text: string, places: Map<string, number>) {
    this.#text = text
    this.#places = places
  }

  whole(): unknown {
    const value = this.#value([])
    if (this.#next() !== undefined) throw new NoJson(this.#at)
    return value
  }

  #next(): string | undefined {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1
    return this.#text[this.#at]
  }

  #takes(sign: string): boolean {
    const is = this.#next() === sign
    if (is) this.#at += 1
    return is
  }

  #must(sign: string): void {
    if (!this.#takes(sign)) throw new NoJson(this.#at)
  }

  #value(path: readonly PropertyKey[]): unknown {
    const first = this.#next()
    this.#places.set(keyOf(path), this.#at)
    if (path.length > DEEPEST) throw new NoJson(this.#at)
    if (first === '{') return this.#object(path)
    return first === '[' ? this.#array(path) : this.#scalar()
  }

  #scalar(): unknown {
    SCALAR.lastIndex = this.#at
    const [found] = SCALAR.exec(this.#text) ?? []
    if (found === undefined) throw new NoJson(this.#at)
    this.#at += found.length
    return JSON.parse(found)
  }

  #array(path: readonly PropertyKey[]): unknown[] {
    const values: unknown[] = []
    this.#must('[')
    if (this.#takes(']')) return values
    do values.push(this.#value([...path, values.length]))
    while (this.#takes(','))
    this.#must(']')
    return values
  }

  #object(path: readonly PropertyKey[]): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.#must('{')
    if (this.#takes('}')) return {}
    do {
      if (this.#next() !== '"') throw new NoJson(this.#at)
      const key = String(this.#scalar())
      this.#must(':')
      entries.push([key, this.#value([...path, key])])
    } while (this.#takes(','))
    this.#must('}')
    return Object.fromEntries(entries)
  }
}
