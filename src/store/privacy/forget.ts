/** Deletes the rows of a person who is forgotten, and replaces the person by a nameless player. */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'
import { newNamelessId } from '../people/nameless.ts'

const idsSchema = z.array(z.object({ id: z.string() }))

/**
 * Deletes the data that no raid needs, and creates the nameless player. A repeated call returns the same player. A
 * person without a row, who for example only voted, gets one until the deletion is complete.
 * @returns the id of the nameless player
 */
export async function startForgettingPerson(tx: Transaction, id: string, nameless: string): Promise<string> {
  const player = await tx.player.findUnique({ where: { id }, select: { forgottenAs: true } })
  const as = player?.forgottenAs ?? newNamelessId()
  if (!player?.forgottenAs) await tx.player.create({ data: { id: as, name: nameless } })
  const data = { settings: {}, forgottenAs: as }
  await tx.player.upsert({ where: { id }, create: { id, name: nameless, ...data }, update: data })
  await tx.report.deleteMany({ where: { byId: id } })
  await tx.bossDeck.deleteMany({ where: { playerId: id } })
  await tx.ownThread.deleteMany({ where: { playerId: id } })
  await tx.topic.deleteMany({ where: { playerId: id } })
  return as
}

/**
 * Returns the people whose deletion began more than five minutes ago and isn't complete, because its process has
 * ended.
 */
export async function findPeopleNotFullyForgotten(tx: Transaction): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT id FROM "Player" WHERE "forgottenAs" IS NOT NULL AND "updatedAt" < now() - interval '5 minutes'`
  return idsSchema.parse(rows).map(({ id }) => id)
}

/**
 * Deletes the characters. If a character has a seat in a raid that has begun, its hero, XP and Achievements
 * stay without a name and a deck, because they are part of other people's history.
 * @returns the ids of the servers in which the person had characters
 */
export async function forgetCharactersOfPerson(
  tx: Transaction,
  { id, as }: { readonly id: string; readonly as: string },
  nameless: string,
): Promise<string[]> {
  const own = await tx.character.findMany({
    where: { playerId: id },
    select: { id: true, guildId: true, seats: { select: { raid: { select: { version: true } } } } },
    orderBy: { createdAt: 'asc' },
  })
  for (const [at, { id: characterId, seats }] of own.entries()) {
    await tx.levelTaken.deleteMany({ where: { characterId } })
    await tx.cardGained.deleteMany({ where: { characterId } })
    if (seats.some(({ raid }) => raid.version > 0)) {
      const name = at === 0 ? nameless : `${nameless} ${at + 1}`
      await tx.$executeRaw`
        UPDATE "Character" SET "playerId" = ${as}, name = ${name}, deck = NULL, "levelDraft" = NULL, "deckDraft" = NULL,
               collection = NULL, active = false, "retiredAt" = coalesce("retiredAt", now())
        WHERE id = ${characterId}::uuid`
    } else {
      await tx.seat.updateMany({ where: { characterId }, data: { characterId: null } })
      await tx.xpEntry.deleteMany({ where: { characterId } })
      await tx.achievementEarned.deleteMany({ where: { characterId } })
      await tx.character.delete({ where: { id: characterId } })
    }
  }
  return [...new Set(own.map(({ guildId }) => guildId))]
}

/** Deletes the person’s row with their names, and the nameless player if no raid needs it. */
export async function finishForgettingPerson(
  tx: Transaction,
  { id, as }: { readonly id: string; readonly as: string },
): Promise<void> {
  await tx.player.delete({ where: { id } })
  await tx.$executeRaw`
    DELETE FROM "Player" p WHERE p.id = ${as}
      AND NOT EXISTS (SELECT 1 FROM "Seat" WHERE "playerId" = p.id)
      AND NOT EXISTS (SELECT 1 FROM "Character" WHERE "playerId" = p.id)
      AND NOT EXISTS (SELECT 1 FROM "Raid" WHERE "leaderId" = p.id)
      AND NOT EXISTS (SELECT 1 FROM "War" WHERE "leaderId" = p.id)
      AND NOT EXISTS (SELECT 1 FROM "Motion" WHERE "byId" = p.id)`
}

const existsSchema = z.array(z.object({ name: z.string().nullable() }))

/** Deletes jobs about a person, such as their next reminder. The jobs are in another schema, which may not exist. */
export async function deleteJobsOfPerson(tx: Transaction, id: string): Promise<void> {
  const part = `%${id}%`
  const job = await tx.$queryRaw`SELECT to_regclass('pgboss.job')::text AS name`
  if (existsSchema.parse(job)[0]?.name)
    await tx.$executeRaw`DELETE FROM pgboss.job WHERE data::text LIKE ${part} OR singleton_key LIKE ${part}`
  const archive = await tx.$queryRaw`SELECT to_regclass('pgboss.archive')::text AS name`
  if (existsSchema.parse(archive)[0]?.name)
    await tx.$executeRaw`DELETE FROM pgboss.archive WHERE data::text LIKE ${part} OR singleton_key LIKE ${part}`
}
