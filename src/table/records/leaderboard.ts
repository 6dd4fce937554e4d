/** Computes and caches the leaderboards of guilds. Retired characters keep their places. */

import { type BossRun, totalsOfBossRuns } from '../../campaign/boss-results.ts'
import { levelAtXp } from '../../campaign/levels.ts'
import {
  type AllRankedRows,
  compareByTurns,
  compareByWins,
  compareByXp,
  type LeaderboardView,
  leaderboardFor,
  type RankedRow,
  rankRows,
  winsOfCharacters,
} from '../../campaign/ranking.ts'
import { namesOfAllModes } from '../../raids/index.ts'
import { rankedBossPlayerRunsOfGuild } from '../../store/characters/boss-runs.ts'
import {
  type CharacterWithPlayer,
  charactersById,
  playersOfWonRaids,
  raidWithCharacters,
  type WonRaid,
  winScores,
  wonRaidsOfGuild,
  xpScores,
} from '../../store/characters/leaderboards.ts'
import type { Transaction } from '../../store/database/open.ts'
import { userText } from '../../texts/user-text.ts'
import { StaleWhileRevalidateCache } from '../generic-caches/recent-cache.ts'
import type { Person } from '../model/person.ts'
import { personFromRow } from '../model/person.ts'
import { BOSS_SEAT_NUMBER } from '../raid-loading/raid-info.ts'
import type {
  BossPlayerScore,
  FastestWin,
  Leaderboard,
  LeaderboardKind,
  LeaderboardRequest,
  RankedCharacter,
} from './contract.ts'
import { leaderboardChangeCount } from './leaderboard-changes.ts'
import { partyMembersOfSeats } from './party-members.ts'
import { requireKnownDifficulty, requireNamedRaidOrAllRaids } from './raid-filter.ts'

/** A function that returns a cached leaderboard with the viewer's own place. */
type Read = (viewer: string) => Promise<Leaderboard>

type Scope = Omit<LeaderboardRequest, 'viewer'>

export type ReadLeaderboard = (by: LeaderboardKind, asked: LeaderboardRequest) => Promise<Leaderboard>

/**
 * Leaderboards are cached, since each needs all records of its guild. A raid that ended in another process appears
 * after a minute.
 */
const RECENT = { most: 100, freshMs: 60_000, usableMs: 60_000 }

export function createLeaderboardReader(db: Transaction): ReadLeaderboard {
  const recent = new StaleWhileRevalidateCache<Read>(RECENT)
  return async (by, { viewer, ...scope }) => {
    requireNamedRaidOrAllRaids(scope.raid)
    requireKnownDifficulty(scope.mode)
    const { guildId, raid, mode } = scope
    const key = JSON.stringify([guildId, by, raid, mode, leaderboardChangeCount(guildId, 'places')])
    const read = await recent.get(key, () => READ[by](db, scope))
    return read(viewer)
  }
}

const READ: Readonly<Record<LeaderboardKind, (db: Transaction, scope: Scope) => Promise<Read>>> = {
  async xp(db, scope) {
    const board = rankRows(await xpScores(db, scope), compareByXp, ({ personId }) => [personId])
    const ranking = await shownTo(scope, board, (rows) => named(db, scope.guildId, rows))
    return async (viewer) => ({ by: 'xp', ranking: await ranking(viewer) })
  },
  async wins(db, scope) {
    const wins = winsOfCharacters(await winScores(db, scope), namesOfAllModes)
    const board = rankRows(wins, compareByWins, ({ personId }) => [personId])
    const ranking = await shownTo(scope, board, (rows) => named(db, scope.guildId, rows))
    return async (viewer) => ({ by: 'wins', ranking: await ranking(viewer) })
  },
  async fastest(db, scope) {
    const [clears, winners] = [await wonRaidsOfGuild(db, scope), await playersOfWonRaids(db, scope.guildId)]
    const board = rankRows(clears, compareByTurns, ({ raidId }) => winners.get(raidId) ?? [])
    const ranking = await shownTo(scope, board, (rows) =>
      Promise.all(rows.map((row) => withParty(db, scope.guildId, row))),
    )
    return async (viewer) => ({ by: 'fastest', ranking: await ranking(viewer) })
  },
  async bosses(db, scope) {
    const board = rankRows(await bossPlaces(db, scope), byHeld, ({ person }) => [person.id])
    return async (viewer) => ({ by: 'bosses', ranking: leaderboardFor(board, viewer) })
  },
}

/**
 * Returns a function that shows a ranking to a viewer.
 * @param show reads the names in some rows. Its result for the top rows is cached until a name changes
 */
async function shownTo<T, S>(
  { guildId }: Scope,
  board: AllRankedRows<T>,
  show: (rows: readonly RankedRow<T>[]) => Promise<RankedRow<S>[]>,
): Promise<(viewer: string) => Promise<LeaderboardView<S>>> {
  let shown: { after: number; top: RankedRow<S>[] } = { after: NEVER, top: [] }
  const top = async () => {
    const after = leaderboardChangeCount(guildId, 'names')
    if (shown.after !== after) shown = { after, top: await show(leaderboardFor(board, '').top) }
    return shown.top
  }
  await top()
  return async (viewer) => {
    const { own, of } = leaderboardFor(board, viewer)
    return { top: await top(), own: (own && (await show([own]))[0]) ?? null, of }
  }
}

const NEVER = -1

/** Adds the characters to ranked rows. Rows of deleted characters are left out. */
async function named<T extends { id: string }>(
  db: Transaction,
  guildId: string,
  rows: readonly RankedRow<T>[],
): Promise<RankedRow<T & { hero: RankedCharacter }>[]> {
  const heroes = await charactersById(
    db,
    guildId,
    rows.map(({ row }) => row.id),
  )
  return rows.flatMap(({ place, row }) => {
    const found = heroes.get(row.id)
    return found ? [{ place, row: { ...row, hero: rankedCharacterOf(found) } }] : []
  })
}

export const rankedCharacterOf = ({
  id,
  name,
  player,
  heroCardId,
  className,
  xp,
  retiredAt,
}: CharacterWithPlayer): RankedCharacter => ({
  id,
  name: userText(name),
  person: personFromRow(player),
  hero: heroCardId,
  class: className,
  level: levelAtXp(xp),
  retired: retiredAt !== null,
})

/**
 * Compares two Boss players for sorting. The one who won more raids comes first; with the same number, the one who
 * destroyed more raiders.
 */
const byHeld = (a: BossPlayerScore, b: BossPlayerScore): number => b.held - a.held || b.felled - a.felled

/** Returns the results of each Boss player. As on the other leaderboards, raids with corrections don't count. */
async function bossPlaces(db: Transaction, scope: Scope): Promise<BossPlayerScore[]> {
  const people = new Map<string, { person: Person; runs: BossRun[] }>()
  for (const { person, run } of await rankedBossPlayerRunsOfGuild(db, {
    ...scope,
    number: BOSS_SEAT_NUMBER,
  })) {
    const known = people.get(person.id)
    if (known) known.runs.push(run)
    else people.set(person.id, { person: personFromRow(person), runs: [run] })
  }
  return [...people.values()].map(({ person, runs }) => ({ person, ...totalsOfBossRuns(runs) }))
}

async function withParty(
  db: Transaction,
  guildId: string,
  { place, row }: RankedRow<WonRaid>,
): Promise<RankedRow<FastestWin>> {
  const { raidId, ...clear } = row
  const { code, seats } = await raidWithCharacters(db, guildId, raidId)
  return { place, row: { ...clear, code, party: partyMembersOfSeats(seats) } }
}
