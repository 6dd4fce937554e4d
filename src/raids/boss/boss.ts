/**
 * Raids with a Boss player: somebody at the table plays the lair (raid rules, R100 and R101). What the engine keeps for
 * such a player is in `engine/now/boss.ts`. Each of these raids is this module with its own decks, turn and Bosses.
 */

import {
  type CardId,
  type Lair,
  type LairRaid,
  lairSeat,
  printed,
  type RaidModule,
  type Setup,
} from '../../engine/index.ts'
import { replenish } from '../../engine/inside.ts'

export interface BossRaid extends Pick<RaidModule, 'turn' | 'procedures' | 'afterBatch' | 'place'> {
  name: string // "onyxia"
  title: string // "Onyxia's Lair"
  /** The Bosses' cards, in the order in which they come; the last is the final Boss. */
  bosses: readonly [CardId, ...CardId[]]
  deck: readonly CardId[]
  decks?: Lair['decks']
  /** Who takes the first turn: the Boss player, or the raider to his left. */
  first: 'boss' | 'raider'
}

export function bossRaid(raid: BossRaid): LairRaid {
  const { name, title, bosses, deck, decks, first, afterBatch, ...hooks } = raid
  return {
    ...hooks,
    name,
    modes: ['raid'],
    minSeats: 3,
    maxSeats: 5,
    refuses,
    lair: () => ({
      name: title,
      hero: bosses[0],
      deck,
      achievements: [],
      boss: true,
      ...(decks ? { decks } : {}),
    }),
    afterBatch: (game, events) => {
      replenish(game) // R101.3c
      afterBatch?.(game, events)
    },
    first: (game) => (first === 'boss' ? lairSeat(game) : 0),
    isFinal: (_, boss) => boss === bosses.at(-1),
  }
}

/** A Boss player against raiders with heroes of one faction; nothing else about their heroes matters (R100.1). */
function refuses({ boss, seats, cards }: Setup): string | null {
  if (boss === undefined) return 'Somebody must play the Boss.'
  const factions = new Set(seats.flatMap(({ hero }) => printed({ cards }, hero).faction ?? []))
  return factions.size > 1 ? 'Alliance and Horde heroes do not raid together.' : null
}
