/**
 * All code that opens a raid, a thread, a vote, a report or a file declares this, so that the right limit applies.
 * The test follows each command and each id through the functions that it reaches.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { commands } from '../commands/index.ts'
import type { Command } from '../src/discord/command.ts'
import type { Feature } from '../src/discord/feature.ts'
import { features } from '../src/discord/features.ts'
import type { AnyCustomIdKind } from '../src/discord/message-parts/custom-ids.ts'
import { costlyActionOfCustomId } from '../src/discord/routing.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Calls that open something. */
const OPENS =
  /\b(?<!texts\.)(threads\.(open|openPrivate|plan)|table\.create|challenges\.open|lobbies\.(again|check)|tutorial\.begin|war\.create|reports\.make|undo\.ask|judge\.rule|absence\.replace|(?<!\.)fetch)$/

interface Source {
  readonly file: string
  readonly node: ts.SourceFile
  readonly declared: ReadonlyMap<string, ts.Node>
  readonly imported: ReadonlyMap<string, { file: string; name: string }>
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const node = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const source = { file, node, declared: declaredIn(node), imported: importedIn(node, file) }
  sources.set(file, source)
  return source
}

function declaredIn(node: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>()
  for (const statement of node.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const one of statement.declarationList.declarations)
      if (ts.isIdentifier(one.name)) found.set(one.name.text, one)
  }
  return found
}

function importedIn(node: ts.SourceFile, file: string): Map<string, { file: string; name: string }> {
  const found = new Map<string, { file: string; name: string }>()
  for (const statement of node.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    const names = statement.importClause?.namedBindings
    if (!from.startsWith('.') || !names || !ts.isNamedImports(names)) continue
    const target = path.resolve(path.dirname(file), from)
    for (const { name, propertyName } of names.elements)
      found.set(name.text, { file: target, name: (propertyName ?? name).text })
  }
  return found
}

const isOurs = (file: string) => /^(commands|src\/discord)\//.test(path.relative(root, file))

/** The opening calls in a place of a file and in all functions that it reaches. */
function opensFrom(node: ts.Node, source: Source, seen = new Set<ts.Node>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(node)) return found
  seen.add(node)
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one)) {
      const called = OPENS.exec(one.expression.getText(source.node))
      if (called) found.add(called[0])
    }
    if (ts.isIdentifier(one) && !isNameOfPart(one))
      for (const call of follow(one.text, source, seen)) found.add(call)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

/** `again` in `ids.again` and in `{ again: … }` is no function of the file. */
function isNameOfPart(node: ts.Identifier): boolean {
  const { parent } = node
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
}

function follow(name: string, source: Source, seen: Set<ts.Node>): Set<string> {
  const imported = source.imported.get(name)
  const target = imported ? (isOurs(imported.file) ? sourceOf(imported.file) : null) : source
  const declaration = target?.declared.get(imported?.name ?? name)
  return target && declaration ? opensFrom(declaration, target, seen) : new Set()
}

function all<T extends ts.Node>(node: ts.Node, is: (one: ts.Node) => one is T): T[] {
  const found: T[] = []
  const visit = (one: ts.Node): void => {
    if (is(one)) found.push(one)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

const nameOf = (node: ts.Node): string | null => {
  if (ts.isCaseClause(node) && ts.isStringLiteral(node.expression)) return node.expression.text
  const isNamed = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)
  return isNamed && ts.isIdentifier(node.name) ? node.name.text : null
}

const isNode = (_: ts.Node): _ is ts.Node => true

/** The code of a command. For a subcommand, the part of its file under the name of the subcommand. */
function partsOf(command: string, sub: string | null): { source: Source; parts: ts.Node[] } {
  const source = sourceOf(path.join(root, 'commands', `${command}.ts`))
  const whole = source.declared.get(command)
  if (sub === null) return { source, parts: whole ? [whole] : [] }
  return { source, parts: all(source.node, isNode).filter((node) => nameOf(node) === sub) }
}

interface Entry {
  readonly command: string
  readonly sub: string | null
  readonly options: readonly string[]
  readonly opens: Command['opens']
}

const entries = commands.flatMap(({ data, opens }): Entry[] => {
  const subs = (data.options ?? []).flatMap((one) => (one.type === 1 ? [one] : []))
  const optionsOf = (options: readonly { name: string }[] = []) => options.map(({ name }) => name)
  if (subs.length === 0) return [{ command: data.name, sub: null, options: optionsOf(data.options), opens }]
  return subs.map(({ name, options }) => ({
    command: data.name,
    sub: name,
    options: optionsOf(options),
    opens,
  }))
})

const named = ({ command, sub }: Entry): string => (sub === null ? command : `${command} ${sub}`)

function opensByCommand({ command, sub }: Pick<Entry, 'command' | 'sub'>): string[] {
  const { source, parts } = partsOf(command, sub)
  expect(parts.length, `${command} ${sub ?? ''} runs somewhere`).toBeGreaterThan(0)
  return [...new Set(parts.flatMap((part) => [...opensFrom(part, source)]))]
}

/** The functions that a route's expression in its feature's file reaches, in the order of the file. */
function routesIn(name: string, kind: 'clicks' | 'forms'): Set<string>[] {
  const source = sourceOf(path.join(root, 'src/discord', name, 'feature.ts'))
  const lists = all(source.node, ts.isPropertyAssignment).filter((one) => nameOf(one) === kind)
  return lists.flatMap(({ initializer }) =>
    ts.isArrayLiteralExpression(initializer)
      ? initializer.elements.map((element) => opensFrom(element, source, withoutItself(source)))
      : [],
  )
}

/** A parameter sometimes has the name of the feature, so the feature isn't followed from its own routes. */
function withoutItself({ node, declared }: Source): Set<ts.Node> {
  const isFeature = (one: ts.Node) => ts.isVariableDeclaration(one) && one.type?.getText(node) === 'Feature'
  return new Set([...declared.values()].filter(isFeature))
}

const routesOf = ({ clicks = [], forms = [] }: Feature, kind: 'clicks' | 'forms') =>
  kind === 'clicks' ? clicks : forms

/** An id of this kind. */
const exampleOf = (kind: AnyCustomIdKind): string =>
  String(
    Reflect.apply(
      kind,
      null,
      kind.parts.map(({ examples }) => examples[0]),
    ),
  )

describe('code that opens something declares it', () => {
  test.each(entries.map((entry) => [named(entry), entry] as const))('/%s', (_, entry) => {
    const { sub, options, opens } = entry
    const opened = opensByCommand(entry)
    if (opened.length === 0) return
    const words = [...(sub === null ? [] : [sub]), ...options]
    expect([opened, opens?.(words)]).toEqual([opened, expect.any(String)])
  })

  test.each(Object.keys(features))('a click or a form of %s', (name) => {
    const feature = features[name] ?? {}
    for (const kind of ['clicks', 'forms'] as const) {
      const routes = routesOf(feature, kind)
      const reached = routesIn(name, kind)
      expect(reached.length).toBe(routes.length)
      for (const [n, { id }] of routes.entries()) {
        const opened = [...(reached[n] ?? [])]
        if (opened.length === 0) continue
        expect([id.word, opened, costlyActionOfCustomId(exampleOf(id))]).toEqual([
          id.word,
          opened,
          expect.any(String),
        ])
      }
    }
  })

  test('the search finds a command, a subcommand, a click and a form', () => {
    const entry = (command: string, sub: string | null) => opensByCommand({ command, sub })
    expect(entry('tutorial', null)).toEqual(expect.arrayContaining(['threads.openPrivate', 'tutorial.begin']))
    expect(entry('raid', 'create')).toContain('table.create')
    expect(entry('raid', 'status')).toEqual([])
    expect(entry('war', 'create')).toContain('war.create')
    expect(entry('deck', 'import')).toContain('fetch')
    expect(routesIn('weekly-challenge', 'clicks').map((one) => [...one])).toEqual([
      expect.arrayContaining(['challenges.open', 'threads.open']),
    ])
    expect(routesIn('problem-reports', 'forms').map((one) => [...one])).toEqual([['reports.make']])
  })
})
