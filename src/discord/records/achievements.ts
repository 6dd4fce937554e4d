/** `/achievements`: the Achievements of a person, those of the server, and missing ones with how to earn them. */
import type { APIEmbed } from 'discord.js'
import {
  countHonours,
  eachOnce,
  type GuildHonour,
  type Honour,
  type OwnHonour,
  type RaidHonours,
} from '../../campaign/honours.ts'
import { allCards } from '../../cards/index.ts'
import { textOf } from '../../cards/text.ts'
import type { RaidCard } from '../../table/contract.ts'
import type { Goal, Goals } from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { type BotContext, type InteractionSource, raidHere, withRaid } from '../bot-context.ts'
import { clip, fitLines, LIMITS } from '../message-parts/limits.ts'
import { raidTitle } from '../message-parts/names.ts'
import { type Reply, tell } from '../message-parts/post.ts'
import { refusalReply } from '../message-parts/refused.ts'
import { fellows, ran } from './naming.ts'

const t = texts.records.achievements
const GOLD = 0xd4af37

export const WHOSE = ['mine', 'guild', 'left', 'goals'] as const
type WhoseAchievements = (typeof WHOSE)[number]

export async function showAchievements(
  context: BotContext,
  source: InteractionSource,
  whose: WhoseAchievements,
  raid: string | null,
): Promise<Reply> {
  if (whose === 'guild') return showGuild(context, source, raid)
  if (whose === 'goals') return showGoals(context, source)
  const own = await context.table.records.achievements(
    { guildId: source.guildId, personId: source.person.id },
    raid,
  )
  if ('rejected' in own) return refusalReply(own)
  return whose === 'left' ? showLeft(own.raids) : showMine(own.raids, own.characters)
}

/** Shows the goals of the raid that is played here. */
const showGoals = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  withRaid(context, source, async ({ id }) => {
    const found = await context.table.records.goals(id)
    return 'rejected' in found ? refusalReply(found) : tell('', { embeds: [goalsEmbed(found)] })
  })

function goalsEmbed({ raid, goals }: Goals): APIEmbed {
  const { earned, of } = countHonours(goals, (goal) => goal.earned)
  const lines = [...goals]
    .sort((a, b) => Number(a.earned) - Number(b.earned))
    .map((goal) => goalLine(raid, goal))
  return {
    title: clip(t.goals(raidTitle(raid.raid), raid.code), LIMITS.title),
    description: fitLines(lines, LIMITS.description, texts.records.more),
    footer: { text: t.goalsEarned(earned, of) },
    color: GOLD,
  }
}

function goalLine({ cards }: RaidCard, { card: id, earned, progress }: Goal): string {
  const card = cards.get(id)
  const [name, xp] = [card?.name ?? id, card?.xp ?? 0]
  if (earned) return t.goalEarned(name, xp)
  const count = progress ? t.progress(progress.now, progress.of) : ''
  return t.goal(name, xp, count, card ? textOf({ ...card, xp: undefined }).join(' ') : '')
}

/** In the thread of a raid in play, the raid's goals; elsewhere the person's own Achievements. */
export async function usualAchievements(
  context: BotContext,
  source: InteractionSource,
): Promise<WhoseAchievements> {
  return (await raidHere(context, source))?.status === 'playing' ? 'goals' : 'mine'
}

const honoursOf = <T extends Honour>(raids: readonly RaidHonours<T>[]): T[] =>
  raids.flatMap(({ honours }) => honours)

const isEarned = ({ first }: OwnHonour | GuildHonour): boolean => first !== null

export function showMine(raids: readonly RaidHonours<OwnHonour>[], characters: number): Reply {
  if (characters === 0) return tell(texts.character.none)
  const { earned, of } = countHonours(honoursOf(raids), isEarned)
  return told(t.mine(earned, of, characters), raids, (honours) => [
    ...honours.flatMap(ownLine),
    t.ownLeft(honours.filter(({ first }) => first === null).length),
  ])
}

function ownLine({ name, xp, first, times }: OwnHonour): string[] {
  return first ? [t.own(name, xp, ran(first, first.earnedAt), toMarkup(first.character), times)] : []
}

export function showLeft(raids: readonly RaidHonours<OwnHonour>[]): Reply {
  const { earned, of } = countHonours(honoursOf(raids), isEarned)
  return told(t.left(of - earned, of), raids, (honours) => {
    const missing = honours.filter(({ first }) => first === null)
    return missing.length > 0 ? missing.map(leftLine) : [t.noneLeft]
  })
}

const leftLine = ({ card, name, xp }: Honour): string => t.howTo(name, xp, howTo(card))

/** Returns the card's text without its XP. */
function howTo(id: string): string {
  const card = allCards.get(id)
  return card ? textOf({ ...card, xp: undefined }).join(' ') : ''
}

async function showGuild(
  context: BotContext,
  { guildId }: InteractionSource,
  raid: string | null,
): Promise<Reply> {
  const raids = await context.table.records.guildAchievements(guildId, raid)
  return 'rejected' in raids ? refusalReply(raids) : showAll(raids)
}

export function showAll(raids: readonly RaidHonours<GuildHonour>[]): Reply {
  const all = eachOnce(honoursOf(raids))
  const { earned, of } = countHonours(all, isEarned)
  const line = MOST_NAMED.map(guildLine).find((one) => fits(all.map(one))) ?? guildLine(1)
  return told(t.guild(earned, of), raids, (honours) => honours.map(line))
}

/** The most names. A whole raid may be the first, whose names would not fit. For the longest names only one fits. */
const MOST_NAMED = [2, 1]

const fits = (lines: readonly string[]): boolean => lines.join('\n').length <= LIMITS.embedTotal - TITLES

const guildLine =
  (named: number) =>
  ({ name, xp, first, holders }: GuildHonour): string => {
    if (!first) return t.nobody(name, xp)
    const heroes = first.heroes.map(({ character, player }) => ({
      character,
      person: { id: '', name: player },
    }))
    return t.first(name, xp, ran(first, first.earnedAt), fellows(heroes, named), holders)
  }

interface Group<T> {
  readonly title: string
  readonly honours: readonly T[]
}

/** Groups Achievements: those of each raid alone, and then those of several raids. */
function grouped<T extends Honour>(raids: readonly RaidHonours<T>[]): Group<T>[] {
  const several = eachOnce(honoursOf(raids)).filter(
    ({ card }) => raids.filter(({ honours }) => honours.some((one) => one.card === card)).length > 1,
  )
  const cards = new Set(several.map(({ card }) => card))
  const own = raids.map(({ title, honours }) => ({
    title,
    honours: honours.filter(({ card }) => !cards.has(card)),
  }))
  return [...own, { title: t.ofSeveral, honours: several }].filter(({ honours }) => honours.length > 0)
}

/** Builds an embed for each group. They share the limit of a message, and unused space goes to the others. */
function told<T extends Honour>(
  head: string,
  raids: readonly RaidHonours<T>[],
  lines: (honours: readonly T[]) => string[],
): Reply {
  const groups = grouped(raids).map(({ title, honours }) => ({ title, lines: lines(honours) }))
  const sizes = shares(
    groups.map((group) => group.lines.join('\n').length),
    LIMITS.embedTotal - groups.length * TITLE,
  )
  const embeds = groups.map(
    (group, at): APIEmbed => ({
      title: clip(group.title, TITLE),
      description: fitLines(group.lines, Math.min(LIMITS.description, sizes[at] ?? 0), texts.records.more),
      color: GOLD,
    }),
  )
  return tell(head, { embeds })
}

/** Divides the space. A group that needs less than an even share leaves the rest to the others. */
function shares(needs: readonly number[], total: number): number[] {
  const given = needs.map(() => 0)
  let [left, waiting] = [total, needs.length]
  const order = needs.map((need, at) => ({ need, at })).sort((a, b) => a.need - b.need)
  for (const { need, at } of order) {
    given[at] = Math.min(need, Math.floor(left / waiting))
    left -= given[at] ?? 0
    waiting -= 1
  }
  return given
}

const TITLE = 60
/** The length of all groups' titles together. */
const TITLES = 600
