/** Computes the number of connections of this process, and formats the sentences about it. */
import type { ConnectionLimit } from './connection-limits.ts'

/**
 * The maximum number of connections that stay free for a backup, or for a second process that starts, if limits are
 * low.
 */
const MOST_SPARE = 2
/** The share of connections that stays free: one in four. */
const SPARE_OF = 4

export interface ConnectionDemand {
  /** The size of the connection pool that would be used if no limit were lower. */
  readonly pool: number
  /** The number of connections of this process outside of the pool. */
  readonly besides: number
}

export interface ConnectionBudget {
  /** The size of the connection pool within the limits, at least 1. */
  readonly pool: number
  /** The limit that makes the pool smaller; null if none does. */
  readonly because: ConnectionLimit | null
}

/** Returns the minimum number of connections of a process: those outside of the pool, and one in the pool. */
export const minConnections = ({ besides }: ConnectionDemand): number => besides + 1

/** Returns a limit that is too low even if no other process has connections; null if there is none. */
export const findTooLowConnectionLimit = (
  limits: readonly ConnectionLimit[],
  need: ConnectionDemand,
): ConnectionLimit | null => limits.find(({ most }) => most < minConnections(need)) ?? null

/** Returns a limit that is too low because of the connections of others; null if there is none. */
export const findUsedUpConnectionLimit = (
  limits: readonly ConnectionLimit[],
  need: ConnectionDemand,
): ConnectionLimit | null => limits.find(({ most, others }) => most - others < minConnections(need)) ?? null

/** Whether the limit is too low for the wanted pool even if no other process has connections. */
export const isLimitBelowDemand = (
  { because }: ConnectionBudget,
  { pool, besides }: ConnectionDemand,
): boolean => because !== null && because.most < pool + besides

/** Returns the size of the pool within the limits. The connections outside of the pool are reserved first. */
export function connectionBudget(
  limits: readonly ConnectionLimit[],
  need: ConnectionDemand,
): ConnectionBudget {
  const all = limits.map((limit) => ({ limit, pool: poolWithin(limit, need) }))
  const lowest = all.reduce<(typeof all)[number] | null>(
    (low, one) => (low && low.pool <= one.pool ? low : one),
    null,
  )
  if (lowest === null || lowest.pool >= need.pool) return { pool: need.pool, because: null }
  return { pool: lowest.pool, because: lowest.limit }
}

function poolWithin({ most, others }: ConnectionLimit, { pool, besides }: ConnectionDemand): number {
  const free = most - others - besides
  if (free >= pool) return pool
  return Math.max(1, Math.min(pool, free - Math.min(MOST_SPARE, Math.floor(most / SPARE_OF))))
}

const connections = (count: number) => (count === 1 ? '1 connection' : `${count} connections`)

const whose = ({ of, name }: ConnectionLimit): string =>
  of === 'server' ? 'the server' : `the ${of} ${JSON.stringify(name)}`

const RAISE: Readonly<Record<ConnectionLimit['of'], (name: string) => string>> = {
  role: (name) => `ALTER ROLE ${JSON.stringify(name)} CONNECTION LIMIT 5;`,
  database: (name) => `ALTER DATABASE ${JSON.stringify(name)} CONNECTION LIMIT 5;`,
  server: () => 'ALTER SYSTEM SET max_connections = 20; (then restart the server)',
}

/** Returns the sentence for the log at start-up. */
export function connectionBudgetSentence(
  { pool, because }: ConnectionBudget,
  need: ConnectionDemand,
): string {
  const needs = `Lairkeeper needs ${connections(minConnections(need))} to PostgreSQL and takes up to ${pool + need.besides}`
  if (because === null) return `${needs}.`
  return `${needs} instead of ${need.pool + need.besides}, since ${allows(because)}. With fewer connections, people wait longer when many answer at the same time.`
}

export const lowConnectionLimitSentence = (limit: ConnectionLimit, need: ConnectionDemand): string =>
  `Lairkeeper needs ${connections(minConnections(need))} to PostgreSQL, and ${whose(limit)} allows ${limit.most}. Raise the limit: ${RAISE[limit.of](limit.name)}`

export const usedUpConnectionLimitSentence = (
  limit: ConnectionLimit,
  need: ConnectionDemand,
  seconds: number,
): string =>
  `Lairkeeper needs ${connections(minConnections(need))} to PostgreSQL, and ${allows(limit)}. It has waited ${seconds} s. Close other connections (another process of the bot needs as many), or raise the limit: ${RAISE[limit.of](limit.name)}`

const allows = (limit: ConnectionLimit): string =>
  `${whose(limit)} allows ${limit.most}${limit.others > 0 ? `, of which others use ${limit.others}` : ''}`

/** Returns the sentence about a refusal by the server. @param words the server's own message */
export const serverRefusalSentence = (words: string, need: ConnectionDemand, seconds: number): string =>
  `Lairkeeper needs ${connections(minConnections(need))} to PostgreSQL, and the server has refused them for ${seconds} s: ${words}. Close other connections (another process of the bot needs as many), or raise the limit of the role, of the database or of the server.`
