/**
 * Finds where the code implements a rule: comments that cite its exact number, and the code that they belong to. A
 * comment before a declaration belongs to the declaration, any other comment to the code that encloses it. A number
 * that only the comment at the top of a file cites is listed as `file#` without a symbol. That is a weaker hint where
 * to look.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { commentsOf } from '../comments.ts'
import { citedRuleNumbers } from './cite.ts'
import { sourceFilesIn } from './files.ts'
import { codeSymbolOf } from './symbols.ts'

export interface CitingCode {
  file: string
  /** Names from the outside in, as in `interface.property`; empty for the comment at the top of a file. */
  symbol: string
  /** The node that the comment belongs to, which can be taken out. */
  node: ts.Node
}

const FOLDERS = ['src/engine', 'src/cards', 'src/raids']
const isCode = (file: string): boolean => !/\.test\.ts$|__golden__/.test(file)

export const nameOfCitingCode = (place: CitingCode): string => `${place.file}#${place.symbol}`

/** Returns every cited number, with its places. */
export function implementationsByRule(): Map<string, CitingCode[]> {
  const found = new Map<string, CitingCode[]>()
  for (const file of FOLDERS.flatMap(sourceFilesIn).filter(isCode)) {
    for (const { numbers, place } of placesIn(file)) {
      for (const number of numbers) found.set(number, [...(found.get(number) ?? []), place])
    }
  }
  return found
}

function placesIn(file: string): { numbers: string[]; place: CitingCode }[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return commentsOf(source).flatMap(({ from, to, token, before }) => {
    const numbers = citedRuleNumbers(text.slice(from, to))
    if (numbers.length === 0) return []
    const isHeader = before && ts.isImportDeclaration(outermostAt(token))
    const node = before ? outermostAt(token) : token
    return [{ numbers, place: { file, node, symbol: isHeader ? '' : codeSymbolOf(node) } }]
  })
}

/** Returns the outermost node that starts with this token: the whole statement, property or member. */
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
