/** Names for the cards of a kind to which an effect happens, when later words refer to them. */
import type { Effect } from '../../../src/engine/index.ts'
import { isDataObject, readMentionMark, replaceNodes } from '../marks.ts'
import { UnclearText } from '../refer.ts'
import type { TextScope } from './scope.ts'

/** Effects that can name the cards to which they happen, with the part that they name. */
const NAMING: Readonly<Record<string, { readonly part: string; readonly name: string }>> = {
  deal: { part: 'to', name: 'as' },
  destroy: { part: 'what', name: 'as' },
  exhaust: { part: 'what', name: 'as' },
  put: { part: 'what', name: 'bind' },
}

/** Marks an effect on cards of a kind with their position. */
export function markPosition(lowered: Effect, marked: Effect): Effect {
  const naming = NAMING[marked.kind]
  const mention = naming ? readMentionMark(Reflect.get(marked, naming.part)) : undefined
  return mention?.is && (mention.mark.how === 'each' || mention.is.kind === 'top')
    ? { ...lowered, ...{ '?each': mention.mark.at } }
    : lowered
}

/** Adds the names that later words need, and removes the positions. */
export function nameAffectedCards(effect: Effect, scope: TextScope): Effect {
  const used = new Set<number>()
  const result = replaceNodes(effect, (node) => {
    if (!isDataObject(node) || typeof node['?each'] !== 'number') return undefined
    const { '?each': at, ...rest } = node
    const name = scope.bound.get(at)
    const naming = NAMING[String(rest.kind)]
    if (name === undefined || !naming) return rest
    used.add(at)
    return { ...rest, [naming.name]: name }
  })
  const own = [...scope.bound.keys()].filter((at) => !scope.paid.has(at))
  if (used.size < own.length) throw new UnclearText('cards without a name')
  return result
}
