import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDataSchemas, readDataSchemas } from '../scripts/vocabulary/data-schemas.ts'
import { vocabularyPage } from '../scripts/vocabulary/page.ts'

const { text, unused } = vocabularyPage()

test('docs/vocabulary.md shows the present vocabulary (npm run -s cards -- --vocabulary writes it)', () => {
  expect(readFileSync(new URL('../docs/vocabulary.md', import.meta.url), 'utf8')).toBe(text)
})

test('every node has a card that uses it', () => {
  expect(unused).toEqual([])
})

test('a node is shown with its comment and with a card', () => {
  expect(text).toContain('## Effect')
  expect(text).toMatch(/\| `deal` \| Deals damage, one packet per destination \(405\.4\)\. \| .+ \(.+\) \|/)
})

test('the shapes of card data are those of the types (npm run -s cards -- --schema writes them)', () => {
  const file = new URL('../src/cards/card-schema/data-schemas.json', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(formatDataSchemas(readDataSchemas()))
})
