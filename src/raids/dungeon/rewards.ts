/** The XP of a Dungeon run (Experience Table), and the results that are counted for it. */

import {
  type Game,
  type GameEvent,
  lairOfGame,
  objectById,
  playerInSeat,
  printedCard,
  seatOfLairPlayer,
} from '../../engine/index.ts'
import type { RaidRewards, TreasurePack, XpReward } from '../raid.ts'
import { addToTally, damageAndDestroyedBossesSoFar, destroyedBosses, recordDestroyedBoss } from '../tally.ts'

const XP = { halfDamage: 2, dungeonHero: 5, boss: 2 } as const

/**
 * Ten cards whose rarities occur about as often as in the sixty cards of the set. The composition is our own: see
 * docs/rulings.md.
 */
const treasure: TreasurePack = {
  set: 'DTP',
  slots: [
    { cards: 5, of: ['common'] },
    { cards: 3, of: ['uncommon'] },
    { cards: 1, of: ['rare'] },
    { cards: 1, of: ['rare', 'epic'] },
  ],
}

/** The rewards of a run against a Dungeon Deck. */
export const dungeonRewards: RaidRewards = {
  xp: {
    attempt: { first: 5, later: 2 },
    feats: (game) => [...forTheHero(game), ...forBosses(game)],
  },
  counts: damageAndDestroyedBossesSoFar,
  treasure,
}

/**
 * Counts results: `damage` is all damage to the Dungeon hero, `heroDestroyed` is 0 or 1, and `boss:…` marks each
 * destroyed Boss ally once.
 */
export function tallyDungeonResults(game: Game, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.kind === 'damaged' && event.object === playerInSeat(game, seatOfLairPlayer(game)).hero)
      addToTally(game, 'damage', event.amount)
    if (event.kind !== 'moved' || event.why !== 'destroyed') continue
    const { known } = objectById(game, event.was)
    if (event.was === playerInSeat(game, seatOfLairPlayer(game)).hero) game.registers.tally.heroDestroyed = 1
    else if (known?.keywords.boss) recordDestroyedBoss(game, event.card)
  }
}

function forTheHero(game: Game): XpReward[] {
  const { damage = 0, heroDestroyed = 0 } = game.registers.tally
  if (heroDestroyed) return [{ reason: 'dungeonHero', amount: XP.dungeonHero }]
  const failed = !(game.outcome?.kind === 'won' && game.outcome.side === 'raiders')
  return failed && damage * 2 >= dungeonHealth(game) ? [{ reason: 'halfDamage', amount: XP.halfDamage }] : []
}

/** Returns the printed health of the Dungeon hero at its present level, or at its level when it left play. */
function dungeonHealth(game: Game): number {
  const hero = game.objects[playerInSeat(game, seatOfLairPlayer(game)).hero]
  return printedCard(game, hero?.card ?? lairOfGame(game)?.hero ?? '').health ?? Number.POSITIVE_INFINITY
}

function forBosses(game: Game): XpReward[] {
  return destroyedBosses(game).map((card) => ({ reason: `boss:${card}`, amount: XP.boss }))
}
