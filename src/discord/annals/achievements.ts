/** `/achievements`: somebody's own, the server's, and what is left with how to earn it. */
import type { APIEmbed } from 'discord.js'
import type { DungeonHonours, GuildHonour, Honour, OwnHonour } from '../../campaign/honours.ts'
import { allCards } from '../../cards/index.ts'
import { textOf } from '../../cards/text.ts'
import { texts } from '../../texts/texts.ts'
import type { Desk, Visit } from '../desk.ts'
import { clip, fitLines, LIMITS } from '../posts/limits.ts'
import { plain } from '../posts/plain.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { refused } from '../posts/refused.ts'
import { fellows, ran } from './naming.ts'

const t = texts.annals.achievements
const GOLD = 0xd4af37

export const WHOSE = ['mine', 'guild', 'left'] as const
type WhoseAchievements = (typeof WHOSE)[number]

export async function showAchievements(
  desk: Desk,
  visit: Visit,
  whose: WhoseAchievements,
  dungeon: string | null,
): Promise<Outcome> {
  if (whose === 'guild') return showGuild(desk, visit, dungeon)
  const own = await desk.table.annals.achievements(
    { guildId: visit.guildId, personId: visit.person.id },
    dungeon,
  )
  if ('rejected' in own) return refused(own)
  return whose === 'left' ? showLeft(own.dungeons) : showMine(own.dungeons, own.characters)
}

export function showMine(dungeons: readonly DungeonHonours<OwnHonour>[], characters: number): Outcome {
  if (characters === 0) return tell(texts.character.none)
  const all = dungeons.flatMap(({ honours }) => honours)
  const earned = all.filter(({ first }) => first !== null)
  return told(t.mine(earned.length, all.length, characters), dungeons, (honours) => [
    ...honours.flatMap(ownLine),
    t.ownLeft(honours.filter(({ first }) => first === null).length),
  ])
}

function ownLine({ name, xp, first, times }: OwnHonour): string[] {
  return first ? [t.own(name, xp, ran(first, first.earnedAt), plain(first.character), times)] : []
}

export function showLeft(dungeons: readonly DungeonHonours<OwnHonour>[]): Outcome {
  const all = dungeons.flatMap(({ honours }) => honours)
  const left = all.filter(({ first }) => first === null)
  return told(t.left(left.length, all.length), dungeons, (honours) => {
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

async function showGuild(desk: Desk, { guildId }: Visit, dungeon: string | null): Promise<Outcome> {
  const dungeons = await desk.table.annals.guildAchievements(guildId, dungeon)
  return 'rejected' in dungeons ? refused(dungeons) : showAll(dungeons)
}

export function showAll(dungeons: readonly DungeonHonours<GuildHonour>[]): Outcome {
  const all = dungeons.flatMap(({ honours }) => honours)
  const earned = all.filter(({ first }) => first !== null)
  return told(t.guild(earned.length, all.length), dungeons, (honours) => honours.map(guildLine))
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

/** An embed for each dungeon; they share what a message holds. */
function told<T extends Honour>(
  head: string,
  dungeons: readonly DungeonHonours<T>[],
  lines: (honours: readonly T[]) => string[],
): Outcome {
  const size = Math.min(LIMITS.description, Math.floor(LIMITS.embedTotal / dungeons.length) - TITLE)
  const embeds = dungeons.map(
    ({ title, honours }): APIEmbed => ({
      title: clip(title, TITLE),
      description: fitLines(lines(honours), size, texts.annals.more),
      color: GOLD,
    }),
  )
  return tell(head, { embeds })
}

const TITLE = 60
