/**
 * Builds the announcements in a raid's thread after an input. They come in this order: what happened, then the end or
 * the question.
 */

import type { GameEvent, Seat } from '../../engine/index.ts'
import type { Tx } from '../../store/database/open.ts'
import { enqueue, type NewMessage } from '../../store/outbox/outbox.ts'
import { raidTopic } from '../../store/outbox/topics.ts'
import type { PublicNews } from '../model/accepted-input.ts'
import type { Announcement } from '../model/announcement.ts'
import type { PublicEvents } from '../model/public-events.ts'
import type { RaidInfo } from '../model/raid.ts'
import { withVersion } from '../stored/reading.ts'

/** Returns the news of an input, or null if nobody can see that anything happened. */
export function newsOf(
  raid: RaidInfo,
  { by, events, objects, ordered }: PublicNews,
  undone: PublicEvents | null = null,
): Announcement | null {
  if (events.length === 0) return null
  const news = { kind: 'news', version: raid.version, by, events, objects, ordered } as const
  return undone ? { ...news, undone } : news
}

/** Whether the events are a correction, which has a separate message. */
export const isCorrection = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'adjusted')

/**
 * Returns the announcement that somebody has answered ahead. There are no events to report, but the question shows that
 * fewer players are awaited.
 */
export const answeredAheadNews = (raid: RaidInfo, by: Seat): Announcement => ({
  kind: 'news',
  version: raid.version,
  by,
  events: [],
  objects: {},
  ordered: [],
})

/** Puts announcements into the outbox. */
export async function announce(
  tx: Tx,
  raid: RaidInfo,
  announcements: readonly Announcement[],
): Promise<void> {
  await enqueue(tx, raidTopic(raid.id), messagesOf(raid, announcements))
}

/** Returns the messages of announcements. They go to the thread or, before there is one, to the channel. */
export function messagesOf(raid: RaidInfo, announcements: readonly Announcement[]): NewMessage[] {
  const channelId = raid.threadId ?? raid.channelId
  return announcements.map((one) => ({ kind: one.kind, channelId, payload: withVersion(one) }))
}
