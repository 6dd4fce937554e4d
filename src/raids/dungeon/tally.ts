/** What earns XP, counted as it happens (Experience Table). */

import { type CardId, type Game, type GameEvent, lairSeat, objectOf, playerAt } from '../../engine/index.ts'

/** `damage`: all damage dealt to the Dungeon hero; `heroDestroyed`: 0 or 1; `boss:…`: Boss allies destroyed, each card once. */
export function tallyEvents(game: Game, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.kind === 'damaged' && event.object === playerAt(game, lairSeat(game)).hero)
      count(game, 'damage', event.amount)
    if (event.kind !== 'moved' || event.why !== 'destroyed') continue
    const { known } = objectOf(game, event.was)
    if (event.was === playerAt(game, lairSeat(game)).hero) game.registers.tally.heroDestroyed = 1
    else if (known?.keywords.boss) game.registers.tally[`boss:${event.card}`] = 1
  }
}

function count(game: Game, what: string, n: number): void {
  game.registers.tally[what] = (game.registers.tally[what] ?? 0) + n
}

/** The Boss allies destroyed so far. */
export function bossesDestroyed(game: Pick<Game, 'registers'>): CardId[] {
  return Object.keys(game.registers.tally).flatMap((key) => (key.startsWith('boss:') ? [key.slice(5)] : []))
}
