/** Leaderboards of a guild. Retired characters keep their places: what they did was done. */

import { type BossRun, bossTally } from '../../campaign/boss-sheet.ts'
import { levelOf } from '../../campaign/levels.ts'
import {
  bySpeed,
  byWins,
  byXp,
  type Placed,
  type Ranking,
  rankingOf,
  winsOf,
} from '../../campaign/ranking.ts'
import { difficulties } from '../../raids/index.ts'
import { bossRunsIn } from '../../store/boss-runs.ts'
import {
  type Clear,
  clearsIn,
  type Known,
  known,
  ownIds,
  raidsWonBy,
  sitters,
  winScores,
  xpScores,
} from '../../store/fame.ts'
import type { Tx } from '../../store/open.ts'
import type { Person } from '../contract.ts'
import { BOSS_SEAT } from '../raid-card.ts'
import type { Asked, BossPlace, FastClear, Hero, Leaderboard, LeaderboardKind } from './contract.ts'
import { fellowsOf } from './fellows.ts'
import { mustBeMode, raidsAsked } from './raids.ts'

export async function leaderboard(tx: Tx, by: LeaderboardKind, asked: Asked): Promise<Leaderboard> {
  raidsAsked(asked.raid)
  mustBeMode(asked.mode)
  if (by === 'fastest') return { by, ranking: await fastest(tx, asked) }
  if (by === 'bosses') return { by, ranking: await bosses(tx, asked) }
  const own = await ownIds(tx, asked.guildId, asked.viewer)
  const isOwn = ({ id }: { id: string }) => own.has(id)
  if (by === 'xp') return { by, ranking: await named(tx, rankingOf(await xpScores(tx, asked), byXp, isOwn)) }
  const wins = winsOf(await winScores(tx, asked), difficulties)
  return { by, ranking: await named(tx, rankingOf(wins, byWins, isOwn)) }
}

/** Names only those who are shown. */
async function named<T extends { id: string }>(
  tx: Tx,
  { top, own, of }: Ranking<T>,
): Promise<Ranking<T & { hero: Hero }>> {
  const shown = own ? [...top, own] : top
  const heroes = await known(
    tx,
    shown.map(({ row }) => row.id),
  )
  const withName = ({ place, row }: Placed<T>): Placed<T & { hero: Hero }>[] => {
    const found = heroes.get(row.id)
    return found ? [{ place, row: { ...row, hero: heroOf(found) } }] : []
  }
  return { top: top.flatMap(withName), own: (own && withName(own)[0]) ?? null, of }
}

export const heroOf = ({ id, name, player, heroCardId, className, xp, retiredAt }: Known): Hero => ({
  id,
  name,
  person: player,
  hero: heroCardId,
  class: className,
  level: levelOf(xp),
  retired: retiredAt !== null,
})

async function fastest(tx: Tx, asked: Asked): Promise<Ranking<FastClear>> {
  const own = await raidsWonBy(tx, asked.guildId, asked.viewer)
  const ranking = rankingOf(await clearsIn(tx, asked), bySpeed, ({ raidId }) => own.has(raidId))
  const top: Placed<FastClear>[] = []
  for (const { place, row } of ranking.top) top.push({ place, row: await told(tx, row) })
  const best = ranking.own && { place: ranking.own.place, row: await told(tx, ranking.own.row) }
  return { top, own: best, of: ranking.of }
}

/** More raids held come first; of as many, more raiders felled. */
const byHeld = (a: BossPlace, b: BossPlace): number => b.held - a.held || b.felled - a.felled

/** As with clears, a raid that was put right counts for nobody. */
async function bosses(tx: Tx, asked: Asked): Promise<Ranking<BossPlace>> {
  const people = new Map<string, { person: Person; runs: BossRun[] }>()
  for (const { person, run } of await bossRunsIn(tx, { ...asked, number: BOSS_SEAT })) {
    const known = people.get(person.id)
    if (known) known.runs.push(run)
    else people.set(person.id, { person, runs: [run] })
  }
  const rows = [...people.values()].map(({ person, runs }) => ({ person, ...bossTally(runs) }))
  return rankingOf(rows, byHeld, ({ person }) => person.id === asked.viewer)
}

async function told(tx: Tx, { raidId, ...clear }: Clear): Promise<FastClear> {
  const { code, seats } = await sitters(tx, raidId)
  return { ...clear, code, party: fellowsOf(seats) }
}
