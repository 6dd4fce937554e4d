/** Parses JSON with the position of each value, because each fault in a list is reported with its line and column. */
import { type ExceededLimit, LIST_LIMITS } from './limits.ts'
import type { LineIndex, TextPosition } from './lines.ts'

export interface LocatedJson {
  readonly value: unknown
  /**
   * Returns the position of a part, such as ["cards", 3, "number"]. For a missing part it returns the position of the
   * nearest part around it.
   */
  place(path: readonly PropertyKey[]): TextPosition
}

/** The reason why a text isn't JSON, or why it is refused. */
export interface JsonSyntaxFault extends TextPosition {
  readonly why: 'json' | 'signs' | Extract<ExceededLimit, 'cards' | 'letters' | 'entries' | 'depth'>
}

/** Parses the text up to the first fault. */
export function parseJson(text: string, lines: LineIndex): LocatedJson | JsonSyntaxFault {
  try {
    const root = new Reader(text).whole()
    return { value: root.value, place: (path) => lines.placeOf(offsetOf(root, path)) }
  } catch (error) {
    if (!(error instanceof NoJson)) throw error
    return { why: error.why, ...lines.placeOf(error.offset) }
  }
}

class NoJson extends Error {
  override readonly name = 'NoJson'
  readonly offset: number
  readonly why: JsonSyntaxFault['why']

  constructor(offset: number, why: JsonSyntaxFault['why'] = 'json') {
    super('no JSON')
    this.offset = offset
    this.why = why
  }
}

/** A value, its position, and its parts by key or index. */
interface Node {
  readonly value: unknown
  readonly offset: number
  readonly parts?: ReadonlyMap<string, Node>
}

function offsetOf(root: Node, path: readonly PropertyKey[]): number {
  let node = root
  for (const key of path) {
    const part = node.parts?.get(String(key))
    if (!part) break
    node = part
  }
  return node.offset
}

const SPACE: ReadonlySet<string | undefined> = new Set([' ', '\t', '\n', '\r'])
/**
 * Control characters and surrogates. JSON can express them, but a database can't store them. Line breaks and tabs are
 * allowed.
 */
const UNKEPT = /(?![\n\r\t])[\p{Cc}\p{Surrogate}]/u
const DIGITS = '0123456789'
/** The characters of which numbers, true, false and null consist. */
const PLAIN: ReadonlySet<string | undefined> = new Set(`${DIGITS}-+.eEtrufalsn`)

/** Parses the structure, and passes each string and number to JSON.parse. */
class Reader {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  whole(): Node {
    const root = this.#node(0)
    if (this.#next() !== undefined) throw new NoJson(this.#at)
    return root
  }

  #next(): string | undefined {
    while (SPACE.has(this.#text[this.#at])) this.#at += 1
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

  #node(depth: number): Node {
    const first = this.#next()
    if (depth > LIST_LIMITS.depth) throw new NoJson(this.#at, 'depth')
    if (first === '{') return this.#object(depth)
    if (first === '[') return this.#array(depth)
    const offset = this.#at
    return { offset, value: first === '"' ? this.#string() : this.#plain() }
  }

  #string(): string {
    const from = this.#at
    let end = from + 1
    while (this.#text[end] !== '"') {
      if (end >= this.#text.length) throw new NoJson(from)
      end += this.#text[end] === '\\' ? 2 : 1
    }
    if (end - from - 1 > LIST_LIMITS.letters) throw new NoJson(from, 'letters')
    this.#at = end + 1
    const text = String(parsedAt(this.#text.slice(from, this.#at), from))
    if (UNKEPT.test(text)) throw new NoJson(from, 'signs')
    return text
  }

  #plain(): unknown {
    const from = this.#at
    while (PLAIN.has(this.#text[this.#at])) this.#at += 1
    if (this.#at - from > LIST_LIMITS.letters) throw new NoJson(from, 'letters')
    return parsedAt(this.#text.slice(from, this.#at), from)
  }

  #array(depth: number): Node {
    const offset = this.#at
    const parts = new Map<string, Node>()
    const most = depth <= 1 ? LIST_LIMITS.cards : LIST_LIMITS.entries
    this.#must('[')
    if (!this.#takes(']')) {
      do {
        this.#mayHold(parts, most, depth)
        parts.set(`${parts.size}`, this.#node(depth + 1))
      } while (this.#takes(','))
      this.#must(']')
    }
    return { offset, parts, value: [...parts.values()].map((part) => part.value) }
  }

  #mayHold(parts: ReadonlyMap<string, Node>, most: number, depth: number): void {
    this.#next()
    if (parts.size >= most) throw new NoJson(this.#at, depth <= 1 ? 'cards' : 'entries')
  }

  #object(depth: number): Node {
    const offset = this.#at
    const parts = new Map<string, Node>()
    this.#must('{')
    if (!this.#takes('}')) {
      let count = 0
      do {
        if (this.#next() !== '"') throw new NoJson(this.#at)
        if (++count > LIST_LIMITS.entries) throw new NoJson(this.#at, 'entries')
        const key = this.#string()
        this.#must(':')
        parts.set(key, this.#node(depth + 1))
      } while (this.#takes(','))
      this.#must('}')
    }
    // Object.fromEntries defines each key as an own property, even __proto__.
    return {
      offset,
      parts,
      value: Object.fromEntries([...parts].map(([key, part]) => [key, part.value])),
    }
  }
}

function parsedAt(text: string, offset: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoJson(offset)
  }
}
