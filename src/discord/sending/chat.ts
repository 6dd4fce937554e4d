/**
 * What people say below a question pushes it up. The gateway tells that they do, not what: no privileged intent is
 * needed. Kept in memory, in the process that has the gateway: where nobody knows of it the question stays.
 */

/** So many messages push a question out of sight. */
const PUSHES = 3
/** Channels in which somebody has said something lately. */
const KEPT = 5_000

export class Chat {
  /** The newest messages of people by channel, the oldest first; the channels in the order of their last. */
  readonly #said = new Map<string, readonly string[]>()

  note(channelId: string, messageId: string): void {
    const said = [...(this.#said.get(channelId) ?? []), messageId].slice(-PUSHES)
    this.#said.delete(channelId)
    this.#said.set(channelId, said)
    const [oldest] = this.#said.keys()
    if (this.#said.size > KEPT && oldest !== undefined) this.#said.delete(oldest)
  }

  /** Whether a message has been pushed out of sight. */
  isPushed({ channelId, id }: { channelId: string; id: string }): boolean {
    const said = this.#said.get(channelId) ?? []
    return said.length === PUSHES && said.every((one) => BigInt(one) > BigInt(id))
  }
}
