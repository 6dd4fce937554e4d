/**
 * A player's report with everything that is needed to replay its raid elsewhere. It is for the operator only, since
 * it contains every card.
 */
import { z } from 'zod'
import type { Transaction } from '../../store/database/open.ts'
import { findPinnedCards } from '../../store/raids/cards.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { findReportByNumber, newestInteractionsOfRaid } from '../../store/raids/reports.ts'
import { archivedInputSchema } from '../retention/archived.ts'
import { loadLogWithEvents } from '../retention/log.ts'
import { parsePinnedCards } from '../stored/parse-stored.ts'

const bundleSchema = z.object({
  report: z.number().int(),
  note: z.string(),
  at: z.coerce.date(),
  /** The version of the bot that wrote the bundle. */
  app: z.string(),
  raid: z.object({
    code: z.string(),
    name: z.string(),
    mode: z.string(),
    status: z.string(),
    /** The raid's version when the problem was reported. `version` is the one when the bundle was written. */
    reportedAt: z.number().int(),
    version: z.number().int(),
    engine: z.string().nullable(),
    cards: z.string().nullable(),
  }),
  /** The interaction ids of the last inputs, by which the bot's log names them. */
  interactions: z.array(z.object({ seq: z.number().int(), interaction: z.string() })),
  /** The cards with which the raid is played. */
  definitions: z.unknown().transform(parsePinnedCards),
  inputs: z.array(archivedInputSchema),
})
export type ReportBundle = z.output<typeof bundleSchema>
/** The form of a bundle that is written to a file, with unparsed contents from the database. */
export type UnparsedReportBundle = z.input<typeof bundleSchema>

/** Reads a bundle from the text of a file. Returns null if the text isn't a bundle. */
export function parseReportBundle(text: string): ReportBundle | null {
  try {
    return bundleSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The most interaction ids that a bundle contains. */
const CLICKS = 50

/** Builds the bundle of a report. Returns null if there is no report of that number. */
export async function buildReportBundle(
  tx: Transaction,
  number: number,
  app: string,
): Promise<UnparsedReportBundle | null> {
  const report = await findReportByNumber(tx, number)
  const raid = report && (await findRaidWithoutGame(tx, { id: report.raidId }))
  if (!report || !raid) return null
  const { id, code, name, mode, status, version, engineVersion: engine, cardHash: cards } = raid
  const { inputs } = await loadLogWithEvents(tx, id)
  return {
    report: number,
    note: report.note,
    at: report.at,
    app,
    raid: { code, name, mode, status, reportedAt: report.version, version, engine, cards },
    interactions: await newestInteractionsOfRaid(tx, id, CLICKS),
    definitions: cards === null ? [] : await findPinnedCards(tx, cards),
    inputs: inputs.map((input) => ({ ...input })),
  }
}
