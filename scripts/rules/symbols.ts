/**
 * Returns the name of a node of the code: `interface.property`, `type.kind`, or the function that contains the node.
 */
import ts from 'typescript'

export function codeSymbolOf(node: ts.Node): string {
  const names: string[] = []
  for (let at = startOf(node); !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at)) names.length = 0
    const name = nameOf(at)
    if (name !== undefined) names.unshift(name)
  }
  return names.join('.')
}

function startOf(node: ts.Node): ts.Node {
  const [declaration] = ts.isVariableStatement(node) ? node.declarationList.declarations : []
  return declaration ?? node
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isTypeLiteralNode(node)) return kindOf(node)
  if (ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    return node.name?.text
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node))
    return textOf(node.name)
  return ts.isPropertySignature(node) && !isKind(node) ? textOf(node.name) : undefined
}

const isKind = (node: ts.PropertySignature): boolean => textOf(node.name) === 'kind'

function textOf(name: ts.PropertyName | ts.BindingName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

/** Returns the kind of a member of a union, which is its name; undefined if it has no kind. */
function kindOf(node: ts.TypeLiteralNode): string | undefined {
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !isKind(member) || !member.type) continue
    if (ts.isLiteralTypeNode(member.type) && ts.isStringLiteral(member.type.literal))
      return member.type.literal.text
  }
  return undefined
}
