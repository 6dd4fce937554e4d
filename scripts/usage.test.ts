import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const words = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/plain-words.ts', ...args], { encoding: 'utf8' })

test('--help prints how a script is used, and nothing else happens', () => {
  const { stdout, status } = words('--help')
  expect(stdout).toMatch(/^Lists lines .*npm run -s words -- --json/s)
  expect(stdout).not.toMatch(/\d+ of \d+ lines/)
  expect(status).toBe(0)
})

test('an unknown option is refused in a sentence, with the options that exist', () => {
  const { stderr, status } = words('--jsno')
  expect(stderr).toMatch(/^Unknown option '--jsno'/)
  expect(stderr).toContain('npm run -s words -- --json')
  expect(stderr).not.toContain('at checkOptionUsage')
  expect(status).toBe(1)
})
