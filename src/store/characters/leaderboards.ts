/**
 * Reads the data of a guild's Achievements and leaderboards. A raid with corrections by /judge, or with cards that
 * were played by hand, is on no list that compares people. A raid without a record, such as one that was left early,
 * counts as a raid without corrections.
 */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'
import { Prisma } from '../generated/client.ts'
import { playerNameSelection, playerWithNameInServer } from '../people/names.ts'

/**
 * The condition for a raid that counts on leaderboards: no corrections, and no cards that the players applied by
 * hand.
 */
export const RANKED_RAID_CONDITION = { corrections: 0, byHand: 0 } as const

/**
 * The SQL condition for a raid that counts on leaderboards. `k` is the raid's row of `RunRecord`, which may be
 * missing.
 */
const isRanked = Prisma.sql`COALESCE(k.corrections + k."byHand", 0) = 0`

/** An Achievement that a character has earned in a raid. */
type Feat = {
  readonly cardId: string
  readonly earnedAt: Date
  readonly code: string
  readonly mode: string
  readonly characterId: string
  readonly character: string
}

/** Returns all Achievements of a player's characters in a guild, the earliest first. */
export async function achievementsOfPlayer(
  tx: Transaction,
  guildId: string,
  playerId: string,
): Promise<Feat[]> {
  const rows = await tx.achievementEarned.findMany({
    where: { character: { guildId, playerId } },
    select: {
      cardId: true,
      earnedAt: true,
      characterId: true,
      character: { select: { name: true } },
      raid: { select: { code: true, mode: true } },
    },
    orderBy: [{ earnedAt: 'asc' }, { characterId: 'asc' }],
  })
  return rows.map(({ character, raid, ...row }) => ({ ...row, ...raid, character: character.name }))
}

const holdersSchema = z.array(z.object({ cardId: z.string(), holders: z.number().int() }))

/** Returns how many of a guild's characters have earned each Achievement in a raid that counts. */
export async function countAchievementHolders(
  tx: Transaction,
  guildId: string,
): Promise<Map<string, number>> {
  const rows: unknown = await tx.$queryRaw`
    SELECT a."cardId", COUNT(DISTINCT a."characterId")::int AS holders
    FROM "AchievementEarned" a JOIN "Character" c ON c.id = a."characterId"
    LEFT JOIN "RunRecord" k ON k."raidId" = a."raidId"
    WHERE c."guildId" = ${guildId} AND ${isRanked} GROUP BY a."cardId"`
  return new Map(holdersSchema.parse(rows).map(({ cardId, holders }) => [cardId, holders]))
}

const firstSchema = z.array(
  z.object({
    cardId: z.string(),
    earnedAt: z.date(),
    code: z.string(),
    mode: z.string(),
    character: z.string(),
    player: z.string(),
  }),
)
type FirstFeat = z.output<typeof firstSchema>[number]

/**
 * Returns the characters who earned each Achievement first in a guild: all who earned it in the first raid that
 * counts and gave it.
 */
export async function firstAchievementHoldersOfGuild(tx: Transaction, guildId: string): Promise<FirstFeat[]> {
  const rows: unknown = await tx.$queryRaw`
    WITH first AS (
      SELECT DISTINCT ON (a."cardId") a."cardId", a."raidId"
      FROM "AchievementEarned" a JOIN "Character" c ON c.id = a."characterId"
      LEFT JOIN "RunRecord" k ON k."raidId" = a."raidId"
      WHERE c."guildId" = ${guildId} AND ${isRanked}
      ORDER BY a."cardId", a."earnedAt", a."raidId")
    SELECT a."cardId", a."earnedAt", r.code, r.mode, c.name AS character, coalesce(n.name, p.name) AS player
    FROM first f
    JOIN "AchievementEarned" a ON a."raidId" = f."raidId" AND a."cardId" = f."cardId"
    JOIN "Raid" r ON r.id = a."raidId"
    JOIN "Character" c ON c.id = a."characterId"
    JOIN "Player" p ON p.id = c."playerId"
    LEFT JOIN "PlayerName" n ON n."playerId" = p.id AND n."guildId" = c."guildId"
    ORDER BY a."cardId", a."earnedAt", c.id`
  return firstSchema.parse(rows)
}

/** Selects raids of a guild, by their name and their difficulty. Null selects all names, or all difficulties. */
type Scope = {
  readonly guildId: string
  readonly raid: string | null
  readonly mode: string | null
}

const xpSchema = z.array(z.object({ id: z.string(), personId: z.string(), xp: z.number().int() }))
type XpScore = z.output<typeof xpSchema>[number]

/**
 * Returns the XP of a guild's characters from ranked raids, the oldest character first. Characters without XP
 * are left out.
 */
export async function xpScores(tx: Transaction, { guildId, raid, mode }: Scope): Promise<XpScore[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT x."characterId" AS id, c."playerId" AS "personId", SUM(x.amount)::int AS xp
    FROM "Raid" r JOIN "XpEntry" x ON x."raidId" = r.id JOIN "Character" c ON c.id = x."characterId" LEFT JOIN "RunRecord" k ON k."raidId" = r.id
    WHERE r."guildId" = ${guildId} AND ${isRanked} AND (${raid}::text IS NULL OR r.name = ${raid})
      AND (${mode}::text IS NULL OR r.mode = ${mode})
    GROUP BY x."characterId", c."playerId" HAVING SUM(x.amount) > 0 ORDER BY x."characterId"`
  return xpSchema.parse(rows)
}

const winsSchema = z.array(
  z.object({ id: z.string(), personId: z.string(), mode: z.string(), wins: z.number().int() }),
)
type WinScore = z.output<typeof winsSchema>[number]

/** Returns the number of ranked raids that each character has won on each difficulty, the oldest character first. */
export async function winScores(tx: Transaction, { guildId, raid, mode }: Scope): Promise<WinScore[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT s."characterId" AS id, c."playerId" AS "personId", r.mode, COUNT(DISTINCT r.id)::int AS wins
    FROM "Raid" r JOIN "Seat" s ON s."raidId" = r.id JOIN "Character" c ON c.id = s."characterId" LEFT JOIN "RunRecord" k ON k."raidId" = r.id
    WHERE r."guildId" = ${guildId} AND ${isRanked} AND r.status = 'won'
      AND (${raid}::text IS NULL OR r.name = ${raid}) AND (${mode}::text IS NULL OR r.mode = ${mode})
    GROUP BY s."characterId", c."playerId", r.mode ORDER BY s."characterId"`
  return winsSchema.parse(rows)
}

export type WonRaid = {
  readonly raidId: string
  readonly raid: string
  readonly mode: string
  readonly turns: number
  readonly endedAt: Date
  readonly raiders: number
  readonly computers: number
  /** The number of hints that its players got from the computer. */
  readonly hints: number
}

/** Returns the won ranked raids of a guild. */
export async function wonRaidsOfGuild(tx: Transaction, { guildId, raid, mode }: Scope): Promise<WonRaid[]> {
  const found = await tx.runRecord.findMany({
    where: {
      guildId,
      status: 'won',
      ...RANKED_RAID_CONDITION,
      ...(raid === null ? {} : { raidName: raid }),
      ...(mode === null ? {} : { mode }),
    },
    select: {
      raidId: true,
      raidName: true,
      mode: true,
      turns: true,
      endedAt: true,
      raiders: true,
      computers: true,
      raid: { select: { hints: true } },
    },
  })
  return found.map(({ raidName, raid: { hints }, ...clear }) => ({ ...clear, hints, raid: raidName }))
}

/** Returns the players who had a character in each won raid of a guild, by the raid's id. */
export async function playersOfWonRaids(tx: Transaction, guildId: string): Promise<Map<string, Set<string>>> {
  const rows = await tx.seat.findMany({
    where: { characterId: { not: null }, raid: { guildId, status: 'won' } },
    select: { raidId: true, playerId: true },
  })
  const winners = new Map<string, Set<string>>()
  for (const { raidId, playerId } of rows)
    winners.set(raidId, (winners.get(raidId) ?? new Set()).add(playerId))
  return winners
}

/** Returns a raid's code and the characters that played in it. */
export async function raidWithCharacters(tx: Transaction, guildId: string, raidId: string) {
  const { code, seats } = await tx.raid.findUniqueOrThrow({
    where: { id: raidId },
    select: {
      code: true,
      seats: {
        select: { character: { select: { id: true, name: true, player: playerNameSelection(guildId) } } },
        orderBy: { number: 'asc' },
      },
    },
  })
  const named = seats.map(({ character }) => ({
    character: character && { ...character, player: playerWithNameInServer(character.player) },
  }))
  return { code, seats: named }
}

export type CharacterWithPlayer = {
  readonly id: string
  readonly guildId: string
  readonly name: string
  readonly heroCardId: string
  readonly className: string
  readonly xp: number
  readonly retiredAt: Date | null
  readonly player: { readonly id: string; readonly name: string }
}

/** Returns characters with their players, by id. */
export async function charactersById(
  tx: Transaction,
  guildId: string,
  ids: readonly string[],
): Promise<Map<string, CharacterWithPlayer>> {
  const rows = await tx.character.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      guildId: true,
      name: true,
      heroCardId: true,
      className: true,
      xp: true,
      retiredAt: true,
      player: playerNameSelection(guildId),
    },
  })
  return new Map(rows.map((row) => [row.id, { ...row, player: playerWithNameInServer(row.player) }]))
}

/** Returns the ids of a player's characters in a guild. */
export async function characterIdsOfPlayer(
  tx: Transaction,
  guildId: string,
  playerId: string,
): Promise<Set<string>> {
  const rows = await tx.character.findMany({ where: { guildId, playerId }, select: { id: true } })
  return new Set(rows.map((row) => row.id))
}
