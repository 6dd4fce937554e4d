/** `/leaderboard`: who has the most XP or wins, and the fastest clears. */

import type { Placed } from '../../campaign/ranking.ts'
import { allCards } from '../../cards/index.ts'
import type { FastClear, Hero, Leaderboard, LeaderboardKind } from '../../table/annals/contract.ts'
import { kindOf } from '../characters.ts'
import { refused } from '../decks.ts'
import type { Desk, Visit } from '../desk.ts'
import { fitLines, LIMITS } from '../limits.ts'
import { modeName, raidTitle } from '../names.ts'
import { plain } from '../plain.ts'
import { type Outcome, post, tell } from '../post.ts'
import { texts } from '../texts.ts'
import { fellows, ran } from './naming.ts'

const t = texts.annals.leaderboard
const GOLD = 0xd4af37

export interface Wish {
  by: LeaderboardKind
  dungeon: string | null
  mode: string | null
  everybody: boolean
}

export async function showLeaderboard(desk: Desk, visit: Visit, wish: Wish): Promise<Outcome> {
  const { by, dungeon, mode, everybody } = wish
  const asked = { guildId: visit.guildId, viewer: visit.person.id, dungeon, mode }
  const board = await desk.table.annals.leaderboard(by, asked)
  if ('rejected' in board) return refused(board)
  const scope = texts.annals.scope(dungeon && raidTitle(dungeon), mode && modeName(mode))
  const { top, own, of } = linesOf(board, (person) => person.id === visit.person.id)
  const lines = [...(top.length > 0 ? top : [t.nobody]), ...(own === null ? [] : ['', own])]
  const embed = {
    title: t.title[by],
    description: fitLines(lines, LIMITS.description, texts.annals.more),
    footer: { text: t.footer(scope, of, t.of[by]) },
    color: GOLD,
  }
  return everybody ? { how: 'show', post: post({ embeds: [embed] }) } : tell('', { embeds: [embed] })
}

interface Lines {
  top: string[]
  /** Said below the list; null when the viewer is on it. */
  own: string | null
  of: number
}

type Person = Hero['person']

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
  }
}

function told<T>(
  { top, own, of }: { top: Placed<T>[]; own: Placed<T> | null; of: number },
  line: (placed: Placed<T>) => string,
  isViewers: (row: T) => boolean,
): Lines {
  const isThere = top.some(({ row }) => isViewers(row))
  return {
    top: top.map(line),
    own: own ? t.own(line(own)) : isThere || of === 0 ? null : t.ownNone,
    of,
  }
}

const rowOf = (place: number, { name, person, retired }: Hero) => ({
  place,
  name: plain(name),
  person: plain(person.name),
  retired,
})

function xpLine(place: number, { hero, xp }: { hero: Hero; xp: number }): string {
  const faction = allCards.get(hero.hero)?.faction ?? null
  return t.xp(rowOf(place, hero), kindOf({ ...hero, faction }), hero.level, xp)
}

interface Wins {
  hero: Hero
  total: number
  byMode: readonly { mode: string; wins: number }[]
}

function winsLine(place: number, { hero, total, byMode }: Wins): string {
  const modes = byMode.filter(({ wins }) => wins > 0).map(({ mode, wins }) => t.winsOf(modeName(mode), wins))
  return t.wins(rowOf(place, hero), total, modes)
}

const clearLine = ({ place, row }: Placed<FastClear>): string =>
  t.clear(place, row.turns, raidTitle(row.dungeon), ran(row, row.endedAt), fellows(row.party))
