/**
 * Counts messages of people below a question, because they push it up. The gateway reports only that there
 * are messages, not their contents, so no privileged intent is needed. The counts are in the memory of the
 * process with the gateway connection. In other processes a question counts as visible.
 */

/** The number of messages that push a question out of sight. */
const PUSHES = 3
/** The maximum number of channels in memory. */
const MAX_ENTRIES = 5_000

export class MessagesBelowQuestion {
  /**
   * The newest messages of people by channel, the oldest first. The channels are in the order of their last
   * messages.
   */
  readonly #said = new Map<string, readonly string[]>()

  note(channelId: string, messageId: string): void {
    const said = [...(this.#said.get(channelId) ?? []), messageId].slice(-PUSHES)
    this.#said.delete(channelId)
    this.#said.set(channelId, said)
    const [oldest] = this.#said.keys()
    if (this.#said.size > MAX_ENTRIES && oldest !== undefined) this.#said.delete(oldest)
  }

  /** Whether a message has been pushed out of sight. */
  isPushed({ channelId, id }: { channelId: string; id: string }): boolean {
    const said = this.#said.get(channelId) ?? []
    return said.length === PUSHES && said.every((one) => BigInt(one) > BigInt(id))
  }
}
