/**
 * Messages of ours that were clicked a moment ago. By a click's token the message that was clicked can be changed for
 * a quarter of an hour, and such a change doesn't count towards Discord's limit for the whole bot. So what will be
 * changed wants a token: whoever presses on it first leaves theirs, also where the press is answered by a message of its
 * own. Kept in memory: who has no click changes the message with the bot's own token, which says the same.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** By which a message can be changed. */
export interface Grip {
  readonly applicationId: string
  readonly token: string
}

interface Held extends Grip {
  readonly until: number
}

/** A token lives for fifteen minutes. */
export const HELD_MS = 14 * 60_000
/** The click that led to a change may not be acknowledged yet, and its token changes nothing before. */
const PATIENCE_MS = 1_000
/** So many messages are expected to be changed; of older ones the next press is answered as any other. */
const WANTED = 5_000

export class RecentClicks {
  readonly #held = new Map<string, Held>()
  readonly #coming = new Map<string, Promise<void>>()
  /** The oldest first. */
  readonly #wanted = new Set<string>()

  /** It will be changed. */
  want(messageId: string): void {
    this.#wanted.delete(messageId)
    this.#wanted.add(messageId)
    const [oldest] = this.#wanted
    if (this.#wanted.size > WANTED && oldest !== undefined) this.#wanted.delete(oldest)
  }

  /** Whether a press on it should leave its token, since it will be changed and there is none yet. */
  lacks(messageId: string): boolean {
    return this.#wanted.has(messageId) && !this.#coming.has(messageId) && !this.#alive(messageId)
  }

  /** @param isOn whether the click was acknowledged so that its token changes this very message */
  note(messageId: string, { applicationId, token }: Grip, isOn: Promise<boolean>): void {
    const held = { applicationId, token, until: Date.now() + HELD_MS }
    const coming = isOn.then((on) => {
      if (on) this.#hold(messageId, held)
      if (this.#coming.get(messageId) === coming) this.#coming.delete(messageId)
    })
    this.#coming.set(messageId, coming)
  }

  #hold(messageId: string, held: Held): void {
    this.#held.delete(messageId) // the oldest stand first
    this.#held.set(messageId, held)
    for (const [id, { until }] of this.#held) {
      if (until > Date.now()) break
      this.#held.delete(id)
    }
  }

  /** @returns null when nobody has clicked it, or too long ago */
  async on(messageId: string): Promise<Grip | null> {
    const coming = this.#coming.get(messageId)
    if (coming) await Promise.race([coming, sleep(PATIENCE_MS, undefined, { ref: false })])
    return this.#alive(messageId)
  }

  #alive(messageId: string): Held | null {
    const held = this.#held.get(messageId)
    return held && held.until > Date.now() ? held : null
  }

  /** It doesn't do, for whatever reason. */
  drop(messageId: string): void {
    this.#held.delete(messageId)
  }
}
