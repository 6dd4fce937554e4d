/** Reads everything that is stored about a person, as plain JSON. */
import { z } from 'zod'
import { DamagedJson, decompressJsonOrDamaged } from '../database/compress.ts'
import type { Transaction } from '../database/open.ts'

/** The fields by which a person recognizes a raid. */
const raid = {
  select: { code: true, name: true, mode: true, status: true, guildId: true, createdAt: true },
} as const

/**
 * Returns the person's own rows, and this person's part of rows about several people. Answers are returned without
 * the game and its events, because these contain cards that other players hide.
 */
export async function dataOfPerson(tx: Transaction, id: string): Promise<Record<string, unknown>> {
  const own = { where: { playerId: id } }
  const part = `%${id}%`
  return {
    Player: await tx.player.findUnique({ where: { id } }),
    PlayerName: await tx.playerName.findMany(own),
    FormerName: await tx.formerName.findMany(own),
    Character: await tx.character.findMany({
      ...own,
      include: { levels: true, gained: true, xpEntries: true, achievements: true },
    }),
    BossDeck: await tx.bossDeck.findMany(own),
    Seat: await tx.seat.findMany({ ...own, include: { raid } }),
    Raid: await tx.raid.findMany({ where: { leaderId: id }, ...raid }),
    'Raid.lobby': await tx.$queryRaw`
      SELECT code, lobby FROM "Raid" WHERE status = 'lobby' AND lobby::text LIKE ${part}`,
    OwnThread: await tx.ownThread.findMany(own),
    SeenSide: await tx.seenSide.findMany(own),
    SpiritAct: await tx.spiritAct.findMany(own),
    Input: await tx.input.findMany({ where: { userId: id }, omit: { events: true } }),
    Archive: await archived(tx, id),
    Motion: await tx.$queryRaw`
      SELECT id, "raidId", kind, payload, votes->${id} AS "ownVote", status, "createdAt" FROM "Motion"
      WHERE "byId" = ${id} OR votes::text LIKE ${part} OR payload::text LIKE ${part}`,
    Report: await tx.report.findMany({ where: { byId: id } }),
    XpEntry: await tx.xpEntry.findMany({ where: { byId: id } }),
    War: await tx.$queryRaw`
      SELECT id, code, "guildId", status, setup FROM "War" WHERE "leaderId" = ${id} OR setup::text LIKE ${part}`,
    WarEntry: await tx.warEntry.findMany({ where: { userId: id }, omit: { events: true, before: true } }),
    Outbox: await tx.$queryRaw`
      SELECT kind, "channelId", status, "createdAt" FROM "Outbox" WHERE payload::text LIKE ${part}`,
    Guild: await tx.$queryRaw`
      SELECT id, settings->'names'->${id} AS "replacedName",
             settings->'banned' @> ${JSON.stringify([{ id }])}::jsonb AS "mayNotTakePart"
      FROM "Guild" WHERE settings::text LIKE ${part}`,
  }
}

const logSchema = z.object({ inputs: z.array(z.looseObject({ userId: z.string().nullable() })) })

/** Returns the person's inputs in archived raids. */
async function archived(tx: Transaction, id: string): Promise<unknown[]> {
  const rows = await tx.archive.findMany({
    where: {
      raid: { OR: [{ seats: { some: { playerId: id } } }, { seenSides: { some: { playerId: id } } }] },
    },
    include: { raid },
  })
  return rows.flatMap((row) => {
    const log = decompressJsonOrDamaged(row.log)
    const read = log instanceof DamagedJson ? null : logSchema.safeParse(log).data
    const inputs = (read?.inputs ?? []).filter(({ userId }) => userId === id)
    return [{ raid: row.raid, inputs: inputs.map(({ events: _, ...input }) => input) }]
  })
}
