/** Nicknames: each server has its own for a person. If a server has none, the first known name is shown. */

import type { Tx } from '../database/open.ts'
import type { Prisma } from '../generated/client.ts'

/** Selects a player with their name in a server. `nameInServer` reads it. */
export const playerIn = (guildId: string) =>
  ({
    select: { id: true, name: true, names: { where: { guildId }, select: { name: true } } },
  }) satisfies Prisma.PlayerDefaultArgs

interface Selected {
  readonly id: string
  readonly name: string
  readonly names: readonly { readonly name: string }[]
}

export const nameInServer = ({ id, name, names }: Selected): { id: string; name: string } => ({
  id,
  name: names[0]?.name ?? name,
})

/** The names of these people in a server, by id. */
export async function playerNamesIn(
  tx: Tx,
  guildId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.player.findMany({ where: { id: { in: [...ids] } }, ...playerIn(guildId) })
  return new Map(rows.map(nameInServer).map(({ id, name }) => [id, name]))
}

/** @throws Prisma's P2025 when the player was never stored */
export async function playerNameIn(tx: Tx, guildId: string, id: string): Promise<string> {
  return nameInServer(await tx.player.findUniqueOrThrow({ where: { id }, ...playerIn(guildId) })).name
}
