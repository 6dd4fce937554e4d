/** The order in which a text declares a target and refers to it. */
import type { WordingContext } from './context.ts'

interface Node {
  readonly kind?: unknown
  readonly n?: unknown
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null

const isThatTarget = (part: unknown): boolean =>
  isNode(part) &&
  ((part.kind === 'thatTarget' && (part.n ?? 0) === 0) || (part.kind === 'targetPlayer' && part.n === 0))

const isTarget = (part: unknown): part is Node =>
  isNode(part) && (part.kind === 'target' || (part.kind === 'targetPlayer' && part.n === undefined))

/** Returns the node that refers to the target. */
const again = ({ kind }: Node): Node =>
  kind === 'target' ? { kind: 'thatTarget' } : { kind: 'targetPlayer', n: 0 }

const first = <P>(node: unknown, is: (part: unknown) => part is P): P | undefined => {
  let found: P | undefined
  JSON.stringify(node, (_, part: unknown) => {
    if (found === undefined && is(part)) found = part
    return part
  })
  return found
}

/** Replaces the first part that fits. */
const withFirst = <T>(node: T, fits: (part: unknown) => boolean, by: Node): T => {
  let isDone = false
  return JSON.parse(
    JSON.stringify(node, (_, part: unknown) => {
      if (isDone || !fits(part)) return part
      isDone = true
      return by
    }),
  )
}

/** Whether the node refers to a target that the text hasn't declared. */
export const needsTarget = (node: unknown, t: WordingContext): boolean =>
  t.targets.length === 0 && first(node, isTarget) === undefined && contains(node)

const contains = (node: unknown): boolean =>
  first(node, (part): part is Node => isThatTarget(part)) !== undefined

/**
 * Lets the first of two parts of a text declare the target to which both refer, if the data declare it in the second
 * part: "if target ally is exhausted, destroy it" for "if that target is exhausted, destroy target ally".
 */
export const declareInFirst = <A, B>(one: A, next: B, t: WordingContext): [A, B] => {
  const target = needsTarget(one, t) ? first(next, isTarget) : undefined
  return target
    ? [withFirst(one, isThatTarget, target), withFirst(next, isTarget, again(target))]
    : [one, next]
}
