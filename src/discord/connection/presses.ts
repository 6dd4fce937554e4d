/**
 * Who pressed last on each message. What takes longer than an answer is put into it later, and must not take the place of
 * what a newer press on the same message was answered.
 */
export class Presses {
  /** The id of the interaction, by message; the oldest first. */
  readonly #last = new Map<string, string>()

  note(messageId: string, interactionId: string): void {
    this.#last.delete(messageId)
    this.#last.set(messageId, interactionId)
    const [oldest] = this.#last.keys()
    if (this.#last.size > MOST && oldest !== undefined) this.#last.delete(oldest)
  }

  /** Whether nobody has pressed on it since that interaction, which pressed on it or has made it. */
  isNewest(messageId: string, interactionId: string): boolean {
    return (this.#last.get(messageId) ?? interactionId) === interactionId
  }
}

/** Far more than are waited for at a time. */
const MOST = 5_000
