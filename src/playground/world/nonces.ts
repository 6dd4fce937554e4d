import type { Snowflake } from '../snowflake.ts'
import type { Message } from './model.ts'

/** The time for which Discord remembers nonces, also those of messages that were deleted meanwhile. */
const REMEMBERED_MS = 5 * 60_000

type Nonce = string | number

/** The messages that the bot has posted in the last minutes, by channel and nonce. */
export class RecentNonces {
  readonly #posted = new Map<string, { readonly id: Snowflake; readonly at: number }>()

  messageOf(channelId: Snowflake, nonce: Nonce): Snowflake | undefined {
    const posted = this.#posted.get(keyOf(channelId, nonce))
    return posted && isFresh(posted.at) ? posted.id : undefined
  }

  remember({ channelId, nonce, id, timestamp }: Message): void {
    if (nonce === null) return
    this.#dropOld()
    this.#posted.set(keyOf(channelId, nonce), { id, at: Date.parse(timestamp) })
  }

  #dropOld(): void {
    for (const [key, { at }] of this.#posted) {
      if (isFresh(at)) return
      this.#posted.delete(key)
    }
  }

  forget(): void {
    this.#posted.clear()
  }
}

const isFresh = (at: number): boolean => Date.now() - at < REMEMBERED_MS

const keyOf = (channelId: Snowflake, nonce: Nonce): string => `${channelId} ${nonce}`
