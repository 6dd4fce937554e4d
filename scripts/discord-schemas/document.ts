/** JSON with one line for each path and schema, so that a change shows as the lines that it concerns. */
export const formatSchemaDocument = (document: Record<string, unknown>): string =>
  `${lines(document, '', 0)}\n`

const DEPTH: ReadonlySet<string> = new Set([
  '',
  '.paths',
  '.components',
  '.components.schemas',
  '.components.responses',
  '.definitions',
])

const lines = (value: unknown, path: string, depth: number): string => {
  if (!DEPTH.has(path) || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const indent = ' '.repeat(depth + 1)
  const entries = Object.entries(value).map(
    ([key, each]) => `${indent}${JSON.stringify(key)}: ${lines(each, `${path}.${key}`, depth + 1)}`,
  )
  return `{\n${entries.join(',\n')}\n${' '.repeat(depth)}}`
}
