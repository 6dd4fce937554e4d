/**
 * The playground's time limits in milliseconds, which tests may shorten, and its other deliberate differences from
 * Discord.
 */
export interface PlaygroundSettings {
  /** The time limit for the bot's first answer. A later answer is refused with 10062. */
  readonly firstAnswerMs: number
  /** The time after which an interaction's token is invalid. Later uses are refused with 50027. */
  readonly tokenMs: number
  /** The time that `wait` waits for a deferred answer. */
  readonly waitMs: number
  /** The time for which a session that lost its socket can be resumed. */
  readonly resumeMs: number
  readonly heartbeatMs: number
  /**
   * The maximum random delay of each request of the bot. Most delays are short. Requests arrive in random order, as
   * on a slow connection.
   */
  readonly unevenMs: number
  /**
   * Whether a bot is added to a server when it connects for the first time, while the channels are still empty. If
   * not, the bot was in the server before.
   */
  readonly addsBot: boolean
  /** Whether the application has the privileged intents for members and message contents. */
  readonly hasPrivilegedIntents: boolean
  /**
   * The time between two identifications of shards in the same bucket, which is the shard's id modulo
   * `max_concurrency`.
   */
  readonly identifyMs: number
}

export const discordLikeSettings: PlaygroundSettings = {
  firstAnswerMs: 3_000,
  tokenMs: 15 * 60_000,
  waitMs: 15_000,
  resumeMs: 60_000,
  heartbeatMs: 41_250,
  unevenMs: Number(process.env.PLAYGROUND_UNEVEN_MS ?? 0),
  addsBot: false,
  hasPrivilegedIntents: false,
  identifyMs: Number(process.env.PLAYGROUND_IDENTIFY_MS ?? 5_000),
}

/** The only token that the playground accepts. It is no secret, and Discord would never issue it. */
export const PLAYGROUND_TOKEN = 'lairkeeper-playground-token'
