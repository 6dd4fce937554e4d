/**
 * Changes the code of a rule so that the rule is missing. A function whose comment cites the rule returns a neutral
 * value: true or false, nothing, an empty list, 0, or no value. A statement inside a function is left out if its
 * comment cites the rule. Types have nothing that could be taken out, and neither has a comment at the top of a file.
 *
 * All mutants are in the code at once, each behind a switch: `globalThis.takenOut` names the active one.
 */
import ts from 'typescript'
import type { CitingCode } from '../implemented.ts'
import type { CodeEdit } from './plan.ts'

export interface Mutant {
  /** The unique id of the mutant: the file, the position and the value that replaces the code. */
  id: string
  file: string
  edits: readonly CodeEdit[]
}

type Body = { body: ts.ConciseBody; type: ts.TypeNode | undefined; isExpression: boolean }

export function mutantsOf({ file, node, symbol }: CitingCode): Mutant[] {
  if (symbol === '' || isType(node)) return []
  const statement = statementAt(node)
  if (statement) return [without(file, statement)]
  const held = initializerOf(node)
  const body = bodyOf(held ?? enclosingFunction(node))
  if (body) return neutrals(body.type).map((value) => answering(file, body, value))
  return held ? [valued(file, held)] : []
}

const isType = (node: ts.Node): boolean =>
  ts.findAncestor(
    node,
    (at) => ts.isTypeNode(at) || ts.isTypeAliasDeclaration(at) || ts.isInterfaceDeclaration(at),
  ) !== undefined

/** Returns the statement of a node, if it is inside a function and declares no names that later code needs. */
function statementAt(node: ts.Node): ts.Statement | undefined {
  const at = ts.findAncestor(node, (one) => ts.isStatement(one) && !ts.isBlock(one))
  const canGo = at && (ts.isIfStatement(at) || ts.isExpressionStatement(at) || ts.isForOfStatement(at))
  return canGo && enclosingFunction(at) ? at : undefined
}

/** Returns the value of a constant or a property. */
function initializerOf(node: ts.Node): ts.Node | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.initializer
  const property = ts.findAncestor(node, (at) => ts.isPropertyAssignment(at) || ts.isFunctionLike(at))
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined
}

const enclosingFunction = (node: ts.Node): ts.Node | undefined =>
  ts.findAncestor(
    node,
    (at) => ts.isFunctionDeclaration(at) || ts.isArrowFunction(at) || ts.isMethodDeclaration(at),
  )

function bodyOf(node: ts.Node | undefined): Body | undefined {
  if (!node || !(ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isMethodDeclaration(node)))
    return undefined
  return node.body && { body: node.body, type: node.type, isExpression: !ts.isBlock(node.body) }
}

/** Returns neutral values that a function of this type may return instead. */
function neutrals(type: ts.TypeNode | undefined): string[] {
  const text = type?.getText().replace(/^readonly /, '') ?? ''
  if (text === 'boolean' || ts.SyntaxKind.TypePredicate === type?.kind) return ['true', 'false']
  if (text.endsWith('[]')) return ['[]']
  if (text === 'number') return ['0']
  if (text === '') return ['undefined', 'true', 'false']
  return ['undefined']
}

function answering(file: string, { body, isExpression }: Body, value: string): Mutant {
  const id = `${file}:${body.getStart()}:${value}`
  const when = `globalThis.takenOut === ${JSON.stringify(id)}`
  if (!isExpression)
    return { id, file, edits: [{ at: body.getStart() + 1, text: `if (${when}) return ${value} as never;` }] }
  return {
    id,
    file,
    edits: [
      { at: body.getStart(), text: `(${when} ? ${value} as never : ` },
      { at: body.getEnd(), text: ')', closes: true },
    ],
  }
}

function without(file: string, statement: ts.Statement): Mutant {
  const id = `${file}:${statement.getStart()}:gone`
  return {
    id,
    file,
    edits: [
      { at: statement.getStart(), text: `if (globalThis.takenOut !== ${JSON.stringify(id)}) {` },
      { at: statement.getEnd(), text: '}', closes: true },
    ],
  }
}

/** Makes a mutant of a constant. A constant is read when its file is loaded, so the mutant needs a separate run. */
function valued(file: string, held: ts.Node): Mutant {
  const value = ts.isArrayLiteralExpression(held)
    ? '[]'
    : ts.isNumericLiteral(held)
      ? '0'
      : emptied(held.getText())
  const id = `${file}:${held.getStart()}:${value}`
  return {
    id,
    file,
    edits: [
      { at: held.getStart(), text: `(globalThis.takenOut === ${JSON.stringify(id)} ? ${value} as never : ` },
      { at: held.getEnd(), text: ')', closes: true },
    ],
  }
}

const emptied = (text: string): string => /^new (Set|Map)\b/.exec(text)?.[0].concat('()') ?? 'undefined'

/** Returns the text of a file with all edits made. */
export function applyEdits(text: string, edits: readonly CodeEdit[]): string {
  const inOrder = [...edits].sort(
    (a, b) => a.at - b.at || Number(b.closes ?? false) - Number(a.closes ?? false),
  )
  let done = 0
  const parts = inOrder.map((edit) => {
    const part = text.slice(done, edit.at) + edit.text
    done = edit.at
    return part
  })
  return parts.join('') + text.slice(done)
}
