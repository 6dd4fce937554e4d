import { expect, test } from 'vitest'
import { contentHash } from './hash.ts'
import { allCards, card, cardIdsOf, cardsHash, lairDecks, starterDecks } from './index.ts'

const cards = [...allCards.values()]
const decks = [...lairDecks, ...starterDecks]

test.each(cards)('$id $name is plain JSON', (one) => {
  expect(JSON.parse(JSON.stringify(one))).toStrictEqual(one)
})

test('ids are set and number, and unique', () => {
  for (const one of cards.filter((one) => !isToken(one.id))) expect(one.id).toBe(`${one.set}-${one.no}`)
})

test('a Dungeon hero levels up from one card to the next', () => {
  for (const { hero } of lairDecks) expect(levelsFrom(hero)).toEqual([1, 2, 3, 4])
})

test.each(decks)('$name: a hero and 60 cards that we know', (deck) => {
  const ids = cardIdsOf(deck)
  expect(ids).toHaveLength(60)
  expect(card(deck.hero).type).toBe('hero')
  for (const id of ids) expect(['hero', 'achievement']).not.toContain(card(id).type)
})

test('every card but Achievements, heroes and treasure is in a deck', () => {
  const lists = [...lairDecks, ...starterDecks]
  const used = new Set(lists.flatMap((deck) => [deck.hero, ...cardIdsOf(deck)]))
  const unused = cards.filter(
    ({ id, set, type }) => !used.has(id) && type !== 'achievement' && set !== 'DTP' && !isToken(id),
  )
  const levels = lairDecks.flatMap(({ hero }) => [2, 3, 4].map((level) => hero.replace(/1$/, `${level}`)))
  expect(unused.map((one) => one.id)).toEqual(levels)
})

test('an unknown card is an error that names it', () => {
  expect(() => card('DDD-99')).toThrow('DDD-99')
})

test('the hash is the same for equal content and another for other content', () => {
  expect(contentHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(contentHash({ b: [{ d: 3, c: 2 }], a: 1 }))
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]))
  expect(cardsHash).toBe(contentHash(cards))
})

/** What its card's text puts into play has an id of its own. */
function isToken(id: string): boolean {
  return id.includes('@')
}

function levelsFrom(id: string | undefined): (number | undefined)[] {
  if (id === undefined) return []
  const { level, nextLevel } = card(id)
  return [level, ...levelsFrom(nextLevel)]
}

test.each(cards)('$id $name declares each target once', (one) => {
  const texts = [[one.attach, one.effect], ...one.powers.map((power) => [power])]
  for (const text of texts) {
    const targets = targetsIn(text)
    expect(new Set(targets).size).toBe(targets.length)
  }
})

/** What a text or one of its modes describes as a target; "another target" is another. */
function targetsIn(node: unknown, mode?: number): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('modes' in node && Array.isArray(node.modes)) return node.modes.flatMap((part, i) => targetsIn(part, i))
  const isTarget = 'kind' in node && (node.kind === 'target' || node.kind === 'targetPlayer')
  const here = isTarget && !('other' in node) ? [JSON.stringify([mode, node])] : []
  return [...here, ...Object.values(node).flatMap((part) => targetsIn(part, mode))]
}
