/** Achievements raid by raid: what somebody has, what a guild has, and what is left. */
import type { CardId } from '../engine/index.ts'
import type { UserText } from '../texts/user-text.ts'

export interface HonourRaid {
  readonly name: string
  readonly title: string
  readonly achievements: readonly CardId[]
}

/** What is known of an Achievement card. */
export interface HonourCard {
  readonly name: string
  readonly xp?: number | undefined
}

/** The run that earned an Achievement. */
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
  /** The run that earned it first; null while it is left. */
  first: Feat | null
  /** In how many runs it was earned, by whichever character. */
  times: number
}

export interface GuildHonour extends Honour {
  first: FirstFeat | null
  /** How many characters have it. */
  holders: number
}

export interface FirstFeat extends Omit<Feat, 'character'> {
  /** All who were in that run. */
  heroes: { character: UserText; player: UserText }[]
}

export interface RaidHonours<T extends Honour> {
  raid: string
  title: string
  honours: T[]
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

/** @param feats what somebody's characters have earned, the earliest first */
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

/** @param firsts each character of the run that was the first to earn an Achievement */
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
