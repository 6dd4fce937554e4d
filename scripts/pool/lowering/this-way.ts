/**
 * "This way": cards to which an earlier part of the text has done something, and amounts of it. The part is named, and
 * the later words refer to its name. A text with several such parts is refused.
 */
import { type Effect, type Filter, hasNode, type Selector, walkNodes } from '../../../src/engine/index.ts'
import { isDataObject, markPronoun, readMentionMark, replaceNodes } from '../marks.ts'
import { UnclearText } from '../refer.ts'

/** A deed, with the field that names its cards or its amount. */
interface Way {
  readonly kinds: readonly string[]
  readonly field: string
  readonly name: string
  readonly part?: string
  /** The zone into which the cards were put. */
  readonly to?: string
}

const CARDS = {
  dealt: { kinds: ['deal'], field: 'as', name: 'dealt', part: 'to' },
  healed: { kinds: ['heal'], field: 'as', name: 'healed', part: 'from' },
  destroyed: { kinds: ['destroy'], field: 'as', name: 'destroyed', part: 'what' },
  exhausted: { kinds: ['exhaust'], field: 'done', name: 'exhausted', part: 'what' },
  removed: { kinds: ['put', 'remove'], field: 'bind', name: 'removed', part: 'what', to: 'removed' },
  discarded: { kinds: ['discard'], field: 'cards', name: 'discarded' },
} as const satisfies Readonly<Record<string, Way>>

const AMOUNTS = {
  damage: { kinds: ['deal'], field: 'total', name: 'total' },
  healing: { kinds: ['heal'], field: 'total', name: 'healing' },
  counters: { kinds: ['removeCounters'], field: 'as', name: 'counters' },
} as const satisfies Readonly<Record<string, Way>>

export type DeedToCards = keyof typeof CARDS
export type DeedWithAmount = keyof typeof AMOUNTS

/** Marks cards such as "each ally destroyed this way" with the deed and the kind of card. */
export const cardsDoneThisWay = (at: number, way: DeedToCards, noun: string) =>
  markPronoun(at, `way:${way}:${noun}`, true)
export const amountDoneThisWay = (way: DeedWithAmount): { kind: 'bound'; name: string } => ({
  kind: 'bound',
  name: `?way:${way}`,
})

/** Names the parts of the text to which "this way" refers. */
export function nameDeedsOfThisWay<T>(data: T): T {
  const withCards = Object.entries(CARDS).reduce((one, [key, way]) => named(one, key, way), data)
  return Object.entries(AMOUNTS).reduce((one, [key, way]) => counted(one, key, way), withCards)
}

function named<T>(data: T, key: string, way: Way): T {
  const nounOf = (node: unknown): string | undefined => {
    const [, of, noun] = /^way:(\w+):(\S+)$/.exec(readMentionMark(node)?.mark.noun ?? '') ?? []
    return of === key ? noun : undefined
  }
  if (!hasNode([data], (node) => nounOf(node) !== undefined)) return data
  if (!hasNode([data], (node) => isPart(node, way))) throw new UnclearText('nothing is done this way')
  const noun = nounOfPart(data, way)
  const marked = replaceNodes(data, (node) => {
    const asked = nounOf(node)
    if (asked !== undefined) return ofNoun(way.name, asked, noun)
    return isDataObject(node) && node.kind === 'grant' ? node : undefined
  })
  return withName(marked, way)
}

function counted<T>(data: T, key: string, way: Way): T {
  const isAmount = (node: unknown): boolean =>
    isDataObject(node) && node.kind === 'bound' && node.name === `?way:${key}`
  if (!hasNode([data], isAmount)) return data
  return withName(
    replaceNodes(data, (node) => (isAmount(node) ? { kind: 'bound', name: way.name } : undefined)),
    way,
  )
}

const isPart = (node: Readonly<Record<string, unknown>>, { kinds, to }: Way): boolean =>
  kinds.includes(String(node.kind)) && (to === undefined || node.kind === 'remove' || node.to === to)

function withName<T>(data: T, way: Way): T {
  let count = 0
  const result = replaceNodes(data, (node) => {
    if (isDataObject(node) && node.kind === 'grant') return node
    if (!isDataObject(node) || !isPart(node, way)) return undefined
    count++
    return { ...node, [node.kind === 'remove' ? 'as' : way.field]: way.name }
  })
  if (count !== 1) throw new UnclearText(count === 0 ? 'nothing is done this way' : 'several deeds this way')
  return result
}

function nounOfPart(data: unknown, way: Way): string {
  let noun = ''
  walkNodes([data], (node) => {
    if (!isPart(node, way) || noun !== '') return
    const part = way.part === undefined ? undefined : Reflect.get(node, way.part)
    noun =
      readMentionMark(part)?.mark.noun ??
      (way.name === 'dealt' || way.name === 'healed' ? 'character' : 'card')
  })
  return noun
}

/** Returns the named cards, or only those of a kind among the named cards that are still in play. */
function ofNoun(name: string, asked: string, noun: string): Selector {
  const all: Selector = { kind: 'bound', name }
  if (asked === noun || asked === 'card' || (asked === 'character' && CHARACTERS.has(noun))) return all
  if (name !== 'dealt' && name !== 'healed' && name !== 'exhausted')
    throw new UnclearText('some of the cards of a deed')
  if (!TYPES.has(asked)) throw new UnclearText('some of the cards of a deed')
  const parts: Filter[] = [
    { kind: 'is', what: all },
    { kind: 'type', type: asked === 'hero' ? 'hero' : 'ally' },
  ]
  return { kind: 'all', filter: { kind: 'and', all: parts } }
}

const CHARACTERS: ReadonlySet<string> = new Set(['ally', 'hero', 'character'])
const TYPES: ReadonlySet<string> = new Set(['ally', 'hero'])

/** Replaces the counter of "if none remain" by the only counter that the text removes. */
export function nameOnlyCounter(effect: Effect): Effect {
  const removed = new Set<unknown>()
  walkNodes(effect, (node) => (node.kind === 'removeCounters' ? removed.add(node.counter) : undefined))
  return replaceNodes(effect, (node) => {
    if (!isDataObject(node) || node.kind !== 'counters' || node.counter !== '?that') return undefined
    const [only] = removed
    if (typeof only !== 'string' || removed.size > 1) throw new UnclearText('counters without a name')
    return { ...node, counter: only }
  })
}
