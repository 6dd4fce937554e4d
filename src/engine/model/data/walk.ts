/**
 * Visits the nodes of card data (texts, powers and descriptions) in reading order. No other code walks over card data.
 */
import { memoize } from './memoize.ts'

/** An object in card data: usually a node of the vocabulary, whose `kind` says what it is. */
export type DataNode = Readonly<Record<string, unknown>> & { readonly kind?: unknown }

/**
 * Calls the visitor for every node in a piece of card data, each before the nodes inside it, with the path to it
 * (`effect.steps.1`). If the visitor returns false, the nodes inside that node are skipped.
 */
export function walkNodes(data: unknown, visit: (node: DataNode, path: string) => unknown, path = ''): void {
  if (Array.isArray(data)) {
    for (const [i, part] of data.entries()) walkNodes(part, visit, below(path, `${i}`))
  } else if (isNode(data) && visit(data, path) !== false) walkInto(data, visit, path)
}

/** Visits the nodes inside a node, but not the node itself. */
function walkInto(node: object, visit: (node: DataNode, path: string) => unknown, path = ''): void {
  for (const [key, part] of Object.entries(node))
    if (typeof part === 'object' && part !== null) walkNodes(part, visit, below(path, key))
}

/** Whether `fits` returns true for any node in the data. */
export function hasNode(data: unknown, fits: (node: DataNode) => boolean): boolean {
  let found = false
  walkNodes(data, (node) => {
    found ||= fits(node)
    return !found
  })
  return found
}

/** Whether any node in the data is of this kind. */
export function hasNodeOfKind(data: unknown, kind: string): boolean {
  return hasNode(data, (node) => node.kind === kind)
}

/**
 * Returns a function that says whether any node in a text satisfies `fits`. The function caches each answer by the
 * text. It is for the texts of cards, which never change, and not for lists that are made for one call.
 */
export function createMemoizedHasNode(fits: (node: DataNode) => boolean): (text: unknown) => boolean {
  const has = memoize((text: object) => hasNode(text, fits))
  return (text) => isNode(text) && has(text)
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

function isNode(data: unknown): data is DataNode {
  return typeof data === 'object' && data !== null
}
