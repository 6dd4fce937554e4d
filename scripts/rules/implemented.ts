/**
 * Where the code says that it implements a rule: comments that cite its exact number, and what they stand at. A comment
 * before a declaration is that declaration's, any other belongs to what it stands in. A number that only the comment
 * at the top of a file cites is told as `file#` without a symbol: a hint where to look, weaker than the others.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { commentsOf } from '../comments.ts'
import { citedIn } from './cite.ts'
import { sourcesIn } from './files.ts'
import { symbolOf } from './symbols.ts'

export interface Place {
  file: string
  /** Names from the outside in, as in `interface.property`; empty for the comment at the top of a file. */
  symbol: string
  /** The node that the comment stands at: what can be taken out. */
  node: ts.Node
}

const ROOMS = ['src/engine', 'src/cards', 'src/raids']
const isCode = (file: string): boolean => !/\.test\.ts$|__golden__/.test(file)

export const nameOf = (place: Place): string => `${place.file}#${place.symbol}`

/** Every number that is cited, with where. */
export function implementations(): Map<string, Place[]> {
  const found = new Map<string, Place[]>()
  for (const file of ROOMS.flatMap(sourcesIn).filter(isCode)) {
    for (const { numbers, place } of placesIn(file)) {
      for (const number of numbers) found.set(number, [...(found.get(number) ?? []), place])
    }
  }
  return found
}

function placesIn(file: string): { numbers: string[]; place: Place }[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return commentsOf(source).flatMap(({ from, to, token, before }) => {
    const numbers = citedIn(text.slice(from, to))
    if (numbers.length === 0) return []
    const isHeader = before && ts.isImportDeclaration(outermostAt(token))
    const node = before ? outermostAt(token) : token
    return [{ numbers, place: { file, node, symbol: isHeader ? '' : symbolOf(node) } }]
  })
}

/** What starts with this token: the whole statement, property or member that a comment before it speaks of. */
function outermostAt(token: ts.Node): ts.Node {
  let node = token
  while (
    node.parent &&
    !ts.isSourceFile(node.parent) &&
    node.parent.pos === token.pos &&
    !isList(node.parent)
  )
    node = node.parent
  return node
}

const isList = (node: ts.Node): boolean => ts.isBlock(node) || ts.isModuleBlock(node)
