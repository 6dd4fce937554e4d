/** The results that a raid counts while it is played, for its rewards and for the records. */
import type { CardId, Game } from '../engine/index.ts'

type Counting = Pick<Game, 'registers'>

const BOSS = 'boss:'

export function count({ registers: { tally } }: Counting, what: string, n: number): void {
  tally[what] = (tally[what] ?? 0) + n
}

/** Records a destroyed Boss. Each card counts once. */
export function bossDestroyed({ registers: { tally } }: Counting, card: CardId): void {
  tally[`${BOSS}${card}`] = 1
}

/** The Bosses destroyed so far. */
export function bossesDestroyed({ registers: { tally } }: Counting): CardId[] {
  return Object.keys(tally).flatMap((key) => (key.startsWith(BOSS) ? [key.slice(BOSS.length)] : []))
}

/** The recorded results of every raid: the damage to the lair's heroes, and the number of destroyed Bosses. */
export const resultsOf = (game: Counting): { damage: number; bosses: number } => ({
  damage: game.registers.tally.damage ?? 0,
  bosses: bossesDestroyed(game).length,
})
