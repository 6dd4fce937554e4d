/** Deletes sent announcements, except for those that are still read. */
import type { Transaction } from '../database/open.ts'

/**
 * Deletes announcements that were sent before a time. For a raid in play, some rows stay: the message with the open
 * question and all announcements in and below it; the latest message of each other kind, which may be changed or
 * replaced; and the handovers of seats. For a finished raid, the announcements of treasure stay. While a message
 * waits to be sent, all rows of its topic stay, because they help to find a message whose reply was lost.
 * @param before only rows that were sent before this time are deleted
 * @returns the number of deleted rows. If it equals `most`, there may be more
 */
export async function deleteOldAnnouncements(tx: Transaction, before: Date, most: number): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM "Outbox" WHERE id IN (
      SELECT o.id FROM "Outbox" o
      JOIN "Topic" t ON t.key = o.topic
      LEFT JOIN "Raid" r ON r.id = t."raidId"
      WHERE o.status IN ('sent', 'dropped') AND o."notBefore" < ${before}
        AND coalesce(o."sentAt", o."createdAt") < ${before}
        AND NOT EXISTS (SELECT 1 FROM "Outbox" w WHERE w.topic = o.topic AND w.status = 'waiting')
        AND CASE
          WHEN r.id IS NULL THEN true
          WHEN r.status IN ('won', 'lost', 'drawn', 'abandoned') THEN o.kind <> 'treasure'
          ELSE o.kind <> 'replaced'
            AND (o."messageId" IS NULL OR o.kind IN ('news', 'prompt') OR EXISTS (
              SELECT 1 FROM "Outbox" later WHERE later.topic = o.topic AND later.kind = o.kind
                AND later."order" > o."order" AND later.status = 'sent' AND later."messageId" IS NOT NULL))
            AND o."order" < (
              SELECT min(s."order") FROM "Outbox" s
              WHERE s.topic = o.topic AND s.status = 'sent' AND s."messageId" = (
                SELECT p."messageId" FROM "Outbox" p
                WHERE p.topic = o.topic AND p.kind = 'prompt' AND p.status = 'sent' AND p."messageId" IS NOT NULL
                ORDER BY p."order" DESC LIMIT 1))
        END
      LIMIT ${most})`
}
