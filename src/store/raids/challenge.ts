/** Reads and marks raids that are the challenge of a week, in all guilds. */

import type { Transaction } from '../database/open.ts'
import { playerNameSelection, playerWithNameInServer } from '../people/names.ts'

export async function setChallengeWeek(tx: Transaction, raidId: string, week: string | null): Promise<void> {
  await tx.raid.update({ where: { id: raidId }, data: { challenge: week }, select: { id: true } })
}

/**
 * Returns the ids of the raids that were begun first in a week's challenge, at most `most`. Other calls for this week
 * wait until this transaction ends.
 */
export async function lockChallengeAndFindFirstRaids(
  tx: Transaction,
  week: string,
  most: number,
): Promise<string[]> {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext(${`challenge:${week}`}))`
  const earliest = await tx.raid.findMany({
    where: { challenge: week, version: { gt: 0 } },
    orderBy: { startedAt: 'asc' },
    select: { id: true },
    take: most,
  })
  return earliest.map(({ id }) => id)
}

/** Returns all raids of a week's challenge that were begun. People have their nicknames in the given server. */
export async function challengeRaidsOfWeek(tx: Transaction, week: string, guildId: string) {
  const rows = await tx.raid.findMany({
    where: { challenge: week, version: { gt: 0 }, startedAt: { not: null } },
    orderBy: { startedAt: 'asc' },
    select: {
      id: true,
      code: true,
      guildId: true,
      status: true,
      startedAt: true,
      hints: true,
      record: {
        select: { turns: true, bosses: true, damage: true, corrections: true, undone: true, computers: true },
      },
      seats: { select: { player: playerNameSelection(guildId) }, orderBy: { number: 'asc' } },
    },
  })
  return rows.map(({ seats, ...row }) => ({
    ...row,
    people: seats.map(({ player }) => playerWithNameInServer(player)),
  }))
}
