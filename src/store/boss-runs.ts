/** The raids in which somebody has played the Boss, as sheets and histories tell them. */
import type { Prisma } from './generated/client.ts'
import type { Tx } from './open.ts'

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
  endedAt: true,
  raid: { select: { code: true } },
} satisfies Prisma.RunRecordSelect

export type PastBossRun = Omit<Prisma.RunRecordGetPayload<{ select: typeof told }>, 'raidName' | 'raid'> & {
  readonly raid: string
  readonly code: string
}

/**
 * Those that were seen through, the latest first.
 * @param whose `number` is the one under which Bosses' seats are kept
 */
export async function bossRunsOf(tx: Tx, whose: Whose, take?: number): Promise<PastBossRun[]> {
  const found = await tx.runRecord.findMany({
    where: asBoss(whose),
    select: told,
    orderBy: [{ endedAt: 'desc' }, { raidId: 'desc' }],
    ...(take === undefined ? {} : { take }),
  })
  return found.map(({ raidName, raid, ...run }) => ({ ...run, raid: raidName, code: raid.code }))
}
