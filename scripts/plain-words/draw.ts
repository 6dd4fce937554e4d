/** Draws exported names and comments at random, so that a newcomer can say whether they understand them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { commentsOf } from '../comments.ts'
import { withoutCommentMarks } from './unclear.ts'

export interface DrawnNamesAndComments {
  /** Names with their files, as an import shows them: "src/table/generic-caches/lru-cache.ts: LruCache". */
  readonly names: readonly string[]
  /** The signature of each name, in the same order: "class LruCache<K, V>". */
  readonly signatures: readonly string[]
  /** Comments with their files: "src/table/generic-caches/lru-cache.ts: Keeps the newest values." */
  readonly comments: readonly string[]
}

/**
 * Draws from source files.
 * @param files paths relative to root
 * @param seed the same seed draws the same places of the same files
 */
export function drawNamesAndComments(
  root: string,
  files: readonly string[],
  count: number,
  seed: string,
): DrawnNamesAndComments {
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: parsed(path.join(root, file)) }))
  const signatures = new Map<string, string>(
    sources.flatMap(({ file, source }) =>
      exportsOf(source).map(({ name, signature }) => [`${file}: ${name}`, signature] as const),
    ),
  )
  const names = some([...signatures.keys()], count, seed)
  const comments = sources.flatMap(({ file, source }) => wordsOf(source).map((words) => `${file}: ${words}`))
  return {
    names,
    signatures: names.map((name) => signatures.get(name) ?? ''),
    comments: some(comments, count, seed),
  }
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

interface ExportedName {
  readonly name: string
  readonly signature: string
}

/** Returns the names of the exported declarations of a file, with their signatures. */
function exportsOf(source: ts.SourceFile): ExportedName[] {
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map((declaration) => ({
        name: declaration.name.getText(source),
        signature: shortened(`const ${textBefore(declaration, bodyOfVariable(declaration))}`),
      }))
    if (!isNamed(statement) || !statement.name) return []
    const signature = shortened(textBefore(statement, startOfBody(statement)))
    return [{ name: statement.name.text, signature }]
  })
}

const MAX_SIGNATURE_LENGTH = 200

const shortened = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^export (?:default )?/, '')
    .trim()
    .replace(/ ?(?:=>|=|\{)$/, '')
    .slice(0, MAX_SIGNATURE_LENGTH)

/** Returns the text of a declaration without its comment, up to a position. */
const textBefore = (node: ts.Node, end: number): string =>
  node.getSourceFile().text.slice(node.getStart(), end)

/** Returns the position at which the body of a declaration begins. The type of an alias belongs to its signature. */
function startOfBody(node: ts.Statement): number {
  if (ts.isFunctionDeclaration(node)) return node.body?.getStart() ?? node.end
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? node.members.pos : node.end
}

/** Returns the position at which the value of a variable begins, or its end if only the value shows the type. */
function bodyOfVariable({ initializer, type, end }: ts.VariableDeclaration): number {
  if (initializer && ts.isArrowFunction(initializer)) return initializer.body.getStart()
  return initializer && type ? initializer.getStart() : end
}

const isNamed = (statement: ts.Statement) =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement)

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Returns the comments of a file, except those that only cite rules, such as "415.3d". */
const wordsOf = (source: ts.SourceFile): string[] =>
  wholeComments(source)
    .map(({ from, to }) => source.text.slice(from, to).split('\n').map(withoutCommentMarks).join(' ').trim())
    .filter((words) => !ONLY_RULES.test(words))

/** Returns the places of comments. Lines of `//` that follow one another are one comment. */
function wholeComments(source: ts.SourceFile): { from: number; to: number }[] {
  const { text } = source
  const isOwnLine = (from: number) =>
    /(?:^|\n)[ \t]*$/.test(text.slice(0, from)) && text.startsWith('//', from)
  const found: { from: number; to: number }[] = []
  for (const { from, to } of commentsOf(source)) {
    const last = found.at(-1)
    const isNext = last && isOwnLine(last.from) && isOwnLine(from) && text.slice(last.to, from).trim() === ''
    if (isNext && !/\n\s*\n/.test(text.slice(last.to, from))) last.to = to
    else found.push({ from, to })
  }
  return found
}

const RULE = /R?\d{3}(?:\.\d+[a-z]?(?:–[a-z])?)?/
const ONLY_RULES = new RegExp(`^\\(?${RULE.source}(?:(?:, | and |–)${RULE.source})*\\)?\\.?$`)

/** Returns some elements in an order that depends only on the seed and on the elements. */
function some(all: readonly string[], count: number, seed: string): string[] {
  const rank = (text: string) => createHash('sha256').update(seed).update(text).digest('hex')
  return [...new Set(all)]
    .map((text) => ({ text, at: rank(text) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ text }) => text)
}
