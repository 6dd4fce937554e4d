/**
 * Raids with a Boss player: somebody at the table plays the lair (raid rules, R100 and R101). What the engine keeps for
 * such a player is in `engine/now/boss.ts`. Each of these raids is this description with its own decks, turn and Bosses.
 */

import type { Beginner, Bosses, CardId, Lair, LairRules } from '../../engine/index.ts'

export interface BossRaid extends Pick<Lair, 'title' | 'deck' | 'decks' | 'turn'> {
  name: string // "onyxia"
  /** The Bosses' cards, in the order in which they come; the last is the final Boss. */
  bosses: readonly [CardId, ...CardId[]]
  fallen?: Bosses['fallen']
  first: Extract<Beginner, 'lair' | 'raider'>
}

export function bossRaid({ name, bosses, fallen = 'removed', first, ...lair }: BossRaid): LairRules {
  return {
    name,
    seats: { least: 3, most: 5, oneFaction: true }, // R100.1
    modes: [{ name: 'raid', first }],
    lair: {
      ...lair,
      boss: true,
      hero: bosses[0],
      bosses: { cards: bosses, fallen },
      achievements: [],
      hand: { opening: 7, most: 10 }, // R100.4
    },
  }
}
