/**
 * Finds the tests that prove a rule: those whose title cites its exact number. Numbers in the title of a `describe`
 * count for the tests in it that cite none themselves. A table of tests is read row by row if the table is written
 * out.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { citedRuleNumbers } from './cite.ts'
import { sourceFilesIn } from './files.ts'

export interface CitingTest {
  file: string
  /** The titles from the outside in. */
  titles: readonly string[]
}

const FOLDERS = ['src', 'commands', 'test']
/** These tests cite numbers to show how they are read, and prove no rule. */
const ABOUT_NUMBERS = /^test\/rules/

export const fullTestName = (test: CitingTest): string => [test.file, ...test.titles].join(' > ')

/** Returns every test that cites a rule, or that is in a file that cites one, a raid's FAQ or the glossary. */
export function allTests(): CitingTest[] {
  return FOLDERS.flatMap(sourceFilesIn)
    .filter((file) => file.endsWith('.test.ts') && !ABOUT_NUMBERS.test(file))
    .flatMap(testsIn)
}

export function testsByRule(): Map<string, CitingTest[]> {
  const found = new Map<string, CitingTest[]>()
  for (const test of allTests()) {
    for (const number of provedBy(test)) found.set(number, [...(found.get(number) ?? []), test])
  }
  return found
}

function provedBy({ titles }: CitingTest): string[] {
  const own = citedRuleNumbers(titles.at(-1) ?? '')
  return own.length > 0 ? own : citedRuleNumbers(titles.slice(0, -1).join(' '))
}

function testsIn(file: string): CitingTest[] {
  const text = readFileSync(file, 'utf8')
  if (citedRuleNumbers(text).length === 0 && !/glossary|\(?\bR\d{3}\b/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return callsIn(source, []).map((titles) => ({ file, titles }))
}

/** Returns the titles of each test below a node. */
function callsIn(node: ts.Node, around: readonly string[]): string[][] {
  const below = (titles: readonly string[]): string[][] => {
    const found: string[][] = []
    ts.forEachChild(node, (child) => void found.push(...callsIn(child, titles)))
    return found
  }
  if (!ts.isCallExpression(node)) return below(around)
  const kind = kindOf(node.expression)
  if (kind === undefined) return below(around)
  const titles = titlesOf(node).map((title) => [...around, title])
  return kind === 'describe' ? titles.flatMap(below) : titles
}

/**
 * Whether a call is a test or a group of tests: `test(…)`, `it.each(…)(…)`, `describe(…)`. Skipped ones prove
 * nothing.
 */
function kindOf(callee: ts.Expression): 'test' | 'describe' | undefined {
  if (ts.isIdentifier(callee)) {
    if (callee.text === 'test' || callee.text === 'it') return 'test'
    return callee.text === 'describe' ? 'describe' : undefined
  }
  return ts.isCallExpression(callee) && isEach(callee) ? kindOf(callee.expression.expression) : undefined
}

type Each = ts.CallExpression & { expression: ts.PropertyAccessExpression }

const isEach = (call: ts.CallExpression): call is Each =>
  ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'each'

function titlesOf(call: ts.CallExpression): string[] {
  const title = call.arguments[0]
  if (!title || !ts.isStringLiteralLike(title))
    return title && ts.isTemplateExpression(title) ? [fixedPart(title)] : []
  const rows = ts.isCallExpression(call.expression) ? rowsOf(call.expression.arguments[0]) : undefined
  return rows ? rows.map((row) => filled(title.text, row)) : [title.text]
}

const fixedPart = (title: ts.TemplateExpression): string =>
  title.head.text + title.templateSpans.map((span) => span.literal.text).join('…')

/** Returns the rows of a table that is written out in the call or as a constant of the file. */
function rowsOf(table: ts.Expression | undefined): readonly ts.Expression[] | undefined {
  if (!table) return undefined
  if (ts.isArrayLiteralExpression(table)) return table.elements
  if (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) return rowsOf(table.expression)
  return ts.isIdentifier(table) ? rowsOf(constant(table)) : undefined
}

function constant(name: ts.Identifier): ts.Expression | undefined {
  const declarations = name
    .getSourceFile()
    .statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []))
  return declarations.find((one) => one.name.getText() === name.text)?.initializer
}

/** Fills `%s` and `$name` like vitest. */
function filled(title: string, row: ts.Expression): string {
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]
  return title
    .replaceAll(/%[sdijo]/g, (mark) => literal(cells.shift()) ?? mark)
    .replaceAll(/\$(\w+)/g, (mark, key: string) => literal(property(row, key)) ?? mark)
}

function property(row: ts.Expression, key: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(row)) return undefined
  const found = row.properties.find((one) => one.name?.getText() === key)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

const literal = (cell: ts.Expression | undefined): string | undefined =>
  cell && (ts.isStringLiteralLike(cell) || ts.isNumericLiteral(cell)) ? cell.text : undefined
