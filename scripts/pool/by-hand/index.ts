/** All cards with lines that are written by hand. */
import { arc } from './arc.ts'
import { arena } from './arena.ts'
import { azeroth } from './azeroth.ts'
import type { HandCard } from './card.ts'
import { cataclysm } from './cataclysm.ts'
import { champions } from './champions.ts'
import { drums } from './drums.ts'
import { heavens } from './heavens.ts'
import { northrend } from './northrend.ts'
import { outland } from './outland.ts'
import { portal } from './portal.ts'
import { small } from './small.ts'

export const handCards: readonly HandCard[] = [
  ...arc,
  ...arena,
  ...azeroth,
  ...cataclysm,
  ...champions,
  ...drums,
  ...heavens,
  ...northrend,
  ...outland,
  ...portal,
  ...small,
]
