/** The treasure of the Dungeons (DTP), which raiders win in Deadmines, Shadowfang Keep and Scarlet Monastery. */
import { numberedCardsOfSet } from '../builders.ts'
import { abilities } from './abilities.ts'
import { allies } from './allies.ts'
import { equipment } from './equipment.ts'
import { neutralAllies } from './neutral.ts'
import { locations, quests } from './quests.ts'

export const dungeonTreasure = numberedCardsOfSet('DTP', {
  ...abilities,
  ...allies,
  ...neutralAllies,
  ...equipment,
  ...quests,
  ...locations,
})
