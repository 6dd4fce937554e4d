/**
 * Timestamps and dependency (718, 719): the characteristics that each continuous modifier reads and changes, and the
 * order in which modifiers apply. Reads and changes are computed from the modifier's data and cached.
 */

import { CARD_TYPES } from '../model/data/vocabulary/basic-words.ts'
import type { Condition } from '../model/data/vocabulary/expressions.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import { walkNodes } from '../model/data/walk.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'

interface Touches {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

const POWERS = 'powers'
/**
 * The characteristic whether a card has an ATK at all. Additions to the ATK apply only to cards with an ATK (719.1).
 */
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
    case 'sets':
      return (['atk', 'health'] as const).filter((stat) => mod[stat] !== undefined)
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
  if (mod.kind === 'stats' || mod.kind === 'sets') reads.add(BASE)
  return [...reads]
}

/**
 * Collects the characteristics that a condition or a part of a modifier reads. The text of an added power is not
 * included, because it is read only when the power is used.
 */
function collect(data: unknown, reads: Set<string>): void {
  walkNodes(data, (node) => {
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

/**
 * Whether modifier b changes the cards to which modifier a could apply, or the result of a (719.1). A modifier of a
 * power also depends on changes of powers, because its card must have the power.
 */
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

/** Whether no modifier depends on another. If so, each card can be projected separately. */
export function areModifiersIndependent(entries: readonly ModifierInForce[]): boolean {
  const written: string[] = []
  for (const { mod } of entries)
    for (const what of touchesOf(mod).writes) if (!written.includes(what)) written.push(what)
  for (const entry of entries) if (entry.mod.kind === 'double' || readsAnyOf(entry, written)) return false
  return true
}

/** Whether the modifier adds or removes powers. */
export function doesModifierChangePowers(mod: Modifier): boolean {
  return mod.kind === 'grant' || mod.kind === 'powersOf' || (mod.kind === 'losePowers' && !mod.keywords)
}

/**
 * Returns the modifiers in the order in which they apply: by timestamp (718.1), but a modifier comes after those on
 * which it depends (719.2). Modifiers that depend on each other apply by timestamp, after all others on which any of
 * them depends (719.3). Doubling comes last (719.4).
 */
export function sortByDependency(entries: readonly ModifierInForce[]): ModifierInForce[] {
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
