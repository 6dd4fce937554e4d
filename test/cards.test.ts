import { expect, test } from 'vitest'
import { cardListFacts } from '../scripts/cards/facts.ts'
import { allCards, cardWithId } from '../src/cards/index.ts'

test('a listed card has its class, its faction, its rarity and whether it is an instant', () => {
  expect(cardListFacts(cardWithId('CD2-W7'))).toMatchObject({
    ...{ class: 'Warrior', faction: null, rarity: 'Common', instant: true },
  })
  expect(cardListFacts(cardWithId('CD2-R1'))).toMatchObject({
    ...{ class: 'Rogue', faction: 'Horde', rarity: 'Uncommon', instant: false },
  })
  expect(cardListFacts(cardWithId('DTP-39'))).toMatchObject({ class: 'Druid, Rogue', rarity: 'Uncommon' })
  expect(cardListFacts(cardWithId('DDD-10'))).toMatchObject({ class: null, faction: null, rarity: 'Common' })
})

test('only tokens have no rarity', () => {
  const without = [...allCards.values()].filter((one) => cardListFacts(one).rarity === null)
  expect(without.every(({ id }) => id.includes('.token'))).toBe(true)
})
