import { cardIdsOfDeck, deadminesDeck } from '../../cards/index.ts'
import { newDungeonRaid } from '../dungeon/dungeon.ts'

/** The Deadmines (DDD): "Captain" Cookie's three levels and Vanessa VanCleef. */
export const deadmines = newDungeonRaid({
  name: 'deadmines',
  title: 'The Deadmines',
  levels: ['DDD-1', 'DDD-2', 'DDD-3', 'DDD-4'],
  deck: cardIdsOfDeck(deadminesDeck),
  achievements: ['DDD-41', 'DDD-42', 'DDD-43', 'DDD-44', 'DDD-45', 'DDD-46'],
  story: 'HSR-1',
})
