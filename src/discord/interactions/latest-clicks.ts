/**
 * Remembers the last press on each message, so that a late result doesn't replace the answer to a newer press on
 * the same message.
 */
export class NewestClickPerMessage {
  /** Interaction ids by message id, the oldest first. */
  readonly #last = new Map<string, string>()

  note(messageId: string, interactionId: string): void {
    this.#last.delete(messageId)
    this.#last.set(messageId, interactionId)
    const [oldest] = this.#last.keys()
    if (this.#last.size > MOST && oldest !== undefined) this.#last.delete(oldest)
  }

  /** Whether nobody has pressed on the message since that interaction, which pressed on it or created it. */
  isNewest(messageId: string, interactionId: string): boolean {
    return (this.#last.get(messageId) ?? interactionId) === interactionId
  }
}

/** The maximum number of entries. It is far higher than the number of late results at a time. */
const MOST = 5_000
