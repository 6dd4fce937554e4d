/** Achievements as goals of a raid that is on. */
import { progressOf } from '../../engine/index.ts'
import type { Tx } from '../../store/open.ts'
import { texts } from '../../texts/texts.ts'
import { lookAtGame } from '../keeping/log.ts'
import { raidCard } from '../raid-card.ts'
import { Rejection } from '../rejection.ts'
import { gameOf } from '../sitting.ts'
import type { Goals } from './contract.ts'

/** @throws Rejection when it has not begun */
export async function goals(tx: Tx, raidId: string): Promise<Goals> {
  const row = await lookAtGame(tx, raidId)
  if (!row || row.state === null) throw new Rejection(texts.reply.notBegun)
  const raid = await raidCard(tx, row)
  const game = await gameOf(tx, row)
  const counted = progressOf(game)
  return {
    raid,
    goals: game.achievements.map((card) => {
      const count = counted.find((one) => one.card === card)
      return {
        card,
        earned: game.earned.includes(card),
        progress: count ? { now: count.now, of: count.of } : null,
      }
    }),
  }
}
