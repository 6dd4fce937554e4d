import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

test('keywords are told in one order, however the view came by them', () => {
  const fresh = keywordsOf({ keywords: { stealth: 1, ferocity: 1, assault: 2 } })
  const kept = keywordsOf({ keywords: { assault: 2, ferocity: 1, stealth: 1 } })
  expect(kept).toEqual(fresh)
})
