import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { checkedFiles } from '../scripts/plain-words/files.ts'
import { readable, unclearIn } from '../scripts/plain-words/unclear.ts'

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
  const { lines, unclear } = unclearIn(checkedFiles(root).map((file) => path.join(root, file)))
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
  expect(readable(source).map(({ words }) => words)).toEqual(['One.', 'Two.', 'three', 'Four.'])
  const page = written('a.md', '# Title\n\nA line with `// code`.\n')
  expect(readable(page)).toEqual([
    { line: 1, words: '# Title' },
    { line: 3, words: 'A line with .' },
  ])
})

it('finds a comment after a regular expression that contains slashes and quotes', () => {
  const source = written('c.ts', 'const a = [/\\/\\/ no/, /[`\'"]/] // One.\n')
  expect(readable(source)).toEqual([{ line: 1, words: 'One.' }])
})

it('names the line and the pattern of an unclear sentence', () => {
  const clear = '/** Returns the raids that a process has in memory. */'
  const file = written('b.ts', `${clear}\n// What is kept is told anew.\n`)
  expect(unclearIn([file]).unclear).toEqual([
    { file, line: 2, words: 'What is kept is told anew.', pattern: 'a free relative begins the sentence' },
  ])
})
