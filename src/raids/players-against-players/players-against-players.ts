import type { RaidDescription } from '../../engine/index.ts'

/**
 * A game without a lair, which the engine describes as a raid: two to six players, each alone or in teams
 * (`SetupSeat.side`). A random player begins (101.1). Its name in stored games is "duel".
 */
export const playersAgainstPlayersRaid: RaidDescription = {
  name: 'duel',
  seats: { least: 2, most: 6 },
  modes: [{ name: 'duel', first: 'anybody' }],
}
