import { cardIdsOfDeck, scarletMonasteryDeck } from '../../cards/index.ts'
import { newDungeonRaid } from '../dungeon/dungeon.ts'

/** Scarlet Monastery (DSM): Scarlet Commander Mograine on four levels. */
export const scarletMonastery = newDungeonRaid({
  name: 'scarlet-monastery',
  title: 'Scarlet Monastery',
  levels: ['DSM-1', 'DSM-2', 'DSM-3', 'DSM-4'],
  deck: cardIdsOfDeck(scarletMonasteryDeck),
  achievements: ['DSM-41', 'DSM-42', 'DSM-43', 'DSM-44', 'DSM-45', 'DSM-46'],
  story: 'HSR-3',
})
