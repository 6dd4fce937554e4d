import { expect, test } from 'vitest'
import { testArgsWithLiteralNames } from '../scripts/test-args.ts'

test.each([
  [
    ['-t', 'decks (501.2b)'],
    ['-t', 'decks \\(501\\.2b\\)'],
  ],
  [
    ['--testNamePattern=a+b', 'x.test.ts'],
    ['--testNamePattern=a\\+b', 'x.test.ts'],
  ],
  [['-t=[1]'], ['-t=\\[1\\]']],
  [
    ['src/a.test.ts', '--bail=1'],
    ['src/a.test.ts', '--bail=1'],
  ],
])('the name of a test means itself: %j', (given, handed) => {
  expect(testArgsWithLiteralNames(given)).toEqual(handed)
})
