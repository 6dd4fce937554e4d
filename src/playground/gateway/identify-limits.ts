/** The number of shards that may identify at the same time. */
export const MAX_IDENTIFY_CONCURRENCY = 16

/**
 * Limits how often shards identify. Shards whose ids have the same remainder by `max_concurrency` share a bucket, and
 * only one shard of a bucket may identify in five seconds. A shard that identifies too early gets Invalid Session.
 */
export class IdentifyLimits {
  readonly #everyMs: number
  readonly #last = new Map<number, number>()

  constructor(everyMs: number) {
    this.#everyMs = everyMs
  }

  /** Returns whether the shard may identify now. If so, its bucket is used for five seconds. */
  take(shardId: number): boolean {
    const bucket = shardId % MAX_IDENTIFY_CONCURRENCY
    const now = Date.now()
    if (now - (this.#last.get(bucket) ?? -Infinity) < this.#everyMs) return false
    this.#last.set(bucket, now)
    return true
  }
}
