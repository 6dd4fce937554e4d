/**
 * Reads DATABASE_URL with all its parameters. Each parameter is applied or refused, because the library `pg` ignores
 * unknown ones.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import { StoreError } from '../errors.ts'

export interface PostgresAddress {
  /** The prefix of the application names of this process's connections. It is unique to the process. */
  readonly name: string
  /** The configuration for a connection of `pg`. */
  readonly client: ClientConfig
  /** The maximum size of the pool; absent if the address doesn't contain it. */
  readonly pool: number | undefined
  /** The time in milliseconds for which a caller waits for a connection. */
  readonly waitMs: number
}

/** The reason why an address can't be used: a clause that follows "The setting DATABASE_URL". */
export interface UnusableAddress {
  readonly why: string
}

export const MAX_CONNECTIONS_PER_PROCESS = 1_000
const WAIT_SECONDS = 30
const CONNECT_SECONDS = 10
const NAME = 'lairkeeper'
/** A random text that distinguishes this process from the bot's other processes. */
const PROCESS = randomBytes(4).toString('hex')
/** The maximum length of a name. PostgreSQL shortens a name to 63 bytes, and we append to it. */
const LONGEST_NAME = 40

/** Returns the fault of a value, as a clause that follows the parameter's name; null if there is none. */
type Check = (value: string) => string | null

const number =
  (least: number, most: number, what: string): Check =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? null
      : `is not ${what} from ${least} to ${most}`

const oneOf =
  (...allowed: readonly string[]): Check =>
  (value) =>
    allowed.includes(value) ? null : `is not one of ${allowed.join(', ')}`

const anything: Check = () => null
const file: Check = (value) => (existsSync(value) ? null : `names the file ${value}, which doesn’t exist`)
const seconds = number(1, 600, 'a number of seconds')
const milliseconds = number(0, 86_400_000, 'a number of milliseconds')
const connections = number(1, MAX_CONNECTIONS_PER_PROCESS, 'a number of connections')

const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify']
const TRANSACTION_POOLER =
  'stands for a pooler in transaction mode, which Lairkeeper can’t use. Set the address of PostgreSQL itself, or of a pooler in session mode, without this parameter'

/** All parameters that are applied, here or by `pg`. */
const PARAMETERS: ReadonlyMap<string, Check> = new Map([
  ['connection_limit', connections],
  ['max', connections],
  ['pool_timeout', seconds],
  ['connect_timeout', seconds],
  ['schema', (value) => (value === 'public' ? null : 'asks for a schema; only "public" is used')],
  ['pgbouncer', (value) => (value === 'false' ? null : TRANSACTION_POOLER)],
  ['channel_binding', oneOf('disable', 'prefer', 'require')],
  ['application_name', anything],
  ['sslmode', oneOf(...SSL_MODES)],
  ['ssl', oneOf('true', 'false', '1', '0', 'no-verify')],
  ['sslcert', file],
  ['sslkey', file],
  ['sslrootcert', (value) => (value === 'system' ? null : file(value))],
  ['sslnegotiation', oneOf('postgres', 'direct')],
  ['host', anything],
  ['port', number(1, 65_535, 'a port')],
  ['user', anything],
  ['password', anything],
  ['options', anything],
  ['client_encoding', oneOf('utf8', 'UTF8', 'utf-8', 'UTF-8')],
  ['statement_timeout', milliseconds],
  ['lock_timeout', milliseconds],
  ['query_timeout', milliseconds],
  ['idle_in_transaction_session_timeout', milliseconds],
])

/** Reads an address such as postgres://user:password@host:5432/lairkeeper?sslmode=require. */
export function readPostgresAddress(text: string): PostgresAddress | UnusableAddress {
  if (!URL.canParse(text))
    return { why: 'is not an address such as postgres://user:password@host:5432/lairkeeper' }
  const url = new URL(text)
  const why = whyNotUsed(url)
  return why === null ? addressOf(text, url) : { why }
}

/** Reads an address. @throws StoreError if it can't be used */
export function requirePostgresAddress(text: string): PostgresAddress {
  const address = readPostgresAddress(text)
  if ('why' in address) throw new StoreError(`The setting DATABASE_URL ${address.why}.`)
  return address
}

function whyNotUsed(url: URL): string | null {
  if (!['postgres:', 'postgresql:'].includes(url.protocol)) return 'does not begin with postgres://'
  if (url.pathname.length < 2) return 'names no database; add its name after the host: /lairkeeper'
  for (const [name, value] of url.searchParams) {
    const why = whyNotApplied(url.searchParams, name, value)
    if (why !== null) return why
  }
  return whyNotTogether(url.searchParams)
}

function whyNotApplied(all: URLSearchParams, name: string, value: string): string | null {
  const check = PARAMETERS.get(name)
  if (!check)
    return `has the parameter ${name}, which Lairkeeper doesn’t know: leave it out. docs/operating.md lists those that are applied`
  if (all.getAll(name).length > 1) return `has the parameter ${name} twice`
  const why = check(value)
  return why === null ? null : `has the parameter ${name}, which ${why}`
}

function whyNotTogether(all: URLSearchParams): string | null {
  const [limit, max] = [all.get('connection_limit'), all.get('max')]
  if (limit === null || max === null || limit === max) return null
  return `has both connection_limit=${limit} and max=${max}: set one of them`
}

/** Parameters of our own, which `pg` doesn't know or would understand differently. */
const OURS = [
  ...['connection_limit', 'max', 'pool_timeout', 'connect_timeout', 'schema', 'pgbouncer'],
  ...['channel_binding', 'application_name'],
]

function addressOf(text: string, url: URL): PostgresAddress {
  const of = (name: string) => url.searchParams.get(name)
  const pool = of('connection_limit') ?? of('max')
  const name = `${(of('application_name') ?? NAME).slice(0, LONGEST_NAME)} ${PROCESS}`
  return {
    name,
    client: {
      connectionString: cleaned(text, url),
      application_name: name,
      connectionTimeoutMillis: Number(of('connect_timeout') ?? CONNECT_SECONDS) * 1_000,
      enableChannelBinding: ['prefer', 'require'].includes(of('channel_binding') ?? ''),
    },
    pool: pool === null ? undefined : Number(pool),
    waitMs: Number(of('pool_timeout') ?? WAIT_SECONDS) * 1_000,
  }
}

/** Modes that `pg` treats as verify-full. It warns that this will change, so `cleaned` sets verify-full itself. */
const CHECKED_MODES = ['require', 'verify-ca']

function cleaned(text: string, url: URL): string {
  if (url.search === '') return text
  const left = new URL(url)
  for (const name of OURS) left.searchParams.delete(name)
  if (left.searchParams.get('sslrootcert') === 'system') left.searchParams.delete('sslrootcert')
  if (CHECKED_MODES.includes(left.searchParams.get('sslmode') ?? ''))
    left.searchParams.set('sslmode', 'verify-full')
  return left.href
}
