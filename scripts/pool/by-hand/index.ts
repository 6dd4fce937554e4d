/** All cards with lines that are written by hand. */
import { arc } from './arc.ts'
import { arena } from './arena.ts'
import { azeroth } from './azeroth.ts'
import { battlegrounds } from './battlegrounds.ts'
import { betrayer } from './betrayer.ts'
import type { HandCard } from './card.ts'
import { cataclysm } from './cataclysm.ts'
import { champions } from './champions.ts'
import { crafted } from './crafted.ts'
import { darkPortal } from './dark-portal.ts'
import { dragons } from './dragons.ts'
import { drums } from './drums.ts'
import { elements } from './elements.ts'
import { gladiators } from './gladiators.ts'
import { heavens } from './heavens.ts'
import { honor } from './honor.ts'
import { icecrown } from './icecrown.ts'
import { illidan } from './illidan.ts'
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
  ...battlegrounds,
  ...betrayer,
  ...cataclysm,
  ...champions,
  ...crafted,
  ...darkPortal,
  ...dragons,
  ...drums,
  ...elements,
  ...gladiators,
  ...heavens,
  ...honor,
  ...icecrown,
  ...illidan,
  ...legion,
  ...northrend,
  ...outland,
  ...portal,
  ...scourge,
  ...small,
  ...tides,
  ...tomb,
  ...worldbreaker,
  ...wrathgate,
]
