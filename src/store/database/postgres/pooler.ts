/**
 * Detects a pooler in transaction mode, such as PgBouncer's. Its clients share connections of the server, so locks
 * and settings of a client get lost.
 */
import { z } from 'zod'
import type { SqlSession } from '../migrate.ts'

type Session = Pick<SqlSession, 'query'>

const rowsSchema = z.array(z.object({ pid: z.number().int() })).length(1)
const ROUNDS = 3

/** Returns the id of the server process that answers a client. */
async function serverOf({ query }: Session): Promise<number> {
  return rowsSchema.parse(await query('SELECT pg_backend_pid() AS pid'))[0]?.pid ?? 0
}

/**
 * Whether each client has its own process of the server, as without a pooler or with a pooler in session mode. While
 * one client has an open transaction, a pooler can't give its process to the other client.
 */
export async function haveSeparateSessions(first: Session, second: Session): Promise<boolean> {
  const pids = [await serverOf(first)]
  for (let round = 0; round < ROUNDS; round++) {
    if (!(await begins(second))) return false
    const busy = await serverOf(second)
    if (pids.includes(busy)) return false
    pids.push(await serverOf(first))
    await second.query('ROLLBACK')
    if (new Set(pids).size > 1) return false
  }
  return true
}

/** Begins a transaction. Returns false for a pooler in statement mode, which refuses transactions. */
async function begins({ query }: Session): Promise<boolean> {
  try {
    await query('BEGIN')
    return true
  } catch (error) {
    if (error instanceof Error && error.message.includes('pooling mode')) return false
    throw error
  }
}
