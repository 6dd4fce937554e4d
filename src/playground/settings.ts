/** Deliberate differences from Discord: the playground's times can be shortened for tests. */
export interface Settings {
  /** The maximum time for the bot's first answer (10062 afterwards). */
  readonly firstAnswerMs: number
  /** The time after which an interaction's token is invalid (50027). */
  readonly tokenMs: number
  /** The time that `wait` waits for a deferred answer. */
  readonly waitMs: number
  /** The time for which a session that lost its socket can be resumed. */
  readonly resumeMs: number
  readonly heartbeatMs: number
  /**
   * The maximum random delay of each of the bot's requests. Most delays are short. Requests arrive in random
   * order, as on a slow connection.
   */
  readonly unevenMs: number
  /**
   * Whether a bot is added to a server when it connects for the first time, while the channels are still empty. Otherwise
   * it was there before.
   */
  readonly addsBot: boolean
  /** Whether the application has the privileged intents for members and the contents of messages. */
  readonly hasPrivilegedIntents: boolean
  /** The time between two identifications of shards with the same remainder by `max_concurrency`. */
  readonly identifyMs: number
}

export const discordSettings: Settings = {
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

/** Not a secret: it is the only token that the playground accepts, and Discord would never issue it. */
export const PLAYGROUND_TOKEN = 'lairkeeper-playground-token'
