import { expect, test } from 'vitest'
import { bookletParagraphs, citedParagraphs } from '../scripts/rules/war.ts'

test('every ruling paragraph of the Shadow of War booklet is implemented and tested', () => {
  const open = bookletParagraphs().filter(
    ({ implemented, tested }) => implemented.length === 0 || tested.length === 0,
  )
  expect(open.map(({ paragraph }) => paragraph)).toEqual([])
})

test('several paragraphs are cited at once', () => {
  expect(
    citedParagraphs('p. 5, Blue Quests (1, 3); p. 5, Timing of Rewards, Example 2 (5): what it proves'),
  ).toEqual(['p. 5, Blue Quests (1)', 'p. 5, Blue Quests (3)', 'p. 5, Timing of Rewards (5)'])
})

test('a comment cites rules over several lines', () => {
  expect(citedParagraphs('p. 5, Blue\n * Quests\n     * (1)')).toEqual(['p. 5, Blue Quests (1)'])
})

test.each([64_000, 128_000])('%i empty lines before a citation don’t hide it', (length) => {
  expect(citedParagraphs(`${'\n'.repeat(length)}p. 5, Blue Quests (1)`)).toEqual(['p. 5, Blue Quests (1)'])
})
