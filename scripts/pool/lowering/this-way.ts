/** "This way" and "if none remain": words about the only damage or the only counters of a text. */
import { type Effect, hasNode, type Selector, walk } from '../../../src/engine/index.ts'
import { isObject, readMention, replaced } from '../marks.ts'
import { Unclear } from '../refer.ts'

/** "If none remain": the only counter that the text removes. */
export function withCounter(effect: Effect): Effect {
  const removed = new Set<unknown>()
  walk(effect, (node) => (node.kind === 'removeCounters' ? removed.add(node.counter) : undefined))
  return replaced(effect, (node) => {
    if (!isObject(node) || node.kind !== 'counters' || node.counter !== '?that') return undefined
    const [only] = removed
    if (typeof only !== 'string' || removed.size > 1) throw new Unclear('counters without a name')
    return { ...node, counter: only }
  })
}

/** "Dealt this way" means the only damage of the text, and names it. */
export function withDealt(effect: Effect): Effect {
  const isDealt = (node: unknown): boolean => readMention(node)?.mark.noun.startsWith('dealt') ?? false
  const isTotal = (node: unknown): boolean =>
    isObject(node) && node.kind === 'bound' && node.name === '?total'
  const [namesCards, namesTotal] = [hasNode(effect, isDealt), hasNode(effect, isTotal)]
  if (!namesCards && !namesTotal) return effect
  const noun = nounOfDealt(effect)
  let count = 0
  const marked = replaced(effect, (node) => {
    if (isTotal(node)) return { kind: 'bound', name: 'total' }
    const mark = readMention(node)?.mark
    if (mark?.noun.startsWith('dealt')) return dealtCards(mark.noun, noun)
    if (isObject(node) && node.kind === 'grant') return node
    return undefined
  })
  const result = replaced(marked, (node) => {
    if (!isObject(node) || node.kind !== 'deal') return undefined
    count++
    const names = { ...(namesCards ? { as: 'dealt' } : {}), ...(namesTotal ? { total: 'total' } : {}) }
    return count === 1 ? { ...node, ...names } : undefined
  })
  if (count === 0) throw new Unclear('no damage is dealt this way')
  return result
}

function nounOfDealt(effect: Effect): string {
  let noun = ''
  walk(effect, (node) => {
    if (node.kind === 'deal' && noun === '') noun = readMention(node.to)?.mark.noun ?? 'character'
  })
  return noun
}

/** A character, or only the allies or heroes among several characters. */
function dealtCards(noun: string, dealt: string): Selector {
  const all: Selector = { kind: 'bound', name: 'dealt' }
  const type = noun === 'dealtAlly' ? 'ally' : noun === 'dealtHero' ? 'hero' : undefined
  if (!type || dealt === type) return all
  return {
    kind: 'all',
    filter: {
      kind: 'and',
      all: [
        { kind: 'is', what: all },
        { kind: 'type', type },
      ],
    },
  }
}
