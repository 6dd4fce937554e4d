/**
 * Writes src/cards/card-schema/data-schemas.json: the schema of every type of card data, read from the types
 * themselves.
 */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { CardDataSchema, CardDataSchemas } from '../../src/cards/card-schema/data-schema.ts'
import { nodeNamesOf } from './vocabulary.ts'

const FILES = [
  ...['basic-words', 'expressions', 'effects', 'modifiers', 'powers'].map((name) => `vocabulary/${name}`),
  ...['boss-moments', 'card'],
].map((name) => fileURLToPath(new URL(`../../src/engine/model/data/${name}.ts`, import.meta.url)))

/** Fields that only the engine's own copy of a card has. */
const DERIVED: ReadonlySet<string> = new Set(['notes'])

interface Declared {
  readonly types: Map<string, ts.TypeNode | ts.InterfaceDeclaration>
  /** The words of `const X = ['a', 'b'] as const`. */
  readonly lists: Map<string, readonly string[]>
}

/** Returns the schemas of a card and of every type in it, by the names of the types. */
export function readDataSchemas(): CardDataSchemas {
  const declared = readDeclared()
  const shapes: Record<string, CardDataSchema> = {}
  const pending = ['Card']
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const type = declared.types.get(name)
    if (!type) throw new Error(`No file declares the type ${name}.`)
    if (name in shapes) continue
    shapes[name] = new Reader(declared, pending).shapeOf(type)
  }
  return Object.fromEntries(Object.entries(shapes).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the text of the file, with a line for each type. */
export const formatDataSchemas = (shapes: CardDataSchemas): string =>
  `{\n${Object.entries(shapes)
    .map(([name, shape]) => `${JSON.stringify(name)}: ${JSON.stringify(shape)}`)
    .join(',\n')}\n}\n`

function readDeclared(): Declared {
  const declared: Declared = { types: new Map(), lists: new Map() }
  for (const file of FILES) {
    const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.Latest, true)
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement)) declared.types.set(statement.name.text, statement)
      if (ts.isTypeAliasDeclaration(statement)) declared.types.set(statement.name.text, statement.type)
      if (ts.isVariableStatement(statement)) readLists(statement, declared)
    }
  }
  return declared
}

function readLists(statement: ts.VariableStatement, { lists }: Declared): void {
  for (const { name, initializer } of statement.declarationList.declarations) {
    const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
    if (list && ts.isArrayLiteralExpression(list))
      lists.set(
        name.getText(),
        list.elements.filter(ts.isStringLiteral).map(({ text }) => text),
      )
  }
}

class Reader {
  private readonly declared: Declared
  private readonly pending: string[]

  constructor(declared: Declared, pending: string[]) {
    this.declared = declared
    this.pending = pending
  }

  shapeOf(node: ts.TypeNode | ts.InterfaceDeclaration): CardDataSchema {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) return this.fieldsOf(node.members)
    if (ts.isUnionTypeNode(node)) return this.unionOf(node.types)
    if (ts.isParenthesizedTypeNode(node)) return this.shapeOf(node.type)
    if (ts.isTypeOperatorNode(node)) return this.shapeOf(node.type)
    if (ts.isArrayTypeNode(node)) return { list: this.shapeOf(node.elementType) }
    if (ts.isTypeReferenceNode(node)) return this.referenceOf(node)
    if (ts.isMappedTypeNode(node)) return this.mappedOf(node)
    if (ts.isIndexedAccessTypeNode(node)) return { words: this.listOf(node) }
    return primitive(node)
  }

  private fieldsOf(members: ts.NodeArray<ts.TypeElement>): CardDataSchema {
    const fields: Record<string, CardDataSchema> = {}
    for (const member of members)
      if (ts.isPropertySignature(member) && member.type && !DERIVED.has(member.name.getText()))
        fields[`${member.name.getText()}${member.questionToken ? '?' : ''}`] = this.shapeOf(member.type)
    return { fields }
  }

  /** Returns the schema of a union. Its words become one list, and `undefined` is the same as a missing field. */
  private unionOf(types: readonly ts.TypeNode[]): CardDataSchema {
    const parts = types
      .filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword)
      .map((type) => this.shapeOf(type))
    const words = parts.flatMap((part) => (typeof part === 'object' && 'words' in part ? part.words : []))
    const others = parts
      .filter((part) => typeof part === 'string' || !('words' in part))
      .flatMap((part) => (typeof part === 'object' && 'any' in part ? part.any : [part]))
    const any = [...others, ...(words.length > 0 ? [{ words }] : [])]
    return any[0] && any.length === 1 ? any[0] : { any }
  }

  private referenceOf(node: ts.TypeReferenceNode): CardDataSchema {
    const name = node.typeName.getText()
    const [of, by] = node.typeArguments ?? []
    if (name === 'Extract' && of && by) return this.extractOf(of, by)
    if (name === 'WithLabel' && of) return { labelled: this.shapeOf(of) }
    this.pending.push(name)
    return { type: name }
  }

  /** Returns the schema of a type such as `Extract<Effect, { kind: 'putToken' }>`: the nodes of these kinds. */
  private extractOf(of: ts.TypeNode, by: ts.TypeNode): CardDataSchema {
    const whole = ts.isTypeReferenceNode(of) ? this.declared.types.get(of.typeName.getText()) : undefined
    const wanted = this.shapeOf(by)
    if (!whole || ts.isInterfaceDeclaration(whole) || !ts.isUnionTypeNode(whole) || !isNodeShape(wanted))
      throw new Error(`This type can't be read: ${of.getText()}`)
    const kinds = wordsOf(wanted.fields.kind)
    return this.unionOf(
      whole.types.filter(
        (type) => ts.isTypeLiteralNode(type) && nodeNamesOf(type).some((kind) => kinds.includes(kind)),
      ),
    )
  }

  /** Returns the schema of a type such as `{ readonly [S in BossEffectMoment]?: Effect }`. */
  private mappedOf(node: ts.MappedTypeNode): CardDataSchema {
    const { constraint } = node.typeParameter
    const keys =
      constraint && ts.isTypeReferenceNode(constraint)
        ? this.declared.types.get(constraint.getText())
        : undefined
    if (!keys || !node.type || ts.isInterfaceDeclaration(keys))
      throw new Error(`This type can't be read: ${node.getText()}`)
    const shape = this.shapeOf(node.type)
    return { fields: Object.fromEntries(wordsOf(this.shapeOf(keys)).map((key) => [`${key}?`, shape])) }
  }

  /** Returns the words of a type such as `(typeof ZONES)[number]`. */
  private listOf({ objectType }: ts.IndexedAccessTypeNode): readonly string[] {
    const query = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType
    const list = ts.isTypeQueryNode(query) ? this.declared.lists.get(query.exprName.getText()) : undefined
    if (!list) throw new Error(`This type can't be read: ${objectType.getText()}`)
    return list
  }
}

function primitive(node: ts.TypeNode): CardDataSchema {
  if (ts.isLiteralTypeNode(node)) {
    if (ts.isStringLiteral(node.literal)) return { words: [node.literal.text] }
    if (node.literal.kind === ts.SyntaxKind.TrueKeyword) return 'true'
  }
  if (node.kind === ts.SyntaxKind.StringKeyword) return 'string'
  if (node.kind === ts.SyntaxKind.NumberKeyword) return 'number'
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return 'boolean'
  throw new Error(`This type can't be read: ${node.getText()}`)
}

const isNodeShape = (shape: CardDataSchema): shape is { fields: Readonly<Record<string, CardDataSchema>> } =>
  typeof shape === 'object' && 'fields' in shape

const wordsOf = (shape: CardDataSchema | undefined): readonly string[] =>
  typeof shape === 'object' && 'words' in shape ? shape.words : []
