/** Builds announcements in a raid's thread, and puts them into the outbox. */

import type { GameEvent, Seat } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { addToOutbox, type NewOutboxMessage } from '../../store/outbox/outbox.ts'
import { topicOfRaid } from '../../store/outbox/topics.ts'
import type { PublicNews } from '../model/accepted-input.ts'
import type { Announcement } from '../model/announcement.ts'
import type { PublicEvents } from '../model/public-events.ts'
import type { RaidInfo } from '../model/raid.ts'
import { withSchemaVersion } from '../stored/parse-stored.ts'

/** Returns the announcement of an input's public events, or null if there are none. */
export function newsAnnouncement(
  raid: RaidInfo,
  { by, events, objects, ordered, reasons }: PublicNews,
  undone: PublicEvents | null = null,
): Announcement | null {
  if (events.length === 0) return null
  const why = reasons.length > 0 ? { reasons } : {}
  const news = { kind: 'news', version: raid.version, by, events, objects, ordered, ...why } as const
  return undone ? { ...news, undone } : news
}

/** Whether the events contain a correction by a leader or judge, which has a separate message. */
export const containsCorrection = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'adjusted')

/**
 * Returns the announcement that somebody has answered in advance. It has no events, but the question's message then
 * shows that fewer players are awaited.
 */
export const answeredInAdvanceAnnouncement = (raid: RaidInfo, by: Seat): Announcement => ({
  kind: 'news',
  version: raid.version,
  by,
  events: [],
  objects: {},
  ordered: [],
})

/** Puts announcements into the outbox. */
export async function addAnnouncements(
  tx: Transaction,
  raid: RaidInfo,
  announcements: readonly Announcement[],
): Promise<void> {
  await addToOutbox(tx, topicOfRaid(raid.id), outboxMessagesOfAnnouncements(raid, announcements))
}

/** Returns the messages of announcements. They go to the thread or, before there is one, to the channel. */
export function outboxMessagesOfAnnouncements(
  raid: RaidInfo,
  announcements: readonly Announcement[],
): NewOutboxMessage[] {
  const channelId = raid.threadId ?? raid.channelId
  return announcements.map((one) => ({ kind: one.kind, channelId, payload: withSchemaVersion(one) }))
}
