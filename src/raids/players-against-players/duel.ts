import type { RaidDescription } from '../../engine/index.ts'

/**
 * A raid without a lair: two to six players, each alone or in teams (`SetupSeat.side`). A random player begins
 * (101.1).
 */
export const duelRaid: RaidDescription = {
  name: 'duel',
  seats: { least: 2, most: 6 },
  modes: [{ name: 'duel', first: 'anybody' }],
}
