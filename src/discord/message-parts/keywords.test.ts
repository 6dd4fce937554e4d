import { expect, test } from 'vitest'
import { keywordEntriesOfCard } from './keywords.ts'

test('keywords always have the same order, whatever their order in the view', () => {
  const fresh = keywordEntriesOfCard({ keywords: { stealth: 1, ferocity: 1, assault: 2 } })
  const kept = keywordEntriesOfCard({ keywords: { assault: 2, ferocity: 1, stealth: 1 } })
  expect(kept).toEqual(fresh)
})
