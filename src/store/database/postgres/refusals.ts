/** Recognises errors with which servers and poolers temporarily refuse a connection. */

/** SQLSTATE `too_many_connections` */
const TOO_MANY = '53300'
/** Poolers use other codes. A pooler without a free connection sends nothing, and the query's timeout ends the wait. */
const WORDS =
  /no more connections allowed|max clients reached|too many (?:clients|connections)|query_wait_timeout|^Query read timeout$/i

/** Returns whether the server, the role or the database has no connection left. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === TOO_MANY) || WORDS.test(error.message)
}
