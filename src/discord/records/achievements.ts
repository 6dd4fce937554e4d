/**
 * Handles `/achievements`, which lists the Achievements of a person and of the server, and missing ones with the
 * ways to earn them.
 */
import type { APIEmbed } from 'discord.js'
import {
  type AchievementEntry,
  type AchievementsOfRaid,
  countAchievements,
  type GuildAchievement,
  type PersonalAchievement,
  uniqueAchievements,
} from '../../campaign/achievements.ts'
import { allCards } from '../../cards/index.ts'
import { cardTextLines } from '../../cards/text.ts'
import type { RaidInfo } from '../../table/contract.ts'
import type { AchievementGoal, AchievementGoals } from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { type BotContext, findRaidHere, type InteractionSource, runWithRaidHere } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { raidTitle } from '../message-parts/names.ts'
import { pageButtons } from '../message-parts/paging.ts'
import { splitIntoPhonePages } from '../message-parts/phone.ts'
import {
  type ButtonSpec,
  buttonRows,
  privateReply,
  type Reply,
  replyInPlaceOrPrivately,
} from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { type AchievementList, recordComponentIds } from './ids.ts'
import { dateCodeAndModeOfRun, partyMemberNames } from './run-names.ts'

const t = texts.records.achievements
const GOLD = 0xd4af37

/** A page of a list of Achievements. */
interface Place {
  readonly whose: AchievementList
  readonly raid: string | null
  readonly page: number
}

export async function showAchievements(
  context: BotContext,
  source: InteractionSource,
  whose: AchievementList,
  raid: string | null,
  page = 0,
): Promise<Reply> {
  const place = { whose, raid, page }
  if (whose === 'guild') return showGuild(context, source, place)
  if (whose === 'goals') return showGoals(context, source, place)
  const own = await context.table.records.achievements(
    { guildId: source.guildId, personId: source.person.id },
    raid,
  )
  if ('rejected' in own) return rejectionReply(own)
  return whose === 'left'
    ? missingAchievementsReply(own.raids, place)
    : ownAchievementsReply(own.raids, own.characters, place)
}

type Said = readonly [whose: AchievementList, raid: string | null, page: number]

export async function showAchievementsPage(
  context: BotContext,
  click: Click,
  [whose, raid, page]: Said,
): Promise<Reply> {
  const reply = await showAchievements(context, click, whose, raid, page)
  return reply.how === 'tell' && reply.post.embeds.length > 0
    ? replyInPlaceOrPrivately(click, reply.post)
    : reply
}

/** Shows the goals of the raid that is played here. */
const showGoals = (context: BotContext, source: InteractionSource, place: Place): Promise<Reply> =>
  runWithRaidHere(context, source, async ({ id }) => {
    const found = await context.table.records.goals(id)
    return 'rejected' in found ? rejectionReply(found) : goalsReply(found, place)
  })

function goalsReply({ raid, goals }: AchievementGoals, place: Place): Reply {
  const { earned, of } = countAchievements(goals, (goal) => goal.earned)
  const lines = [...goals]
    .sort((a, b) => Number(a.earned) - Number(b.earned))
    .map((goal) => goalLine(raid, goal))
  const title = t.goals(raidTitle(raid.raid), raid.code)
  return book(t.goalsEarned(earned, of), [{ title, lines }], place)
}

function goalLine({ cards }: RaidInfo, { card: id, earned, progress }: AchievementGoal): string {
  const card = cards.get(id)
  const [name, xp] = [card?.name ?? id, card?.xp ?? 0]
  if (earned) return t.goalEarned(name, xp)
  const count = progress ? t.progress(progress.now, progress.of) : ''
  return t.goal(name, xp, count, card ? cardTextLines({ ...card, xp: undefined }).join(' ') : '')
}

/**
 * Returns the list that is shown if none is chosen: the raid's goals in the thread of a raid in play, and elsewhere
 * the person's own Achievements.
 */
export async function defaultAchievementList(
  context: BotContext,
  source: InteractionSource,
): Promise<AchievementList> {
  return (await findRaidHere(context, source))?.status === 'playing' ? 'goals' : 'mine'
}

const achievementsOf = <T extends AchievementEntry>(raids: readonly AchievementsOfRaid<T>[]): T[] =>
  raids.flatMap(({ achievements }) => achievements)

const isEarned = ({ first }: PersonalAchievement | GuildAchievement): boolean => first !== null

export function ownAchievementsReply(
  raids: readonly AchievementsOfRaid<PersonalAchievement>[],
  characters: number,
  place: Place = { whose: 'mine', raid: null, page: 0 },
): Reply {
  if (characters === 0) return privateReply(texts.character.none)
  const { earned, of } = countAchievements(achievementsOf(raids), isEarned)
  const lines = (achievements: readonly PersonalAchievement[]) => [
    ...achievements.flatMap(ownLine),
    t.ownLeft(achievements.filter(({ first }) => first === null).length),
  ]
  return book(t.mine(earned, of, characters), groupsOf(raids, lines), place)
}

function ownLine({ name, xp, first, times }: PersonalAchievement): string[] {
  return first
    ? [t.own(name, xp, dateCodeAndModeOfRun(first, first.earnedAt), toMarkup(first.character), times)]
    : []
}

export function missingAchievementsReply(
  raids: readonly AchievementsOfRaid<PersonalAchievement>[],
  place: Place = { whose: 'left', raid: null, page: 0 },
): Reply {
  const { earned, of } = countAchievements(achievementsOf(raids), isEarned)
  const lines = (achievements: readonly PersonalAchievement[]) => {
    const missing = achievements.filter(({ first }) => first === null)
    return missing.length > 0 ? missing.map(leftLine) : [t.noneLeft]
  }
  return book(t.left(of - earned, of), groupsOf(raids, lines), place)
}

const leftLine = ({ card, name, xp }: AchievementEntry): string => t.howTo(name, xp, howTo(card))

/** Returns the card's text without its XP. */
function howTo(id: string): string {
  const card = allCards.get(id)
  return card ? cardTextLines({ ...card, xp: undefined }).join(' ') : ''
}

async function showGuild(context: BotContext, { guildId }: InteractionSource, place: Place): Promise<Reply> {
  const raids = await context.table.records.guildAchievements(guildId, place.raid)
  return 'rejected' in raids ? rejectionReply(raids) : guildAchievementsReply(raids, place)
}

export function guildAchievementsReply(
  raids: readonly AchievementsOfRaid<GuildAchievement>[],
  place: Place = { whose: 'guild', raid: null, page: 0 },
): Reply {
  const { earned, of } = countAchievements(uniqueAchievements(achievementsOf(raids)), isEarned)
  return book(
    t.guild(earned, of),
    groupsOf(raids, (achievements) => achievements.map(guildLine)),
    place,
  )
}

/** The most people that are named as the first who earned an Achievement. */
const MOST_NAMED = 2

function guildLine({ name, xp, first, holders }: GuildAchievement): string {
  if (!first) return t.nobody(name, xp)
  const heroes = first.heroes.map(({ character, player }) => ({
    character,
    person: { id: '', name: player },
  }))
  return t.first(
    name,
    xp,
    dateCodeAndModeOfRun(first, first.earnedAt),
    partyMemberNames(heroes, MOST_NAMED),
    holders,
  )
}

interface Group<T> {
  readonly title: string
  readonly achievements: readonly T[]
}

/** Groups Achievements: those of each raid alone, and then those of several raids. */
function grouped<T extends AchievementEntry>(raids: readonly AchievementsOfRaid<T>[]): Group<T>[] {
  const several = uniqueAchievements(achievementsOf(raids)).filter(
    ({ card }) =>
      raids.filter(({ achievements }) => achievements.some((one) => one.card === card)).length > 1,
  )
  const cards = new Set(several.map(({ card }) => card))
  const own = raids.map(({ title, achievements }) => ({
    title,
    achievements: achievements.filter(({ card }) => !cards.has(card)),
  }))
  return [...own, { title: t.ofSeveral, achievements: several }].filter(
    ({ achievements }) => achievements.length > 0,
  )
}

interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
}

const groupsOf = <T extends AchievementEntry>(
  raids: readonly AchievementsOfRaid<T>[],
  lines: (achievements: readonly T[]) => string[],
): Chapter[] => grouped(raids).map(({ title, achievements }) => ({ title, lines: lines(achievements) }))

/** The most lines of a page on a phone, so that the whole message fits one screen. */
const ROWS = 16

/** Shows a page, with buttons to the next ones and to the other lists. */
function book(head: string, chapters: readonly Chapter[], place: Place): Reply {
  const pages = chapters.flatMap(({ title, lines }) =>
    splitIntoPhonePages(lines, ROWS).map(
      (text): APIEmbed => ({ title: truncateWithEllipsis(title, DISCORD_LIMITS.title), description: text }),
    ),
  )
  const at = Math.min(place.page, pages.length - 1)
  const shown = pages[at]
  const footer =
    pages.length > 1 ? { footer: { text: texts.records.history.pages(at + 1, pages.length) } } : {}
  return privateReply(head, {
    embeds: shown ? [{ ...shown, ...footer, color: GOLD }] : [],
    components: buttonRows([...turning(place, at, pages.length - 1), ...otherLists(place)]),
  })
}

function turning({ whose, raid }: Place, at: number, last: number): ButtonSpec[] {
  const { previous, next } = texts.records.replay
  const to = (page: number) => recordComponentIds.achievements(whose, raid, page)
  return last > 0 ? pageButtons(to, { at, last, previous, next }) : []
}

const otherLists = ({ whose, raid }: Place): ButtonSpec[] =>
  whose === 'goals'
    ? []
    : (['mine', 'left', 'guild'] as const)
        .filter((one) => one !== whose)
        .map((one) => ({ id: recordComponentIds.achievements(one, raid, 0), label: t.lists[one] }))
