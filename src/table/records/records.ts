import type { Store } from '../../store/database/open.ts'
import { orRejected } from '../model/rejection.ts'
import * as achievements from './achievements.ts'
import type { Records } from './contract.ts'
import { readGoals } from './goals.ts'
import * as histories from './history.ts'
import { createLeaderboardService } from './leaderboard.ts'
import { createReplayCache, replay } from './replay.ts'
import { summary } from './summary.ts'

/** Read-only: nothing is written. */
export function createRecordService({ db }: Store): Records {
  const cache = createReplayCache()
  const leaderboard = createLeaderboardService(db)
  return {
    summary: (raidId) => orRejected(() => summary(db, raidId)),
    goals: (raidId) => orRejected(() => readGoals(db, raidId)),
    achievements: (whose, raid) => orRejected(() => achievements.ownAchievements(db, whose, raid)),
    guildAchievements: (guildId, raid) => orRejected(() => achievements.guildAchievements(db, guildId, raid)),
    leaderboard: (by, asked) => orRejected(() => leaderboard(by, asked)),
    history: (whose, character, page) => orRejected(() => histories.history(db, whose, character, page)),
    bossHistory: (whose, page) => orRejected(() => histories.bossHistory(db, whose, page)),
    run: (guildId, code) => orRejected(() => histories.readRunDetails(db, guildId, code)),
    past: (guildId, typed, also) => histories.pastRaids(db, guildId, typed, also),
    replay: (guildId, code, at) => orRejected(() => replay(db, cache, { guildId, code, at })),
  }
}
