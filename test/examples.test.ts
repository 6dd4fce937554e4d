import { expect, test } from 'vitest'
import { allTests, fullTestName } from '../scripts/rules/tested.ts'
import { EXAMPLE_COUNTS_BY_RULE } from '../src/scenarios/test-cards/examples-per-rule.ts'

/** "(703.4, example)" claims the only example of 703.4, "(405.4, example 2)" the second one of 405.4. */
const CLAIM = /(glossary: [A-Z]\w+|\b\d{3}\.\d+[a-z]?), example(?: (\d))?/g

const claims = new Map<string, string[]>()
for (const one of allTests())
  for (const [, where, nth = '1'] of one.titles.join(' ').matchAll(CLAIM)) {
    const example = `${where}, example ${nth}`
    claims.set(example, [...(claims.get(example) ?? []), fullTestName(one)])
  }

const examples = Object.entries(EXAMPLE_COUNTS_BY_RULE).flatMap(([where, count]) =>
  Array.from({ length: count }, (_, i) => `${where}, example ${i + 1}`),
)

test('the rules label 94 examples, 7 of them in the glossary', () => {
  expect(examples).toHaveLength(94)
  expect(examples.filter((one) => one.startsWith('glossary'))).toHaveLength(7)
})

test.each(examples)('%s has a story', (example) => {
  expect(claims.get(example) ?? []).not.toEqual([])
})

test('no story claims an example that does not exist', () => {
  expect([...claims.keys()].filter((one) => !examples.includes(one))).toEqual([])
})
