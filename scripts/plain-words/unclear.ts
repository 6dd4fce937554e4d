/** Finds lines of comments and docs that match patterns of unclear English. A match is a place to look at. */
import { readFileSync } from 'node:fs'
import { commentRanges } from '../comments.ts'

interface Pattern {
  readonly name: string
  readonly matches: RegExp
}

const PATTERNS: readonly Pattern[] = [
  {
    name: 'a free relative begins the sentence',
    matches: /(?:^|[.:;] )(?:What|Who(?:ever|m|se)?)\b(?![^.?!]*\?)/,
  },
  { name: '"told" (announced, shown, configured)', matches: /\btold\b(?! (?:apart|them|him|her|you|us))/i },
  { name: '"so many" for a number', matches: /\bso (?:many|much|long|often)\b(?! (?:that|as))/i },
  { name: '"anew" for again', matches: /\banew\b/i },
  { name: '"as it is"', matches: /\bas (?:it|they) (?:is|was|are|were)\b(?! (?:not|never|now|in|of|used))/i },
  { name: '"unless told" for by default', matches: /\bunless told\b/i },
  { name: '"The same, and …"', matches: /(?:^|[.] )The same,? (?:and|but|of|with|for)\b/ },
  { name: '"by itself", "of its own"', matches: /\b(?:by itself|of (?:its|his|their|one[’']s) own)\b/i },
  { name: '"one’s" as a pronoun', matches: /\bone[’']s\b/i },
]

interface Line {
  readonly line: number
  readonly words: string
}

/** Returns the lines of a page of docs, without code, or of all comments of a source file. */
export function readableLines(file: string): Line[] {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.md') ? docLines(text) : commentLines(text)
}

const isWorded = ({ words }: Line): boolean => words !== ''

const docLines = (text: string): Line[] =>
  text
    .split('\n')
    .map((words, n) => ({ line: n + 1, words: words.replace(/`[^`]*`/g, '').trim() }))
    .filter(isWorded)

function commentLines(text: string): Line[] {
  let line = 1
  let counted = 0
  return commentRanges(text).flatMap(({ from, to }) => {
    line += text.slice(counted, from).split('\n').length - 1
    counted = from
    const first = line
    return text
      .slice(from, to)
      .split('\n')
      .map((line, n) => ({ line: first + n, words: withoutCommentMarks(line) }))
      .filter(isWorded)
  })
}

/** Removes the marks of a comment from one of its lines. */
export const withoutCommentMarks = (line: string): string =>
  line
    .replace(/^\s*(?:\/\*\*?|\/\/|\*(?!\/))/, '')
    .replace(/\*\/\s*$/, '')
    .trim()

interface Unclear extends Line {
  readonly file: string
  readonly pattern: string
}

interface Reading {
  readonly lines: number
  readonly unclear: readonly Unclear[]
}

/** Reads the comments and docs of these files. */
export function findUnclearLines(files: readonly string[]): Reading {
  const all = files.map((file) => ({ file, lines: readableLines(file) }))
  return {
    lines: all.reduce((sum, { lines }) => sum + lines.length, 0),
    unclear: all.flatMap(({ file, lines }) => lines.flatMap((line) => found(file, line))),
  }
}

function found(file: string, line: Line): Unclear[] {
  const pattern = PATTERNS.find(({ matches }) => matches.test(line.words))
  return pattern ? [{ ...line, file, pattern: pattern.name }] : []
}
