/** Finds the Achievements that can be earned in a raid in play. */
import { progressOfUnearnedAchievements } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { texts } from '../../texts/texts.ts'
import { Rejection } from '../model/rejection.ts'
import { findRaidInfo, readFromGame } from '../views/look.ts'
import type { AchievementGoals } from './contract.ts'

/** Returns the Achievements of a raid in play, with their progress. @throws Rejection when the raid hasn't begun */
export async function loadAchievementGoals(tx: Transaction, raidId: string): Promise<AchievementGoals> {
  const raid = await findRaidInfo(tx, { raidId })
  const found = await readFromGame(tx, raidId, (game) => {
    const counted = progressOfUnearnedAchievements(game)
    return {
      goals: game.achievements.map((card) => {
        const count = counted.find((one) => one.card === card)
        return {
          card,
          earned: game.earned.includes(card),
          progress: count ? { now: count.now, of: count.of } : null,
        }
      }),
    }
  })
  if (!raid || !found) throw new Rejection(texts.reply.notBegun)
  return { raid, ...found }
}
