import type { Store } from '../../store/database/open.ts'
import { catchRejection } from '../model/rejection.ts'
import * as achievements from './achievements.ts'
import type { RecordService } from './contract.ts'
import { loadAchievementGoals } from './goals.ts'
import * as histories from './history.ts'
import { createLeaderboardReader } from './leaderboard.ts'
import { createReplayCache, loadReplayChapter } from './replay.ts'
import { loadRaidSummary } from './summary.ts'

/** Builds the service for a guild's records. It only reads the database. */
export function createRecordService({ db }: Store): RecordService {
  const cache = createReplayCache()
  const leaderboard = createLeaderboardReader(db)
  return {
    summary: (raidId) => catchRejection(() => loadRaidSummary(db, raidId)),
    goals: (raidId) => catchRejection(() => loadAchievementGoals(db, raidId)),
    achievements: (whose, raid) => catchRejection(() => achievements.loadOwnAchievements(db, whose, raid)),
    guildAchievements: (guildId, raid) =>
      catchRejection(() => achievements.loadGuildAchievements(db, guildId, raid)),
    leaderboard: (by, asked) => catchRejection(() => leaderboard(by, asked)),
    history: (whose, character, page) =>
      catchRejection(() => histories.loadCharacterHistory(db, whose, character, page)),
    bossHistory: (whose, page) => catchRejection(() => histories.loadBossPlayerHistory(db, whose, page)),
    run: (guildId, code) => catchRejection(() => histories.readRunDetails(db, guildId, code)),
    past: (guildId, typed, also) => histories.findMatchingPastRaids(db, guildId, typed, also),
    replay: (guildId, code, at) => catchRejection(() => loadReplayChapter(db, cache, { guildId, code, at })),
  }
}
