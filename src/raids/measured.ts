/** Written by `npm run -s difficulty`: raids that plain computer players played with starter decks. */
export const measuredWins: Readonly<Record<string, { readonly games: number; readonly wins: number }>> = {
  'deadmines/story': { games: 200, wins: 132 },
  'deadmines/novice': { games: 100, wins: 18 },
  'deadmines/experienced': { games: 40, wins: 2 },
  'deadmines/heroic': { games: 30, wins: 0 },
  'deadmines/legendary': { games: 30, wins: 0 },
  'shadowfang-keep/story': { games: 200, wins: 149 },
  'shadowfang-keep/novice': { games: 100, wins: 14 },
  'shadowfang-keep/experienced': { games: 40, wins: 1 },
  'shadowfang-keep/heroic': { games: 30, wins: 0 },
  'shadowfang-keep/legendary': { games: 30, wins: 0 },
  'scarlet-monastery/story': { games: 200, wins: 147 },
  'scarlet-monastery/novice': { games: 100, wins: 68 },
  'scarlet-monastery/experienced': { games: 40, wins: 19 },
  'scarlet-monastery/heroic': { games: 30, wins: 4 },
  'scarlet-monastery/legendary': { games: 30, wins: 0 },
}
