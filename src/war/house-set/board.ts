/** The turn track, levels and character sheets of the house set. All of them are our own invention. */
import { userText } from '../../texts/user-text.ts'
import {
  type AreaIcon,
  type CharacterSheetCard,
  CLASSES,
  type ClassName,
  type LevelCard,
  type TrackSpaceCard,
} from '../cards.ts'

const AREAS: Record<ClassName, readonly AreaIcon[]> = {
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

export const houseCharacterSheets: CharacterSheetCard[] = CLASSES.map((cls) => ({
  id: `sheet-${cls}`,
  name: userText(`Sheet of the ${cls}`),
  cls,
  areas: [...AREAS[cls]],
  energy: [4, 5, 6, 7, 8],
}))

export const houseLevels: LevelCard[] = [0, 5, 12, 20, 30].map((xp, at) => ({
  id: `level-${at + 1}`,
  name: userText(`Level ${at + 1}`),
  xp,
}))

const SPACES = 30

/** Returns the icon of a space: every third space has an event, and the next one the Merchant's cards. */
function iconOn(space: number): Pick<TrackSpaceCard, 'icon'> {
  if (space < SPACES && space % 3 === 0) return { icon: 'event' }
  return space > 3 && space % 3 === 1 && space < SPACES ? { icon: 'merchant' } : {}
}

export const houseTrackSpaces: TrackSpaceCard[] = Array.from({ length: SPACES }, (_, at) => ({
  id: `space-${at + 1}`,
  name: userText(`Space ${at + 1}`),
  ...iconOn(at + 1),
}))
