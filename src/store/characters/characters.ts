/** Stores characters, with their XP and Achievements. */

import type { Transaction } from '../database/open.ts'
import type { AchievementEarned, Character, XpEntry } from '../generated/client.ts'

type NewCharacter = {
  readonly playerId: string
  readonly guildId: string
  readonly name: string
  readonly heroCardId: string
  readonly className: string
}

/** Creates a character. If the player has no active one in that guild, the new one becomes active. */
export async function createCharacter(tx: Transaction, character: NewCharacter): Promise<Character> {
  const made = await tx.character.create({ data: character })
  const active = await findActiveCharacter(tx, character.guildId, character.playerId)
  return active ? made : activateCharacter(tx, made.id)
}

/** Returns a player's characters in a guild, retired ones last. */
export async function charactersOfPlayer(
  tx: Transaction,
  guildId: string,
  playerId: string,
): Promise<Character[]> {
  return tx.character.findMany({
    where: { guildId, playerId },
    orderBy: [{ retiredAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }],
  })
}

/**
 * Returns the heroes of other people's characters in a guild, each once per person. Retired characters are left out.
 */
export async function heroesOfOtherPlayers(
  tx: Transaction,
  guildId: string,
  playerId: string,
): Promise<{ playerId: string; heroCardId: string }[]> {
  return tx.character.findMany({
    where: { guildId, playerId: { not: playerId }, retiredAt: null },
    select: { playerId: true, heroCardId: true },
    distinct: ['playerId', 'heroCardId'],
  })
}

/** Returns the character with which the player raids, or null. */
export async function findActiveCharacter(
  tx: Transaction,
  guildId: string,
  playerId: string,
): Promise<Character | null> {
  return tx.character.findFirst({ where: { guildId, playerId, active: true } })
}

/** Makes this character the only active one of its player in its guild, and ends its retirement. */
export async function activateCharacter(tx: Transaction, id: string): Promise<Character> {
  const { guildId, playerId } = await tx.character.findUniqueOrThrow({ where: { id } })
  await tx.$queryRaw`SELECT 1 FROM "Player" WHERE id = ${playerId} FOR UPDATE`
  await tx.character.updateMany({ where: { guildId, playerId, active: true }, data: { active: false } })
  return tx.character.update({ where: { id }, data: { active: true, retiredAt: null } })
}

/** Retires a character. It keeps everything, but can't raid until `activateCharacter` makes it active again. */
export async function retireCharacter(tx: Transaction, id: string, now = new Date()): Promise<Character> {
  return tx.character.update({ where: { id }, data: { active: false, retiredAt: now } })
}

type Xp = {
  readonly characterId: string
  readonly reason: string
  readonly amount: number
  /** The reason and the author of a correction of the XP. */
  readonly note?: string
  readonly byId?: string
}

/**
 * Books the XP from a raid. Each reason counts once for each character and raid, however often it is booked.
 * @returns the entries that were booked now
 */
export async function saveEarnedXp(
  tx: Transaction,
  raidId: string,
  earned: readonly Xp[],
): Promise<XpEntry[]> {
  const data = earned.map((entry) => ({ ...entry, raidId }))
  const booked = await tx.xpEntry.createManyAndReturn({ data, skipDuplicates: true })
  for (const { characterId, amount } of booked) {
    await tx.character.update({ where: { id: characterId }, data: { xp: { increment: amount } } })
  }
  return booked
}

type Earned = { readonly characterId: string; readonly cardId: string; readonly raid: string }

/** Books Achievements, each once for each character and raid. Returns the entries that were new. */
export async function saveEarnedAchievements(
  tx: Transaction,
  raidId: string,
  earned: readonly Earned[],
): Promise<AchievementEarned[]> {
  const data = earned.map(({ raid: raidName, ...entry }) => ({ ...entry, raidName, raidId }))
  return tx.achievementEarned.createManyAndReturn({ data, skipDuplicates: true })
}

type Run = {
  readonly raidId: string
  readonly code: string
  readonly raid: string
  readonly mode: string
  readonly status: 'won' | 'lost' | 'drawn'
  readonly endedAt: Date | null
  /** The number of corrections with /judge. */
  readonly corrections: number
  /** The number of turns of the raid; null if no record of the raid is stored. */
  readonly turns: number | null
}

/** Returns the raids that a character played to their end, the latest first. Abandoned raids are left out. */
export async function finishedRunsOfCharacter(tx: Transaction, characterId: string): Promise<Run[]> {
  const raids = await tx.raid.findMany({
    where: { seats: { some: { characterId } }, status: { in: ['won', 'lost', 'drawn'] } },
    select: {
      id: true,
      code: true,
      name: true,
      mode: true,
      status: true,
      endedAt: true,
      record: { select: { corrections: true, turns: true } },
    },
    orderBy: { endedAt: 'desc' },
  })
  return raids.flatMap(({ id, name, status, record, ...raid }) =>
    status === 'won' || status === 'lost' || status === 'drawn'
      ? [{ ...raid, raidId: id, raid: name, status, ...countedIn(record) }]
      : [],
  )
}

const countedIn = (record: { corrections: number; turns: number } | null) => ({
  corrections: record?.corrections ?? 0,
  turns: record?.turns ?? null,
})

type Sheet = {
  readonly character: Character
  readonly runs: readonly Run[]
  readonly achievements: readonly AchievementEarned[]
  readonly xp: readonly XpEntry[]
}

/** Returns everything that a character sheet shows, with the latest entries first; null for an unknown character. */
export async function findCharacterSheet(tx: Transaction, characterId: string): Promise<Sheet | null> {
  const found = await tx.character.findUnique({
    where: { id: characterId },
    include: { achievements: { orderBy: { earnedAt: 'desc' } }, xpEntries: { orderBy: { at: 'desc' } } },
  })
  if (!found) return null
  const { achievements, xpEntries: xp, ...character } = found
  return { character, achievements, xp, runs: await finishedRunsOfCharacter(tx, characterId) }
}
