/** What was announced and has been told goes, but for what is still read. */
import type { Tx } from '../open.ts'

/**
 * Of a raid that is on: the message that asks, with all that went into it and came below, stays; so do the latest
 * of other messages of each kind, which may be changed or replaced, and who has given away a seat. Of one that is over: which
 * treasure the table has heard of. Where something waits to be sent, everything stays, since by it a message whose
 * answer was lost is found again.
 * @param before told before then
 * @returns how many rows went; there may be more as long as it is `most`
 */
export async function dropTold(tx: Tx, before: Date, most: number): Promise<number> {
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
