import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { VERSION } from './version.ts'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const named = (file: string) =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))

test('the version is the one of package.json, and package-lock.json and the changelog name it, too', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/)
  expect(VERSION).toBe(named(here('../package.json')).version)
  expect(VERSION).toBe(named(here('../package-lock.json')).version)
  const [, newest] = /^## (\S+)/m.exec(readFileSync(here('../CHANGELOG.md'), 'utf8')) ?? []
  expect(VERSION).toBe(newest)
})

test('a build finds the version, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-version-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const main = join(folder, 'main.ts')
  writeFileSync(main, `import { VERSION } from ${JSON.stringify(here('version.ts'))}\nconsole.log(VERSION)`)
  const script = `const { run } = await import(${JSON.stringify(new URL('./bundle.mjs', import.meta.url).href)}); await run(process.argv[1], process.argv[2])`
  const run = ['--input-type=module', '-e', script, main, join(folder, 'builds')]
  expect(execFileSync(process.execPath, run, { encoding: 'utf8' }).trim()).toBe(VERSION)
})
