import { expect, it } from 'vitest'
import { cardWithId } from '../cards/index.ts'
import { deckProfile } from './deck-profile.ts'

it("a deck's profile counts cards by cost (seven and more together) and by type, and averages the cost", () => {
  const [cheap, dear] = [cardWithId('CD2-R9'), cardWithId('DTP-30')]
  expect([cheap.cost, cheap.type, dear.cost, dear.type]).toEqual([1, 'ability', 6, 'ally'])
  const quest = cardWithId('DTP-56')
  const profile = deckProfile({ [cheap.id]: 3, [dear.id]: 1, [quest.id]: 2 })
  expect(profile).toEqual({
    cards: 6,
    curve: [0, 3, 0, 0, 0, 0, 1, 0],
    average: 9 / 4,
    types: { ability: 3, ally: 1, quest: 2 },
    early: 3,
  })
  expect(deckProfile({}).average).toBeNull()
})
