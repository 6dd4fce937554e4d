import { expect, test } from 'vitest'
import { cardTextLines, cardTextLinesWithMarkup, typeLineOf } from '../../cards/text.ts'
import type { Card } from '../../engine/index.ts'
import { allExampleCards } from './index.ts'

test('the texts of the cards in the rules’ examples are as pinned for review', async () => {
  const page = allExampleCards.map(entry).join('\n')
  await expect(`# Every card of the tests as players read it\n\n${page}`).toMatchFileSnapshot(
    '__golden__/texts.md',
  )
})

test.each(allExampleCards)('$id $name has no missing or doubled word', (one) => {
  for (const line of cardTextLines(one)) {
    expect(line).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|,,|\*/)
    expect(line).not.toMatch(/\b(\w+) \1\b/)
  }
})

test('ids are unique', () => {
  expect(new Set(allExampleCards.map(({ id }) => id)).size).toBe(allExampleCards.length)
})

function entry(one: Card): string {
  const text = cardTextLinesWithMarkup(one).map((line) => `  - ${line}\n`)
  return `- ${one.id} **${one.name}** · ${typeLineOf(one)}\n${text.join('')}`
}
