import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const FEW = 25

interface Cast {
  file: string
  what: string
  to: string
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/generated|\.test\.ts$|\.kit\.ts$|fixture\.ts$/.test(name))
    .map((name) => path.join(folder, name))
}

/** `x as T`, which the compiler believes; `as const` says nothing that isn't so. */
function castsIn(file: string): Cast[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: Cast[] = []
  const look = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const')
      found.push({ file, what: node.expression.getText(), to: node.type.getText() })
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

const casts = ['src', 'commands'].flatMap(sources).flatMap(castsIn)

test('types are seldom asserted, and never that of a frame', () => {
  expect(casts.length).toBeGreaterThan(0)
  expect(casts.map(({ file, what, to }) => `${file}: ${what} as ${to}`).length).toBeLessThan(FEW)
  expect(casts.filter(({ what, to }) => /frame/i.test(what) || /Frame/.test(to))).toEqual([])
})
