import type { Store } from '../../store/database/open.ts'
import { orRejected } from '../model/rejection.ts'
import * as achievements from './achievements.ts'
import type { RecordService } from './contract.ts'
import { readGoals } from './goals.ts'
import * as histories from './history.ts'
import { createLeaderboardService } from './leaderboard.ts'
import { createReplayCache, loadReplay } from './replay.ts'
import { loadSummary } from './summary.ts'

/** Builds the service for a guild's records. It only reads the database. */
export function createRecordService({ db }: Store): RecordService {
  const cache = createReplayCache()
  const leaderboard = createLeaderboardService(db)
  return {
    summary: (raidId) => orRejected(() => loadSummary(db, raidId)),
    goals: (raidId) => orRejected(() => readGoals(db, raidId)),
    achievements: (whose, raid) => orRejected(() => achievements.loadOwnAchievements(db, whose, raid)),
    guildAchievements: (guildId, raid) =>
      orRejected(() => achievements.loadGuildAchievements(db, guildId, raid)),
    leaderboard: (by, asked) => orRejected(() => leaderboard(by, asked)),
    history: (whose, character, page) =>
      orRejected(() => histories.loadCharacterHistory(db, whose, character, page)),
    bossHistory: (whose, page) => orRejected(() => histories.loadBossHistory(db, whose, page)),
    run: (guildId, code) => orRejected(() => histories.readRunDetails(db, guildId, code)),
    past: (guildId, typed, also) => histories.findMatchingPastRaids(db, guildId, typed, also),
    replay: (guildId, code, at) => orRejected(() => loadReplay(db, cache, { guildId, code, at })),
  }
}
