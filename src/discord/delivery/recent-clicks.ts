/**
 * Recent clicks on our messages. With a click's token its message can be changed for a quarter of an hour,
 * and such a change doesn't count towards Discord's limit for the whole bot. So for a message that will be
 * changed, the token of the first press on it is recorded, even if the press is answered by another message.
 * Tokens are in memory. Without one, a message is changed with the bot's own token, with the same result.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** The token with which a message can be changed. */
export interface InteractionToken {
  readonly applicationId: string
  readonly token: string
}

interface Held extends InteractionToken {
  readonly until: number
}

/** A click that has not been answered yet. The change of its message can be the answer. */
interface Open extends InteractionToken {
  readonly interactionId: string
  /** Ends the use of the click. @param changed whether the change was the answer to it */
  settle(changed: boolean): void
  /**
   * Marks that a change is being sent as the answer. Until that is settled, nobody else answers the click.
   */
  taken(): void
}

/** The time for which a token is used. Discord's tokens are valid for fifteen minutes. */
export const INTERACTION_TOKEN_MS = 14 * 60_000
/** The maximum wait for a click to be acknowledged. Before that its token can't change anything. */
const PATIENCE_MS = 1_000
/**
 * The waits after which a click is acknowledged before its change, which then follows separately. Discord waits for
 * three seconds in total.
 */
export interface AcknowledgeDelays {
  /** The wait for a change of the message that the click causes. */
  readonly openMs: number
  /** The wait for a change that is being sent. */
  readonly takenMs: number
}

const DEFAULT_DELAYS: AcknowledgeDelays = { openMs: 250, takenMs: 1_500 }
/**
 * The most messages in memory that will be changed. A press on an older message is answered without recording its
 * token.
 */
const WANTED = 5_000

export class ClickTokens {
  readonly #held = new Map<string, Held>()
  readonly #coming = new Map<string, Promise<void>>()
  readonly #open = new Map<string, Open>()
  /** Changes that wait for a click to be open. */
  readonly #waiting = new Map<string, () => void>()
  /** The ids of messages that will be changed, the oldest first. */
  readonly #wanted = new Set<string>()
  readonly #patience: AcknowledgeDelays

  constructor(patience = DEFAULT_DELAYS) {
    this.#patience = patience
  }

  /** Records that the message will be changed. */
  want(messageId: string): void {
    this.#wanted.delete(messageId)
    this.#wanted.add(messageId)
    const [oldest] = this.#wanted
    if (this.#wanted.size > WANTED && oldest !== undefined) this.#wanted.delete(oldest)
  }

  /**
   * Whether a press on the message should record its token, because the message will be changed and has no
   * token yet.
   */
  lacks(messageId: string): boolean {
    return this.#wanted.has(messageId) && !this.#coming.has(messageId) && !this.#alive(messageId)
  }

  /**
   * Records the token of a click.
   * @param isOn whether the click was acknowledged so that its token changes this very message
   */
  note(messageId: string, { applicationId, token }: InteractionToken, isOn: Promise<boolean>): void {
    const held = { applicationId, token, until: performance.now() + INTERACTION_TOKEN_MS }
    const coming = isOn.then((on) => {
      if (on) this.#hold(messageId, held)
      if (this.#coming.get(messageId) === coming) this.#coming.delete(messageId)
    })
    this.#coming.set(messageId, coming)
  }

  /**
   * Offers a click that leads to a change of its message. The change can be the answer to the click.
   * @returns whether it was; false if the click must still be acknowledged
   */
  offer(
    messageId: string,
    { applicationId, token, id }: InteractionToken & { readonly id: string },
  ): Promise<boolean> {
    if (!this.#wanted.has(messageId) || this.#open.has(messageId)) return Promise.resolve(false)
    return new Promise((resolve) => {
      const settle = (changed: boolean) => {
        clearTimeout(timer)
        if (this.#open.get(messageId) === open) this.#open.delete(messageId)
        resolve(changed)
      }
      const taken = () => {
        clearTimeout(timer)
        this.#open.delete(messageId)
        timer = setTimeout(() => settle(false), this.#patience.takenMs)
      }
      let timer = setTimeout(() => settle(false), this.#patience.openMs)
      const open: Open = { applicationId, token, interactionId: id, settle, taken }
      this.#open.set(messageId, open)
      this.#waiting.get(messageId)?.()
    })
  }

  /**
   * @returns a click on the message that a change can answer, and that the caller must settle; null if there
   * is none
   */
  async take(messageId: string): Promise<Open | null> {
    const coming = this.#coming.get(messageId)
    if (coming && !this.#open.has(messageId)) {
      const opened = new Promise<void>((resolve) => this.#waiting.set(messageId, resolve))
      await Promise.race([coming, opened, sleep(PATIENCE_MS, undefined, { ref: false })])
      this.#waiting.delete(messageId)
    }
    const open = this.#open.get(messageId) ?? null
    open?.taken()
    return open
  }

  #hold(messageId: string, held: Held): void {
    this.#held.delete(messageId) // The entry moves to the end, because the oldest come first.
    this.#held.set(messageId, held)
    for (const [id, { until }] of this.#held) {
      if (until > performance.now()) break
      this.#held.delete(id)
    }
  }

  /** Returns the token with which a message can be changed; null if nobody has clicked the message recently. */
  async on(messageId: string): Promise<InteractionToken | null> {
    const coming = this.#coming.get(messageId)
    if (coming) await Promise.race([coming, sleep(PATIENCE_MS, undefined, { ref: false })])
    return this.#alive(messageId)
  }

  #alive(messageId: string): Held | null {
    const held = this.#held.get(messageId)
    return held && held.until > performance.now() ? held : null
  }

  /** Drops a token that didn't work. */
  drop(messageId: string): void {
    this.#held.delete(messageId)
  }
}
