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

/** A click that Discord was told nothing of yet: the change of its message can be what it is told. */
interface Open extends Grip {
  readonly interactionId: string
  /** @param changed whether it was told so */
  settle(changed: boolean): void
  /** Somebody is about to tell Discord so: until that is settled nobody else does. */
  taken(): void
}

/** A token lives for fifteen minutes. */
export const HELD_MS = 14 * 60_000
/** The click that led to a change may not be acknowledged yet, and its token changes nothing before. */
const PATIENCE_MS = 1_000
/** What a click waits for before it is acknowledged, and the change comes after. Discord waits for three seconds in all. */
export interface ClickPatience {
  /** For the change that follows from it. */
  readonly openMs: number
  /** For a change that is on its way. */
  readonly takenMs: number
}

const PATIENT: ClickPatience = { openMs: 250, takenMs: 1_500 }
/** So many messages are expected to be changed; of older ones the next press is answered as any other. */
const WANTED = 5_000

export class RecentClicks {
  readonly #held = new Map<string, Held>()
  readonly #coming = new Map<string, Promise<void>>()
  readonly #open = new Map<string, Open>()
  /** Who waits for a click to be open. */
  readonly #waiting = new Map<string, () => void>()
  /** The oldest first. */
  readonly #wanted = new Set<string>()
  readonly #patience: ClickPatience

  constructor(patience = PATIENT) {
    this.#patience = patience
  }

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
    const held = { applicationId, token, until: performance.now() + HELD_MS }
    const coming = isOn.then((on) => {
      if (on) this.#hold(messageId, held)
      if (this.#coming.get(messageId) === coming) this.#coming.delete(messageId)
    })
    this.#coming.set(messageId, coming)
  }

  /**
   * The click leads to a change of its message, which can be the answer to it.
   * @returns whether it was; false where it is still to be acknowledged
   */
  offer(messageId: string, { applicationId, token, id }: Grip & { readonly id: string }): Promise<boolean> {
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

  /** @returns a click on it that its change answers, for who settles it; null where there is none, or none comes */
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
    this.#held.delete(messageId) // the oldest stand first
    this.#held.set(messageId, held)
    for (const [id, { until }] of this.#held) {
      if (until > performance.now()) break
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
    return held && held.until > performance.now() ? held : null
  }

  /** It doesn't do, for whatever reason. */
  drop(messageId: string): void {
    this.#held.delete(messageId)
  }
}
