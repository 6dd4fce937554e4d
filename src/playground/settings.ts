/** Where the playground differs from Discord on purpose: its clocks can be made fast for tests. */
export interface Settings {
  /** The bot's first answer must come within this time (10062 afterwards). */
  readonly firstAnswerMs: number
  /** An interaction's token is dead afterwards (50027). */
  readonly tokenMs: number
  /** How long `wait` waits for a deferred answer. */
  readonly waitMs: number
  /** How long a session that lost its socket may resume. */
  readonly resumeMs: number
  readonly heartbeatMs: number
  /** Each request of the bot's takes up to so long more, most of them little: what comes first is by chance, as on a long way. */
  readonly unevenMs: number
}

export const discordSettings: Settings = {
  firstAnswerMs: 3_000,
  tokenMs: 15 * 60_000,
  waitMs: 15_000,
  resumeMs: 60_000,
  heartbeatMs: 41_250,
  unevenMs: Number(process.env.PLAYGROUND_UNEVEN_MS ?? 0),
}

/** No secret at all: the one token that the playground knows, and that Discord would never issue. */
export const PLAYGROUND_TOKEN = 'lairkeeper-playground-token'
