/** The one walker over card data: the nodes of texts, powers and descriptions, in reading order. */

/** A part of card data that is no list and no single value: mostly a node of the vocabulary, which names its kind. */
export type DataNode = Readonly<Record<string, unknown>> & { readonly kind?: unknown }

/**
 * Shows a visitor every node in a piece of card data, each before what is in it, with its path from there
 * (`effect.steps.1`). Where the visitor says false, it has seen to what is in that node itself.
 */
export function walk(data: unknown, visit: (node: DataNode, path: string) => unknown, path = ''): void {
  if (Array.isArray(data)) {
    for (const [i, part] of data.entries()) walk(part, visit, below(path, `${i}`))
  } else if (isNode(data) && visit(data, path) !== false) walkInto(data, visit, path)
}

/** The same for what is in a node, but not for the node itself. */
function walkInto(node: object, visit: (node: DataNode, path: string) => unknown, path = ''): void {
  for (const [key, part] of Object.entries(node))
    if (typeof part === 'object' && part !== null) walk(part, visit, below(path, key))
}

/** Whether some node in it fits. */
export function hasNode(data: unknown, fits: (node: DataNode) => boolean): boolean {
  let found = false
  walk(data, (node) => {
    found ||= fits(node)
    return !found
  })
  return found
}

/** Whether some node in it is of this kind. */
export function hasKind(data: unknown, kind: string): boolean {
  return hasNode(data, (node) => node.kind === kind)
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

function isNode(data: unknown): data is DataNode {
  return typeof data === 'object' && data !== null
}
