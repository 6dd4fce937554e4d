/** "A card of that kind": of the kind that a player has chosen, or of the kind of a card that the text has named. */
import { type Effect, hasNode } from '../../../src/engine/index.ts'
import { isDataObject, readMentionMark, replaceNodes } from '../marks.ts'

export function lowerKindMarks(effect: Effect): Effect {
  const isChosen = hasNode(effect, (node) => node.kind === 'name')
  return replaceNodes(effect, (node) => {
    if (!isDataObject(node) || node.kind !== 'or' || !Array.isArray(node.any)) return undefined
    const [named, shared, ...more] = node.any as readonly unknown[]
    if (!isDataObject(named) || named.kind !== 'typeNamed' || !isDataObject(shared) || more.length > 0)
      return undefined
    if (shared.kind !== 'sharesType' || !readMentionMark(shared.with)) return undefined
    return isChosen ? named : shared
  })
}
