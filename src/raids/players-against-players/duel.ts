import type { RaidRules } from '../../engine/index.ts'

/**
 * A raid without a lair: two to six players, each a separate side or in teams (`SetupSeat.side`). A random one begins
 * (101.1).
 */
export const duel: RaidRules = {
  name: 'duel',
  seats: { least: 2, most: 6 },
  modes: [{ name: 'duel', first: 'anybody' }],
}
