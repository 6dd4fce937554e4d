/**
 * The rewards for a win against a Boss player, and the results that are counted for them. No rulebook gives XP for
 * it.
 */
import { type Game, type GameEvent, lairOf, lairSeat, playerAt } from '../../engine/index.ts'
import type { Rewards, TreasurePack } from '../raid.ts'
import { bossDestroyed, count, resultsOf } from '../tally.ts'

export const bossRewards = (treasure: TreasurePack): Rewards => ({ counts: resultsOf, treasure })

/**
 * `damage` counts all damage dealt to his Bosses. `boss:…` marks those that were destroyed, or swapped instead of
 * that (R202.1).
 */
export function tallyBosses(game: Game, events: readonly GameEvent[]): void {
  const { hero } = playerAt(game, lairSeat(game))
  for (const event of events) {
    if (event.kind === 'damaged' && event.object === hero) count(game, 'damage', event.amount)
    if (event.kind === 'swapped' && event.object === hero && isNext(game, event.from, event.card))
      bossDestroyed(game, event.from)
    if (event.kind === 'moved' && event.why === 'destroyed' && event.was === hero)
      bossDestroyed(game, event.card)
  }
}

/** A Boss that turns into another card of the same Boss is not destroyed. */
function isNext(game: Game, from: string, to: string): boolean {
  const { cards = [], fallen } = lairOf(game)?.bosses ?? {}
  const at = cards.indexOf(from)
  return fallen === 'swapped' && at >= 0 && cards[at + 1] === to
}
