import { expect, test } from 'vitest'
import { houseAchievements } from './house-achievements/index.ts'
import { allRaiderCards, raiderCardsNamed } from './raider-cards.ts'

test('a deck has only abilities, allies, equipment, quests, locations and Master Heroes', () => {
  const kinds = new Set(
    allRaiderCards.map(({ type, master }) => (type === 'hero' && master ? 'master hero' : type)),
  )
  expect([...kinds].sort()).toEqual(['ability', 'ally', 'equipment', 'location', 'master hero', 'quest'])
})

test('our own Achievements are in no deck, whatever a decklist says', () => {
  expect(houseAchievements.length).toBeGreaterThan(0)
  for (const { name } of houseAchievements) expect(raiderCardsNamed(name)).toEqual([])
})
