/** Handles `/leaderboard`, which lists the players with the most XP or wins, and the fastest wins. */
import type { APIEmbed } from 'discord.js'
import type { LeaderboardView, RankedRow } from '../../campaign/ranking.ts'
import { allCards } from '../../cards/index.ts'
import type {
  BossPlayerScore,
  FastestWin,
  Leaderboard,
  LeaderboardKind,
  RankedCharacter,
} from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { factionAndClass } from '../characters/characters.ts'
import { DISCORD_LIMITS, joinLinesThatFit } from '../message-parts/limits.ts'
import { modeName, raidTitle } from '../message-parts/names.ts'
import { newPost, type Reply, replyToPersonOrAll } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { dateCodeAndModeOfRun, partyMemberNames } from './run-names.ts'

const t = texts.records.leaderboard
const GOLD = 0xd4af37

interface Wish {
  by: LeaderboardKind
  raid: string | null
  mode: string | null
  everybody: boolean
}

export async function showLeaderboard(
  context: BotContext,
  source: InteractionSource,
  wish: Wish,
): Promise<Reply> {
  const { by, raid, mode, everybody } = wish
  const asked = { guildId: source.guildId, viewer: source.person.id, raid, mode }
  const board = await context.table.records.leaderboard(by, asked)
  if ('rejected' in board) return rejectionReply(board)
  return replyToPersonOrAll(everybody, () => {
    const scope = texts.records.scope(raid && raidTitle(raid), mode && modeName(mode))
    return newPost({ embeds: [leaderboardEmbed(board, { scope, viewer: source.person.id, everybody })] })
  })
}

interface Shown {
  scope: string
  /** The id of the person whose own rank is shown below the list. */
  viewer: string
  everybody: boolean
}

export function leaderboardEmbed(board: Leaderboard, { scope, viewer, everybody }: Shown): APIEmbed {
  const { top, own, isThere } = linesOf(board, (person) => person.id === viewer)
  const { of } = board.ranking
  const none = everybody || isThere || of === 0 ? '' : t.ownNone
  const below = own === null ? none : everybody ? t.later(own) : t.own(own)
  const list = top.length > 0 ? top : [t.nobody]
  const size = DISCORD_LIMITS.description - below.length - 2
  return {
    title: t.title[board.by],
    description: [joinLinesThatFit(list, size, texts.records.more), below].join('\n\n').trim(),
    footer: { text: t.footer(scope, of, t.of[board.by]) },
    color: GOLD,
  }
}

interface Lines {
  top: string[]
  /** The viewer's best rank, if it is below the top. */
  own: string | null
  /** Whether the viewer is in the top list. */
  isThere: boolean
}

type Person = RankedCharacter['person']

function linesOf(board: Leaderboard, isViewer: (person: Person) => boolean): Lines {
  switch (board.by) {
    case 'xp':
      return told(
        board.ranking,
        ({ place, row }) => xpLine(place, row),
        ({ hero }) => isViewer(hero.person),
      )
    case 'wins':
      return told(
        board.ranking,
        ({ place, row }) => winsLine(place, row),
        ({ hero }) => isViewer(hero.person),
      )
    case 'fastest':
      return told(board.ranking, clearLine, ({ party }) => party.some(({ person }) => isViewer(person)))
    case 'bosses':
      return told(board.ranking, bossLine, ({ person }) => isViewer(person))
  }
}

function told<T>(
  { top, own }: LeaderboardView<T>,
  line: (placed: RankedRow<T>) => string,
  isViewers: (row: T) => boolean,
): Lines {
  const isThere = top.some(({ row }) => isViewers(row))
  return { top: top.map(line), own: own && line(own), isThere }
}

const rowOf = (place: number, { name, person, retired }: RankedCharacter) => ({
  place,
  name: toMarkup(name),
  person: toMarkup(person.name),
  retired,
})

function xpLine(place: number, { hero, xp }: { hero: RankedCharacter; xp: number }): string {
  const faction = allCards.get(hero.hero)?.faction ?? null
  return t.xp(rowOf(place, hero), factionAndClass({ ...hero, faction }), hero.level, xp)
}

interface Wins {
  hero: RankedCharacter
  total: number
  byMode: readonly { mode: string; wins: number }[]
}

function winsLine(place: number, { hero, total, byMode }: Wins): string {
  const modes = byMode.filter(({ wins }) => wins > 0).map(({ mode, wins }) => t.winsOf(modeName(mode), wins))
  return t.wins(rowOf(place, hero), total, modes)
}

const bossLine = ({ place, row }: RankedRow<BossPlayerScore>): string =>
  t.boss(place, toMarkup(row.person.name), row.runs, row.held, row.felled)

const clearLine = ({ place, row }: RankedRow<FastestWin>): string =>
  t.clear(
    place,
    row.turns,
    `${raidTitle(row.raid)}, ${texts.bossSheet.raiders(row.raiders)}`,
    dateCodeAndModeOfRun(row, row.endedAt),
    [
      partyMemberNames(row.party),
      ...(row.computers > 0 ? [texts.computers.mark(row.computers)] : []),
      ...(row.hints > 0 ? [texts.hints.mark] : []),
    ].join(' · '),
  )
