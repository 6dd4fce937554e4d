/** Deletes and archives old data, and closes lobbies whose raid nobody begins. */
import type { Store, Transaction } from '../../store/database/open.ts'
import { deleteOldAnnouncements } from '../../store/retention/announcements.ts'
import { findRaidsToArchive, markCancelledRaidsAsArchived } from '../../store/retention/archive.ts'
import {
  deleteOldReports,
  deleteUndoStatesOfOldWars,
  findInactiveLobbies,
} from '../../store/retention/unneeded-data.ts'
import { serversLeftBefore } from '../../store/server-membership/erase.ts'
import { announceLobbyNotice } from '../lobby/lobbies.ts'
import { endUnstartedRaid } from '../lobby/lobby.ts'
import { eraseServerData } from '../moderation/erase.ts'
import { lockLobby } from '../raid-loading/lock.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { archiveRaid } from './archive-raid.ts'
import type { RetentionDays, RetentionService } from './contract.ts'

export const NO_RETENTION_LIMITS: RetentionDays = {
  raids: null,
  reports: null,
  lobbies: null,
  leftServers: null,
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/**
 * The milliseconds for which sent announcements stay. The bot searches for a message whose reply was lost within
 * minutes.
 */
const ANNOUNCEMENTS_MS = HOUR / 4
const MOST_MS = 20_000
const ROWS_AT_ONCE = 1_000
const RAIDS_AT_ONCE = 100

export function createRetentionService(
  store: Store,
  write: RunTransaction,
  days: RetentionDays,
): RetentionService {
  /** The ids of raids that couldn't be archived, and aren't tried again. */
  const left = new Set<string>()
  return {
    async processDueRows(now, mostMs = MOST_MS) {
      const { db } = store
      const latest = performance.now() + mostMs
      const inTime = () => performance.now() < latest
      const before = (count: number) => new Date(now.getTime() - count * DAY)
      const announcements = await deleteAnnouncements(db, new Date(now.getTime() - ANNOUNCEMENTS_MS), inTime)
      return {
        announcements,
        reports: days.reports === null ? 0 : await deleteOldReports(db, before(days.reports)),
        warStates: days.raids === null ? 0 : await deleteUndoStatesOfOldWars(db, before(days.raids)),
        lobbies: days.lobbies === null ? 0 : await closeLobbies(db, write, before(days.lobbies)),
        raids: days.raids === null ? 0 : await compactRaids(store, before(days.raids), left, inTime),
        servers:
          days.leftServers === null ? 0 : await eraseLeftServers(store, before(days.leftServers), inTime),
      }
    },
  }
}

async function deleteAnnouncements(db: Transaction, before: Date, inTime: () => boolean): Promise<number> {
  let dropped = 0
  for (let rows = ROWS_AT_ONCE; rows === ROWS_AT_ONCE && inTime(); dropped += rows)
    rows = await deleteOldAnnouncements(db, before, ROWS_AT_ONCE)
  return dropped
}

async function closeLobbies(db: Transaction, write: RunTransaction, since: Date): Promise<number> {
  const silent = await findInactiveLobbies(db, since, RAIDS_AT_ONCE)
  let closed = 0
  for (const id of silent) {
    const done = await write((tx) => closeLobby(tx, id), { locks: id })
    if (!('rejected' in done)) closed += 1
  }
  return closed
}

/** Closes a lobby, and announces that in its thread. @throws Rejection if the raid has begun meanwhile */
async function closeLobby(tx: Transaction, raidId: string) {
  const locked = await lockLobby(tx, raidId)
  const { raid } = locked
  if (raid.threadId !== null)
    await announceLobbyNotice(tx, raid, { why: 'deserted', by: null, people: [], at: null })
  return endUnstartedRaid(locked)
}

async function compactRaids(
  store: Store,
  before: Date,
  left: Set<string>,
  inTime: () => boolean,
): Promise<number> {
  await markCancelledRaidsAsArchived(store.db, before)
  const ripe = await findRaidsToArchive(store.db, before, RAIDS_AT_ONCE + left.size)
  let compacted = 0
  for (const id of ripe.filter((one) => !left.has(one))) {
    if (!inTime()) break
    if (await archiveRaid(store, id)) compacted += 1
    else left.add(id)
  }
  return compacted
}

/** Deletes the data of servers that the bot has left, except servers to which it returns meanwhile. */
async function eraseLeftServers(store: Store, before: Date, inTime: () => boolean): Promise<number> {
  let erased = 0
  for (const id of await serversLeftBefore(store.db, before)) {
    if (!inTime()) break
    if (await eraseServerData(store, id, before)) erased += 1
  }
  return erased
}
