/** Tests the migration of raids that were in play when the bot began to store which people have seen which side. */
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { MIGRATIONS_FOLDER, readMigrations } from '../database/migrations.ts'
import { openStore, type Store } from '../database/open.ts'

const NAME = 'sides_that_people_have_seen'
const RAID = '00000000-0000-4000-8000-000000000001'

/**
 * The rows before the migration. Anna and Ben raid against the Boss player Dora. Ben took his seat over from Cleo by a
 * vote, and Dora hers from Emil, according to an announcement.
 */
const BEFORE = [
  `INSERT INTO "Guild" (id) VALUES ('g')`,
  `INSERT INTO "Player" (id, name, "updatedAt")
   SELECT name, name, now() FROM unnest(ARRAY['anna', 'ben', 'cleo', 'dora', 'emil']) AS name`,
  `INSERT INTO "Raid" (id, code, "guildId", "channelId", name, mode, status, "leaderId", "updatedAt")
   VALUES ('${RAID}', 'AAAAAA', 'g', 'c', 'onyxia', 'standard', 'playing', 'anna', now())`,
  `INSERT INTO "Seat" ("raidId", number, "playerId", deck)
   VALUES ('${RAID}', 1, 'anna', ''), ('${RAID}', 2, 'ben', ''), ('${RAID}', 1000, 'dora', '')`,
  `INSERT INTO "Motion" (id, "raidId", version, kind, payload, "byId", status)
   VALUES ('${RAID}', '${RAID}', 1, 'replace',
           '{"proposal": {"kind": "replace", "seat": 1, "from": {"id": "cleo"}, "newcomer": {"id": "ben"}}}',
           'cleo', 'carried')`,
  `INSERT INTO "Topic" (key, "raidId") VALUES ('raid:${RAID}', '${RAID}')`,
  `INSERT INTO "Outbox" (topic, "order", kind, payload, "channelId", nonce)
   VALUES ('raid:${RAID}', 1, 'replaced',
           '{"kind": "replaced", "seat": 2, "from": {"id": "emil"}, "to": {"id": "dora"}}', 'c', 'n')`,
]

async function withStore<T>(options: Parameters<typeof openStore>[0], work: (store: Store) => Promise<T>) {
  const store = await openStore(options)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

describeOnEachDatabase('the migration', (database) => {
  it('finds the people with seats in a raid, and those who have handed a seat over', async () => {
    const { options } = await database.empty()
    const all = readMigrations(MIGRATIONS_FOLDER)
    const migrations = all.slice(
      0,
      all.findIndex(({ name }) => name.endsWith(NAME)),
    )
    expect(migrations.length).toBeGreaterThan(10)
    await withStore({ ...options, migrations }, async ({ db }) => {
      for (const sql of BEFORE) await db.$executeRawUnsafe(sql)
    })
    const rows = await withStore(options, ({ db }) =>
      db.seenSide.findMany({ select: { playerId: true, side: true }, orderBy: { playerId: 'asc' } }),
    )
    expect(rows.map(({ playerId, side }) => [playerId, side])).toEqual([
      ['anna', 'raiders'],
      ['ben', 'raiders'],
      ['cleo', 'raiders'],
      ['dora', 'lair'],
      ['emil', 'lair'],
    ])
  })
})
