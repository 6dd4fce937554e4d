/**
 * The clock that decides whether something is due. It is the database's clock, because the clocks of processes may
 * differ.
 */
import { z } from 'zod'
import type { Transaction } from './open.ts'

/** Returns the time. A test may use a clock in which days pass quickly. */
export type Clock = (tx: Transaction) => Promise<Date>

const timeRows = z.array(z.object({ now: z.date() })).length(1)

export const databaseClock: Clock = async (tx) => {
  const rows: unknown = await tx.$queryRaw`SELECT now() AS now`
  return timeRows.parse(rows)[0]?.now ?? new Date()
}
