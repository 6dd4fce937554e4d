/** Finds the data about a person: their names, and the raids and games that contain the person. */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'

const namesSchema = z.array(z.object({ name: z.string() }))
const idsSchema = z.array(z.object({ id: z.string() }))

/** Returns all present and former names of the person and their characters. */
export async function namesOfPersonAndCharacters(tx: Transaction, id: string): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT name FROM "Player" WHERE id = ${id}
    UNION SELECT name FROM "PlayerName" WHERE "playerId" = ${id}
    UNION SELECT name FROM "FormerName" WHERE "playerId" = ${id}
    UNION SELECT name FROM "Character" WHERE "playerId" = ${id}`
  return namesSchema.parse(rows).map(({ name }) => name)
}

/**
 * Returns the ids of the raids that may contain the person: raids whose rows or messages contain the person's
 * id, and all archived raids of the person's servers, because no query can search packed logs.
 */
export async function raidsWithTracesOfPerson(tx: Transaction, id: string): Promise<string[]> {
  const part = `%${id}%`
  const rows: unknown = await tx.$queryRaw`
    SELECT r.id FROM "Raid" r WHERE r."leaderId" = ${id} OR r.lobby::text LIKE ${part}
    UNION SELECT "raidId" FROM "Seat" WHERE "playerId" = ${id}
    UNION SELECT "raidId" FROM "SeenSide" WHERE "playerId" = ${id}
    UNION SELECT "raidId" FROM "SpiritAct" WHERE "playerId" = ${id}
    UNION SELECT "raidId" FROM "OwnThread" WHERE "playerId" = ${id}
    UNION SELECT "raidId" FROM "Input" WHERE "userId" = ${id} OR payload::text LIKE ${part}
    UNION SELECT "raidId" FROM "Motion" WHERE "byId" = ${id} OR payload::text LIKE ${part} OR votes::text LIKE ${part}
    UNION SELECT "raidId" FROM "XpEntry" WHERE "byId" = ${id}
    UNION SELECT x."raidId" FROM "XpEntry" x JOIN "Character" c ON c.id = x."characterId" WHERE c."playerId" = ${id}
    UNION SELECT t."raidId" FROM "Outbox" o JOIN "Topic" t ON t.key = o.topic
          WHERE t."raidId" IS NOT NULL AND o.payload::text LIKE ${part}
    UNION SELECT a."raidId" FROM "Archive" a JOIN "Raid" r ON r.id = a."raidId"
          WHERE r."guildId" IN (SELECT "guildId" FROM "PlayerName" WHERE "playerId" = ${id}
                                UNION SELECT "guildId" FROM "Character" WHERE "playerId" = ${id})`
  return idsSchema.parse(rows).map((row) => row.id)
}

/** Whether any data are stored about the person. */
export async function hasStoredDataOfPerson(tx: Transaction, id: string): Promise<boolean> {
  if ((await tx.player.count({ where: { id } })) > 0) return true
  const raids: unknown = await tx.$queryRaw`
    SELECT "raidId" AS id FROM "SeenSide" WHERE "playerId" = ${id}
    UNION SELECT "raidId" FROM "Input" WHERE "userId" = ${id}
    UNION SELECT "raidId" FROM "Motion" WHERE votes::text LIKE ${`%${id}%`}
    UNION SELECT "raidId" FROM "XpEntry" WHERE "byId" = ${id}`
  const servers = await tx.$queryRaw`SELECT id FROM "Guild" WHERE settings::text LIKE ${`%${id}%`}`
  return [raids, servers].some((rows) => idsSchema.parse(rows).length > 0)
}

/** Returns the ids of the unfinished raids in which the person has a seat, or which the person leads. */
export async function unfinishedRaidsOfPerson(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.raid.findMany({
    where: {
      status: { in: ['lobby', 'playing'] },
      OR: [{ leaderId: id }, { seats: { some: { playerId: id } } }],
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => row.id)
}

/** Returns the ids of the games of the companion that contain the person. */
export async function warsWithTracesOfPerson(tx: Transaction, id: string): Promise<string[]> {
  const part = `%${id}%`
  const rows: unknown = await tx.$queryRaw`
    SELECT id FROM "War" WHERE "leaderId" = ${id} OR setup::text LIKE ${part}
    UNION SELECT "warId" FROM "WarEntry" WHERE "userId" = ${id} OR entry::text LIKE ${part}
    UNION SELECT t."warId" FROM "Outbox" o JOIN "Topic" t ON t.key = o.topic
          WHERE t."warId" IS NOT NULL AND o.payload::text LIKE ${part}`
  return idsSchema.parse(rows).map((row) => row.id)
}
