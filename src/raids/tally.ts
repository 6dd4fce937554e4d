/** What a raid counts as it happens, for its rewards and for the annals. */
import type { CardId, Game } from '../engine/index.ts'

type Counting = Pick<Game, 'registers'>

const BOSS = 'boss:'

export function count({ registers: { tally } }: Counting, what: string, n: number): void {
  tally[what] = (tally[what] ?? 0) + n
}

/** A Boss was destroyed: each card counts once. */
export function bossDestroyed({ registers: { tally } }: Counting, card: CardId): void {
  tally[`${BOSS}${card}`] = 1
}

/** The Bosses destroyed so far. */
export function bossesDestroyed({ registers: { tally } }: Counting): CardId[] {
  return Object.keys(tally).flatMap((key) => (key.startsWith(BOSS) ? [key.slice(BOSS.length)] : []))
}

/** What the annals keep of every raid: the damage to the lair's heroes, and how many Bosses were destroyed. */
export const counts = (game: Counting): { damage: number; bosses: number } => ({
  damage: game.registers.tally.damage ?? 0,
  bosses: bossesDestroyed(game).length,
})
