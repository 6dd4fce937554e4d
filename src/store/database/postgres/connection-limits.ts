/** Reads the numbers of connections that PostgreSQL allows: its limits for the role, for the database and for all. */
import { z } from 'zod'
import type { SqlSession } from '../migrate.ts'

export interface ConnectionLimit {
  readonly of: 'role' | 'database' | 'server'
  /** The name of the role or the database. */
  readonly name: string
  readonly most: number
  /** The number of connections of other processes, including other processes of this bot. */
  readonly others: number
}

const limitSchema = z.object({
  of: z.enum(['role', 'database', 'server']),
  name: z.string(),
  most: z.number().int(),
  others: z.number().int(),
})

/**
 * -1 means that there is no limit. Superusers have no limits of roles and databases. Only superusers see the type of
 * other roles' connections.
 */
const LIMITS = `
  WITH other AS (
    SELECT usesysid, datid FROM pg_stat_activity
    WHERE usesysid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend'
      AND NOT starts_with(coalesce(application_name, ''), $1)
  ), me AS (SELECT oid, rolname, rolconnlimit, rolsuper FROM pg_roles WHERE rolname = session_user)
  SELECT 'role' AS of, rolname::text AS name, rolconnlimit AS most,
         (SELECT count(*)::int FROM other WHERE usesysid = me.oid) AS others
  FROM me WHERE rolconnlimit >= 0 AND NOT rolsuper
  UNION ALL
  SELECT 'database', datname::text, datconnlimit, (SELECT count(*)::int FROM other WHERE datid = d.oid)
  FROM pg_database d, me WHERE datname = current_database() AND datconnlimit >= 0 AND NOT rolsuper
  UNION ALL
  SELECT 'server', '', current_setting('max_connections')::int
                       - current_setting('superuser_reserved_connections')::int
                       - coalesce(current_setting('reserved_connections', true), '0')::int,
         (SELECT count(*)::int FROM other)`

/** Reads all limits. @param name the prefix of this process's application names */
export async function readConnectionLimits(
  { query }: Pick<SqlSession, 'query'>,
  name: string,
): Promise<ConnectionLimit[]> {
  return z.array(limitSchema).parse(await query(LIMITS, [name]))
}
