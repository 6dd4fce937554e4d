/** Sends the same queries to a database with a hundred finished raids and to one with very many, by turns. */
import { randomPlayer } from '../../src/bots/player.ts'
import { openStore, type Store } from '../../src/store/database/open.ts'
import {
  createStartedRaid,
  keepHands,
  playOnWithComputerPlayer,
  type TestParty,
} from '../../src/table/fixture.ts'
import { createTable } from '../../src/table/table.ts'
import {
  createEmptyDatabase,
  type DatabaseKind,
  type EmptyDatabase,
  KINDS,
} from '../../test/empty-database.ts'
import {
  fillWithFinishedRaids,
  LARGEST_GUILD_ID,
  personIdInGuild,
  raidCodeOf,
  SMALL_GUILD_ID,
  SMALL_GUILD_RAIDS,
} from './archive-fill.ts'
import { medianOf, roundToHundredths } from './figures.ts'

const ROUNDS = 15
const DAY = 24 * 3_600_000

/**
 * The median milliseconds of each query: `few` in the small database, `many` for the same guild in the large one, and
 * `largest` for the guild with the most raids there.
 */
type Figures = Record<string, { few: number; many: number; largest?: number }>

interface ArchiveReport {
  database: DatabaseKind
  raids: number
  bytesOfARaid: number
  ms: Figures
}

export async function measureArchiveQueries(raids: number): Promise<ArchiveReport[]> {
  const reports: ArchiveReport[] = []
  for (const kind of KINDS) reports.push(await measureOn(kind, raids))
  return reports
}

interface FilledDatabase {
  empty: EmptyDatabase
  store: Store
  party: TestParty
}

async function measureOn(database: DatabaseKind, raids: number): Promise<ArchiveReport> {
  const places: FilledDatabase[] = []
  try {
    for (const count of [SMALL_GUILD_RAIDS, raids]) places.push(await databaseWith(database, count))
    const [few, many] = places
    if (!few || !many) throw new Error('there are two databases')
    const ms = await figures(few, many)
    return { database, raids, bytesOfARaid: Math.round((await sizeOf(many.store)) / raids), ms }
  } finally {
    for (const { store, empty } of places) {
      await store.close()
      await empty.drop()
    }
  }
}

async function databaseWith(database: DatabaseKind, raids: number): Promise<FilledDatabase> {
  const empty = await createEmptyDatabase(database)
  const store = await openStore(empty.options)
  await fillWithFinishedRaids(store, raids)
  const party = await createStartedRaid(createTable(store), SMALL_GUILD_ID)
  await keepHands(party)
  return { empty, store, party }
}

async function figures(few: FilledDatabase, many: FilledDatabase): Promise<Figures> {
  const found: Figures = {}
  for (const name of QUESTIONS) {
    const times: Record<'few' | 'many' | 'largest', number[]> = { few: [], many: [], largest: [] }
    for (let n = 0; n < ROUNDS; n++) {
      times.few.push(await timed(() => ask(few, name, SMALL_GUILD_ID)))
      times.many.push(await timed(() => ask(many, name, SMALL_GUILD_ID)))
      if (OF_GUILDS.has(name)) times.largest.push(await timed(() => ask(many, name, LARGEST_GUILD_ID)))
    }
    const { largest } = times
    found[name] = {
      few: roundToHundredths(medianOf(times.few)),
      many: roundToHundredths(medianOf(times.many)),
      ...(largest.length > 0 ? { largest: roundToHundredths(medianOf(largest)) } : {}),
    }
  }
  return found
}

const GUILDS = [
  'history',
  'run',
  'past',
  'xp',
  'wins',
  'fastest',
  'bosses',
  'achievements',
  'ownAchievements',
  'sheets',
] as const
const QUESTIONS = [...GUILDS, 'answer', 'current', 'absence', 'gathering', 'keeping'] as const
type Question = (typeof QUESTIONS)[number]
const OF_GUILDS: ReadonlySet<Question> = new Set(GUILDS)

/** Sends a query. @throws an error with the reason if the table rejects it */
async function ask({ store, party }: FilledDatabase, what: Question, guildId: string): Promise<void> {
  const table = createTable(store, { keep: { raids: 30, reports: 90, lobbies: 14, leftServers: 30 } })
  const viewer = personIdInGuild(guildId)
  const of = { guildId, viewer, raid: null, mode: null }
  const whose = { guildId, personId: viewer }
  const now = new Date()
  const { records } = table
  const answers: Record<Question, () => Promise<unknown>> = {
    history: () => records.history(whose, null, 1),
    run: () => records.run(guildId, raidCodeOf(guildId === SMALL_GUILD_ID ? 7 : SMALL_GUILD_RAIDS + 8)),
    past: () => records.past(guildId, '', { abandoned: true }),
    xp: () => records.leaderboard('xp', of),
    wins: () => records.leaderboard('wins', of),
    fastest: () => records.leaderboard('fastest', of),
    bosses: () => records.leaderboard('bosses', of),
    achievements: () => records.guildAchievements(guildId, null),
    ownAchievements: () => records.achievements(whose, null),
    sheets: () => table.sheets(guildId, viewer),
    answer: () => playOnWithComputerPlayer(party, randomPlayer, 1),
    current: () => table.here(party.raid.threadId ?? '', null),
    absence: () => table.absence.due(now),
    gathering: () => table.lobbies.due(now),
    keeping: () => table.retention.processDueRows(new Date(now.getTime() - DAY)),
  }
  const answer = await answers[what]()
  if (typeof answer === 'object' && answer !== null && 'rejected' in answer)
    throw new Error(`${what}: ${answer.rejected}`)
}

async function timed(what: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await what()
  return performance.now() - began
}

async function sizeOf({ sql }: Store): Promise<number> {
  const { rows } = await sql('SELECT pg_database_size(current_database())::float8 AS bytes', [])
  return Number(Object(rows[0]).bytes)
}
