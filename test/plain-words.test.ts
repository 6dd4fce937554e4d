import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { drawNamesAndComments } from '../scripts/plain-words/draw.ts'
import { filesToCheck } from '../scripts/plain-words/files.ts'
import { findUnclearLines, readableLines } from '../scripts/plain-words/unclear.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'plain-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Of 100 lines of comments and docs at most one may match a pattern of unclear English. */
const MOST = 0.01

function written(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

it('finds at most one unclear line in a hundred', () => {
  const { lines, unclear } = findUnclearLines(filesToCheck(root).map((file) => path.join(root, file)))
  const places = unclear.map(({ file, line, words }) => `${path.relative(root, file)}:${line} ${words}`)
  expect(lines).toBeGreaterThan(100)
  expect(unclear.length / lines, places.join('\n')).toBeLessThanOrEqual(MOST)
})

it('reads comments and docs, and neither strings nor code', () => {
  const source = written(
    'a.ts',
    [
      '/** One.',
      ' * Two. */',
      "const a = '// no'",
      `const b = \`/* no */ \${{ c: 1 } /* three */}\` // Four.`,
    ].join('\n'),
  )
  expect(readableLines(source).map(({ words }) => words)).toEqual(['One.', 'Two.', 'three', 'Four.'])
  const page = written('a.md', '# Title\n\nA line with `// code`.\n')
  expect(readableLines(page)).toEqual([
    { line: 1, words: '# Title' },
    { line: 3, words: 'A line with .' },
  ])
})

it('finds a comment after a regular expression that contains slashes and quotes', () => {
  const source = written('c.ts', 'const a = [/\\/\\/ no/, /[`\'"]/] // One.\n')
  expect(readableLines(source)).toEqual([{ line: 1, words: 'One.' }])
})

it('names the line and the pattern of an unclear sentence', () => {
  const clear = '/** Returns the raids that a process has in memory. */'
  const file = written('b.ts', `${clear}\n// What is kept is told anew.\n`)
  expect(findUnclearLines([file]).unclear).toEqual([
    { file, line: 2, words: 'What is kept is told anew.', pattern: 'a free relative begins the sentence' },
  ])
})

it('draws exported names and comments at random, and the same ones with the same seed', () => {
  const names = ['One', 'two', 'Three', 'four', 'five']
  written(
    'd.ts',
    `/** First. */\nexport interface One {}\nexport const two = 2\nexport class Three {}\nexport type four = 4\nconst no = 1\n// Second.\nexport function five() {}\n`,
  )
  const draws = ['1', '2', '3', '4'].map((seed) => drawNamesAndComments(folder, ['d.ts'], 3, seed))
  for (const drawn of draws) {
    expect(new Set(drawn.names).size).toBe(3)
    expect(names).toEqual(expect.arrayContaining(drawn.names.map((name) => name.replace('d.ts: ', ''))))
    expect([...drawn.comments].sort()).toEqual(['d.ts: First.', 'd.ts: Second.'])
  }
  expect(new Set(draws.map(({ names }) => names.join())).size).toBeGreaterThan(1)
  expect(drawNamesAndComments(folder, ['d.ts'], 3, '1')).toEqual(draws[0])
})

it('shows the signature of each name: the declaration up to its body, at most 200 characters', () => {
  const declared = [
    [
      'export function add(\n  a: number,\n  b: number,\n): number {\n  return a + b\n}',
      'function add( a: number, b: number, ): number',
    ],
    ['export const twice = (n: number): number => 2 * n', 'const twice = (n: number): number'],
    ['export const LEVELS: readonly string[] = ["easy"]', 'const LEVELS: readonly string[]'],
    ['/** The most. */\nexport const MOST = 25', 'const MOST = 25'],
    ['export class Cache<K> extends Map<K, K> { size = 1 }', 'class Cache<K> extends Map<K, K>'],
    ['export interface Point { x: number }', 'interface Point'],
    ["export type Side = 'left' | 'right'", "type Side = 'left' | 'right'"],
    [`export type Long = '${'x'.repeat(300)}'`, `type Long = '${'x'.repeat(187)}`],
  ] as const
  written('g.ts', declared.map(([text]) => text).join('\n'))
  const { signatures } = drawNamesAndComments(folder, ['g.ts'], 20, '1')
  expect([...signatures].sort()).toEqual(declared.map(([, signature]) => signature).sort())
})

it('draws lines of // that follow one another as one comment', () => {
  written(
    'f.ts',
    '// One sentence\n// on two lines.\nconst a = 1 // Beside.\n// Below.\n\n// Apart.\nconst b = 2\n',
  )
  expect([...drawNamesAndComments(folder, ['f.ts'], 9, '1').comments].sort()).toEqual(
    ['Apart.', 'Below.', 'Beside.', 'One sentence on two lines.'].map((words) => `f.ts: ${words}`),
  )
})

it('draws no comment that only cites rules', () => {
  const cited = ['415.3d', 'R503', '(707.1e)', '717.4a–c', '412.1, 415.9a and R301.2', '603.1–603.4']
  const kept = ['415.3d: a deck is turned', 'Warp']
  written('e.ts', [...cited, ...kept].map((words, n) => `const a${n} = 1 // ${words}\n`).join(''))
  expect([...drawNamesAndComments(folder, ['e.ts'], 20, '1').comments].sort()).toEqual(
    kept.map((words) => `e.ts: ${words}`),
  )
})
