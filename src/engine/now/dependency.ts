/**
 * Timestamps and dependency (718, 719): what each continuous modifier reads and what it changes, and the order in
 * which they apply. Reads and changes are found in the modifier's data, once.
 */

import type { ModifierInForce } from '../model/derived.ts'
import type { Condition } from '../model/vocabulary/asking.ts'
import type { Modifier } from '../model/vocabulary/modifiers.ts'
import { CARD_TYPES } from '../model/vocabulary/words.ts'
import { walk } from '../model/walk.ts'

interface Touches {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

const POWERS = 'powers'
/** Whether a card has an ATK at all: what is added to it applies only then (719.1). */
const BASE = 'base'
const ATK = ['atk', 'keyword:assault', POWERS]

const touches = new WeakMap<Modifier, Touches>()
const conditions = new WeakMap<Condition, readonly string[]>()

function touchesOf(mod: Modifier): Touches {
  let found = touches.get(mod)
  if (!found) {
    found = { reads: readsOf(mod), writes: writesOf(mod) }
    touches.set(mod, found)
  }
  return found
}

function writesOf(mod: Modifier): string[] {
  switch (mod.kind) {
    case 'stats':
      return (['atk', 'health', 'def'] as const).filter((stat) => mod[stat] !== undefined)
    case 'double':
      return [mod.stat]
    case 'keyword':
      return [`keyword:${mod.keyword}`]
    case 'grant':
    case 'powersOf':
      return [POWERS]
    case 'losePowers':
      return mod.keywords?.map((keyword) => `keyword:${keyword}`) ?? [POWERS]
    case 'tag':
      return mod.tags.map((tag) => `tag:${tag}`)
    case 'damageType':
      return ['damageType']
    case 'become':
      return [BASE, 'atk', 'health', ...(mod.also ? [mod.type] : CARD_TYPES).map((type) => `type:${type}`)]
    default:
      return []
  }
}

function readsOf(mod: Modifier): string[] {
  const reads = new Set<string>()
  for (const part of Object.values(mod)) collect(part, reads)
  if (mod.kind === 'stats') reads.add(BASE)
  return [...reads]
}

/** What a condition or a part of a modifier asks of cards. An added power's own text is read when it is used. */
function collect(data: unknown, reads: Set<string>): void {
  walk(data, (node) => {
    for (const read of readOf(node)) reads.add(read)
    if (!('power' in node)) return true
    const { power: _, ...rest } = node
    for (const part of Object.values(rest)) collect(part, reads)
    return false
  })
}

function readOf(node: object): readonly string[] {
  const kind: unknown = Reflect.get(node, 'kind')
  const of = (key: string): string => String(Reflect.get(node, key))
  if (kind === 'type' || kind === 'tag') return [`${kind}:${of(kind)}`]
  if (kind === 'keyword') return [`keyword:${of('keyword')}`, POWERS]
  if (kind === 'damageType') return ['damageType']
  if (kind === 'stat' || kind === 'total') return of('stat') === 'atk' ? ATK : [of('stat')]
  if (kind === 'extreme') return of('by') === 'atk' ? ATK : [of('by')]
  return []
}

function conditionReads(cond: Condition): readonly string[] {
  let found = conditions.get(cond)
  if (!found) {
    const reads = new Set<string>()
    collect(cond, reads)
    found = [...reads]
    conditions.set(cond, found)
  }
  return found
}

/** Whether one changes what the other could apply to, or the result (719.1). A card's power must be there at all. */
function dependsOn(a: ModifierInForce, b: ModifierInForce): boolean {
  const { writes } = touchesOf(b.mod)
  return readsAnyOf(a, writes) || (a.power !== undefined && writes.includes(POWERS))
}

function readsAnyOf({ mod, while: condition }: ModifierInForce, written: readonly string[]): boolean {
  if (isAmong(touchesOf(mod).reads, written)) return true
  return condition !== undefined && isAmong(conditionReads(condition), written)
}

function isAmong(reads: readonly string[], written: readonly string[]): boolean {
  for (const what of reads) if (written.includes(what)) return true
  return false
}

/** Whether no modifier depends on another: each card can then be looked at for itself. */
export function areIndependent(entries: readonly ModifierInForce[]): boolean {
  const written: string[] = []
  for (const { mod } of entries)
    for (const what of touchesOf(mod).writes) if (!written.includes(what)) written.push(what)
  for (const entry of entries) if (entry.mod.kind === 'double' || readsAnyOf(entry, written)) return false
  return true
}

export function writesPowers(mod: Modifier): boolean {
  return mod.kind === 'grant' || mod.kind === 'powersOf' || (mod.kind === 'losePowers' && !mod.keywords)
}

/**
 * The order in which modifiers apply: by timestamp (718.1), one that depends on others after them (719.2), those that
 * depend on each other by timestamp after all else that any of them depends on (719.3), doubling last (719.4).
 */
export function inOrderOfDependency(entries: readonly ModifierInForce[]): ModifierInForce[] {
  const edges = entries.map((a) => entries.flatMap((b, j) => (a !== b && dependsOn(a, b) ? [j] : [])))
  const reach = entries.map((_, i) => reachable(edges, i))
  const mutual = (i: number, j: number): boolean =>
    i === j || (reach[i]?.has(j) === true && reach[j]?.has(i) === true)
  const ranks = new Map<number, Rank>()
  const rank = (i: number): Rank => {
    const known = ranks.get(i)
    if (known) return known
    const before = [...(reach[i] ?? [])].filter((j) => !mutual(i, j)).map(rank)
    const own = entries[i]
    const found = {
      at: Math.max(
        own?.mod.kind === 'double' ? Number.MAX_VALUE : (own?.at ?? 0),
        ...before.map((r) => r.at),
      ),
      depth: Math.max(0, ...before.map((r) => r.depth + 1)),
    }
    ranks.set(i, found)
    return found
  }
  return entries
    .map((entry, i) => ({ entry, ...rank(i) }))
    .sort((a, b) => a.at - b.at || a.depth - b.depth || a.entry.at - b.entry.at)
    .map(({ entry }) => entry)
}

interface Rank {
  at: number
  depth: number
}

function reachable(edges: readonly number[][], from: number): Set<number> {
  const found = new Set<number>()
  const open = [...(edges[from] ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...(edges[next] ?? []))
  }
  return found
}
