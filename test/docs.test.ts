/** Checks that the files, links and npm scripts that the documents name exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
const documents = ['.', 'docs', 'docs/decisions', 'src/playground'].flatMap(markdownIn)
const record = z.record(z.string(), z.string())
const { scripts, dependencies, devDependencies } = z
  .object({ scripts: record, dependencies: record, devDependencies: record })
  .parse(JSON.parse(read('package.json')))

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, one]) => (one === undefined ? [] : [one]))

describe.each(documents)('%s', (file) => {
  const text = read(file)

  test('links lead somewhere', () => {
    const links = found(text, /\]\((?!https?:|#)([^)\s#]+)/g)
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([])
  })

  test('the files that it names exist', () => {
    const paths = found(text, /`((?:src|scripts|test|commands|docs|prisma|\.ci)\/[\w./-]+)`/g)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('the npm scripts that it names exist', () => {
    const named = found(text, /npm run (?:-s )?([\w:-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('docs/decisions/dependencies.md has the reason for each dependency', () => {
  const rows = read('docs/decisions/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) => found(row.split('|')[1] ?? '', /`([^`]+)`/g))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  expect(names.filter((name) => !explained.includes(name))).toEqual([])
})
