/** Guilds and players, as Discord knows them. */
import type { Guild, Player, Prisma } from './generated/client.ts'
import type { Tx } from './open.ts'

/** Makes sure that the guild has a row. */
export async function rememberGuild(tx: Tx, id: string): Promise<Guild> {
  return tx.guild.upsert({ where: { id }, create: { id }, update: {} })
}

/** A guild's settings as they were saved; an empty object for one that has none. */
export async function guildSettings(tx: Tx, id: string): Promise<unknown> {
  return (await tx.guild.findUnique({ where: { id } }))?.settings ?? {}
}

/** Replaces a guild's settings. */
export async function saveGuildSettings(tx: Tx, id: string, settings: Prisma.InputJsonObject): Promise<void> {
  await tx.guild.upsert({ where: { id }, create: { id, settings }, update: { settings } })
}

/** Makes sure that the player has a row, under the name that they bear now. */
export async function rememberPlayer(
  tx: Tx,
  player: { readonly id: string; readonly name: string },
): Promise<Player> {
  const { id, name } = player
  return tx.player.upsert({ where: { id }, create: { id, name }, update: { name } })
}
