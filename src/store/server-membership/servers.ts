/** Stores the servers that the bot has left, or to which it has returned. All times are the database's. */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'

/** Records that the bot has left this server. The server's raids sleep until the bot returns. */
export async function markServerLeft(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Guild" SET "leftAt" = now() WHERE id = ${id} AND "leftAt" IS NULL`
}

/**
 * Records in which servers of some shards the bot is. All other stored servers of these shards are recorded as left.
 * @param ids the servers in which the bot is
 * @param shards the shards; servers of other shards are not changed
 */
export async function recordServerMembershipOfShards(
  tx: Transaction,
  ids: readonly string[],
  { count, shards }: { readonly count: number; readonly shards: readonly number[] },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Guild" SET "leftAt" = now()
    WHERE "leftAt" IS NULL AND id <> ALL(${[...ids]}::text[])
      AND id ~ '^\\d+$' AND ((id::bigint >> 22) % ${count}) = ANY(${[...shards]}::int[])`
  await markServersRejoined(tx, ids)
}

/** Records that the bot is in these servers. Sleeping raids continue, and everybody's time begins again. */
export async function markServersRejoined(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Guild" SET "leftAt" = NULL, "returnedAt" = now()
    WHERE "leftAt" IS NOT NULL AND id = ANY(${[...ids]}::text[])`
}

const namingSchema = z.array(z.object({ id: z.string(), settings: z.unknown() }))

/** Returns the servers whose settings contain this person's id, and locks them until the transaction ends. */
export async function lockGuildsThatNamePerson(
  tx: Transaction,
  personId: string,
): Promise<z.infer<typeof namingSchema>> {
  return namingSchema.parse(
    await tx.$queryRaw`
    SELECT id, settings FROM "Guild" WHERE settings::text LIKE ${`%"${personId}"%`} FOR UPDATE`,
  )
}
