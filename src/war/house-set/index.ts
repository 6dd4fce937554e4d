/**
 * The house set, our own invention. It is enough for a whole game, so that a group can play at once. No card, number
 * or sentence of it is from the printed game. A group's own lists replace any of its lists.
 */
import { boardFromLists, type CardListsWithBoard, type WarCardLists } from '../cards.ts'
import { houseCharacterSheets, houseLevels, houseTrackSpaces } from './board.ts'
import { houseBonusCards } from './bonus.ts'
import { houseDestinies } from './destiny.ts'
import { houseEvents } from './events.ts'
import { houseItems } from './items.ts'
import { housePowers } from './powers.ts'
import { houseQuests } from './quests.ts'
import { houseTalents } from './talents.ts'

const cards: WarCardLists = {
  destiny: houseDestinies,
  quests: houseQuests,
  bonus: houseBonusCards,
  items: houseItems,
  events: houseEvents,
  powers: housePowers,
  talents: houseTalents,
  sheets: houseCharacterSheets,
  levels: houseLevels,
  track: houseTrackSpaces,
}

export const houseCardLists: CardListsWithBoard = { ...cards, board: boardFromLists(cards) }
