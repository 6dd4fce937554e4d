import { expect, test } from 'vitest'
import { contentHash, contentHashOfList } from './hash.ts'
import {
  allCards,
  blackTempleMainDeck,
  cardIdsOfBetrayerEventDeck,
  cardIdsOfBlackTempleEventDeck,
  cardIdsOfBlackTempleMinionDeck,
  cardIdsOfDeck,
  cardIdsOfMoltenCoreMinionDeck,
  cardIdsOfMoltenCoreRunes,
  cardIdsOfOnyxiaEventDeck,
  cardIdsOfRagnarosDeck,
  cardWithId,
  hashOfAllCards,
  lairDecksOfSixtyCards,
  magtheridonDeck,
  moltenCoreMainDeck,
  starterDecks,
} from './index.ts'

const cards = [...allCards.values()]
const decks = [...lairDecksOfSixtyCards, ...starterDecks]
const TREASURES = new Set(['DTP', 'OLT', 'MCT', 'MLT', 'BTT'])

test.each(cards)('$id $name is plain JSON', (one) => {
  expect(JSON.parse(JSON.stringify(one))).toStrictEqual(one)
})

test('ids consist of set and number and are unique', () => {
  for (const one of cards.filter((one) => !isToken(one.id))) expect(one.id).toBe(`${one.set}-${one.no}`)
})

test('a Dungeon hero levels up to the card of the next level', () => {
  const leveled = lairDecksOfSixtyCards.filter(({ hero }) => cardWithId(hero).level)
  expect(leveled).toHaveLength(3)
  for (const { hero } of leveled) expect(levelsFrom(hero)).toEqual([1, 2, 3, 4])
})

test.each(decks)('$name is a hero and 60 known cards', (deck) => {
  const ids = cardIdsOfDeck(deck)
  expect(ids).toHaveLength(60)
  expect(cardWithId(deck.hero).type).toBe('hero')
  for (const id of ids) expect(['hero', 'achievement']).not.toContain(cardWithId(id).type)
})

test('every card is in a deck, except for Achievements, rule cards, heroes and treasure', () => {
  const lists = [...lairDecksOfSixtyCards, ...starterDecks]
  const used = new Set([
    ...lists.flatMap((deck) => [deck.hero, ...cardIdsOfDeck(deck)]),
    ...cardIdsOfOnyxiaEventDeck,
    ...cardIdsOfDeck(moltenCoreMainDeck),
    ...cardIdsOfMoltenCoreMinionDeck,
    ...cardIdsOfRagnarosDeck,
    ...cardIdsOfMoltenCoreRunes,
    ...cardIdsOfDeck(magtheridonDeck),
    ...cardIdsOfDeck(blackTempleMainDeck),
    ...cardIdsOfBlackTempleMinionDeck,
    ...cardIdsOfBlackTempleEventDeck,
    ...cardIdsOfBetrayerEventDeck,
  ])
  const unused = cards.filter(
    ({ id, set, type }) =>
      !used.has(id) && type !== 'achievement' && type !== 'rule' && !TREASURES.has(set) && !isToken(id),
  )
  const levels = lairDecksOfSixtyCards
    .filter(({ hero }) => cardWithId(hero).level)
    .flatMap(({ hero }) => [2, 3, 4].map((level) => hero.replace(/1$/, `${level}`)))
  const stages = ['OLR-2', 'OLR-3', ...Array.from({ length: 10 }, (_, i) => `MCR-${i + 1}`)]
  const magtheridon = [1, 2, 34, 35, 36, 37, 38, 41, 42, 43].map((no) => `MLR-${no}`)
  const temple = Array.from({ length: 10 }, (_, i) => `BTR-${i + 1}`)
  expect(unused.map((one) => one.id)).toEqual([...levels, ...stages, ...magtheridon, ...temple])
})

test('an unknown card throws an error that names it', () => {
  expect(() => cardWithId('DDD-99')).toThrow('DDD-99')
})

test('equal content has the same hash, and other content has another', () => {
  expect(contentHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(contentHash({ b: [{ d: 3, c: 2 }], a: 1 }))
  expect(contentHashOfList(cards)).toBe(contentHash(cards))
  expect(contentHashOfList(cards.slice(5))).toBe(contentHash(cards.slice(5)))
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]))
  expect(hashOfAllCards).toBe(contentHash(cards))
})

/** Whether an id is that of a token, which a card's text puts into play. */
function isToken(id: string): boolean {
  return id.includes('@')
}

function levelsFrom(id: string | undefined): (number | undefined)[] {
  if (id === undefined) return []
  const { level, nextLevel } = cardWithId(id)
  return [level, ...levelsFrom(nextLevel)]
}

/** The cards whose text targets two characters, or one character twice. */
const TWICE = new Set(['OLT-4', 'OLT-14'])

test.each(cards.filter(({ id }) => !TWICE.has(id)))('$id $name declares each target once', (one) => {
  const texts = [[one.attach, one.effect], ...one.powers.map((power) => [power])]
  for (const text of texts) {
    const targets = targetsIn(text)
    expect(new Set(targets).size).toBe(targets.length)
  }
})

/** The targets that a text or one of its modes describes. "Another target" counts separately. */
function targetsIn(node: unknown, mode?: number): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('modes' in node && Array.isArray(node.modes)) return node.modes.flatMap((part, i) => targetsIn(part, i))
  const isTarget =
    'kind' in node && (node.kind === 'target' || node.kind === 'targetPlayer') && !('n' in node)
  const here = isTarget && !('other' in node) ? [JSON.stringify([mode, node])] : []
  return [...here, ...Object.values(node).flatMap((part) => targetsIn(part, mode))]
}
