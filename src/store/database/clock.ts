/** The time by which things are due: the database's, since the clocks of processes may differ. */
import { z } from 'zod'
import type { Tx } from './open.ts'

/** Returns the time. A test may use another clock, which lets days pass. */
export type Clock = (tx: Tx) => Promise<Date>

const timeRows = z.array(z.object({ now: z.date() })).length(1)

export const databaseClock: Clock = async (tx) => {
  const rows: unknown = await tx.$queryRaw`SELECT now() AS now`
  return timeRows.parse(rows)[0]?.now ?? new Date()
}
