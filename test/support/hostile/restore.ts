/** Restores raids and wars to their first state, so that each input meets the same state. */

import type { Store } from '../../../src/store/database/open.ts'
import { saveInputAndGame } from '../../../src/store/raids/inputs.ts'
import { findRaidWithGame } from '../../../src/store/raids/raids.ts'
import { evictRaid } from '../../../src/table/raids-in-memory/raid-cache.ts'

/** Does nothing if nothing has changed. */
export type Restore = () => Promise<void>

/** Copies the rows that are restored later. Call it once, when all raids and wars are there. */
export async function keepRows(store: Store): Promise<void> {
  for (const table of ['Raid', 'Seat', 'War'])
    await store.sql(`CREATE TABLE "Kept${table}" AS TABLE "${table}"`)
}

/** The tables in which a raid's end, its motions and its reports leave rows. */
const TRACES = ['RunRecord', 'XpEntry', 'AchievementEarned', 'Motion', 'Report']

export async function restoreRaid(store: Store, raidId: string): Promise<Restore> {
  const game = (await findRaidWithGame(store.db, raidId))?.state ?? null
  return whenChanged(store, MARK_OF_RAID, raidId, async () => {
    for (const table of TRACES) await store.sql(`DELETE FROM "${table}" WHERE "raidId" = $1`, [raidId])
    await store.sql('DELETE FROM "Seat" WHERE "raidId" = $1', [raidId])
    await store.sql('INSERT INTO "Seat" SELECT * FROM "KeptSeat" WHERE "raidId" = $1', [raidId])
    await store.sql(RESTORE_RAID, [raidId])
    if (game !== null) await adjust(store, raidId, game)
    evictRaid(raidId)
  })
}

/** A raid never goes back to an earlier version, so the earlier game is one more input. */
export async function adjust(store: Store, raidId: string, state: unknown): Promise<void> {
  const { version } = await store.db.raid.findUniqueOrThrow({ where: { id: raidId } })
  const events = { events: [], objects: {} }
  const empty = { seat: 0, payload: {}, events, userId: null, interactionId: null }
  await store.transaction((tx) => saveInputAndGame(tx, { ...empty, raidId, version, kind: 'adjust', state }))
}

export const restoreWar = (store: Store, warId: string): Promise<Restore> =>
  whenChanged(store, MARK_OF_WAR, warId, async () => {
    await store.sql(RESTORE_WAR, [warId])
  })

async function whenChanged(store: Store, mark: string, id: string, restore: Restore): Promise<Restore> {
  const read = async () => JSON.stringify((await store.sql(mark, [id])).rows)
  let before = await read()
  return async () => {
    if ((await read()) === before) return
    await restore()
    before = await read()
  }
}

/** `xmin` changes with each change of a row. */
const MARK_OF_RAID = `
  SELECT r.xmin::text,
    (SELECT string_agg(s.xmin::text, ',') FROM "Seat" s WHERE s."raidId" = r.id) AS seats,
    (SELECT count(*)::int FROM "Motion" m WHERE m."raidId" = r.id) AS motions,
    (SELECT count(*)::int FROM "Report" p WHERE p."raidId" = r.id) AS reports
  FROM "Raid" r WHERE r.id = $1`
const MARK_OF_WAR = 'SELECT xmin::text FROM "War" WHERE id = $1'

const RESTORE_RAID = `
  UPDATE "Raid" r SET name = k.name, mode = k.mode, status = k.status, "leaderId" = k."leaderId",
    lobby = k.lobby, settings = k.settings, summary = k.summary, "cardHash" = k."cardHash",
    "startedAt" = k."startedAt", "endedAt" = k."endedAt", "heldBy" = NULL
  FROM "KeptRaid" k WHERE k.id = r.id AND r.id = $1`
const RESTORE_WAR = `
  UPDATE "War" w SET status = k.status, "leaderId" = k."leaderId", setup = k.setup, lists = k.lists, state = k.state
  FROM "KeptWar" k WHERE k.id = w.id AND w.id = $1`
