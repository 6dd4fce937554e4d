/** Written by `npm run -s length`: raids that plain computer players played with starter decks. */
import type { Length } from './length.ts'

export const measuredLengths: Readonly<Record<string, Length>> = {
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
}
