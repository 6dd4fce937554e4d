import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { decode } from '@jridgewell/sourcemap-codec'
import { afterEach, beforeEach, expect, test } from 'vitest'

const BUILT = new URL('./bundle.mjs', import.meta.url)
const RUN = `const { run } = await import(${JSON.stringify(BUILT.href)}); await run(process.argv[1], process.argv[2])`

let folder = ''
const at = (name: string) => join(folder, name)
const builds = () => readdirSync(at('builds'), { recursive: true, encoding: 'utf8' }).filter(isBundle)
const isBundle = (name: string) => /\.mjs$/.test(name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lairkeeper-built-'))
  writeFileSync(at('word.ts'), `export const word: string = 'first'`)
  writeFileSync(at('main.ts'), `import { word } from './word.ts'\nconsole.log(word)`)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the file in a new process. @returns its output, and its error output */
async function ran(file = 'main.ts'): Promise<{ said: string; complaint: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RUN, at(file), at('builds')])
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { said: said.trim(), complaint }
}

test('a file is built when it is first run, and again once one of its sources has changed', async () => {
  expect(await ran()).toEqual({ said: 'first', complaint: '' })
  expect(await ran()).toEqual({ said: 'first', complaint: '' })
  expect(builds()).toHaveLength(1)
  writeFileSync(at('word.ts'), `export const word: string = 'second'`)
  expect((await ran()).said).toBe('second')
})

test('a deleted build is built again', async () => {
  await ran()
  for (const name of builds()) rmSync(join(at('builds'), name))
  expect((await ran()).said).toBe('first')
})

test('several processes that start at once all run', async () => {
  const all = await Promise.all([1, 2, 3].map(() => ran()))
  expect(all).toEqual(all.map(() => ({ said: 'first', complaint: '' })))
})

test('a thrown error names the line of its source', async () => {
  writeFileSync(at('word.ts'), `export const word: string = 'first'\n\nthrow new Error('no more words')`)
  expect((await ran()).complaint).toMatch(/no more words\n +at .*word\.ts:3:1/)
})

test('the map of a build contains only lines of our own files, because Node keeps all of it in memory', async () => {
  const { bundleOf } = await import(BUILT.href)
  const main = fileURLToPath(new URL('./playground/main.ts', import.meta.url))
  const map: { mappings: string; sources: string[] } = JSON.parse(
    readFileSync(`${await bundleOf(main)}.map`, 'utf8'),
  )
  const segments = decode(map.mappings).flat()
  const named = new Set(
    segments.map(([, source]) => map.sources[source ?? -1]).filter((source) => source !== undefined),
  )
  expect([...named].filter((source) => !/^(\.\.\/){4}(src|commands)\//.test(source))).toEqual([])
  expect(named.size).toBeGreaterThan(30)
  expect(segments.length).toBeLessThan(10_000)
})

test('a source finds the files beside it', async () => {
  writeFileSync(at('main.ts'), `console.log(new URL('./beside.txt', import.meta.url).pathname)`)
  expect((await ran()).said).toBe(at('beside.txt'))
})

test('a source that can’t be read as TypeScript is reported with its line, and nothing runs', async () => {
  writeFileSync(at('word.ts'), 'export const word: string = ')
  const { said, complaint } = await ran()
  expect(said).toBe('')
  expect(complaint).toMatch(/word\.ts:1:28: ERROR/)
})

test('the bot’s own file is built beside the packages, which git ignores', async () => {
  const { bundleOf } = await import(BUILT.href)
  const main = fileURLToPath(new URL('./playground/main.ts', import.meta.url))
  expect(await bundleOf(main)).toMatch(/node_modules.\.build.src.playground.main-\w+\.mjs$/)
})
