import { expect, test } from 'vitest'
import { rareNeedOfPart, unseenPartsReport } from './unseen-parts.ts'

test('unseen parts are grouped by what they ask for, the largest group first', () => {
  // Daze and Flourish are stashed, and Borrowed Time asks for five counters.
  expect(rareNeedOfPart('CoH-31:powers.1')).toBe('a cost in special cards or counters')
  expect(unseenPartsReport(['CoH-31:powers.1', 'WBR-86:powers.0', 'WBR-36:powers.0']).slice(2)).toEqual([
    '| the event “stashed” | WBR-36:0, WBR-86:0 |',
    '| a cost in special cards or counters | CoH-31:1 |',
  ])
})
