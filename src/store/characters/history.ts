/** The raids that characters played to their end, for histories. */

import type { Transaction } from '../database/open.ts'
import type { Prisma } from '../generated/client.ts'
import { playerNameSelection, playerWithNameInServer } from '../people/names.ts'

const SEEN_THROUGH = ['won', 'lost', 'drawn'] as const

const people = (guildId: string) =>
  ({
    select: {
      number: true,
      deck: true,
      player: playerNameSelection(guildId),
      character: { select: { id: true, name: true, heroCardId: true, player: playerNameSelection(guildId) } },
    },
    orderBy: { number: 'asc' },
  }) satisfies Prisma.Raid$seatsArgs

type Sitter = Prisma.SeatGetPayload<Pick<ReturnType<typeof people>, 'select'>>

const sitter = ({ player, character, ...seat }: Sitter) => ({
  ...seat,
  player: playerWithNameInServer(player),
  character: character && { ...character, player: playerWithNameInServer(character.player) },
})

const brief = (guildId: string) =>
  ({
    id: true,
    code: true,
    name: true,
    mode: true,
    status: true,
    endedAt: true,
    hints: true,
    seats: people(guildId),
    record: {
      select: {
        turns: true,
        damage: true,
        bosses: true,
        corrections: true,
        byHand: true,
        computers: true,
        raiders: true,
        felled: true,
      },
    },
  }) satisfies Prisma.RaidSelect

type Named<T extends { seats: Sitter[] }> = Omit<T, 'seats'> & { seats: ReturnType<typeof sitter>[] }

type PastRaid = Named<Prisma.RaidGetPayload<{ select: ReturnType<typeof brief> }>>
export type PastRunOfCharacter = PastRaid & { readonly xpEntries: readonly { readonly amount: number }[] }

const seenThroughBy = (characterId: string): Prisma.RaidWhereInput => ({
  seats: { some: { characterId } },
  status: { in: [...SEEN_THROUGH] },
})

export const countRunsOfCharacter = (tx: Transaction, characterId: string): Promise<number> =>
  tx.raid.count({ where: seenThroughBy(characterId) })

/** Returns the runs of a character with the XP from each, the latest first. */
export async function findPastRunsPageOfCharacter(
  tx: Transaction,
  { id: characterId, guildId }: { id: string; guildId: string },
  skip: number,
  take: number,
): Promise<PastRunOfCharacter[]> {
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
    leader: playerNameSelection(guildId),
    xpEntries: {
      select: { characterId: true, reason: true, amount: true, note: true, byId: true },
      orderBy: { at: 'asc' },
    },
    achievements: { select: { cardId: true }, distinct: ['cardId'] },
  }) satisfies Prisma.RaidSelect

type WholeRow = Prisma.RaidGetPayload<{ select: ReturnType<typeof whole> }>
export type RaidWithRewards = Omit<Named<WholeRow>, 'leader'> & {
  leader: ReturnType<typeof playerWithNameInServer>
}

/** Returns a raid with everybody's rewards, whatever its status; null if the guild has no raid with that code. */
export async function findRaidWithRewards(
  tx: Transaction,
  guildId: string,
  code: string,
): Promise<RaidWithRewards | null> {
  const row = await tx.raid.findFirst({
    where: { guildId, code: code.trim().toUpperCase() },
    select: whole(guildId),
  })
  return row && { ...row, seats: row.seats.map(sitter), leader: playerWithNameInServer(row.leader) }
}

type PastWhere = {
  readonly guildId: string
  /** The code of a raid, or its beginning. If it is empty, all raids match. */
  readonly code: string
  /** The names of raids that match the typed text, whatever their code is. */
  readonly raids: readonly string[]
  /** Names of raids that are left out. */
  readonly without: readonly string[]
  /** Whether abandoned raids are included. */
  readonly abandoned: boolean
  readonly take: number
}

export type PastRaidSummary = Pick<PastRaid, 'code' | 'name' | 'mode' | 'status' | 'endedAt'>

/** Returns raids that were begun and are over, the latest first. */
export async function findPastRaids(
  tx: Transaction,
  { guildId, code, raids, without, abandoned, take }: PastWhere,
): Promise<PastRaidSummary[]> {
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
