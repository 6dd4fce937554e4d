/**
 * Reads the open questions of raids: the person whom the latest prompt asked, the time of the prompt, and the
 * announcements about the wait since then.
 */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'
import { Prisma } from '../generated/client.ts'
import {
  COMPUTER_PLAYER_ID_SQL_PATTERN,
  LEVELS_THAT_PLAN,
  PLANNING_PLAYER_ID_SQL_PATTERN,
} from '../people/house.ts'

const waitSchema = z.object({
  raidId: z.string(),
  name: z.string(), // The name of the raid, such as "deadmines".
  /** The number of the prompt in its raid's topic. After an undo a decision may be repeated, but never a prompt. */
  prompt: z.number().int(),
  decision: z.number().int(),
  since: z.date(),
  personId: z.string(),
  /** The saved settings of the person. */
  person: z.unknown(),
  raid: z.unknown(),
  /** The number of seats in which people sit. */
  seats: z.number().int(),
  reminders: z.number().int(),
  /** The time at which the last reminder was due. */
  reminded: z.string().nullable(),
  /** The time at which a warning was due. */
  warned: z.string().nullable(),
  asleep: z.boolean(),
  /** The number of automatic answers since a player last acted. */
  alone: z.number().int(),
})
export type OpenQuestion = z.infer<typeof waitSchema>

const heirSchema = z.array(z.object({ heir: z.string() })).max(1)

/** Returns the name of the person who got the last seat that this person had; null if this person gave no seat away. */
export async function findNameOfReplacement(
  tx: Transaction,
  raidId: string,
  personId: string,
): Promise<string | null> {
  const rows: unknown = await tx.$queryRaw`
    SELECT payload->'to'->>'name' AS heir FROM "Outbox" JOIN "Topic" ON topic = key
    WHERE "raidId" = ${raidId}::uuid AND kind = 'replaced' AND payload->'from'->>'id' = ${personId}
    ORDER BY "order" DESC LIMIT 1`
  return heirSchema.parse(rows)[0]?.heir ?? null
}

/** Returns the open question of one raid; null if nobody was asked yet, or the raid isn't in play. */
export async function findOpenQuestionOfRaid(tx: Transaction, raidId: string): Promise<OpenQuestion | null> {
  return (await waits(tx, Prisma.sql`r.id = ${raidId}::uuid`))[0] ?? null
}

/** Returns the open questions of all raids whose last activity was between these two times. */
export async function openQuestionsOfRaidsActiveBetween(
  tx: Transaction,
  from: Date,
  to: Date,
): Promise<OpenQuestion[]> {
  return waits(tx, Prisma.sql`r."updatedAt" BETWEEN ${from} AND ${to}`)
}

async function waits(tx: Transaction, which: Prisma.Sql): Promise<OpenQuestion[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT r.id AS "raidId", r.name, prompt."order" AS prompt,
           CASE WHEN jsonb_typeof(prompt.payload->'decision') = 'number' THEN (prompt.payload->>'decision')::int END AS decision,
           greatest(prompt."createdAt", g."returnedAt") AS since, player.id AS "personId", player.settings AS person, r.settings AS raid,
           (SELECT count(*)::int FROM "Seat" s WHERE s."raidId" = r.id AND s."playerId" NOT SIMILAR TO ${COMPUTER_PLAYER_ID_SQL_PATTERN}) AS seats,
           said.reminders, said.reminded, said.warned, said.asleep,
           (SELECT count(*)::int FROM "Input" i WHERE i."raidId" = r.id AND i.payload->'how' IS NOT NULL AND i.seq >
             (SELECT coalesce(max(own.seq), 0) FROM "Input" own
              WHERE own."raidId" = r.id AND own."userId" IS NOT NULL)) AS alone
    FROM "Raid" r JOIN "Guild" g ON g.id = r."guildId" AND g."leftAt" IS NULL
    JOIN "Topic" t ON t."raidId" = r.id
    CROSS JOIN LATERAL (
      SELECT o."order", o."createdAt", o.payload FROM "Outbox" o
      WHERE o.topic = t.key AND o.kind = 'prompt' ORDER BY o."order" DESC LIMIT 1) prompt
    JOIN "Player" player ON player.id = prompt.payload->'person'->>'id'
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE o.kind = 'reminder'))::int AS reminders,
             max(o.payload->>'at') FILTER (WHERE o.kind = 'reminder') AS reminded,
             max(o.payload->>'at') FILTER (WHERE o.kind = 'warning') AS warned,
             coalesce(bool_or(o.kind = 'asleep'), false) AS asleep
      FROM "Outbox" o WHERE o.topic = t.key AND o."order" > prompt."order") said
    WHERE r.status = 'playing' AND prompt.payload->'thinking' IS NULL AND ${which}`
  return z
    .array(z.unknown())
    .parse(rows)
    .flatMap((row) => waitSchema.safeParse(row).data ?? [])
}

const idsSchema = z.array(z.object({ id: z.string() }))

/** Returns the raids whose latest prompt says that the computer is thinking, by the time of their last activity. */
export async function raidsWaitingForComputer(tx: Transaction, from: Date, to: Date): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT r.id FROM "Raid" r JOIN "Guild" g ON g.id = r."guildId" AND g."leftAt" IS NULL
    JOIN "Topic" t ON t."raidId" = r.id
    CROSS JOIN LATERAL (
      SELECT o.payload FROM "Outbox" o
      WHERE o.topic = t.key AND o.kind = 'prompt' ORDER BY o."order" DESC LIMIT 1) prompt
    WHERE r.status = 'playing' AND r."updatedAt" BETWEEN ${from} AND ${to}
      AND prompt.payload->'thinking' = 'true'::jsonb
    ORDER BY r."updatedAt"`
  return idsSchema.parse(rows).map(({ id }) => id)
}

/** Returns a raid in play in which computer players plan: raiders, or the Boss. */
export async function findRaidIdWithPlanningComputer(tx: Transaction): Promise<string | null> {
  const rows: unknown = await tx.$queryRaw`
    SELECT r.id FROM "Raid" r WHERE r.status = 'playing' AND (
      EXISTS (SELECT 1 FROM "Seat" s WHERE s."raidId" = r.id AND s."playerId" SIMILAR TO ${PLANNING_PLAYER_ID_SQL_PATTERN})
      OR r.settings->>'bossLevel' IN (${Prisma.join([...LEVELS_THAT_PLAN])}))
    ORDER BY r."updatedAt" DESC LIMIT 1`
  return idsSchema.parse(rows)[0]?.id ?? null
}
