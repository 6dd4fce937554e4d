/** Judges the kills: compares confirmed answers with stored ones, and stored announcements with sent messages. */
import type { PostedMessage } from '../crowd/message-observer.ts'

/** An answer that the bot confirmed to a person. */
export interface AcknowledgedAnswer {
  code: string // the code of the raid
  decision: number
}

/** A row of the outbox of one raid. Rows are in order. */
export interface AnnouncementRow {
  nonce: string
  isSent: boolean
  /** Whether the announcement shows a message. A question that was answered before it was asked shows none. */
  isSeen: boolean
  /** The message on Discord, which an earlier announcement may have posted. */
  messageId: string | null
}

export interface LossFigures {
  answersLost: number
  announcementsLost: number
  announcementsDoubled: number
  announcementsOutOfOrder: number
}

/**
 * Counts the confirmed answers that weren't stored.
 * @param taken the numbers of the answered decisions, by raid code
 */
export function countLostAnswers(
  acknowledged: readonly AcknowledgedAnswer[],
  taken: ReadonlyMap<string, ReadonlySet<number>>,
): number {
  return acknowledged.filter(({ code, decision }) => !taken.get(code)?.has(decision)).length
}

/**
 * Counts lost, doubled and misplaced announcements of one raid.
 * @param rows the raid's rows of the outbox, in order
 * @param posted every message of the bot
 */
export function announcementFaultsOf(
  rows: readonly AnnouncementRow[],
  posted: readonly PostedMessage[],
): Omit<LossFigures, 'answersLost'> {
  const ids = new Map<string, string[]>()
  for (const { nonce, id } of posted) if (nonce !== null) ids.set(nonce, [...(ids.get(nonce) ?? []), id])
  const found = rows.map((row) => ids.get(row.nonce) ?? [])
  const known = new Set(rows.map(({ nonce }) => nonce))
  const isKnown = ({ nonce }: PostedMessage) => nonce !== null && known.has(nonce)
  const places = new Set(posted.filter(isKnown).map(({ channelId }) => channelId))
  // Old rows are deleted if later ones went into the same message, and earlier by a clock that is ahead.
  const isForgotten = (one: PostedMessage) => one.nonce !== null && !isKnown(one) && places.has(one.channelId)
  const forgotten = new Set(posted.filter(isForgotten).map(({ id }) => id))
  const isAnnounced = ({ isSeen, messageId }: AnnouncementRow, same: readonly string[] = []) =>
    !isSeen || same.length > 0 || (messageId !== null && forgotten.has(messageId))
  const inOrder = found.flatMap((same) => same.slice(0, 1)).map(BigInt)
  return {
    announcementsLost: rows.filter((row, n) => !row.isSent || !isAnnounced(row, found[n])).length,
    announcementsDoubled: found.reduce((sum, same) => sum + Math.max(0, same.length - 1), 0),
    announcementsOutOfOrder: inOrder.filter((id, n) => n > 0 && id < (inOrder[n - 1] ?? 0n)).length,
  }
}
