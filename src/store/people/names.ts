/** Reads nicknames: each server has its own name for a person. If a server has none, the first known name is used. */

import type { Transaction } from '../database/open.ts'
import type { Prisma } from '../generated/client.ts'

/** Selects the columns from which `playerWithNameInServer` reads a player's name in a server. */
export const playerNameSelection = (guildId: string) =>
  ({
    select: { id: true, name: true, names: { where: { guildId }, select: { name: true } } },
  }) satisfies Prisma.PlayerDefaultArgs

interface Selected {
  readonly id: string
  readonly name: string
  readonly names: readonly { readonly name: string }[]
}

export const playerWithNameInServer = ({ id, name, names }: Selected): { id: string; name: string } => ({
  id,
  name: names[0]?.name ?? name,
})

/** Returns the names of these people in a server, by id. */
export async function playerNamesInServer(
  tx: Transaction,
  guildId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.player.findMany({ where: { id: { in: [...ids] } }, ...playerNameSelection(guildId) })
  return new Map(rows.map(playerWithNameInServer).map(({ id, name }) => [id, name]))
}

/** Returns a player's name in a server. @throws Prisma's P2025 if the player was never stored */
export async function playerNameInServer(tx: Transaction, guildId: string, id: string): Promise<string> {
  return playerWithNameInServer(
    await tx.player.findUniqueOrThrow({ where: { id }, ...playerNameSelection(guildId) }),
  ).name
}
