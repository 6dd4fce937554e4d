/** Numbers the targets of a text. */
import { isDataObject, replaceNodes } from '../marks.ts'
import { UnclearText } from '../refer.ts'

/** Numbers the targets of a text in the order in which the engine declares them (706.1). */
export function numberTargets<T>(parts: T): T {
  const positions: (number | undefined)[] = []
  const without = replaceNodes(parts, function strip(node): unknown {
    if (!isDataObject(node)) return undefined
    const isDeclaring = node.kind === 'target' || (node.kind === 'targetPlayer' && node.n === undefined)
    if (!isDeclaring) return undefined
    const { '?at': at, ...rest } = node
    positions.push(typeof at === 'number' ? at : undefined)
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, replaceNodes(value, strip)]))
  })
  return replaceNodes(without, (node) => {
    if (!isDataObject(node) || typeof node.n !== 'number' || node.n >= 0) return undefined
    const n = positions.indexOf(-1 - node.n)
    if (n < 0) throw new UnclearText('a target that nobody declares')
    if (node.kind === 'targetPlayer') return { ...node, n }
    const { n: _, ...rest } = node
    return n === 0 ? rest : { ...rest, n }
  })
}
