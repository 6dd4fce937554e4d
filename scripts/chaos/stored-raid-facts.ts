/** Reads the data from the database by which the chaos is judged. */
import { isDeepStrictEqual } from 'node:util'
import { newsPost } from '../../src/discord/delivery/news.ts'
import type { Store } from '../../src/store/database/open.ts'
import { findRaidWithGame } from '../../src/store/raids/raids.ts'
import type { RaidInfo } from '../../src/table/contract.ts'
import { replayRaid } from '../../src/table/replay/replay.ts'
import { parseAnnouncement } from '../../src/table/stored/parse-stored.ts'
import { findRaidInfo } from '../../src/table/views/look.ts'
import type { AnnouncementRow } from './verdict.ts'

export interface StoredRaidFacts {
  code: string
  decisions: Set<number> // the numbers of the decisions that were answered
  outbox: AnnouncementRow[]
  /** Whether a replay of its inputs, without faults, leads to the same game. */
  isReplayed: boolean
  inputs: number
}

/** Counts the announcements that wait to be sent. */
export const countWaitingAnnouncements = ({ db }: Store): Promise<number> =>
  db.outbox.count({ where: { status: 'waiting' } })

export async function readStoredRaidFacts(store: Store): Promise<StoredRaidFacts[]> {
  const raids = await store.db.raid.findMany({
    where: { version: { gt: 0 } },
    select: { id: true, code: true },
  })
  return Promise.all(raids.map((raid) => factsOf(store, raid)))
}

async function factsOf(store: Store, { id, code }: { id: string; code: string }): Promise<StoredRaidFacts> {
  const inputs = await store.db.input.findMany({
    where: { raidId: id, kind: 'answer' },
    select: { payload: true },
  })
  const state: unknown = (await findRaidWithGame(store.db, id))?.state
  const again: unknown = JSON.parse(JSON.stringify(await replayRaid(store.db, id)))
  return {
    code,
    decisions: new Set(inputs.map(({ payload }) => decisionIn(payload))),
    outbox: await outboxOf(store, id),
    isReplayed: isDeepStrictEqual(state, again),
    inputs: inputs.length,
  }
}

const decisionIn = (payload: unknown): number =>
  typeof payload === 'object' && payload !== null && 'decision' in payload ? Number(payload.decision) : -1

async function outboxOf({ db }: Store, raidId: string): Promise<AnnouncementRow[]> {
  const raid = await findRaidInfo(db, { raidId })
  if (!raid) throw new Error(`there is no raid ${raidId}`)
  const rows = await db.outbox.findMany({ where: { about: { raidId } }, orderBy: { order: 'asc' } })
  const first = new Map(rows.map((row) => [row.messageId, row.id] as const).reverse())
  return rows.map(({ id, nonce, status, kind, payload, messageId }): AnnouncementRow => {
    // The message belongs to no earlier row of the outbox.
    const isOwn = messageId !== null && first.get(messageId) === id
    const isSeen = isOwn && (SEEN.includes(kind) || (kind === 'news' && isWorded(raid, payload)))
    return { nonce, isSent: status === 'sent', isSeen, messageId }
  })
}

const SEEN = ['started', 'prompt', 'ended']

function isWorded(raid: RaidInfo, payload: unknown): boolean {
  const announcement = parseAnnouncement(payload)
  return announcement.kind === 'news' && newsPost(raid, [announcement]) !== null
}
