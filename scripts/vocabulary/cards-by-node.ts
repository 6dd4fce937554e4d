/**
 * Finds the card that uses a node. It walks cards along the types of the vocabulary, as one name may mean several
 * nodes.
 */
import ts from 'typescript'
import type { Card } from '../../src/engine/index.ts'
import { nodeNamesOf, type Vocabulary } from './vocabulary.ts'

type Found = (family: string, kind: string) => void

/** Returns the first card that uses each node, by the node's family and name: "Effect deal". */
export function firstCardByNode(schema: Vocabulary, cards: readonly Card[]): ReadonlyMap<string, Card> {
  const uses = new Map<string, Card>()
  for (const card of cards) {
    const found: Found = (family, kind) => {
      const key = `${family} ${kind}`
      if (!uses.has(key)) uses.set(key, card)
    }
    const walk = (value: unknown, name: string): void => walkNamed(schema, value, name, found)
    walk(card.attach?.to, 'Selector')
    walk(card.attach?.chooser, 'Chooser')
    walk(card.effect, 'Effect')
    for (const scene of Object.values(card.scenes ?? {})) walk(scene, 'Effect')
    for (const power of [...card.powers, ...(card.back?.powers ?? [])]) walk(power, 'Power')
  }
  return uses
}

function walkNamed(schema: Vocabulary, value: unknown, name: string, found: Found): void {
  const type = schema.types.get(name)
  if (!type || typeof value !== 'object' || value === null) return
  if (ts.isInterfaceDeclaration(type)) walkMembers(schema, value, type.members, found)
  else walkType(schema, value, type, name, found)
}

function walkType(schema: Vocabulary, value: unknown, type: ts.TypeNode, family: string, found: Found): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const item = itemOf(type)
    if (item) for (const part of value) walkType(schema, part, item, family, found)
  } else if (ts.isParenthesizedTypeNode(type)) walkType(schema, value, type.type, family, found)
  else if (ts.isUnionTypeNode(type))
    for (const part of type.types) walkType(schema, value, part, family, found)
  else if (ts.isTypeReferenceNode(type)) walkReference(schema, value, type, found)
  else if (ts.isTypeLiteralNode(type)) walkLiteral(schema, value, type, family, found)
}

function itemOf(type: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return itemOf(type.type)
  if (ts.isArrayTypeNode(type)) return type.elementType
  return ts.isUnionTypeNode(type) ? type.types.map(itemOf).find((item) => item !== undefined) : undefined
}

/** Walks a reference to a type. `WithLabel<Power>` is walked as a power. */
function walkReference(schema: Vocabulary, value: object, type: ts.TypeReferenceNode, found: Found): void {
  const [of] = type.typeArguments ?? []
  if (of) walkType(schema, value, of, '', found)
  else walkNamed(schema, value, type.typeName.getText(), found)
}

function walkLiteral(
  schema: Vocabulary,
  value: object,
  type: ts.TypeLiteralNode,
  family: string,
  found: Found,
): void {
  const kinds = nodeNamesOf(type)
  const kind: unknown = Reflect.get(value, 'kind') ?? Reflect.get(value, 'event')
  if (kinds.length > 0) {
    if (typeof kind !== 'string' || !kinds.includes(kind)) return
    found(family, kind)
  }
  walkMembers(schema, value, type.members, found)
}

function walkMembers(
  schema: Vocabulary,
  value: object,
  members: ts.NodeArray<ts.TypeElement>,
  found: Found,
): void {
  for (const member of members)
    if (ts.isPropertySignature(member) && member.type)
      walkType(schema, Reflect.get(value, member.name.getText()), member.type, '', found)
}
