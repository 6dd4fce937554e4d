/** The raids that characters played to their end, for histories. */

import type { Tx } from '../database/open.ts'
import type { Prisma } from '../generated/client.ts'
import { nameInServer, playerIn } from '../people/names.ts'

const SEEN_THROUGH = ['won', 'lost', 'drawn'] as const

const people = (guildId: string) =>
  ({
    select: {
      number: true,
      deck: true,
      player: playerIn(guildId),
      character: { select: { id: true, name: true, heroCardId: true, player: playerIn(guildId) } },
    },
    orderBy: { number: 'asc' },
  }) satisfies Prisma.Raid$seatsArgs

type Sitter = Prisma.SeatGetPayload<Pick<ReturnType<typeof people>, 'select'>>

const sitter = ({ player, character, ...seat }: Sitter) => ({
  ...seat,
  player: nameInServer(player),
  character: character && { ...character, player: nameInServer(character.player) },
})

const brief = (guildId: string) =>
  ({
    id: true,
    code: true,
    name: true,
    mode: true,
    status: true,
    endedAt: true,
    seats: people(guildId),
    record: {
      select: { turns: true, damage: true, bosses: true, corrections: true, raiders: true, felled: true },
    },
  }) satisfies Prisma.RaidSelect

type Named<T extends { seats: Sitter[] }> = Omit<T, 'seats'> & { seats: ReturnType<typeof sitter>[] }

type PastRaid = Named<Prisma.RaidGetPayload<{ select: ReturnType<typeof brief> }>>
export type PastRun = PastRaid & { readonly xpEntries: readonly { readonly amount: number }[] }

const seenThroughBy = (characterId: string): Prisma.RaidWhereInput => ({
  seats: { some: { characterId } },
  status: { in: [...SEEN_THROUGH] },
})

export const countRuns = (tx: Tx, characterId: string): Promise<number> =>
  tx.raid.count({ where: seenThroughBy(characterId) })

/** The runs of a character with the XP from each, the latest first. */
export async function readRuns(
  tx: Tx,
  { id: characterId, guildId }: { id: string; guildId: string },
  skip: number,
  take: number,
): Promise<PastRun[]> {
  const rows = await tx.raid.findMany({
    where: seenThroughBy(characterId),
    select: { ...brief(guildId), xpEntries: { where: { characterId }, select: { amount: true } } },
    orderBy: [{ endedAt: 'desc' }, { id: 'desc' }],
    skip,
    take,
  })
  return rows.map((row) => ({ ...row, seats: row.seats.map(sitter) }))
}

const whole = (guildId: string) =>
  ({
    ...brief(guildId),
    guildId: true,
    cardHash: true,
    startedAt: true,
    leader: playerIn(guildId),
    xpEntries: {
      select: { characterId: true, reason: true, amount: true, note: true, byId: true },
      orderBy: { at: 'asc' },
    },
    achievements: { select: { cardId: true }, distinct: ['cardId'] },
  }) satisfies Prisma.RaidSelect

type WholeRow = Prisma.RaidGetPayload<{ select: ReturnType<typeof whole> }>
export type WholeRun = Omit<Named<WholeRow>, 'leader'> & { leader: ReturnType<typeof nameInServer> }

/** A raid with everybody's rewards, whatever its status. Null when the guild has no raid of that code. */
export async function readRun(tx: Tx, guildId: string, code: string): Promise<WholeRun | null> {
  const row = await tx.raid.findFirst({
    where: { guildId, code: code.trim().toUpperCase() },
    select: whole(guildId),
  })
  return row && { ...row, seats: row.seats.map(sitter), leader: nameInServer(row.leader) }
}

type PastWhere = {
  readonly guildId: string
  /** The beginning of a code, or any of these raids. */
  readonly code: string
  readonly raids: readonly string[]
  /** Excludes raids of these names. */
  readonly without: readonly string[]
  /** Includes abandoned raids. */
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
