/** The search for cards in the deck builder. */
import { expect, test } from 'vitest'
import type { Card, CardId } from '../../engine/index.ts'
import { cardWithId } from '../index.ts'
import { cardTextLines } from '../text.ts'
import { isPlayedFromCompiledData } from './automated.ts'
import { matchRank, parseCardQuery } from './card-query.ts'
import { readCompiledCardWithoutCache } from './compiled.ts'
import { printedEntries, printedFacts } from './printed.ts'
import { cachedSearchTextOfCard, cacheSearchTexts } from './searched-texts.ts'

const rank = (text: string, one: Card): number | null => matchRank(parseCardQuery(text), one)
const [strike, godfrey] = [cardWithId('CD2-R11'), cardWithId('DTP-30')]

test('a search has words, and costs as 3, 2-4 or 5+', () => {
  expect(parseCardQuery(' Ally 2-4 draw 5+ 7 ')).toEqual({
    words: ['ally', 'draw'],
    costs: [
      { least: 2, most: 4 },
      { least: 5, most: Number.POSITIVE_INFINITY },
      { least: 7, most: 7 },
    ],
  })
  expect(parseCardQuery('Kickback 5000').words).toEqual(['kickback', '5000'])
  expect(parseCardQuery('— ???')).toEqual({ words: [], costs: [] })
})

test('a card is found by its name, type, class, set and cost, with the name first', () => {
  const { name, cost = 0, classes = [] } = strike
  expect(rank(name.slice(0, 5), strike)).toBe(0)
  expect(rank(name.slice(2, 7), strike)).toBe(1)
  expect(rank(`${strike.type} ${classes[0]} ${name.slice(0, 4)}`, strike)).toBe(2)
  expect(rank(`${cost}`, strike)).toBe(0)
  expect(rank(`${cost + 1}+`, strike)).toBeNull()
  expect(rank('DTP ally', godfrey)).toBe(2)
  expect(rank('DTP quest', godfrey)).toBeNull()
})

test('the words of a text are found once the text is loaded', async () => {
  // Other tests of the same process may have loaded texts, and some cards have none.
  const hasText = ({ id }: { id: CardId }): boolean => {
    const card = readCompiledCardWithoutCache(id)
    return card !== undefined && cardTextLines(card).length > 0
  }
  const row = printedEntries().find(
    (one) => isPlayedFromCompiledData(one) && cachedSearchTextOfCard(one.id) === '' && hasText(one),
  )
  if (!row) throw new Error('no text is left to load')
  const compiled: CardId = row.id
  expect(cachedSearchTextOfCard(compiled)).toBe('')
  await cacheSearchTexts([compiled])
  const words = cachedSearchTextOfCard(compiled).trim().split(' ')
  expect(words.length).toBeGreaterThan(2)
  expect(rank(words.slice(0, 2).join(' '), printedFacts(row))).not.toBeNull()
  expect(rank(`${words[0]} qqq`, printedFacts(row))).toBeNull()
})
