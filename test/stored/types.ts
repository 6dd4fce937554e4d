/** The types of everything that is stored of a raid. A change that older raids don't have shows here. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A raid's state, the entries of its log, and their results. Pinned cards and announcements have other types. */
const RAIDS: Stored = {
  roots: ['Game', 'Input', 'Setup', 'StartLogEntry', 'UndoLogEntry', 'InputConsequences'],
  folders: [
    'src/engine/model/data',
    'src/engine/model/data/vocabulary',
    'src/engine/model/derived',
    'src/engine/model/state',
  ],
  files: ['src/table/stored/schemas.ts', 'src/table/model/consequences.ts'],
}

/** The stored types of the companion's games. zod checks the cards of their lists. */
const WARS: Stored = {
  roots: ['WarSession', 'SessionEntry', 'WarConsequences', 'WarPerson'],
  folders: [],
  files: [
    'src/war/model.ts',
    'src/war/session.ts',
    'src/table/war/stored/parse-stored.ts',
    'src/table/war/contract.ts',
  ],
}

interface Stored {
  readonly roots: readonly string[]
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const printer = ts.createPrinter({ removeComments: true })

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableDeclaration
type Scope = Map<string, Declared>

/** Every type of stored data, with its members in alphabetical order, one per line: `Game.chain: Link[]`. */
export const storedTypes = (): string[] => typesOf(RAIDS)
export const storedWarTypes = (): string[] => typesOf(WARS)

function typesOf({ roots, folders, files }: Stored): string[] {
  const scopes = [...folders.flatMap(filesIn), ...files].map(scopeOf)
  const found = new Map<Declared, string[]>()
  const queue = roots.flatMap((name) => named(name, scopes, undefined))
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next)) continue
    found.set(next, linesOf(next))
    for (const name of namesIn(next).filter((one) => one !== 'UserText'))
      queue.push(...named(name, scopes, next))
  }
  return [...found.values()].flat().sort()
}

const filesIn = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => `${folder}/${file}`)

function scopeOf(file: string): Scope {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${root}/${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const scope: Scope = new Map()
  for (const statement of source.statements)
    for (const one of declaredIn(statement)) scope.set(one.name.getText(), one)
  return scope
}

function declaredIn(statement: ts.Statement): readonly Declared[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [statement]
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
}

/** Finds the declaration of a name: in the same file, or else in another. */
function named(name: string, scopes: readonly Scope[], user: Declared | undefined): Declared[] {
  const own = scopes.find((scope) => user && [...scope.values()].includes(user))
  const there = own?.get(name) ?? scopes.find((scope) => scope.has(name))?.get(name)
  return there ? [there] : []
}

function namesIn(node: ts.Node): string[] {
  const names: string[] = []
  const visit = (one: ts.Node): void => {
    if (ts.isTypeReferenceNode(one)) names.push(one.typeName.getText())
    if (ts.isTypeQueryNode(one)) names.push(one.exprName.getText())
    if (ts.isExpressionWithTypeArguments(one)) names.push(one.expression.getText())
    ts.forEachChild(one, visit)
  }
  visit(node)
  return names
}

function linesOf(node: Declared): string[] {
  const name = node.name.getText()
  if (!ts.isInterfaceDeclaration(node)) return partsOf(node).map((part) => `${name} = ${textOf(part)}`)
  const parents = (node.heritageClauses ?? []).map((clause) => `${name} ${textOf(clause)}`)
  return [...parents, ...node.members.map((member) => `${name}.${textOf(member)}`)]
}

function partsOf(node: ts.TypeAliasDeclaration | ts.VariableDeclaration): readonly ts.Node[] {
  if (ts.isVariableDeclaration(node)) return wordsOf(node.initializer)
  return ts.isUnionTypeNode(node.type) ? node.type.types : [node.type]
}

/** The elements of a list that is also a type: `['play', 'hand'] as const`. */
function wordsOf(node: ts.Expression | undefined): readonly ts.Node[] {
  const list = node && ts.isAsExpression(node) ? node.expression : node
  return list && ts.isArrayLiteralExpression(list) ? list.elements : [list].flatMap((one) => one ?? [])
}

/**
 * Whether a line is a word of a list, such as a keyword. Older raids don't contain a new word, so they need no
 * migration.
 */
export const isWord = (line: string): boolean => /^\w+ = '[^']*'$/.test(line)

/** Text from people is stored as a string. */
const textOf = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\s+/g, ' ')
    .replace(/;$/, '')
    .replaceAll(/\bUserText\b/g, 'string')
