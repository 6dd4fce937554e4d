/** The canonical form of card data, in which texts with the same meaning are equal. It is only for comparing. */
import { CLASS_TAGS } from '../../src/engine/index.ts'
import { typeOfTag } from './lexicon.ts'
import { isDataObject } from './marks.ts'

/** Names of cards and numbers that one part of a text gives and another uses. Their spelling has no meaning. */
const NAMES: ReadonlySet<string> = new Set(['as', 'bind', 'cards', 'done', 'total'])

/** Returns a text that is equal for equal meanings. */
export function canonicalText(data: unknown): string {
  const names = new Map<string, string>()
  const nameFor = (name: string): string => {
    const known = names.get(name) ?? `b${names.size}`
    names.set(name, known)
    return known
  }
  const go = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(go)
    if (!isDataObject(node)) return node
    if (node.kind === 'and' || node.kind === 'or') return joined(node, go)
    if (node.kind === 'do' && node.called === undefined) return inSteps(node, go)
    const entries = Object.entries(node)
      .filter(([key, value]) => value !== undefined && !isDefault(node, key, value))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(
      entries.map(([key, value]) => {
        const isName =
          typeof value === 'string' && (NAMES.has(key) || (key === 'name' && node.kind === 'bound'))
        return [key, isName ? nameFor(value) : go(value)]
      }),
    )
  }
  return withoutUnused(JSON.stringify(go(data)))
}

/** Removes names that are given and never used, because they have no meaning. */
function withoutUnused(text: string): string {
  const used = new Set([...text.matchAll(/"name":"(b\d+)"/g)].map(([, name]) => name))
  const left = text
    .replace(/"(?:as|bind|cards|done|total)":"(b\d+)",?/g, (all, name: string) => (used.has(name) ? all : ''))
    .replaceAll(',}', '}')
  const numbered = [...new Set(left.match(/"b\d+"/g))]
  return left.replace(/"b\d+"/g, (name) => `"b${numbered.indexOf(name)}"`)
}

type Go = (node: unknown) => unknown

/** Returns an "and" or "or" in canonical form: its parts are sorted, and contain no other of the same kind. */
function joined(node: Readonly<Record<string, unknown>>, go: Go): unknown {
  const key = node.kind === 'and' ? 'all' : 'any'
  const parts = listAt(node, key)
    .map(go)
    .flatMap((part) => (isDataObject(part) && part.kind === node.kind ? listAt(part, key) : [part]))
  const needed = node.kind === 'and' ? withoutImplied(parts) : parts
  const distinct = [...new Map(needed.map((part) => [JSON.stringify(part), part])).entries()]
  const sorted = distinct.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
  return sorted.length === 1 ? sorted[0] : { kind: node.kind, [key]: sorted }
}

/**
 * Removes a type that a tag beside it implies: a weapon is equipment, only allies have the tag Ghoul, and only heroes
 * and allies have a class as a tag.
 */
function withoutImplied(parts: readonly unknown[]): readonly unknown[] {
  const tags = parts.flatMap((part) => (isDataObject(part) && part.kind === 'tag' ? [String(part.tag)] : []))
  const implied = new Set<string | undefined>(tags.map(typeOfTag))
  const hasClass = tags.some((tag) => CLASS_TAGS.some((one) => one === tag))
  return parts.filter(
    (part) =>
      !(isDataObject(part) && part.kind === 'type' && implied.has(String(part.type))) &&
      !(hasClass && isCharacter(part)),
  )
}

const isCharacter = (part: unknown): boolean =>
  isDataObject(part) &&
  part.kind === 'or' &&
  listAt(part, 'any').every((one) => isDataObject(one) && (one.type === 'ally' || one.type === 'hero'))

function inSteps(node: Readonly<Record<string, unknown>>, go: Go): unknown {
  const steps = listAt(node, 'steps')
    .map(go)
    .flatMap((step) =>
      isDataObject(step) && step.kind === 'do' && step.called === undefined ? listAt(step, 'steps') : [step],
    )
  return steps.length === 1 ? steps[0] : { kind: 'do', steps }
}

const listAt = (node: Readonly<Record<string, unknown>>, key: string): unknown[] => {
  const list = node[key]
  return Array.isArray(list) ? list : []
}

/** Costs that are paid with one card if they say no number. */
const PAID_WITH: ReadonlySet<string> = new Set([
  'discard',
  'exhaust',
  'destroy',
  'remove',
  'return',
  'turnDown',
  'damage',
  'takeCounter',
])

/** Whether a field has the value that the node also means without the field. */
const isDefault = (node: Readonly<Record<string, unknown>>, key: string, value: unknown): boolean =>
  (key === 'n' && value === 0 && node.kind === 'thatTarget') ||
  (node.kind === 'stats' && value === 0) ||
  (key === 'count' && value === 1 && PAID_WITH.has(String(node.kind))) ||
  (key === 'word' && typeof value === 'string')
