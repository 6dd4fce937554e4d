/**
 * The rewards of a win against a Boss player, and the results that are counted for them. No rulebook gives XP for
 * such a win.
 */
import { type Game, type GameEvent, lairOfGame, playerInSeat, seatOfLairPlayer } from '../../engine/index.ts'
import type { RaidRewards, TreasurePack } from '../raid.ts'
import { addToTally, damageAndDestroyedBossesSoFar, recordDestroyedBoss } from '../tally.ts'

/** Returns the rewards of a raid with a Boss player, with this pack of treasure. */
export const bossRaidRewards = (treasure: TreasurePack): RaidRewards => ({
  counts: damageAndDestroyedBossesSoFar,
  treasure,
})

/**
 * Counts results: `damage` is all damage to Bosses, and `boss:…` marks each destroyed Boss. In a raid whose Bosses are
 * stages of one Boss, a stage counts as destroyed when the next stage takes its place (R202.1).
 */
export function tallyBossResults(game: Game, events: readonly GameEvent[]): void {
  const { hero } = playerInSeat(game, seatOfLairPlayer(game))
  for (const event of events) {
    if (event.kind === 'damaged' && event.object === hero) addToTally(game, 'damage', event.amount)
    if (event.kind === 'swapped' && event.object === hero && isNext(game, event.from, event.card))
      recordDestroyedBoss(game, event.from)
    if (event.kind === 'moved' && event.why === 'destroyed' && event.was === hero)
      recordDestroyedBoss(game, event.card)
  }
}

/** Whether a swap replaced a stage of a Boss by its next stage. Any other swap doesn't count as destruction. */
function isNext(game: Game, from: string, to: string): boolean {
  const { cards = [], fallen } = lairOfGame(game)?.bosses ?? {}
  const at = cards.indexOf(from)
  return fallen === 'swapped' && at >= 0 && cards[at + 1] === to
}
