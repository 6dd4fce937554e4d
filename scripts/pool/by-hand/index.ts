/** All cards with lines that are written by hand. */
import { arc } from './arc.ts'
import { arena } from './arena.ts'
import { azeroth } from './azeroth.ts'
import { betrayer } from './betrayer.ts'
import type { HandCard } from './card.ts'
import { cataclysm } from './cataclysm.ts'
import { champions } from './champions.ts'
import { darkPortal } from './dark-portal.ts'
import { dragons } from './dragons.ts'
import { drums } from './drums.ts'
import { heavens } from './heavens.ts'
import { icecrown } from './icecrown.ts'
import { legion } from './legion.ts'
import { northrend } from './northrend.ts'
import { outland } from './outland.ts'
import { portal } from './portal.ts'
import { scourge } from './scourge.ts'
import { small } from './small.ts'
import { tides } from './tides.ts'
import { tomb } from './tomb.ts'
import { worldbreaker } from './worldbreaker.ts'
import { wrathgate } from './wrathgate.ts'

export const handCards: readonly HandCard[] = [
  ...arc,
  ...arena,
  ...azeroth,
  ...cataclysm,
  ...champions,
  ...drums,
  ...heavens,
  ...icecrown,
  ...northrend,
  ...outland,
  ...portal,
  ...small,
  ...legion,
  ...betrayer,
  ...darkPortal,
  ...scourge,
  ...wrathgate,
  ...tides,
  ...dragons,
  ...tomb,
  ...worldbreaker,
]
