/** Finds parts of a card's data that contradict each other, of which the generated English says only one. */
import { type Card, hasNode, walkNodes } from '../../src/engine/index.ts'
import { canonicalText } from './canonical-text.ts'
import { isDataObject } from './marks.ts'

type Node = Readonly<Record<string, unknown>>

/** Returns a code for each kind of contradiction. */
export const contradictionsIn = (card: Card): string[] => [
  ...(hasNode(card, hasTwoNumbers) ? ['a cost with two numbers'] : []),
  ...(hasNode(card, endsTwice) ? ['a duration with two ends'] : []),
  ...(hasOtherRest(card) ? ['the rest of other cards'] : []),
]

/** Whether a cost removes another number of cards than those that it names. */
const hasTwoNumbers = ({ kind, what, count }: Node): boolean =>
  kind === 'remove' &&
  isDataObject(what) &&
  what.kind === 'top' &&
  count !== undefined &&
  canonicalText(what.count) !== canonicalText(count)

/** Whether a modifier names the turn that ends it and lasts for another time. */
const endsTwice = ({ kind, until, duration }: Node): boolean =>
  kind === 'modify' && until !== undefined && duration !== 'yourNextTurn'

/**
 * Whether the last of the revealed cards that are put somewhere are not the rest: after "put the revealed allies into
 * your hand", the rest are the cards that aren't allies.
 */
function hasOtherRest(card: Card): boolean {
  const taken = new Set<string>()
  const left: string[] = []
  walkNodes(card, (node) => {
    for (const other of node.kind === 'and' ? descriptionsOfNamed(node) : [])
      if (other.kind !== 'not') taken.add(canonicalText(other))
      else if (!isRelatedToNamed(other.filter)) left.push(canonicalText(other.filter))
  })
  return left.some((one) => !taken.has(one))
}

/** Whether a description is about cards to which the text has given a name. */
const isRelatedToNamed = (filter: unknown): boolean =>
  isDataObject(filter) &&
  (filter.kind === 'is' ||
    filter.kind === 'sharesType' ||
    (filter.kind === 'or' && Array.isArray(filter.any) && filter.any.every(isRelatedToNamed)))

/** Returns the other parts of a description such as "an ally among the revealed cards". */
function descriptionsOfNamed({ all }: Node): readonly Node[] {
  const parts = Array.isArray(all) ? all.filter(isDataObject) : []
  const others = parts.filter(
    ({ kind, what }) => !(kind === 'is' && isDataObject(what) && what.kind === 'bound'),
  )
  return others.length < parts.length ? others : []
}
