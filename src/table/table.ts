/**
 * Builds the table, which plays raids for Discord. Only the table writes raids: each input is one transaction under
 * the raid's lock.
 */
import { randomBytes } from 'node:crypto'
import { type Clock, databaseClock } from '../store/database/clock.ts'
import type { Store } from '../store/database/open.ts'
import { createAbsenceService } from './absence/absence.ts'
import { createAutopilotService } from './autopilot/autopilot.ts'
import { chooseBossDeck, takeBossPlayerSeat } from './boss-player/boss-player.ts'
import { createCharacterService } from './characters/service.ts'
import type { HintPlanner } from './computer-hints/contract.ts'
import { createHintService } from './computer-hints/hints.ts'
import { createComputerService } from './computers/computers.ts'
import type { Table } from './contract.ts'
import { createCorrectionService } from './corrections/service.ts'
import { createSpiritService } from './fallen-raiders/spirits.ts'
import * as lobby from './lobby/lobby.ts'
import type { RequireMayLead } from './lobby/next-lobby.ts'
import { createLobbyService } from './lobby/service.ts'
import type { Rejection } from './model/rejection.ts'
import { createModerationService } from './moderation/moderation.ts'
import * as play from './playing/play.ts'
import { createPreviewService } from './preview/preview.ts'
import { createPrivacyService } from './privacy/privacy.ts'
import { createPrivateThreadService } from './private-threads/threads.ts'
import { createReportService } from './problem-reports/reports.ts'
import { peekCachedRaid } from './raids-in-memory/raid-cache.ts'
import { createRaidRunner, type RunWithGame, runWorkThatBeginsRaid } from './raids-in-memory/raid-runner.ts'
import { createRecordService } from './records/records.ts'
import type { RetentionDays } from './retention/contract.ts'
import { createRetentionService, NO_RETENTION_LIMITS } from './retention/retention.ts'
import { createSettingsService } from './settings/settings.ts'
import { UnreadableState } from './stored/unreadable.ts'
import { createTransactionRunner } from './transactions/write.ts'
import { createTutorialService } from './tutorial/tutorial.ts'
import { createUndoService } from './undo/undo.ts'
import {
  NO_USAGE_LIMITS,
  requireMayOpenRaid,
  requireMayOpenWar,
  type UsageLimitsPerPerson,
} from './usage-limits/usage-limits.ts'
import {
  findRaidInChannelOrThread,
  findRaidInfo,
  readQuestionLook,
  readRaidLogPage,
  readRaidLook,
} from './views/look.ts'
import { loadEventsSinceLastAnswerOfSeat } from './views/news-since.ts'
import { loadBossPlayerResults, loadCharacterSheets } from './views/sheets.ts'
import { createVoteService } from './votes/votes.ts'
import { createCompanionService } from './war/companion.ts'
import { createChallengeService } from './weekly-challenge/challenge.ts'

/**
 * Sets the thread of a cached raid, which may begin before its thread is open.
 * @returns false if the raid isn't cached here
 */
async function movedWhileHeld(played: RunWithGame, raidId: string, threadId: string): Promise<boolean> {
  if (!(await peekCachedRaid({ raidId }, () => true))) return false
  const done = await played(raidId, async ({ tx, raid }) => {
    await lobby.moveLobbyToThread(tx, raid, threadId)
    return raid
  })
  return !('rejected' in done)
}

interface TableOptions {
  /** Plans hints. By default hints are the plain computer player's answers. */
  readonly planner?: HintPlanner | null
  /** Returns the seed of each new game, 32 hexadecimal digits; random by default. */
  readonly newSeed?: () => string
  /** Replaces the database's clock, so that a test can let days pass. */
  readonly now?: () => Date
  /** The limits on the raids, lessons, threads and reports of one person; none by default. */
  readonly limits?: UsageLimitsPerPerson
  /** The time zone of people and guilds that have set none: an IANA name, by default UTC. */
  readonly timeZone?: string
  /** The retention times; by default nothing is deleted. */
  readonly keep?: RetentionDays
  /** Called if a person or the clock wants to change a raid that can't be read. */
  readonly onUnreadable?: (error: UnreadableState) => void
}

/** Returns a random seed of 128 bits, so that nobody can guess the hidden cards of a live game. */
const randomSeed = (): string => randomBytes(16).toString('hex')

/** Builds a table on a store. Any number of tables, in any number of processes, may share a database. */
export function createTable(
  store: Store,
  {
    newSeed = randomSeed,
    now,
    limits = NO_USAGE_LIMITS,
    keep = NO_RETENTION_LIMITS,
    timeZone,
    onUnreadable,
    planner = null,
  }: TableOptions = {},
): Table {
  const clock: Clock = now ? async () => now() : databaseClock
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const noted = (rejection: Rejection) => {
    if (rejection instanceof UnreadableState) onUnreadable?.(rejection)
  }
  const write = createTransactionRunner(store, notify, noted)
  const played = createRaidRunner(store, write, notify, noted)
  const mayLead: RequireMayLead = async (tx, leader, by) =>
    requireMayOpenRaid(tx, limits, { leader, by, now: await clock(tx) })
  const create: typeof lobby.openRaidLobby = async (tx, wanted) => {
    await mayLead(tx, wanted.by, wanted.by)
    return lobby.openRaidLobby(tx, wanted)
  }
  const settings = createSettingsService(store, write, timeZone)
  return {
    create: (at, by, raid, mode) =>
      write((tx) => create(tx, { at, by, raid, mode }), { locks: at.channelId }),
    async setThread(raidId, threadId) {
      if (await movedWhileHeld(played, raidId, threadId)) return
      await store.transaction((tx) => lobby.setThreadOfRaid(tx, raidId, threadId))
      notify()
    },
    join: (raidId, who, deck) =>
      write((tx) => lobby.joinLobbyWithStarter(tx, raidId, who, deck), { locks: raidId }),
    joinAs: (raidId, who, wanted, deck = 'own') =>
      write((tx) => lobby.joinLobbyWithCharacter(tx, raidId, { who, wanted, deck }), { locks: raidId }),
    joinAsBoss: (raidId, who, which = 'printed') =>
      write((tx) => takeBossPlayerSeat(tx, raidId, who, which), { locks: raidId }),
    chooseBossDeck: (raidId, who, which) =>
      write((tx) => chooseBossDeck(tx, raidId, who, which), { locks: raidId }),
    leave: (raidId, who) => write((tx) => lobby.leaveLobby(tx, raidId, who), { locks: raidId }),
    start: (raidId, by) =>
      runWorkThatBeginsRaid(write, raidId, (tx, onBegin) =>
        lobby.startRaidAsLeader(tx, { raidId, by, seed: newSeed(), onBegin }),
      ),
    abandon: (raidId, by) => write((tx) => play.abandonRaidAsLeader(tx, raidId, by), { locks: raidId }),
    concede: (raidId, by, seat) => write((tx) => play.concedeSeats(tx, raidId, by, seat), { locks: raidId }),
    answer: play.createAnswerFunction(played),
    find: (where) => findRaidInfo(store.db, where),
    here: (placeId, who, kind = 'any') => findRaidInChannelOrThread(store.db, placeId, who, kind === 'lobby'),
    look: (raidId, who, seat) => readRaidLook(store.db, raidId, who, seat),
    lookAtQuestion: (raidId, asked) => readQuestionLook(store.db, raidId, asked),
    since: (raidId, seat) => loadEventsSinceLastAnswerOfSeat(store.db, raidId, seat),
    log: (raidId, page) => readRaidLogPage(store.db, raidId, page),
    sheets: (guildId, personId) => loadCharacterSheets(store.db, guildId, personId),
    bossSheet: (guildId, personId) => loadBossPlayerResults(store.db, guildId, personId),
    preview: createPreviewService(store),
    characters: createCharacterService(store, write),
    challenges: createChallengeService(store, write, clock, create),
    records: createRecordService(store),
    settings,
    moderation: createModerationService(store, write, settings),
    privacy: createPrivacyService(store, write),
    autopilot: createAutopilotService(played),
    reports: createReportService(write, limits, clock),
    undo: createUndoService(store, write),
    corrections: createCorrectionService(write, clock),
    retention: createRetentionService(store, write, keep),
    votes: createVoteService(store, write),
    absence: createAbsenceService(store, write, clock),
    lobbies: createLobbyService(store, write, { newSeed, mayLead }),
    tutorial: createTutorialService(store, write, limits, clock),
    computers: createComputerService(store, played),
    hints: createHintService(store, planner),
    spirits: createSpiritService(store, write),
    privateThreads: createPrivateThreadService(store, write, limits),
    war: createCompanionService(store, write, {
      newSeed,
      clock,
      mayOpen: (tx, by) => requireMayOpenWar(tx, limits, by),
    }),
    onCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
