/** Reads the vocabulary from its types: every node with its comment, and the nodes that each node can contain. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The files in the best order for a reader. */
const FILES = ['basic-words', 'expressions', 'effects', 'modifiers', 'powers'].map((name) =>
  fileURLToPath(new URL(`../../src/engine/model/data/vocabulary/${name}.ts`, import.meta.url)),
)

/** A node such as `deal` of Effect, with its comment in the code. */
export interface VocabularyNode {
  readonly family: string
  readonly kind: string
  readonly says: string
  readonly type: ts.TypeLiteralNode
}

export interface Vocabulary {
  /** Families in the order of the file, each with its doc comment. */
  readonly families: readonly { readonly name: string; readonly says: string }[]
  readonly nodes: readonly VocabularyNode[]
  readonly types: ReadonlyMap<string, ts.TypeNode | ts.InterfaceDeclaration>
}

const FAMILIES: readonly string[] = [
  'PlayerSelector',
  'Filter',
  'Selector',
  'NumberExpression',
  'Condition',
  'Effect',
  'Modifier',
  'PlayModifier',
  'PacketChange',
  'AffectedObjects',
  'Trigger',
  'ReplaceableEvent',
  'Cost',
  'Power',
]

interface Read extends Vocabulary {
  readonly families: { name: string; says: string }[]
  readonly nodes: VocabularyNode[]
  readonly types: Map<string, ts.TypeNode | ts.InterfaceDeclaration>
}

export function readVocabulary(): Vocabulary {
  const read: Read = { families: [], nodes: [], types: new Map() }
  for (const file of FILES) readFile(file, read)
  return read
}

function readFile(file: string, { families, nodes, types }: Read): void {
  const text = ts.sys.readFile(file) ?? ''
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) types.set(statement.name.text, statement)
    if (!ts.isTypeAliasDeclaration(statement)) continue
    const name = statement.name.text
    types.set(name, statement.type)
    if (!FAMILIES.includes(name)) continue
    families.push({ name, says: docOf(statement) })
    nodes.push(...nodesOf(name, statement.type, text))
  }
}

function docOf(statement: ts.TypeAliasDeclaration): string {
  const [doc] = ts.getJSDocCommentsAndTags(statement)
  return doc && ts.isJSDoc(doc) ? String(doc.comment ?? '').replaceAll('\n', ' ') : ''
}

function nodesOf(family: string, type: ts.TypeNode, text: string): VocabularyNode[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => nodesOf(family, part, text))
  if (!ts.isTypeLiteralNode(type)) return []
  const says = commentOf(type, text)
  return nodeNamesOf(type).map((kind) => ({ family, kind, says, type }))
}

/** Returns the names of a node: most have one, and some share their fields. */
export function nodeNamesOf(type: ts.TypeLiteralNode): string[] {
  const [first] = type.members
  if (!first || !ts.isPropertySignature(first) || !first.type) return []
  const name = first.name.getText()
  return name === 'kind' || name === 'event' ? literalsOf(first.type) : []
}

function literalsOf(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf)
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : []
}

/** Returns the comment above a node or after it; of a node of several lines, after its first and its last line. */
function commentOf(type: ts.TypeLiteralNode, text: string): string {
  const lines = text.slice(type.getStart()).split('\n')
  const height = type.getText().split('\n').length
  const comment = (line: string | undefined): string => /\/\/ (.*)$/.exec(line ?? '')?.[1] ?? ''
  const said = height === 1 ? [lines[0]] : [lines[1], lines[height - 1]]
  return [commentAbove(type, text), ...said.map(comment)].filter(Boolean).join('; ')
}

/** Returns the lines of comments directly above a node, without headings such as `// ----- which cards`. */
function commentAbove(type: ts.TypeLiteralNode, text: string): string {
  const above = text.slice(0, type.getStart()).split('\n').slice(0, -1)
  const from = above.findLastIndex((line) => !/^\s*\/\/ (?!-)/.test(line)) + 1
  return above
    .slice(from)
    .map((line) => line.trim().slice('// '.length))
    .join(' ')
}
