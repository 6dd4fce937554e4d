/** Lists Achievements by raid: those that a person or a guild has earned, and the missing ones. */
import type { CardId } from '../engine/index.ts'
import type { UserText } from '../texts/user-text.ts'

export interface RaidWithAchievements {
  readonly name: string
  readonly title: string
  readonly achievements: readonly CardId[]
}

/** The name and the XP of an Achievement card. */
export interface AchievementCard {
  readonly name: string
  readonly xp?: number | undefined
}

/** A run that earned an Achievement. */
export interface EarnedAchievement {
  cardId: CardId
  earnedAt: Date
  code: string
  mode: string
  character: UserText
}

export interface AchievementEntry {
  card: CardId
  name: string
  xp: number
}

export interface PersonalAchievement extends AchievementEntry {
  /** The first run that earned the Achievement; null if no run did. */
  first: EarnedAchievement | null
  /** The number of runs that earned the Achievement, with any of the person's characters. */
  times: number
}

export interface GuildAchievement extends AchievementEntry {
  first: FirstEarnedAchievement | null
  /** The number of characters that have earned the Achievement. */
  holders: number
}

export interface FirstEarnedAchievement extends Omit<EarnedAchievement, 'character'> {
  /** All characters in the first run. */
  heroes: { character: UserText; player: UserText }[]
}

export interface AchievementsOfRaid<T extends AchievementEntry> {
  raid: string
  title: string
  achievements: T[]
}

/** Returns each Achievement once, even if several raids offer it. */
export function uniqueAchievements<T extends { readonly card: CardId }>(achievements: Iterable<T>): T[] {
  return [...new Map([...achievements].map((one) => [one.card, one])).values()]
}

/** Counts the offered Achievements and the earned ones. All displayed figures come from this function. */
export function countAchievements<T extends { readonly card: CardId }>(
  achievements: Iterable<T>,
  isEarned: (one: T) => boolean,
): { earned: number; of: number } {
  const all = uniqueAchievements(achievements)
  return { earned: all.filter(isEarned).length, of: all.length }
}

type CardOf = (id: CardId) => AchievementCard | undefined

function byRaid<T extends AchievementEntry>(
  raids: readonly RaidWithAchievements[],
  cardOf: CardOf,
  toEntry: (plain: AchievementEntry) => T,
): AchievementsOfRaid<T>[] {
  const offering = raids.filter(({ achievements }) => achievements.length > 0)
  return offering.map(({ name: raid, title, achievements }) => ({
    raid,
    title,
    achievements: achievements.map((card) =>
      toEntry({ card, name: cardOf(card)?.name ?? card, xp: cardOf(card)?.xp ?? 0 }),
    ),
  }))
}

/**
 * Lists a person's Achievements by raid.
 * @param feats all Achievements that the person's characters have earned, earliest first
 */
export function achievementsOfPerson(
  raids: readonly RaidWithAchievements[],
  feats: readonly EarnedAchievement[],
  cardOf: CardOf,
): AchievementsOfRaid<PersonalAchievement>[] {
  return byRaid(raids, cardOf, (plain) => {
    const own = feats.filter((feat) => feat.cardId === plain.card)
    return { ...plain, first: own[0] ?? null, times: new Set(own.map((feat) => feat.code)).size }
  })
}

type GuildFeat = EarnedAchievement & { player: UserText }

/**
 * Lists a guild's Achievements by raid.
 * @param firsts for each Achievement, the characters in the first run that earned it
 */
export function achievementsOfGuild(
  raids: readonly RaidWithAchievements[],
  firsts: readonly GuildFeat[],
  holders: ReadonlyMap<CardId, number>,
  cardOf: CardOf,
): AchievementsOfRaid<GuildAchievement>[] {
  return byRaid(raids, cardOf, (plain) => ({
    ...plain,
    first: firstOf(firsts.filter((feat) => feat.cardId === plain.card)),
    holders: holders.get(plain.card) ?? 0,
  }))
}

function firstOf(feats: readonly GuildFeat[]): FirstEarnedAchievement | null {
  const [one] = feats
  if (!one) return null
  const { cardId, earnedAt, code, mode } = one
  const heroes = feats.map(({ character, player }) => ({ character, player }))
  return { cardId, earnedAt, code, mode, heroes }
}
