/** Reads a raid's rows from a database, and decompresses compressed columns. */
import { z } from 'zod'
import { decompressJson } from '../../src/store/database/compress.ts'
import type { Store } from '../../src/store/database/open.ts'
import { topicKey, topicOfRaid } from '../../src/store/outbox/topics.ts'
import type { StoredRaid } from '../../test/stored/file.ts'

const rows = z.array(
  z.object({ row: z.record(z.string(), z.unknown()), bytes: z.instanceof(Uint8Array).nullish() }),
)

type Row = Record<string, unknown>

/** Returns all rows of a raid, with the N newest snapshots. The caller adds `about` and `features`. */
export async function dumpRaid(
  store: Store,
  raidId: string,
  snapshots: number,
): Promise<Omit<StoredRaid, 'about' | 'features'>> {
  const { db } = store
  const taken = async (query: Promise<unknown>, packed = ''): Promise<Row[]> =>
    rows
      .parse(await query)
      .map(({ row, bytes }) => (bytes ? { ...row, [packed]: decompressJson(bytes) } : row))
  const raid = await taken(
    db.$queryRaw`SELECT to_jsonb(r) - 'state' AS row, state AS bytes FROM "Raid" r WHERE id = ${raidId}::uuid`,
    'state',
  )
  return {
    raid: raid[0] ?? {},
    seats: await taken(
      db.$queryRaw`SELECT to_jsonb(s) AS row FROM "Seat" s WHERE "raidId" = ${raidId}::uuid ORDER BY number`,
    ),
    players: await taken(
      db.$queryRaw`SELECT to_jsonb(p) AS row FROM "Player" p WHERE id IN
        (SELECT "playerId" FROM "Seat" WHERE "raidId" = ${raidId}::uuid
         UNION SELECT "leaderId" FROM "Raid" WHERE id = ${raidId}::uuid
         UNION SELECT "userId" FROM "Input" WHERE "raidId" = ${raidId}::uuid
         UNION SELECT c."playerId" FROM "Character" c JOIN "Seat" s ON s."characterId" = c.id
               WHERE s."raidId" = ${raidId}::uuid)`,
    ),
    characters: await taken(
      db.$queryRaw`SELECT to_jsonb(c) AS row FROM "Character" c WHERE id IN
        (SELECT "characterId" FROM "Seat" WHERE "raidId" = ${raidId}::uuid)`,
    ),
    inputs: await taken(
      db.$queryRaw`SELECT to_jsonb(i) - 'events' AS row, events AS bytes FROM "Input" i
        WHERE "raidId" = ${raidId}::uuid ORDER BY seq`,
      'events',
    ),
    snapshots: await taken(
      db.$queryRaw`SELECT to_jsonb(s) - 'state' AS row, state AS bytes FROM "Snapshot" s
        WHERE "raidId" = ${raidId}::uuid ORDER BY seq DESC LIMIT ${snapshots}`,
      'state',
    ),
    outbox: await taken(
      db.$queryRaw`SELECT to_jsonb(o) AS row FROM "Outbox" o WHERE topic = ${topicKey(topicOfRaid(raidId))} AND "order" >=
        (SELECT max("order") FROM "Outbox" p WHERE p.topic = o.topic AND kind = 'prompt') ORDER BY "order"`,
    ),
    motions: await taken(
      db.$queryRaw`SELECT to_jsonb(m) AS row FROM "Motion" m WHERE "raidId" = ${raidId}::uuid`,
    ),
  }
}
