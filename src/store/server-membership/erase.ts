/** Deletes all data of a server. */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'

const idsSchema = z.array(z.object({ id: z.string() }))
const ids = (rows: unknown): string[] => idsSchema.parse(rows).map(({ id }) => id)

/** Returns the servers that the bot left before a time, and to which it hasn't returned. */
export async function serversLeftBefore(tx: Transaction, before: Date): Promise<string[]> {
  return ids(await tx.$queryRaw`SELECT id FROM "Guild" WHERE "leftAt" < ${before} ORDER BY "leftAt"`)
}

/**
 * Deletes a server with its raids, games and characters, and with people of whom nothing else is stored.
 * @param leftBefore deletes nothing if the bot has returned, or left later
 * @returns the ids of the deleted raids; null if nothing was deleted
 */
export async function eraseServer(
  tx: Transaction,
  guildId: string,
  leftBefore?: Date,
): Promise<string[] | null> {
  const locked = ids(
    await tx.$queryRaw`
    SELECT id FROM "Guild" WHERE id = ${guildId} AND (${leftBefore === undefined} OR "leftAt" < ${leftBefore ?? null})
    FOR UPDATE`,
  )
  if (locked.length === 0) return null
  const raids = ids(await tx.$queryRaw`SELECT id FROM "Raid" WHERE "guildId" = ${guildId} FOR UPDATE`)
  const people = await peopleOf(tx, guildId)
  const ofServer = { OR: [{ raid: { guildId } }, { character: { guildId } }] }
  await tx.achievementEarned.deleteMany({ where: ofServer })
  await tx.xpEntry.deleteMany({ where: ofServer })
  await tx.runRecord.deleteMany({ where: { raid: { guildId } } })
  await tx.$executeRaw`
    DELETE FROM "Outbox" o USING "Topic" t WHERE t.key = o.topic AND t."playerId" IS NOT NULL
      AND o.payload->>'raidId' = ANY(${raids}::text[])`
  await tx.raid.deleteMany({ where: { guildId } })
  await tx.war.deleteMany({ where: { guildId } })
  await tx.levelTaken.deleteMany({ where: { character: { guildId } } })
  await tx.cardGained.deleteMany({ where: { character: { guildId } } })
  await tx.character.deleteMany({ where: { guildId } })
  await tx.playerName.deleteMany({ where: { guildId } })
  await tx.guild.delete({ where: { id: guildId } })
  await dropUnknownPeople(tx, people)
  return raids
}

async function peopleOf(tx: Transaction, guildId: string): Promise<string[]> {
  return ids(
    await tx.$queryRaw`
    SELECT "playerId" AS id FROM "PlayerName" WHERE "guildId" = ${guildId}
    UNION SELECT "playerId" FROM "Character" WHERE "guildId" = ${guildId}
    UNION SELECT s."playerId" FROM "Seat" s JOIN "Raid" r ON r.id = s."raidId" WHERE r."guildId" = ${guildId}
    UNION SELECT "leaderId" FROM "Raid" WHERE "guildId" = ${guildId}
    UNION SELECT "leaderId" FROM "War" WHERE "guildId" = ${guildId}`,
  )
}

/** Deletes people of whom nothing else is stored. People with settings or decks of Bosses stay. */
async function dropUnknownPeople(tx: Transaction, people: readonly string[]): Promise<void> {
  await tx.player.deleteMany({
    where: {
      id: { in: [...people] },
      settings: { equals: {} },
      names: { none: {} },
      characters: { none: {} },
      seats: { none: {} },
      leads: { none: {} },
      motions: { none: {} },
      reports: { none: {} },
      threads: { none: {} },
      bossDecks: { none: {} },
      wars: { none: {} },
    },
  })
}
