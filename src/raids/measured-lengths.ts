/**
 * The lengths of raids that plain computer players played with starter decks. `npm run -s length` writes this file.
 */
import type { RaidLength } from './length.ts'

export const measuredLengths: Readonly<Record<string, RaidLength>> = {
  'deadmines/story': { games: 9, turns: 27, choices: 112 },
  'deadmines/novice': { games: 9, turns: 31, choices: 120 },
  'deadmines/experienced': { games: 9, turns: 24, choices: 82 },
  'deadmines/heroic': { games: 9, turns: 18, choices: 61 },
  'deadmines/legendary': { games: 9, turns: 14, choices: 36 },
  'shadowfang-keep/story': { games: 5, turns: 20, choices: 72 },
  'shadowfang-keep/novice': { games: 5, turns: 25, choices: 84 },
  'shadowfang-keep/experienced': { games: 5, turns: 19, choices: 65 },
  'shadowfang-keep/heroic': { games: 5, turns: 14, choices: 44 },
  'shadowfang-keep/legendary': { games: 5, turns: 13, choices: 36 },
  'scarlet-monastery/story': { games: 5, turns: 29, choices: 98 },
  'scarlet-monastery/novice': { games: 5, turns: 26, choices: 89 },
  'scarlet-monastery/experienced': { games: 5, turns: 19, choices: 67 },
  'scarlet-monastery/heroic': { games: 5, turns: 26, choices: 91 },
  'scarlet-monastery/legendary': { games: 5, turns: 10, choices: 32 },
  'onyxia/standard/3': { games: 9, turns: 32, choices: 124 },
  'onyxia/standard/4': { games: 9, turns: 47, choices: 185 },
  'onyxia/standard/5': { games: 9, turns: 53, choices: 209 },
  'molten-core/standard/3': { games: 9, turns: 33, choices: 123 },
  'molten-core/standard/4': { games: 9, turns: 51, choices: 198 },
  'molten-core/standard/5': { games: 9, turns: 74, choices: 320 },
  'molten-core/full/3': { games: 9, turns: 40, choices: 134 },
  'molten-core/full/4': { games: 9, turns: 62, choices: 253 },
  'molten-core/full/5': { games: 9, turns: 95, choices: 454 },
  'magtheridon/standard/3': { games: 9, turns: 40, choices: 189 },
  'magtheridon/standard/4': { games: 9, turns: 53, choices: 261 },
  'magtheridon/standard/5': { games: 9, turns: 51, choices: 244 },
  'black-temple/standard/3': { games: 9, turns: 49, choices: 159 },
  'black-temple/standard/4': { games: 9, turns: 78, choices: 284 },
  'black-temple/standard/5': { games: 9, turns: 85, choices: 367 },
}
