/** Stores guilds and players, with the names that Discord gives them. */
import { z } from 'zod'
import type { Store, Transaction } from '../database/open.ts'
import type { Prisma } from '../generated/client.ts'

/** Ensures that the guild has a row. Two simultaneous calls are safe, which Prisma's upsert doesn't guarantee. */
export async function ensureGuild(tx: Transaction, id: string): Promise<void> {
  await tx.guild.createMany({ data: [{ id }], skipDuplicates: true })
}

/** Returns a guild's saved settings; an empty object if it has none. */
export async function readGuildSettings(tx: Transaction, id: string): Promise<unknown> {
  return (await tx.guild.findUnique({ where: { id } }))?.settings ?? {}
}

/** Replaces a guild's settings. */
export async function saveGuildSettings(
  tx: Transaction,
  id: string,
  settings: Prisma.InputJsonObject,
): Promise<void> {
  await tx.guild.upsert({ where: { id }, create: { id, settings }, update: { settings } })
}

/** Returns players' saved settings by player id. Unknown players have no entry. */
export async function findSettingsOfPlayers(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await tx.player.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, settings: true },
  })
  return new Map(rows.map(({ id, settings }) => [id, settings]))
}

/** Records that the stored data of a player has changed: the settings, or one of the characters. */
export async function markPlayerChanged(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Player" SET "updatedAt" = now() WHERE id = ${id}`
}

const idsSchema = z.array(z.object({ id: z.string() }))

/** Returns the ids of the players whose rows were written after the given rows were read. */
export async function findChangedPlayers(
  { prepared }: Pick<Store, 'prepared'>,
  known: readonly { readonly id: string; readonly updatedAt: Date }[],
): Promise<string[]> {
  const text = `
    SELECT p.id FROM jsonb_to_recordset($1::jsonb) AS known(id text, at timestamptz) JOIN "Player" p USING (id)
    WHERE p."updatedAt" <> known.at`
  const rowsKnown = known.map(({ id, updatedAt }) => ({ id, at: updatedAt.toISOString() }))
  const { rows } = await prepared('who has changed', text, [JSON.stringify(rowsKnown)])
  return idsSchema.parse(rows).map(({ id }) => id)
}

/** Records a former name of the player or of one of their characters, because old logs may contain it. */
export async function saveFormerName(tx: Transaction, playerId: string, name: string): Promise<void> {
  await tx.formerName.createMany({ data: [{ playerId, name }], skipDuplicates: true })
}

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * Ensures that the player has a row, and stores the name as the player's name in the server. A name that it replaces
 * becomes a former name.
 * @param guildId null if the name belongs to no server
 * @returns the same player
 */
export async function ensurePlayer(tx: Transaction, player: Named, guildId: string | null): Promise<Named> {
  const { id, name } = player
  await tx.$executeRaw`
    INSERT INTO "Player" (id, name, "updatedAt") VALUES (${id}, ${name}, now()) ON CONFLICT (id) DO NOTHING`
  if (guildId === null) return player
  await tx.$executeRaw`
    WITH former AS (
      INSERT INTO "FormerName" ("playerId", name)
      SELECT "playerId", name FROM "PlayerName"
      WHERE "playerId" = ${id} AND "guildId" = ${guildId} AND name <> ${name}
      ON CONFLICT DO NOTHING)
    INSERT INTO "PlayerName" ("playerId", "guildId", name) VALUES (${id}, ${guildId}, ${name})
    ON CONFLICT ("playerId", "guildId") DO UPDATE SET name = excluded.name WHERE "PlayerName".name <> excluded.name`
  return player
}
