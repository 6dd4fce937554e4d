/** The raids that characters have seen through, as histories tell them. */
import type { Prisma } from './generated/client.ts'
import type { Tx } from './open.ts'

const SEEN_THROUGH = ['won', 'lost', 'drawn'] as const

const people = {
  select: {
    number: true,
    deck: true,
    player: { select: { id: true, name: true } },
    character: {
      select: { id: true, name: true, heroCardId: true, player: { select: { id: true, name: true } } },
    },
  },
  orderBy: { number: 'asc' },
} satisfies Prisma.Raid$seatsArgs

const brief = {
  id: true,
  code: true,
  name: true,
  mode: true,
  status: true,
  endedAt: true,
  seats: people,
  record: {
    select: { turns: true, damage: true, bosses: true, corrections: true, raiders: true, felled: true },
  },
} satisfies Prisma.RaidSelect

type PastRaid = Prisma.RaidGetPayload<{ select: typeof brief }>
export type PastRun = PastRaid & { readonly xpEntries: readonly { readonly amount: number }[] }

const seenThroughBy = (characterId: string): Prisma.RaidWhereInput => ({
  seats: { some: { characterId } },
  status: { in: [...SEEN_THROUGH] },
})

export const countRuns = (tx: Tx, characterId: string): Promise<number> =>
  tx.raid.count({ where: seenThroughBy(characterId) })

/** The runs of a character with the XP that each brought it, the latest first. */
export async function readRuns(tx: Tx, characterId: string, skip: number, take: number): Promise<PastRun[]> {
  return tx.raid.findMany({
    where: seenThroughBy(characterId),
    select: { ...brief, xpEntries: { where: { characterId }, select: { amount: true } } },
    orderBy: [{ endedAt: 'desc' }, { id: 'desc' }],
    skip,
    take,
  })
}

const whole = {
  ...brief,
  guildId: true,
  cardHash: true,
  startedAt: true,
  leader: { select: { id: true, name: true } },
  xpEntries: {
    select: { characterId: true, reason: true, amount: true, note: true, byId: true },
    orderBy: { at: 'asc' },
  },
  achievements: { select: { cardId: true }, distinct: ['cardId'] },
} satisfies Prisma.RaidSelect

export type WholeRun = Prisma.RaidGetPayload<{ select: typeof whole }>

/** A raid with all that it earned whom, whatever became of it; null when the guild has none of that code. */
export async function readRun(tx: Tx, guildId: string, code: string): Promise<WholeRun | null> {
  return tx.raid.findFirst({ where: { guildId, code: code.trim().toUpperCase() }, select: whole })
}

/** What these people are called now, by id. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.player.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type PastWhere = {
  readonly guildId: string
  /** The beginning of a code, or any of these raids. */
  readonly code: string
  readonly raids: readonly string[]
  /** No raid of that name. */
  readonly without: readonly string[]
  /** Also those that were given up on the way. */
  readonly abandoned: boolean
  readonly take: number
}

export type PastName = Pick<PastRaid, 'code' | 'name' | 'mode' | 'status' | 'endedAt'>

/** Raids that were begun and are over, the latest first. */
export async function findPast(
  tx: Tx,
  { guildId, code, raids, without, abandoned, take }: PastWhere,
): Promise<PastName[]> {
  return tx.raid.findMany({
    where: {
      guildId,
      status: { in: abandoned ? [...SEEN_THROUGH, 'abandoned'] : [...SEEN_THROUGH] },
      version: { gt: 0 },
      NOT: { name: { in: [...without] } },
      OR: [{ code: { startsWith: code.trim().toUpperCase() } }, { name: { in: [...raids] } }],
    },
    select: { code: true, name: true, mode: true, status: true, endedAt: true },
    orderBy: { updatedAt: 'desc' },
    take,
  })
}
