/** The number of shards that may identify at the same time. */
export const MAX_CONCURRENCY = 16

/**
 * Limits how often shards identify: in each bucket, the shard's id modulo `max_concurrency`, once in five seconds.
 * Discord answers an earlier identification with Invalid Session.
 */
export class Identifications {
  readonly #everyMs: number
  readonly #last = new Map<number, number>()

  constructor(everyMs: number) {
    this.#everyMs = everyMs
  }

  /** @returns whether the shard may identify now */
  take(shardId: number): boolean {
    const bucket = shardId % MAX_CONCURRENCY
    const now = Date.now()
    if (now - (this.#last.get(bucket) ?? -Infinity) < this.#everyMs) return false
    this.#last.set(bucket, now)
    return true
  }
}
