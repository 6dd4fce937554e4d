/** The steps in which players choose cards. */
import type { Effect, Filter, Selector } from '../../../src/engine/index.ts'
import { isDataObject, readMentionMark, replaceNodes } from '../marks.ts'
import { UnclearText } from '../refer.ts'
import { isReplacementText } from './replacements.ts'
import { replaceMarksByCards, withoutMention } from './resolving.ts'
import type { TextScope } from './scope.ts'

type Target = Extract<Selector, { kind: 'target' }>

/** Returns the steps in which players choose the cards of "an ally", before something happens to the cards. */
export function choiceSteps(effect: Effect, scope: TextScope): Effect[] {
  const found: Effect[] = []
  replaceNodes(effect, (node) => {
    if (isDataObject(node) && (node.kind === 'grant' || node.kind === 'is' || node.kind === 'putToken'))
      return node
    if (isDataObject(node) && isReplacementText(node)) return node
    const mention = readMentionMark(node)
    if (mention?.mark.how !== 'a' || mention.is?.kind !== 'target' || scope.chosen.has(mention.mark.at))
      return undefined
    found.push(choice(mention.is, mention.mark.at, effect.kind === 'destroy', scope))
    return undefined
  })
  return found
}

function choice(
  { filter, zone, of, min, max, by, random }: Target,
  at: number,
  isDestroying: boolean,
  scope: TextScope,
): Effect {
  const who = replaceMarksByCards(by ?? { kind: 'you' as const }, scope)
  if (who.kind === 'together') throw new UnclearText('chosen together')
  const able: Filter[] = isDestroying ? [{ kind: 'able', to: 'beDestroyed' }] : []
  const own: Filter[] =
    who.kind === 'you' || zone || hasOwner(filter) ? [] : [{ kind: 'controlledBy', players: who }]
  const all = [...partsOfFilter(replaceMarksByCards(filter, withoutMention(at, scope))), ...own, ...able]
  const name = scope.chosen.size === 0 ? 'chosen' : `chosen${scope.chosen.size + 1}`
  scope.chosen.set(at, name)
  return {
    kind: 'choose',
    who,
    from: {
      kind: 'all',
      filter: all[0] && all.length === 1 ? all[0] : { kind: 'and', all },
      ...(zone ? { zone } : {}),
      ...(of ? { of: replaceMarksByCards(of, scope) } : {}),
    },
    count: replaceMarksByCards(max ?? 1, scope),
    ...(min === 0 ? { upTo: true as const } : {}),
    ...(random ? { random } : {}),
    as: name,
  }
}

export const partsOfFilter = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' ? filter.all : [filter]
const hasOwner = (filter: Filter): boolean => partsOfFilter(filter).some((one) => one.kind === 'controlledBy')
