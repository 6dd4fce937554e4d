/** Makes a text declare its target where it first mentions it, even if the data declare it later. */
import { hasNode, walkNodes } from '../../engine/index.ts'
import type { WordingContext } from './context.ts'

interface Node {
  readonly kind?: unknown
  readonly n?: unknown
}

const isThatTarget = ({ kind, n }: Node): boolean =>
  (kind === 'thatTarget' && (n ?? 0) === 0) || (kind === 'targetPlayer' && n === 0)

const isTarget = ({ kind, n }: Node): boolean =>
  kind === 'target' || (kind === 'targetPlayer' && n === undefined)

/** Returns the node that refers again to a target, player or card, that the text has declared. */
const again = ({ kind }: Node): Node =>
  kind === 'target' ? { kind: 'thatTarget' } : { kind: 'targetPlayer', n: 0 }

/** Returns the first target that the data declare. */
const firstTarget = (data: unknown): Node | undefined => {
  let found: Node | undefined
  walkNodes(data, (node) => {
    if (isTarget(node)) found ??= node
    return found === undefined
  })
  return found
}

/** Replaces the first part that fits. */
const withFirst = <T>(node: T, fits: (part: Node) => boolean, by: Node): T => {
  let isDone = false
  return JSON.parse(
    JSON.stringify(node, (_, part: unknown) => {
      if (isDone || typeof part !== 'object' || part === null || !fits(part)) return part
      isDone = true
      return by
    }),
  )
}

/** Whether the node refers to a target that the text hasn't declared. */
export const refersToUndeclaredTarget = (node: unknown, t: WordingContext): boolean =>
  t.targets.length === 0 && !hasNode(node, isTarget) && hasNode(node, isThatTarget)

/**
 * Lets the first of two parts of a text declare the target to which both refer, if the data declare it in the second
 * part: "if target ally is exhausted, destroy it" for "if that target is exhausted, destroy target ally".
 */
export const declareTargetInFirst = <A, B>(one: A, next: B, t: WordingContext): [A, B] => {
  const target = refersToUndeclaredTarget(one, t) ? firstTarget(next) : undefined
  return target
    ? [withFirst(one, isThatTarget, target), withFirst(next, isTarget, again(target))]
    : [one, next]
}
