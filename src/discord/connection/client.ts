/** Builds the client of Discord, or of a local stand-in. */
import {
  BaseChannel,
  type CacheFactory,
  Client,
  Collection,
  GatewayIntentBits,
  Guild,
  GuildChannel,
  GuildMember,
  LimitedCollection,
  Partials,
  PermissionOverwrites,
  REST,
  Role,
  User,
} from 'discord.js'

interface ClientOptions {
  readonly token: string
  /** Another server than Discord's, such as `http://127.0.0.1:3000/api`. */
  readonly api?: string
  /** The shard whose events it receives; by default all. */
  readonly shard?: ClientShard | undefined
}

interface ClientShard {
  readonly shard: number
  readonly count: number
  /** Waits until this shard may begin a session. */
  readonly mayIdentify: (shard: number, signal: AbortSignal) => Promise<void>
}

/**
 * The limit of discord.js for requests a second. It is higher than Discord's 50, because answers to interactions
 * don't count towards those; `delivery/rate-limiter.ts` limits the requests that do.
 */
const REQUESTS_PER_SECOND = 2_000

/**
 * The interval in ms at which unused request queues of discord.js are dropped. It has one for each token of a
 * click.
 */
const SWEPT_MS = 60_000

/** The age in seconds at which cached threads are dropped. discord.js would cache them until the process ends. */
const SWEPT_THREADS_S = 3_600

/** Creates a client for the gateway. @throws Error if a real token would be sent to another server than Discord's */
export function createClient({ token, api, shard }: ClientOptions): Client {
  leaveToUs()
  return new Client({
    ...(shard ? shardOptions(shard) : {}),
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    partials: [Partials.Channel],
    makeCache: createManagerCache,
    sweepers: { threads: { interval: SWEPT_THREADS_S, filter: () => () => true } },
    allowedMentions: { parse: [] },
    rest: restOptions(token, api),
  })
}

/**
 * discord.js needs these caches to handle an interaction. `gateway-packets.ts` and the sweeper limit their contents.
 */
const CACHED: readonly unknown[] = [BaseChannel, Guild, GuildChannel, PermissionOverwrites, Role]

/**
 * Creates the caches of discord.js. They contain no people or messages except the bot itself. discord.js' own
 * limits use the names of its classes, which a bundle changes.
 */
export const createManagerCache: CacheFactory = (_, holds) =>
  CACHED.includes(holds)
    ? new Collection()
    : new LimitedCollection({ maxSize: 0, keepOverLimit: (one) => isOwn(one) })

const isOwn = (one: unknown): boolean =>
  (one instanceof User || one instanceof GuildMember) && one.id === one.client.user?.id

/** Creates the client for requests that don't depend on gateway events. @throws as `createClient` does */
export const createRestClient = ({ token, api }: Pick<ClientOptions, 'token' | 'api'>): REST =>
  new REST(restOptions(token, api)).setToken(token)

function restOptions(token: string, api: string | undefined) {
  if (api !== undefined && !isDiscord(api) && looksReal(token))
    throw new Error('A real Discord token is never sent to another server than Discord’s.')
  return {
    globalRequestsPerSecond: REQUESTS_PER_SECOND,
    handlerSweepInterval: SWEPT_MS,
    ...(api === undefined ? {} : { api }),
  }
}

/** Removes the environment variables for shards, which discord.js would read itself. */
function leaveToUs(): void {
  delete process.env.SHARD_COUNT
  delete process.env.SHARDS
}

const shardOptions = ({ shard, count, mayIdentify }: ClientShard) => ({
  shards: [shard],
  shardCount: count,
  // This replaces discord.js' own throttler, which knows only its one client.
  ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: mayIdentify }) },
})

const isDiscord = (api: string): boolean => /^(.+\.)?discord(app)?\.com$/.test(new URL(api).hostname)

/** Whether a token has the form of Discord's: three parts, of which the first is a number in base 64. */
const looksReal = (token: string): boolean => /^[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}$/.test(token.trim())
