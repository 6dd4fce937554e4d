/** Written by `npm run -s difficulty`: raids that plain computer players played with starter decks. */
export const measured: Readonly<Record<string, { readonly games: number; readonly wins: number }>> = {
  'deadmines/story': { games: 60, wins: 41 },
  'deadmines/novice': { games: 200, wins: 42 },
  'deadmines/experienced': { games: 30, wins: 4 },
  'deadmines/heroic': { games: 30, wins: 3 },
  'deadmines/legendary': { games: 30, wins: 0 },
  'shadowfang-keep/story': { games: 200, wins: 149 },
  'shadowfang-keep/novice': { games: 200, wins: 28 },
  'shadowfang-keep/experienced': { games: 30, wins: 3 },
  'shadowfang-keep/heroic': { games: 30, wins: 1 },
  'shadowfang-keep/legendary': { games: 30, wins: 0 },
  'scarlet-monastery/story': { games: 60, wins: 44 },
  'scarlet-monastery/novice': { games: 200, wins: 130 },
  'scarlet-monastery/experienced': { games: 30, wins: 12 },
  'scarlet-monastery/heroic': { games: 30, wins: 6 },
  'scarlet-monastery/legendary': { games: 30, wins: 0 },
}
