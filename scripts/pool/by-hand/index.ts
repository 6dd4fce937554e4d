/** All cards with lines that are written by hand. */
import { archiveCards } from './arc.ts'
import { arenaCards } from './arena.ts'
import { azerothCards } from './azeroth.ts'
import { battlegroundsCards } from './battlegrounds.ts'
import { betrayerCards } from './betrayer.ts'
import type { CardByHand } from './card-by-hand.ts'
import { cataclysmCards } from './cataclysm.ts'
import { championsCards } from './champions.ts'
import { craftedCards } from './crafted.ts'
import { darkPortalCards } from './dark-portal.ts'
import { dragonsCards } from './dragons.ts'
import { drumsCards } from './drums.ts'
import { elementsCards } from './elements.ts'
import { gladiatorsCards } from './gladiators.ts'
import { heavensCards } from './heavens.ts'
import { honorCards } from './honor.ts'
import { icecrownCards } from './icecrown.ts'
import { illidanCards } from './illidan.ts'
import { legionCards } from './legion.ts'
import { northrendCards } from './northrend.ts'
import { outlandCards } from './outland.ts'
import { portalCards } from './portal.ts'
import { scourgeCards } from './scourge.ts'
import { smallSetCards } from './small.ts'
import { tidesCards } from './tides.ts'
import { tombCards } from './tomb.ts'
import { worldbreakerCards } from './worldbreaker.ts'
import { wrathgateCards } from './wrathgate.ts'

export const cardsByHand: readonly CardByHand[] = [
  ...archiveCards,
  ...arenaCards,
  ...azerothCards,
  ...battlegroundsCards,
  ...betrayerCards,
  ...cataclysmCards,
  ...championsCards,
  ...craftedCards,
  ...darkPortalCards,
  ...dragonsCards,
  ...drumsCards,
  ...elementsCards,
  ...gladiatorsCards,
  ...heavensCards,
  ...honorCards,
  ...icecrownCards,
  ...illidanCards,
  ...legionCards,
  ...northrendCards,
  ...outlandCards,
  ...portalCards,
  ...scourgeCards,
  ...smallSetCards,
  ...tidesCards,
  ...tombCards,
  ...worldbreakerCards,
  ...wrathgateCards,
]
