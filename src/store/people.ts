/** Guilds and players, as Discord knows them. */
import type { Prisma } from './generated/client.ts'
import type { Tx } from './open.ts'

/** Makes sure that the guild has a row. Two who do it at once are no harm, which Prisma's upsert doesn't promise. */
export async function rememberGuild(tx: Tx, id: string): Promise<void> {
  await tx.guild.createMany({ data: [{ id }], skipDuplicates: true })
}

/** A guild's settings as they were saved; an empty object for one that has none. */
export async function guildSettings(tx: Tx, id: string): Promise<unknown> {
  return (await tx.guild.findUnique({ where: { id } }))?.settings ?? {}
}

/** Replaces a guild's settings. */
export async function saveGuildSettings(tx: Tx, id: string, settings: Prisma.InputJsonObject): Promise<void> {
  await tx.guild.upsert({ where: { id }, create: { id, settings }, update: { settings } })
}

/** Players' settings as they were saved, by their ids; of who was never remembered, none. */
export async function playersSettings(tx: Tx, ids: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await tx.player.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, settings: true },
  })
  return new Map(rows.map(({ id, settings }) => [id, settings]))
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Makes sure that the player has a row, under the name that they bear now. @returns the same player */
export async function rememberPlayer(tx: Tx, player: Named): Promise<Named> {
  await tx.$executeRaw`
    INSERT INTO "Player" (id, name, "updatedAt") VALUES (${player.id}, ${player.name}, now())
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, "updatedAt" = now() WHERE "Player".name <> excluded.name`
  return player
}
