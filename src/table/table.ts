/** A game at a Discord table. Only the table writes raids: one input is one transaction, with the raid's lock. */
import { randomBytes } from 'node:crypto'
import { type Clock, databaseClock } from '../store/database/clock.ts'
import type { Store } from '../store/database/open.ts'
import { openAbsence } from './absence/absence.ts'
import { openAutopilot } from './autopilot/autopilot.ts'
import { chooseBossDeck, joinAsBoss } from './boss/boss.ts'
import { openCharacters } from './characters/open.ts'
import type { Table } from './contract.ts'
import { openSpirits } from './fallen-raiders/spirits.ts'
import { openJudge } from './judge/judge.ts'
import { type Limits, mayOpenRaid, mayOpenWar, NO_LIMITS } from './limits/limits.ts'
import * as lobby from './lobby/lobby.ts'
import type { LeadCheck } from './lobby/next-lobby.ts'
import { openLobbies } from './lobby/open.ts'
import type { Rejection } from './model/rejection.ts'
import { openModeration } from './moderation/moderation.ts'
import * as play from './playing/play.ts'
import { openPreview } from './preview/preview.ts'
import { openPrivacy } from './privacy/privacy.ts'
import { openOwnThreads } from './private-threads/threads.ts'
import { openReports } from './problem-reports/reports.ts'
import { inNewRaid, openRaidRunner, type RunWithGame } from './raids-in-memory/played.ts'
import { peek } from './raids-in-memory/raid-cache.ts'
import { openRecords } from './records/records.ts'
import type { RetentionDays } from './retention/contract.ts'
import { KEEP_FOREVER, openRetention } from './retention/retention.ts'
import { openSettings } from './settings/settings.ts'
import { UnreadableState } from './stored/unreadable.ts'
import { writer } from './transactions/write.ts'
import { openTutorial } from './tutorial/tutorial.ts'
import { openUndo } from './undo/undo.ts'
import { findRaidCard, findRaidHere, lookAtQuestion, lookAtRaid, readLog } from './views/look.ts'
import { bossSheet, sheets } from './views/sheets.ts'
import { newsSince } from './views/since.ts'
import { openVotes } from './votes/votes.ts'
import { openCompanion } from './war/companion.ts'
import { openChallenges } from './weekly-challenge/challenge.ts'

/** Sets the thread of a cached raid, which may begin before its thread is open. @returns false if the raid isn't cached here */
async function movedWhileHeld(played: RunWithGame, raidId: string, threadId: string): Promise<boolean> {
  if (!(await peek({ raidId }, () => true))) return false
  const done = await played(raidId, async ({ tx, raid }) => {
    await lobby.moveLobby(tx, raid, threadId)
    return raid
  })
  return !('rejected' in done)
}

interface TableOptions {
  /** Returns the seed of each new game, 32 hexadecimal digits; random by default. */
  readonly newSeed?: () => string
  /** Replaces the database's clock, so that a test can let days pass. */
  readonly now?: () => Date
  /** By default there are no limits. */
  readonly limits?: Limits
  /** The time zone of people and guilds that have set none: an IANA name, by default UTC. */
  readonly timeZone?: string
  /** The retention times; by default for ever. */
  readonly keep?: RetentionDays
  /** Called if a person or the clock wants to change a raid that can't be read. */
  readonly onUnreadable?: (error: UnreadableState) => void
}

/** 128 bits, so that nobody can guess the hidden cards of a live game. */
const randomSeed = (): string => randomBytes(16).toString('hex')

/** Opens the table on a store. Any number of tables, in any number of processes, may share a database. */
export function openTable(
  store: Store,
  {
    newSeed = randomSeed,
    now,
    limits = NO_LIMITS,
    keep = KEEP_FOREVER,
    timeZone,
    onUnreadable,
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
  const write = writer(store, notify, noted)
  const played = openRaidRunner(store, write, notify, noted)
  const mayLead: LeadCheck = async (tx, leader, by) =>
    mayOpenRaid(tx, limits, { leader, by, now: await clock(tx) })
  const create: typeof lobby.create = async (tx, wanted) => {
    await mayLead(tx, wanted.by, wanted.by)
    return lobby.create(tx, wanted)
  }
  const settings = openSettings(store, write, timeZone)
  return {
    create: (at, by, raid, mode) =>
      write((tx) => create(tx, { at, by, raid, mode }), { locks: at.channelId }),
    async setThread(raidId, threadId) {
      if (await movedWhileHeld(played, raidId, threadId)) return
      await store.transaction((tx) => lobby.setThread(tx, raidId, threadId))
      notify()
    },
    join: (raidId, who, deck) => write((tx) => lobby.join(tx, raidId, who, deck), { locks: raidId }),
    joinAs: (raidId, who, wanted, deck = 'own') =>
      write((tx) => lobby.joinAs(tx, raidId, { who, wanted, deck }), { locks: raidId }),
    joinAsBoss: (raidId, who, which = 'printed') =>
      write((tx) => joinAsBoss(tx, raidId, who, which), { locks: raidId }),
    chooseBossDeck: (raidId, who, which) =>
      write((tx) => chooseBossDeck(tx, raidId, who, which), { locks: raidId }),
    leave: (raidId, who) => write((tx) => lobby.leave(tx, raidId, who), { locks: raidId }),
    start: (raidId, by) =>
      inNewRaid(write, raidId, (tx, onBegin) => lobby.start(tx, { raidId, by, seed: newSeed(), onBegin })),
    abandon: (raidId, by) => write((tx) => play.abandon(tx, raidId, by), { locks: raidId }),
    concede: (raidId, by, seat) => write((tx) => play.concede(tx, raidId, by, seat), { locks: raidId }),
    answer: play.openAnswers(played),
    find: (where) => findRaidCard(store.db, where),
    here: (placeId, who, kind = 'any') => findRaidHere(store.db, placeId, who, kind === 'lobby'),
    look: (raidId, who, seat) => lookAtRaid(store.db, raidId, who, seat),
    lookAtQuestion: (raidId, asked) => lookAtQuestion(store.db, raidId, asked),
    since: (raidId, seat) => newsSince(store.db, raidId, seat),
    log: (raidId, page) => readLog(store.db, raidId, page),
    sheets: (guildId, personId) => sheets(store.db, guildId, personId),
    bossSheet: (guildId, personId) => bossSheet(store.db, guildId, personId),
    preview: openPreview(store),
    characters: openCharacters(store, write),
    challenges: openChallenges(store, write, clock, create),
    records: openRecords(store),
    settings,
    moderation: openModeration(store, write, settings),
    privacy: openPrivacy(store, write),
    autopilot: openAutopilot(played),
    reports: openReports(write, limits, clock),
    undo: openUndo(store, write),
    judge: openJudge(write, clock),
    retention: openRetention(store, write, keep),
    votes: openVotes(store, write),
    absence: openAbsence(store, write, clock),
    lobbies: openLobbies(store, write, { newSeed, mayLead }),
    tutorial: openTutorial(store, write, limits, clock),
    spirits: openSpirits(store, write),
    ownThreads: openOwnThreads(store, write, limits),
    war: openCompanion(store, write, { newSeed, clock, mayOpen: (tx, by) => mayOpenWar(tx, limits, by) }),
    onCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
