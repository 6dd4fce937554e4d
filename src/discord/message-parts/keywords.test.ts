import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

test('keywords always have the same order, whatever their order in the view', () => {
  const fresh = keywordsOf({ keywords: { stealth: 1, ferocity: 1, assault: 2 } })
  const kept = keywordsOf({ keywords: { assault: 2, ferocity: 1, stealth: 1 } })
  expect(kept).toEqual(fresh)
})
