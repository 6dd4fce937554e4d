/** Counts results during a raid, for its rewards and for the records. */
import type { CardId, Game } from '../engine/index.ts'

type Counting = Pick<Game, 'registers'>

const BOSS = 'boss:'

/** Adds N to a value that the raid counts. */
export function addToTally({ registers: { tally } }: Counting, what: string, n: number): void {
  tally[what] = (tally[what] ?? 0) + n
}

/** Records a destroyed Boss. Each card counts only once. */
export function recordDestroyedBoss({ registers: { tally } }: Counting, card: CardId): void {
  tally[`${BOSS}${card}`] = 1
}

/** Returns the destroyed Bosses. */
export function destroyedBosses({ registers: { tally } }: Counting): CardId[] {
  return Object.keys(tally).flatMap((key) => (key.startsWith(BOSS) ? [key.slice(BOSS.length)] : []))
}

/** Returns two results from the tally of a game: the damage to the lair's heroes, and the number of destroyed Bosses. */
export const damageAndDestroyedBossesSoFar = (game: Counting): { damage: number; bosses: number } => ({
  damage: game.registers.tally.damage ?? 0,
  bosses: destroyedBosses(game).length,
})
