/** The raids in which a person has played the Boss, for sheets and histories. */

import type { Transaction } from '../database/open.ts'
import type { Prisma } from '../generated/client.ts'
import { playerNameSelection, playerWithNameInServer } from '../people/names.ts'
import { RANKED_RAID_CONDITION } from './leaderboards.ts'

type Whose = { readonly guildId: string; readonly playerId: string; readonly number: number }

const asBoss = ({ guildId, playerId, number }: Whose): Prisma.RunRecordWhereInput => ({
  guildId,
  raid: { seats: { some: { playerId, number } } },
})

const told = {
  raidId: true,
  raidName: true,
  mode: true,
  status: true,
  turns: true,
  raiders: true,
  felled: true,
  corrections: true,
  byHand: true,
  computers: true,
  endedAt: true,
  raid: { select: { code: true, hints: true } },
} satisfies Prisma.RunRecordSelect

export type PastBossPlayerRun = Omit<
  Prisma.RunRecordGetPayload<{ select: typeof told }>,
  'raidName' | 'raid'
> & {
  readonly raid: string
  readonly code: string
  readonly hints: number
}

/**
 * Returns the raids that the person played to their end as the Boss, the latest first.
 * @param whose `number` is the seat number of Bosses
 */
export async function bossPlayerRunsOfPerson(
  tx: Transaction,
  whose: Whose,
  { take, skip = 0 }: { take?: number; skip?: number } = {},
): Promise<PastBossPlayerRun[]> {
  const found = await tx.runRecord.findMany({
    where: asBoss(whose),
    select: told,
    orderBy: [{ endedAt: 'desc' }, { raidId: 'desc' }],
    skip,
    ...(take === undefined ? {} : { take }),
  })
  return found.map(({ raidName, raid, ...run }) => ({ ...run, ...raid, raid: raidName }))
}

interface InGuild {
  readonly guildId: string
  readonly number: number
  readonly raid: string | null
  readonly mode: string | null
}

/**
 * Returns the ranked raids of a guild, each with its Boss player. Raids in which the computer played the Boss or a
 * raider are left out.
 */
export async function rankedBossPlayerRunsOfGuild(tx: Transaction, { guildId, number, raid, mode }: InGuild) {
  const found = await tx.runRecord.findMany({
    where: {
      guildId,
      ...RANKED_RAID_CONDITION,
      computers: 0,
      raid: { seats: { some: { number } } },
      ...(raid === null ? {} : { raidName: raid }),
      ...(mode === null ? {} : { mode }),
    },
    select: {
      ...told,
      raid: {
        select: { seats: { where: { number }, select: { player: playerNameSelection(guildId) } } },
      },
    },
  })
  return found.flatMap(({ raidName, raid: { seats }, ...run }) =>
    seats.map(({ player }) => ({ person: playerWithNameInServer(player), run: { ...run, raid: raidName } })),
  )
}
