/** Computes the number of connections of this process, and words the sentences about it. */
import type { Limit } from './limits.ts'

/** If limits are low, up to two connections stay free for a backup, or for a second process that starts. */
const MOST_SPARE = 2
/** One connection in four stays free. */
const SPARE_OF = 4

export interface ConnectionNeed {
  /** The pool's connections without a limit. */
  readonly pool: number
  /** Connections of this process outside of the pool. */
  readonly besides: number
}

export interface Budget {
  /** The pool's connections: at least one. */
  readonly pool: number
  /** The limit that lowers the number, or null. */
  readonly because: Limit | null
}

/** Returns the fewest connections that a process needs: the pool needs one. */
export const leastConnections = ({ besides }: ConnectionNeed): number => besides + 1

/** Returns a limit that is too low even if nobody else has a connection, or null. */
export const limitTooLow = (limits: readonly Limit[], need: ConnectionNeed): Limit | null =>
  limits.find(({ most }) => most < leastConnections(need)) ?? null

/** Returns a limit of which others now leave too few connections, or null. */
export const limitUsedUp = (limits: readonly Limit[], need: ConnectionNeed): Limit | null =>
  limits.find(({ most, others }) => most - others < leastConnections(need)) ?? null

/** Returns whether the limit stays too low once all others have left. */
export const staysTooLow = ({ because }: Budget, { pool, besides }: ConnectionNeed): boolean =>
  because !== null && because.most < pool + besides

/** Divides the free connections. Those besides the pool's come first. */
export function budgetOf(limits: readonly Limit[], need: ConnectionNeed): Budget {
  const all = limits.map((limit) => ({ limit, pool: poolWithin(limit, need) }))
  const lowest = all.reduce<(typeof all)[number] | null>(
    (low, one) => (low && low.pool <= one.pool ? low : one),
    null,
  )
  if (lowest === null || lowest.pool >= need.pool) return { pool: need.pool, because: null }
  return { pool: lowest.pool, because: lowest.limit }
}

function poolWithin({ most, others }: Limit, { pool, besides }: ConnectionNeed): number {
  const free = most - others - besides
  if (free >= pool) return pool
  return Math.max(1, Math.min(pool, free - Math.min(MOST_SPARE, Math.floor(most / SPARE_OF))))
}

const connections = (count: number) => (count === 1 ? '1 connection' : `${count} connections`)

const whose = ({ of, name }: Limit): string =>
  of === 'server' ? 'the server' : `the ${of} ${JSON.stringify(name)}`

const RAISE: Readonly<Record<Limit['of'], (name: string) => string>> = {
  role: (name) => `ALTER ROLE ${JSON.stringify(name)} CONNECTION LIMIT 5;`,
  database: (name) => `ALTER DATABASE ${JSON.stringify(name)} CONNECTION LIMIT 5;`,
  server: () => 'ALTER SYSTEM SET max_connections = 20; (then restart the server)',
}

/** Returns the sentence for the log at the start. */
export function budgetSentence({ pool, because }: Budget, need: ConnectionNeed): string {
  const needs = `Lairkeeper needs ${connections(leastConnections(need))} to PostgreSQL and takes up to ${pool + need.besides}`
  if (because === null) return `${needs}.`
  return `${needs} instead of ${need.pool + need.besides}, since ${allows(because)}. With fewer connections, people wait longer when many answer at the same time.`
}

export const refusedTooLow = (limit: Limit, need: ConnectionNeed): string =>
  `Lairkeeper needs ${connections(leastConnections(need))} to PostgreSQL, and ${whose(limit)} allows ${limit.most}. Raise the limit: ${RAISE[limit.of](limit.name)}`

export const refusedUsedUp = (limit: Limit, need: ConnectionNeed, seconds: number): string =>
  `Lairkeeper needs ${connections(leastConnections(need))} to PostgreSQL, and ${allows(limit)}. It has waited ${seconds} s. Close other connections (another process of the bot needs as many), or raise the limit: ${RAISE[limit.of](limit.name)}`

const allows = (limit: Limit): string =>
  `${whose(limit)} allows ${limit.most}${limit.others > 0 ? `, of which others use ${limit.others}` : ''}`

/** @param words the server's own message */
export const refusedByServer = (words: string, need: ConnectionNeed, seconds: number): string =>
  `Lairkeeper needs ${connections(leastConnections(need))} to PostgreSQL, and the server has refused them for ${seconds} s: ${words}. Close other connections (another process of the bot needs as many), or raise the limit of the role, of the database or of the server.`
