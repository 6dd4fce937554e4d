import { creationTimeOfSnowflake, type Snowflake } from '../snowflake.ts'
import { ApiRefusal } from '../validation/form.ts'

const HOUR_MS = 3_600_000
/** The limit of edits. Discord doesn't publish it. */
const MOST = 3
const PER_MS = 600_000

/** Counts edits of messages that are older than an hour. Discord allows only a few of them in each channel. */
export class OldEditLimit {
  readonly #times = new Map<Snowflake, number[]>()

  /** Refuses an edit beyond the limit with 30046. */
  take(channelId: Snowflake, messageId: Snowflake): void {
    const now = Date.now()
    if (now - Date.parse(creationTimeOfSnowflake(messageId)) <= HOUR_MS) return
    const recent = (this.#times.get(channelId) ?? []).filter((at) => now - at < PER_MS)
    if (recent.length >= MOST)
      throw new ApiRefusal(
        429,
        30046,
        'Maximum number of edits to messages older than 1 hour reached. Try again later',
      )
    this.#times.set(channelId, [...recent, now])
  }
}
