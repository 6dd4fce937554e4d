/**
 * Every change of what is stored, in order: the first makes shape 2 of shape 1. A new one is added at the end, in a
 * file of its own that begins with its number; then `SHAPE` of the engine is one more. Before it, `npm run -s keep`
 * keeps raids of the shape that is left (`test/stored`).
 */
import { severalWeapons } from './2-several-weapons.ts'
import { rulings } from './3-rulings.ts'
import { namedSteps } from './4-named-steps.ts'
import { howTheyLost } from './5-how-they-lost.ts'
import { ownBossDecks } from './6-own-boss-decks.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [
  severalWeapons,
  rulings,
  namedSteps,
  howTheyLost,
  ownBossDecks,
]
