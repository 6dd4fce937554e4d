/** Lists Achievements by raid: the earned ones of a person or a guild, and the remaining ones. */
import type { CardId } from '../engine/index.ts'
import type { UserText } from '../texts/user-text.ts'

export interface HonourRaid {
  readonly name: string
  readonly title: string
  readonly achievements: readonly CardId[]
}

/** The name and the XP of an Achievement card. */
export interface HonourCard {
  readonly name: string
  readonly xp?: number | undefined
}

/** A run that earned an Achievement. */
export interface Feat {
  cardId: CardId
  earnedAt: Date
  code: string
  mode: string
  character: UserText
}

export interface Honour {
  card: CardId
  name: string
  xp: number
}

export interface OwnHonour extends Honour {
  /** The first run that earned the Achievement; null if none has. */
  first: Feat | null
  /** The number of runs that earned it, with any of the person's characters. */
  times: number
}

export interface GuildHonour extends Honour {
  first: FirstFeat | null
  /** The number of characters that have it. */
  holders: number
}

export interface FirstFeat extends Omit<Feat, 'character'> {
  /** All characters in that run. */
  heroes: { character: UserText; player: UserText }[]
}

export interface RaidHonours<T extends Honour> {
  raid: string
  title: string
  honours: T[]
}

/** Returns each Achievement once, though several raids may offer it. */
export function withoutRepeats<T extends { readonly card: CardId }>(honours: Iterable<T>): T[] {
  return [...new Map([...honours].map((one) => [one.card, one])).values()]
}

/** Counts the Achievements that are offered, and those of them that were earned. Every figure of them comes from here. */
export function countHonours<T extends { readonly card: CardId }>(
  honours: Iterable<T>,
  isEarned: (one: T) => boolean,
): { earned: number; of: number } {
  const all = withoutRepeats(honours)
  return { earned: all.filter(isEarned).length, of: all.length }
}

type CardOf = (id: CardId) => HonourCard | undefined

function byRaid<T extends Honour>(
  raids: readonly HonourRaid[],
  cardOf: CardOf,
  honour: (plain: Honour) => T,
): RaidHonours<T>[] {
  const offering = raids.filter(({ achievements }) => achievements.length > 0)
  return offering.map(({ name: raid, title, achievements }) => ({
    raid,
    title,
    honours: achievements.map((card) =>
      honour({ card, name: cardOf(card)?.name ?? card, xp: cardOf(card)?.xp ?? 0 }),
    ),
  }))
}

/** @param feats all Achievements that the person's characters have earned, earliest first */
export function ownHonours(
  raids: readonly HonourRaid[],
  feats: readonly Feat[],
  cardOf: CardOf,
): RaidHonours<OwnHonour>[] {
  return byRaid(raids, cardOf, (plain) => {
    const own = feats.filter((feat) => feat.cardId === plain.card)
    return { ...plain, first: own[0] ?? null, times: new Set(own.map((feat) => feat.code)).size }
  })
}

type GuildFeat = Feat & { player: UserText }

/** @param firsts for each Achievement, the characters in the first run that earned it */
export function guildHonours(
  raids: readonly HonourRaid[],
  firsts: readonly GuildFeat[],
  holders: ReadonlyMap<CardId, number>,
  cardOf: CardOf,
): RaidHonours<GuildHonour>[] {
  return byRaid(raids, cardOf, (plain) => ({
    ...plain,
    first: firstOf(firsts.filter((feat) => feat.cardId === plain.card)),
    holders: holders.get(plain.card) ?? 0,
  }))
}

function firstOf(feats: readonly GuildFeat[]): FirstFeat | null {
  const [one] = feats
  if (!one) return null
  const { cardId, earnedAt, code, mode } = one
  const heroes = feats.map(({ character, player }) => ({ character, player }))
  return { cardId, earnedAt, code, mode, heroes }
}
