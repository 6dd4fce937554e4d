import type { RaidModule } from '../../engine/index.ts'
import { below } from '../../engine/inside.ts'

/** No lair: two to six players, each a side of his own or in teams (`SetupSeat.side`). A random one begins (101.1). */
export const duel: RaidModule = {
  name: 'duel',
  modes: ['duel'],
  minSeats: 2,
  maxSeats: 6,
  first: (game) => below(game, game.players.length),
}
