import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFilesIn } from '../scripts/rules/files.ts'

const FEW = 25

interface Cast {
  file: string
  what: string
  to: string
}

const isSource = (file: string): boolean => !/\.test\.ts$|\.testkit\.ts$|fixture\.ts$/.test(file)

/** `x as T` asserts a type. `as const` asserts nothing that could be wrong. */
function castsIn(file: string): Cast[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Cast[] = []
  const look = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const')
      found.push({ file, what: node.expression.getText(), to: node.type.getText() })
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

const casts = ['src', 'commands'].flatMap(sourceFilesIn).filter(isSource).flatMap(castsIn)

test('types are seldom asserted, and never that of a frame', () => {
  expect(casts.length).toBeGreaterThan(0)
  expect(casts.map(({ file, what, to }) => `${file}: ${what} as ${to}`).length).toBeLessThan(FEW)
  expect(casts.filter(({ what, to }) => /frame/i.test(what) || /Frame/.test(to))).toEqual([])
})
