/** Recognises errors by which servers and poolers temporarily refuse a connection. */

/** SQLSTATE `too_many_connections` */
const TOO_MANY = '53300'
/**
 * Messages of poolers, which use other codes. A pooler without free connections sends no message; the query's timeout
 * ends the wait.
 */
const WORDS =
  /no more connections allowed|max clients reached|too many (?:clients|connections)|query_wait_timeout|^Query read timeout$/i

/** Whether the server, the role or the database has no connection left. */
export function isOutOfConnectionsError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === TOO_MANY) || WORDS.test(error.message)
}
