/**
 * Discord's clock, which dates its messages. Our own clock may be wrong, and may be corrected at any time.
 */
import { type REST, RESTEvents } from 'discord.js'

export class DiscordClock {
  /**
   * The difference between Discord's clock and `performance.now()`. Until Discord's first answer it is
   * computed from our own clock.
   */
  #offset = Date.now() - performance.now()

  /** Reads the dates of Discord's answers. */
  follow(rest: Pick<REST, 'on'>): this {
    rest.on(RESTEvents.Response, (_, { headers }) => {
      const date = Date.parse(headers.get('date') ?? '')
      if (!Number.isNaN(date)) this.#offset = date - performance.now()
    })
    return this
  }

  /** The time in milliseconds since 1970, accurate to about a second. */
  now(): number {
    return performance.now() + this.#offset
  }
}
