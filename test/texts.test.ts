/** No sentence is stored beyond the moment of its use, because the language is chosen again for each click. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { englishTexts } from '../src/texts/en/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The names of the texts in a module: `texts` itself, and names of its parts. */
type Parts = Map<string, readonly string[]>

/** Most files are cards, and contain no sentences. */
const SAYS = /from '.*\/texts\.ts'/

/** The sentences that a module reads while it is loaded. */
function readWhileLoading(name: string, code: string): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  const parts: Parts = new Map([['texts', []]])
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return
    const read = pathOf(node, parts)
    if (read && isSentence(read)) found.add(read.join('.'))
    if (ts.isVariableDeclaration(node) && node.initializer) keep(node.name, node.initializer, parts, found)
    if (!read) ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found].map((one) => `${name}: texts.${one}`)
}

/** `texts.a.b`, in every way to write it. */
function pathOf(node: ts.Node, parts: Parts): readonly string[] | null {
  if (ts.isIdentifier(node)) return parts.get(node.text) ?? null
  if (ts.isPropertyAccessExpression(node)) {
    const before = pathOf(node.expression, parts)
    return before && [...before, node.name.text]
  }
  return ts.isElementAccessExpression(node) ? pathOf(node.expression, parts) : null
}

function keep(name: ts.BindingName, value: ts.Expression, parts: Parts, found: Set<string>): void {
  const whole = pathOf(value, parts)
  if (!whole) return
  if (ts.isIdentifier(name)) parts.set(name.text, whole)
  if (!ts.isObjectBindingPattern(name)) return
  for (const { propertyName, name: own } of name.elements) {
    if (!ts.isIdentifier(own)) continue
    const key = propertyName && ts.isIdentifier(propertyName) ? propertyName.text : own.text
    const part = [...whole, key]
    parts.set(own.text, part)
    if (isSentence(part)) found.add(part.join('.'))
  }
}

function isSentence(path: readonly string[]): boolean {
  const value = path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    englishTexts,
  )
  return typeof value === 'string' || typeof value === 'function'
}

const sources = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name))

describe('a sentence is never read while a module is loaded', () => {
  test('in any file of ours', () => {
    const files = [...sources('src'), ...sources('commands')]
    const found = files.flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8')
      return SAYS.test(code) ? readWhileLoading(file, code) : []
    })
    expect(found).toEqual([])
  })

  test.each([
    ['const title = texts.help.title', ['texts.help.title']],
    ['const t = texts.log\nconst data = build().setDescription(t.jump)', ['texts.log.jump']],
    ['const { jump } = texts.log', ['texts.log.jump']],
    ['const first = texts.choice.pickPlaceholder(1)', ['texts.choice.pickPlaceholder']],
    ['const { say } = texts\nconst why = { full: say.full(5) }', ['texts.say.full']],
    ['const t = texts.log\nconst title = () => t.jump', []],
  ])('a sentence that is read too early is found: %s', (code, found) => {
    expect(readWhileLoading('it.ts', code).map((one) => one.replace('it.ts: ', ''))).toEqual(found)
  })
})
