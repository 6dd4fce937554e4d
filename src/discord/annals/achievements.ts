/** `/achievements`: somebody's own, the server's, and what is left with how to earn it. */
import type { APIEmbed } from 'discord.js'
import type { GuildHonour, Honour, OwnHonour, RaidHonours } from '../../campaign/honours.ts'
import { allCards } from '../../cards/index.ts'
import { textOf } from '../../cards/text.ts'
import type { Goal, Goals } from '../../table/annals/contract.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type Desk, raidHere, type Visit, withRaid } from '../desk.ts'
import { clip, fitLines, LIMITS } from '../posts/limits.ts'
import { raidTitle } from '../posts/names.ts'
import { plain } from '../posts/plain.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { refused } from '../posts/refused.ts'
import { fellows, ran } from './naming.ts'

const t = texts.annals.achievements
const GOLD = 0xd4af37

export const WHOSE = ['mine', 'guild', 'left', 'goals'] as const
type WhoseAchievements = (typeof WHOSE)[number]

export async function showAchievements(
  desk: Desk,
  visit: Visit,
  whose: WhoseAchievements,
  raid: string | null,
): Promise<Outcome> {
  if (whose === 'guild') return showGuild(desk, visit, raid)
  if (whose === 'goals') return showGoals(desk, visit)
  const own = await desk.table.annals.achievements(
    { guildId: visit.guildId, personId: visit.person.id },
    raid,
  )
  if ('rejected' in own) return refused(own)
  return whose === 'left' ? showLeft(own.raids) : showMine(own.raids, own.characters)
}

/** Of the raid that is on here. */
const showGoals = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, async ({ id }) => {
    const found = await desk.table.annals.goals(id)
    return 'rejected' in found ? refused(found) : tell('', { embeds: [goalsEmbed(found)] })
  })

function goalsEmbed({ raid, goals }: Goals): APIEmbed {
  const earned = goals.filter((goal) => goal.earned).length
  const lines = [...goals]
    .sort((a, b) => Number(a.earned) - Number(b.earned))
    .map((goal) => goalLine(raid, goal))
  return {
    title: clip(t.goals(raidTitle(raid.raid), raid.code), LIMITS.title),
    description: fitLines(lines, LIMITS.description, texts.annals.more),
    footer: { text: t.goalsEarned(earned, goals.length) },
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

/** In the thread of a raid that is on its goals, elsewhere one's own. */
export async function usualAchievements(desk: Desk, visit: Visit): Promise<WhoseAchievements> {
  return (await raidHere(desk, visit))?.status === 'playing' ? 'goals' : 'mine'
}

/** What several raids offer counts once. */
function eachOnce<T extends Honour>(raids: readonly RaidHonours<T>[]): T[] {
  const byCard = new Map(raids.flatMap(({ honours }) => honours.map((one) => [one.card, one])))
  return [...byCard.values()]
}

export function showMine(raids: readonly RaidHonours<OwnHonour>[], characters: number): Outcome {
  if (characters === 0) return tell(texts.character.none)
  const all = eachOnce(raids)
  const earned = all.filter(({ first }) => first !== null)
  return told(t.mine(earned.length, all.length, characters), raids, (honours) => [
    ...honours.flatMap(ownLine),
    t.ownLeft(honours.filter(({ first }) => first === null).length),
  ])
}

function ownLine({ name, xp, first, times }: OwnHonour): string[] {
  return first ? [t.own(name, xp, ran(first, first.earnedAt), plain(first.character), times)] : []
}

export function showLeft(raids: readonly RaidHonours<OwnHonour>[]): Outcome {
  const all = eachOnce(raids)
  const left = all.filter(({ first }) => first === null)
  return told(t.left(left.length, all.length), raids, (honours) => {
    const missing = honours.filter(({ first }) => first === null)
    return missing.length > 0 ? missing.map(leftLine) : [t.noneLeft]
  })
}

const leftLine = ({ card, name, xp }: Honour): string => t.howTo(name, xp, howTo(card))

/** What the card itself says, without what it is worth. */
function howTo(id: string): string {
  const card = allCards.get(id)
  return card ? textOf({ ...card, xp: undefined }).join(' ') : ''
}

async function showGuild(desk: Desk, { guildId }: Visit, raid: string | null): Promise<Outcome> {
  const raids = await desk.table.annals.guildAchievements(guildId, raid)
  return 'rejected' in raids ? refused(raids) : showAll(raids)
}

export function showAll(raids: readonly RaidHonours<GuildHonour>[]): Outcome {
  const all = eachOnce(raids)
  const earned = all.filter(({ first }) => first !== null)
  return told(t.guild(earned.length, all.length), raids, (honours) => honours.map(guildLine))
}

function guildLine({ name, xp, first, holders }: GuildHonour): string {
  if (!first) return t.nobody(name, xp)
  const heroes = first.heroes.map(({ character, player }) => ({
    character,
    person: { id: '', name: player },
  }))
  return t.first(name, xp, ran(first, first.earnedAt), fellows(heroes, FIRST), holders)
}

/** A whole raid was the first: more names would not fit. */
const FIRST = 2

/** An embed for each raid; they share what a message holds. */
function told<T extends Honour>(
  head: string,
  raids: readonly RaidHonours<T>[],
  lines: (honours: readonly T[]) => string[],
): Outcome {
  const size = Math.min(LIMITS.description, Math.floor(LIMITS.embedTotal / raids.length) - TITLE)
  const embeds = raids.map(
    ({ title, honours }): APIEmbed => ({
      title: clip(title, TITLE),
      description: fitLines(lines(honours), size, texts.annals.more),
      color: GOLD,
    }),
  )
  return tell(head, { embeds })
}

const TITLE = 60
