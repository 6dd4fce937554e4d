import { cardIdsOfDeck, shadowfangKeepDeck } from '../../cards/index.ts'
import { newDungeonRaid } from '../dungeon/dungeon.ts'

/** Shadowfang Keep (DSK): Lord Godfrey's four levels. */
export const shadowfangKeep = newDungeonRaid({
  name: 'shadowfang-keep',
  title: 'Shadowfang Keep',
  levels: ['DSK-1', 'DSK-2', 'DSK-3', 'DSK-4'],
  deck: cardIdsOfDeck(shadowfangKeepDeck),
  achievements: ['DSK-41', 'DSK-42', 'DSK-43', 'DSK-44', 'DSK-45', 'DSK-46'],
  story: 'HSR-2',
})
