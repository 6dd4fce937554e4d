/** Finds the comments of a source file. */
import ts from 'typescript'

/** A comment, with its place in the text of its file. */
export interface Comment {
  from: number
  to: number
  /** The token after the comment, or the token before it where the comment ends a line. */
  token: ts.Node
  before: boolean
}

/** Returns all comments of a source file that has parent nodes. */
export function commentsOf(source: ts.SourceFile): Comment[] {
  const found = new Map<number, Comment>()
  const add = (ranges: readonly ts.CommentRange[], token: ts.Node, before: boolean): void => {
    for (const { pos, end } of ranges) {
      if (!found.has(pos)) found.set(pos, { from: pos, to: end, token, before })
    }
  }
  for (const token of tokensOf(source)) {
    add(ts.getLeadingCommentRanges(source.text, token.pos) ?? [], token, true)
    const trailing = ts.getTrailingCommentRanges(source.text, token.end)
    if (trailing) add(trailing, behind(token), false)
  }
  return [...found.values()]
}

/** A comment after a comma belongs to the element before the comma. */
function behind(token: ts.Node): ts.Node {
  if (token.kind !== ts.SyntaxKind.CommaToken) return token
  const siblings = token.parent.getChildren().flatMap((child) => child.getChildren())
  return siblings[siblings.indexOf(token) - 1] ?? token
}

/** Without the source file, each getChildren would climb to the top of the tree to find it. */
function tokensOf(source: ts.SourceFile): ts.Node[] {
  const tokens: ts.Node[] = []
  const collect = (node: ts.Node): void => {
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child))
    if (children.length === 0) tokens.push(node)
    for (const child of children) collect(child)
  }
  collect(source)
  return tokens
}
