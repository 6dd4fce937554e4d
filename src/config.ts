/** Reads the settings from the environment and the file .env, and checks them once at the start. */
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { faultOfPostgresAddress } from './database-url.ts'
import type {
  AllowedInteractionRate,
  RateLimitSettings,
} from './discord/interactions/interaction-rate-limits.ts'
import { type EnvFile, readEnvFile } from './env-file.ts'
import { describeMisnamedSettingsInEnvironment, describeMisnamedSettingsInFile } from './misnamed-settings.ts'
import {
  MAX_CONNECTIONS_PER_PROCESS,
  readPostgresAddress,
  requirePostgresAddress,
} from './store/database/postgres/address.ts'
import { isTimeZone } from './table/absence/time-zones.ts'

export { ConfigError } from './config-error.ts'

export type BotConfig = {
  /** The bot's token. If absent, the playground is started instead of Discord. */
  readonly discordToken: string | undefined
  /**
   * The address of a running playground, never set together with `discordToken`. If both are absent, one is started.
   */
  readonly playgroundUrl: string | undefined
  /** The seed of every raid in the playground, for repeatable tests. If absent, seeds are random. */
  readonly playgroundSeed: string | undefined
  /** The server in which commands are registered. If absent, they are registered everywhere. */
  readonly discordGuildId: string | undefined
  /** The address of PostgreSQL. If absent, the embedded database below `dataDir` is used. */
  readonly databaseUrl: string | undefined
  /** The most connections to PostgreSQL that this process uses for people's requests. If absent, the default. */
  readonly databasePool: number | undefined
  /**
   * The total number of shards of Discord's gateway, the same for all processes. Undefined for a process that is alone,
   * and has as many as Discord advises.
   */
  readonly shardCount: number | undefined
  /** The shards of this process. "any" stands for an equal share of all, and the shards of dead processes. */
  readonly shards: readonly number[] | 'any'
  readonly port: number
  readonly dataDir: string
  /** The limit of requests a second that count towards Discord's limit for the whole bot. */
  readonly sendsPerSecond: number
  /** The port of /health and /metrics on 127.0.0.1; 0 takes any free port, undefined turns them off. */
  readonly healthPort: number | undefined
  /** The numbers of days for which data are stored; null for data that are never deleted. */
  readonly keep: {
    readonly raids: number | null
    readonly reports: number | null
    readonly lobbies: number | null
    readonly leftServers: number | null
  }
  /** The operator, whom `/help` names, because people may ask about their data. */
  readonly operator: { readonly name: string | undefined; readonly contact: string | undefined }
  readonly limits: {
    readonly raids: number
    readonly lessons: number
    readonly privateThreads: number
    readonly reports: number
  }
  /** The rates at which one person, and one server, may act. */
  readonly rates: RateLimitSettings
  /** The settings of the computer players that plan. */
  readonly computers: {
    /** The number of threads that plan; 0 if none do. If absent, one for each core except one. */
    readonly threads: number | undefined
    /** The shortest time in ms between two moves of computer players in a raid that people see. */
    readonly paceMs: number
  }
  /** The time zone of people and servers that have set none: an IANA name. */
  readonly timeZone: string
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Sentences for the operator about settings that may be a mistake. */
  readonly notices: readonly string[]
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const playgroundUrl = z
  .string()
  .regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+\/?$/, 'is not an address such as http://127.0.0.1:4000')

const HEALTH_PORTS = 'is neither a number from 0 to 65535 nor "off"'

/** The default limit of requests a second. Discord accepts 50, of which a few are reserved for threads and commands. */
const SENDS_PER_SECOND = 40

const count = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'is not a number from 1 to 999999')
    .transform(Number)
    .default(usual)

/**
 * Schema of a rate, or of a number of presses at once. With at most 9999, all presses at once are allowed again within
 * 24 days, the longest time of a timer.
 */
const rate = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'is not a number from 1 to 9999')
    .transform(Number)
    .default(usual)

const THREADS = 'is neither a number of threads from 1 to 64 nor "off"'

const DAYS = 'is neither a number of days from 1 to 9999 nor "off"'

const days = (usual: string) =>
  z
    .string()
    .regex(/^([1-9]\d{0,3}|off)$/, DAYS)
    .default(usual)
    .transform((text) => (text === 'off' ? null : Number(text)))

/** Schema of a text that people see. */
const shown = z.string().max(200, 'has more than 200 letters').optional()

const POOL = `is not a number of connections from 1 to ${MAX_CONNECTIONS_PER_PROCESS}`

const SHARDS = 'is neither a list of shards such as 0,2 nor "any"'

const settings = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^\S+$/, 'has a space in it')
    .regex(/^(?!Bot\b)/i, 'begins with "Bot"; give the token alone')
    .optional(),
  PLAYGROUND_URL: playgroundUrl.optional(),
  PLAYGROUND_SEED: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is not 32 hexadecimal digits')
    .optional(),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, "is not a server's id, which has 17 to 20 digits")
    .optional(),
  DATABASE_URL: z
    .string()
    .superRefine((text, context) => {
      const why = faultOfPostgresAddress(text) ?? whyNotAddress(text)
      if (why !== null) context.addIssue({ code: 'custom', message: why })
    })
    .optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, POOL)
    .transform(Number)
    .refine((pool) => pool <= MAX_CONNECTIONS_PER_PROCESS, POOL)
    .optional(),
  SHARD_COUNT: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'is not a number from 1 to 9999')
    .transform(Number)
    .optional(),
  SHARDS: z
    .string()
    .regex(/^(any|\d{1,4}(\s*,\s*\d{1,4})*)$/, SHARDS)
    .default('any')
    .transform((text) => (text === 'any' ? text : [...new Set(text.split(',').map(Number))])),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'is not a number from 0 to 65535')
    .default(3000),
  SENDS_PER_SECOND: rate(SENDS_PER_SECOND),
  RAIDS_PER_PERSON: count(20),
  LESSONS_PER_DAY: count(20),
  OWN_THREADS_PER_PERSON: count(30),
  REPORTS_PER_DAY: count(20),
  PRESSES_PER_SECOND: rate(5),
  PRESSES_AT_ONCE: rate(20),
  VOTES_PER_MINUTE: rate(30),
  VOTES_AT_ONCE: rate(15),
  OPENINGS_PER_MINUTE: rate(10),
  OPENINGS_AT_ONCE: rate(5),
  SERVER_PRESSES_PER_SECOND: rate(200),
  SERVER_PRESSES_AT_ONCE: rate(500),
  KEEP_RAIDS_DAYS: days('30'),
  KEEP_REPORTS_DAYS: days('90'),
  CLOSE_LOBBIES_DAYS: days('14'),
  KEEP_LEFT_SERVERS_DAYS: days('30'),
  OPERATOR_NAME: shown,
  OPERATOR_CONTACT: shown,
  PLANNING_THREADS: z
    .string()
    .regex(/^([1-9]\d?|off)$/, THREADS)
    .transform((text) => (text === 'off' ? 0 : Number(text)))
    .refine((threads) => threads <= 64, THREADS)
    .optional(),
  COMPUTER_PACE_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a number of milliseconds from 0 to 99999')
    .transform(Number)
    .default(1_500),
  DATA_DIR: z.string().default('./data'),
  HEALTH_PORT: z
    .string()
    .regex(/^(\d{1,5}|off)$/, HEALTH_PORTS)
    .default('3001')
    .transform((text) => (text === 'off' ? undefined : Number(text)))
    .refine((port) => port === undefined || port <= 65_535, HEALTH_PORTS),
  TIME_ZONE: z.string().refine(isTimeZone, 'is not a time zone such as Europe/Berlin').default('UTC'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).default('info'),
})

const SETTINGS = Object.keys(settings.shape)

function whyNotAddress(text: string): string | null {
  const address = readPostgresAddress(text)
  return 'why' in address ? address.why : null
}

/**
 * Reads the settings. The environment takes precedence over the file; an empty setting counts as missing.
 * @throws ConfigError with one line for each setting that is wrong
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env, file = '.env'): BotConfig {
  const envFile = readEnvFile(file)
  const given = withoutEmpty({ ...valuesOf(envFile), ...withoutEmpty(environment) })
  const missing = SETTINGS.filter((name) => given[name] === undefined)
  const read = settings.safeParse(given)
  const faults = [
    ...(envFile ? describeMisnamedSettingsInFile(envFile, { missing, all: SETTINGS }) : []),
    ...(read.error?.issues.map(sentence) ?? []),
  ]
  if (!read.success || faults.length > 0) throw new ConfigError(faults.join('\n'))
  const { data } = read
  if (data.DISCORD_TOKEN && data.PLAYGROUND_URL) throw new ConfigError(TOKEN_STAYS_HERE)
  if (data.DISCORD_TOKEN && data.PLAYGROUND_SEED) throw new ConfigError(NO_KNOWN_SEED)
  const whyNot = whyNoShards(data) ?? whyNotOnePort(data) ?? whyNotOnePool(data)
  if (whyNot !== null) throw new ConfigError(whyNot)
  return {
    discordToken: data.DISCORD_TOKEN,
    playgroundUrl: data.PLAYGROUND_URL,
    playgroundSeed: data.PLAYGROUND_SEED,
    discordGuildId: data.DISCORD_GUILD_ID,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    shardCount: data.SHARD_COUNT ?? (data.DATABASE_URL === undefined ? undefined : 1),
    shards: data.SHARDS,
    port: data.PORT,
    sendsPerSecond: data.SENDS_PER_SECOND,
    limits: {
      raids: data.RAIDS_PER_PERSON,
      lessons: data.LESSONS_PER_DAY,
      privateThreads: data.OWN_THREADS_PER_PERSON,
      reports: data.REPORTS_PER_DAY,
    },
    rates: ratesOf(data),
    computers: { threads: data.PLANNING_THREADS, paceMs: data.COMPUTER_PACE_MS },
    keep: {
      raids: data.KEEP_RAIDS_DAYS,
      reports: data.KEEP_REPORTS_DAYS,
      lobbies: data.CLOSE_LOBBIES_DAYS,
      leftServers: data.KEEP_LEFT_SERVERS_DAYS,
    },
    operator: { name: data.OPERATOR_NAME, contact: data.OPERATOR_CONTACT },
    dataDir: data.DATA_DIR,
    healthPort: data.HEALTH_PORT,
    timeZone: data.TIME_ZONE,
    logLevel: data.LOG_LEVEL,
    notices: [
      ...describeMisnamedSettingsInEnvironment(environment, { missing, all: SETTINGS }),
      ...whyThePlayground(envFile, data),
    ],
  }
}

const valuesOf = (file: EnvFile | null): Record<string, string> => Object.fromEntries(file?.values ?? [])

/** Returns a sentence if the file has no setting of ours, because it was probably meant to contain the token. */
function whyThePlayground(file: EnvFile | null, data: z.infer<typeof settings>): string[] {
  const isPlayground = data.DISCORD_TOKEN === undefined && data.PLAYGROUND_URL === undefined
  if (!file || !isPlayground || SETTINGS.some((name) => file.values.get(name))) return []
  return [
    `The file ${file.path} sets none of Lairkeeper's settings, so the playground runs. For Discord, write DISCORD_TOKEN=… into it.`,
  ]
}

function ratesOf(data: z.infer<typeof settings>): RateLimitSettings {
  return {
    press: { perSecond: data.PRESSES_PER_SECOND, atOnce: data.PRESSES_AT_ONCE },
    vote: perMinute(data.VOTES_PER_MINUTE, data.VOTES_AT_ONCE),
    opening: perMinute(data.OPENINGS_PER_MINUTE, data.OPENINGS_AT_ONCE),
    server: { perSecond: data.SERVER_PRESSES_PER_SECOND, atOnce: data.SERVER_PRESSES_AT_ONCE },
  }
}

const perMinute = (count: number, atOnce: number): AllowedInteractionRate => ({
  perSecond: count / 60,
  atOnce,
})

const TOKEN_STAYS_HERE =
  'The setting PLAYGROUND_URL is not allowed beside DISCORD_TOKEN: a real token is sent to Discord alone.'

const NO_KNOWN_SEED =
  'The setting PLAYGROUND_SEED is not allowed beside DISCORD_TOKEN: in a real raid nobody may know what comes.'

/** Returns the fault of the configured shards, or null. */
function whyNoShards({ SHARDS, SHARD_COUNT = 1, DATABASE_URL }: z.infer<typeof settings>): string | null {
  if (SHARDS === 'any') return null
  if (DATABASE_URL === undefined)
    return 'The setting SHARDS needs DATABASE_URL: the embedded database has one process, which has all shards.'
  const beyond = SHARDS.find((shard) => shard >= SHARD_COUNT)
  if (beyond === undefined) return null
  return `The setting SHARDS names shard ${beyond}, and the last is ${SHARD_COUNT - 1}: they count from 0, and SHARD_COUNT is ${SHARD_COUNT}.`
}

/** Returns the fault if DATABASE_URL and DATABASE_POOL ask for different numbers of connections; otherwise null. */
function whyNotOnePool({ DATABASE_URL, DATABASE_POOL }: z.infer<typeof settings>): string | null {
  if (DATABASE_POOL === undefined || DATABASE_URL === undefined) return null
  const { pool = DATABASE_POOL } = requirePostgresAddress(DATABASE_URL)
  if (pool === DATABASE_POOL) return null
  return `The setting DATABASE_POOL is ${DATABASE_POOL}, and DATABASE_URL asks for ${pool} connections: set one of them.`
}

/**
 * Returns the fault if the playground and /health have the same port; otherwise null. A bot on Discord starts no
 * playground, so its PORT does not matter.
 */
function whyNotOnePort({
  PORT,
  HEALTH_PORT,
  DISCORD_TOKEN,
  PLAYGROUND_URL,
}: z.infer<typeof settings>): string | null {
  const needsPort = DISCORD_TOKEN === undefined && PLAYGROUND_URL === undefined && PORT !== 0
  if (!needsPort || PORT !== HEALTH_PORT) return null
  return `The settings PORT and HEALTH_PORT are both ${PORT}, and each needs a port of its own: set one of them to another port, or HEALTH_PORT to "off".`
}

function withoutEmpty(variables: NodeJS.ProcessEnv): Record<string, string> {
  const filled = Object.entries(variables).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== ''))
}

const sentence = (issue: z.core.$ZodIssue) => `The setting ${issue.path.join('.')} ${issue.message}.`
