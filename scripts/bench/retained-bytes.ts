/** Measures the size of raids in the database: while they are played, just after their end, and after clean-ups. */
import { randomPlayer } from '../../src/bots/player.ts'
import { openStore, type Store } from '../../src/store/database/open.ts'
import type { Announcement } from '../../src/table/contract.ts'
import { createStartedRaid, playOnWithComputerPlayer, type TestParty } from '../../src/table/fixture.ts'
import { type DeliveryDetails, runOutbox } from '../../src/table/sending/outbox.ts'
import { createTable } from '../../src/table/table.ts'
import { createEmptyDatabase, type DatabaseKind, KINDS } from '../../test/empty-database.ts'

/** Raids that are still on have this number of answers, of about 200. */
const HALF_WAY = 100

/** The bytes that one raid takes in the database: on the disk, without free space, and by table. */
interface RaidSize {
  disk: number
  live: number
  byTable: Record<string, number>
}

interface RetainedReport {
  database: DatabaseKind
  raids: number
  answers: number
  whileOn: RaidSize
  atTheEnd: RaidSize
  /** Sent messages have been deleted. */
  anHourLater: RaidSize
  /** The size of the raids a month later, when only their inputs are left. */
  aMonthLater: RaidSize
}

/** Plays N random raids at a table of each database. Their announcements are sent to nobody. */
export async function measureRetainedBytes(raids: number): Promise<RetainedReport[]> {
  const reports: RetainedReport[] = []
  for (const kind of KINDS) reports.push(await measureOn(kind, raids))
  return reports
}

async function measureOn(database: DatabaseKind, raids: number): Promise<RetainedReport> {
  const empty = await createEmptyDatabase(database)
  const store = await openStore(empty.options)
  const table = createTable(store, { keep: { raids: 30, reports: null, lobbies: null, leftServers: null } })
  const ending = new AbortController()
  const sending = runOutbox({ store, table }, fakeSender(), { signal: ending.signal })
  try {
    const before = await sizes(store)
    const parties: TestParty[] = []
    for (let n = 0; n < raids; n++) parties.push(await createStartedRaid(table))
    const grown = async (): Promise<RaidSize> => {
      await untilAllSent(store)
      return perRaid(before, await sizes(store), raids)
    }
    let answers = 0
    for (const party of parties) answers += await playOnWithComputerPlayer(party, randomPlayer, HALF_WAY)
    const whileOn = await grown()
    for (const party of parties) answers += await playOnWithComputerPlayer(party, randomPlayer)
    const atTheEnd = await grown()
    await table.retention.processDueRows(inDays(1 / 24), PATIENCE_MS)
    const anHourLater = await grown()
    await table.retention.processDueRows(inDays(32), PATIENCE_MS)
    return { database, raids, answers, whileOn, atTheEnd, anHourLater, aMonthLater: await grown() }
  } finally {
    ending.abort()
    await sending
    await store.close()
    await empty.drop()
  }
}

const PATIENCE_MS = 600_000
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

/**
 * Returns a sender that only invents message ids. News, and a question for the person who was asked last, edit the
 * raid's message. Every other announcement is a new message.
 */
function fakeSender(): (announcement: Announcement, to: DeliveryDetails) => Promise<string> {
  let last = 10n ** 18n
  return async (announcement, to) => {
    const asking = announcement.kind === 'news' || announcement.kind === 'prompt' ? await to.asking() : null
    const isAsked = announcement.kind === 'prompt' && announcement.person.id !== asking?.prompt.person.id
    return asking && !isAsked ? asking.messageId : `${++last}`
  }
}

async function untilAllSent({ db }: Store): Promise<void> {
  while ((await db.outbox.count({ where: { status: 'waiting' } })) > 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

type Sizes = Record<'disk' | 'live', Map<string, number>>

async function sizes({ sql }: Store): Promise<Sizes> {
  await sql('VACUUM')
  const disk = await sizesNow(sql)
  await sql('VACUUM FULL')
  return { disk, live: await sizesNow(sql) }
}

async function sizesNow(sql: Store['sql']): Promise<Map<string, number>> {
  const { rows } = await sql(
    `SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'`,
    [],
  )
  return new Map(rows.map((row) => [String(Object(row).name), Number(Object(row).bytes)]))
}

function perRaid(before: Sizes, after: Sizes, raids: number): RaidSize {
  const each = (which: keyof Sizes) =>
    [...after[which]].map(
      ([name, bytes]) => [name, Math.round((bytes - (before[which].get(name) ?? 0)) / raids)] as const,
    )
  const sum = (which: keyof Sizes) => each(which).reduce((all, [, bytes]) => all + bytes, 0)
  const live = each('live').filter(([, bytes]) => bytes > 0)
  return { disk: sum('disk'), live: sum('live'), byTable: Object.fromEntries(live) }
}
