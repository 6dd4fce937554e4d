/** Our own invention: a turn track, levels and character sheets for a game with the house set. Nothing is the printed game's. */
import { type Board, CLASSES, type ClassName, type Icon } from '../cards.ts'

const AREAS: Record<ClassName, readonly Icon[]> = {
  druid: ['active', 'instant', 'instant', 'passive'],
  hunter: ['active', 'instant', 'instant', 'passive'],
  mage: ['active', 'active', 'instant', 'instant'],
  paladin: ['active', 'instant', 'passive', 'passive'],
  priest: ['active', 'active', 'instant', 'passive'],
  rogue: ['active', 'instant', 'instant', 'instant'],
  shaman: ['active', 'active', 'instant', 'passive'],
  warlock: ['active', 'active', 'instant', 'passive'],
  warrior: ['active', 'instant', 'instant', 'passive'],
}

export const houseBoard: Board = {
  spaces: 30,
  icons: [3, 6, 9, 12, 15, 18, 21, 24, 27].flatMap((space) => [
    { space, icon: 'event' as const },
    { space: space + 1, icon: 'merchant' as const },
  ]),
  levels: [0, 5, 12, 20, 30],
  sheets: CLASSES.map((cls) => ({
    cls,
    areas: [...AREAS[cls]],
    health: [5, 6, 8, 9, 11],
    energy: [4, 5, 6, 7, 8],
  })),
}
