/**
 * The parser. A grammar consists of rules such as `rule('deed', 'destroy {what:np}', ({ what }) => destroy(what))`: a
 * pattern of words with captures, and a function that builds data. The parser finds all parses of a line.
 *
 * In a pattern, `(a|b)` is a choice, `[a]` is optional, and `{name:symbol}` captures a part. `{name?:symbol}` may
 * be missing. `ACTIVATE` is the symbol [Activate].
 */
import type { SymbolTypes } from './symbols.ts'
import type { TokenizedLine } from './tokens.ts'

export type GrammarSymbol = keyof SymbolTypes

/** A rule whose function returns this doesn't apply. */
export const NO_MATCH = Symbol('no')
type No = typeof NO_MATCH

type ValueOf<S extends string> = S extends GrammarSymbol ? SymbolTypes[S] : never

/** The captures of a pattern by name, each with the type of its symbol. */
export type PatternCaptures<P extends string> = P extends `${string}{${infer Name}:${infer S}}${infer Rest}`
  ? (Name extends `${infer Maybe}?`
      ? { readonly [K in Maybe]: ValueOf<S> | undefined }
      : { readonly [K in Name]: ValueOf<S> }) &
      PatternCaptures<Rest>
  : unknown

/** One way to read the words from a position up to `end`. */
export interface PartialParse {
  readonly value: unknown
  readonly end: number
}

type Env = Readonly<Record<string, unknown>>

export interface GrammarRule {
  readonly sym: GrammarSymbol
  readonly pattern: string
  readonly node: Node
  readonly build: (captures: Env, at: number, chart: ParseChart) => unknown
}

/** Reads words without a pattern, such as a number or a name. */
export interface GrammarReader {
  readonly sym: GrammarSymbol
  readonly read: (chart: ParseChart, at: number) => readonly PartialParse[]
  /** The name for the list of expected words, which `pool --card` prints. */
  readonly expects?: string
}

/** A named part of the grammar, in one file. */
export interface GrammarRuleFamily {
  readonly name: string
  readonly rules: readonly (GrammarRule | GrammarReader)[]
}

export const ruleFamily = (name: string, ...rules: (GrammarRule | GrammarReader)[]): GrammarRuleFamily => ({
  name,
  rules,
})

export const rule = <S extends GrammarSymbol, P extends string>(
  sym: S,
  pattern: P,
  build: (captures: PatternCaptures<P>, at: number, chart: ParseChart) => SymbolTypes[S] | No,
): GrammarRule => ({
  sym,
  pattern,
  node: compile(pattern),
  // The captures of a match are exactly those that the pattern names.
  build: (captures, at, chart) => build(captures as PatternCaptures<P>, at, chart),
})

/** Makes a reader of words that stand for values: `words('type', { fire: 'fire' })`. A key may have several words. */
export const wordReader = <S extends GrammarSymbol>(
  sym: S,
  entries: Readonly<Record<string, SymbolTypes[S]>> | (() => Iterable<readonly [string, SymbolTypes[S]]>),
): GrammarReader => {
  let byFirst: Map<string, [string[], SymbolTypes[S]][]> | undefined
  const read = (chart: ParseChart, at: number): PartialParse[] => {
    byFirst ??= byFirstWord(typeof entries === 'function' ? entries() : Object.entries(entries))
    const found: PartialParse[] = []
    for (const [of, value] of byFirst.get(chart.word(at)) ?? [])
      if (of.every((word, i) => chart.word(at + i) === word)) found.push({ value, end: at + of.length })
    return found
  }
  return { sym, read, expects: sym }
}

function byFirstWord<T>(entries: Iterable<readonly [string, T]>): Map<string, [string[], T][]> {
  const byFirst = new Map<string, [string[], T][]>()
  for (const [text, value] of entries) {
    const of = text.toLowerCase().split(' ')
    const list = byFirst.get(of[0] ?? '') ?? []
    list.push([of, value])
    byFirst.set(of[0] ?? '', list)
  }
  return byFirst
}

export const symbolReader = <S extends GrammarSymbol>(
  sym: S,
  read: (chart: ParseChart, at: number) => readonly { value: SymbolTypes[S]; end: number }[],
): GrammarReader => ({ sym, read, expects: sym })

// The functions below parse patterns.

type Node =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'capture'; readonly name: string; readonly sym: GrammarSymbol }
  | { readonly kind: 'all'; readonly parts: readonly Node[] }
  | { readonly kind: 'any'; readonly parts: readonly Node[] }
  | { readonly kind: 'maybe'; readonly part: Node }

const PARTS = /\{\w+\??:\w+\}|[[\]()|]|[^\s[\]()|{}]+/g
const CAPTURE = /^\{(\w+)\??:(\w+)\}$/

function compile(pattern: string): Node {
  const parts = pattern.match(PARTS) ?? []
  let next = 0
  const alternatives = (stop: string): Node => {
    const any: Node[][] = [[]]
    for (; next < parts.length && parts[next] !== stop; next++) {
      const part = parts[next] ?? ''
      if (part === '|') any.push([])
      else any.at(-1)?.push(one(part))
    }
    const all = any.map((of): Node => (of[0] && of.length === 1 ? of[0] : { kind: 'all', parts: of }))
    return all[0] && all.length === 1 ? all[0] : { kind: 'any', parts: all }
  }
  const inside = (stop: string): Node => {
    next++
    return alternatives(stop)
  }
  const one = (part: string): Node => {
    if (part === '[') return { kind: 'maybe', part: inside(']') }
    if (part === '(') return inside(')')
    const [, name, sym] = CAPTURE.exec(part) ?? []
    // `Grammar` checks that the symbol has rules
    if (name && sym) return capture(name, sym as GrammarSymbol, part.includes('?'))
    return { kind: 'word', word: part === 'ACTIVATE' ? '[activate]' : part === 'BAR' ? '|' : part }
  }
  return alternatives('')
}

const capture = (name: string, sym: GrammarSymbol, isOptional: boolean): Node => {
  const node: Node = { kind: 'capture', name, sym }
  return isOptional ? { kind: 'maybe', part: node } : node
}

/** Returns the words with which a pattern can begin; null if it can begin with a capture. */
function firstWords(node: Node): ReadonlySet<string> | null {
  switch (node.kind) {
    case 'word':
      return new Set([node.word])
    case 'capture':
    case 'maybe':
      return null
    case 'any': {
      const sets = node.parts.map(firstWords)
      return sets.includes(null) ? null : new Set(sets.flatMap((set) => [...(set ?? [])]))
    }
    case 'all':
      return node.parts[0] ? firstWords(node.parts[0]) : null
  }
}

// The classes below parse lines with a grammar.

interface Indexed extends GrammarRule {
  readonly family: string
  readonly first: ReadonlySet<string> | null
}

export class Grammar {
  readonly rules = new Map<GrammarSymbol, Indexed[]>()
  readonly readers = new Map<GrammarSymbol, GrammarReader[]>()

  constructor(families: readonly GrammarRuleFamily[]) {
    for (const { name, rules } of families)
      for (const one of rules) {
        if ('read' in one) push(this.readers, one.sym, one)
        else push(this.rules, one.sym, { ...one, family: name, first: firstWords(one.node) })
      }
    for (const of of [...this.rules.values()].flat()) this.check(of.node, of.pattern)
  }

  private check(node: Node, pattern: string): void {
    if (node.kind === 'capture' && !this.rules.has(node.sym) && !this.readers.has(node.sym))
      throw new Error(`No rule reads “${node.sym}”, which the pattern “${pattern}” captures.`)
    if ('parts' in node) for (const part of node.parts) this.check(part, pattern)
    if ('part' in node) this.check(node.part, pattern)
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Parses one line, and remembers all parses of its parts. */
export class ParseChart {
  readonly grammar: Grammar
  readonly line: TokenizedLine
  /** The position up to which some rule has understood the words. */
  far = 0
  /** The words and symbols that would have been understood at `far`. */
  readonly expected = new Set<string>()
  /** The parses of each symbol at each position: "clause@0". */
  private readonly memo = new Map<string, PartialParse[]>()

  constructor(grammar: Grammar, line: TokenizedLine) {
    this.grammar = grammar
    this.line = line
  }

  word = (at: number): string => this.line.words[at] ?? ''
  written = (at: number): string => this.line.written[at] ?? ''

  /** Returns all values of the symbol that the whole line can have. */
  whole<S extends GrammarSymbol>(sym: S): SymbolTypes[S][] {
    const parses = this.parse(sym, 0).filter(({ end }) => end === this.line.words.length)
    return parses.map(({ value }) => value as SymbolTypes[S]) // `rule` has checked the types of values
  }

  /** Returns all ways to read the symbol at a position. */
  values<S extends GrammarSymbol>(sym: S, at: number): { value: SymbolTypes[S]; end: number }[] {
    // `rule` has checked the types of values
    return this.parse(sym, at).map(({ value, end }) => ({ value: value as SymbolTypes[S], end }))
  }

  parse(sym: GrammarSymbol, at: number): readonly PartialParse[] {
    const key = `${sym}@${at}`
    const known = this.memo.get(key)
    if (known) return known
    this.memo.set(key, []) // a rule that begins with its own symbol finds nothing
    const found = new Map<string, PartialParse>()
    for (const parse of this.read(sym, at)) found.set(`${parse.end} ${JSON.stringify(parse.value)}`, parse)
    const parses = [...found.values()]
    this.memo.set(key, parses)
    return parses
  }

  private *read(sym: GrammarSymbol, at: number): Generator<PartialParse> {
    for (const { read, expects } of this.grammar.readers.get(sym) ?? []) {
      const parses = read(this, at)
      if (parses.length === 0) this.expect(at, `<${expects}>`)
      for (const parse of parses) {
        this.reach(parse.end)
        yield parse
      }
    }
    for (const one of this.grammar.rules.get(sym) ?? []) {
      if (one.first && !one.first.has(this.word(at))) {
        for (const word of one.first) this.expect(at, word)
        continue
      }
      for (const { env, end } of this.match(one.node, { env: {}, end: at })) {
        const value = one.build(env, at, this)
        if (value !== NO_MATCH) yield { value, end }
      }
    }
  }

  private match(node: Node, state: State): State[] {
    switch (node.kind) {
      case 'word':
        return this.matchWord(node.word, state)
      case 'capture':
        return this.parse(node.sym, state.end).map(({ value, end }) => ({
          env: { ...state.env, [node.name]: value },
          end,
        }))
      case 'maybe':
        return [...this.match(node.part, state), state]
      case 'any':
        return node.parts.flatMap((part) => this.match(part, state))
      case 'all':
        return node.parts.reduce((states, part) => states.flatMap((one) => this.match(part, one)), [state])
    }
  }

  private matchWord(word: string, state: State): State[] {
    if (this.word(state.end) !== word) {
      this.expect(state.end, word)
      return []
    }
    this.reach(state.end + 1)
    return [{ env: state.env, end: state.end + 1 }]
  }

  private reach(end: number): void {
    if (end <= this.far) return
    this.far = end
    this.expected.clear()
  }

  private expect(at: number, what: string): void {
    if (at === this.far) this.expected.add(what)
  }
}

interface State {
  readonly env: Env
  readonly end: number
}
