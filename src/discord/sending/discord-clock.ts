/** Discord's clock, by which its messages are dated: ours may be wrong, and is set right at times. */
import { type REST, RESTEvents } from 'discord.js'

export class DiscordClock {
  /** The difference between Discord's clock and `performance.now()`. Our own clock counts until Discord has answered. */
  #ahead = Date.now() - performance.now()

  /** Follows the dates of Discord's answers. */
  follow(rest: Pick<REST, 'on'>): this {
    rest.on(RESTEvents.Response, (_, { headers }) => {
      const date = Date.parse(headers.get('date') ?? '')
      if (!Number.isNaN(date)) this.#ahead = date - performance.now()
    })
    return this
  }

  /** In milliseconds since 1970, to a second or so. */
  now(): number {
    return performance.now() + this.#ahead
  }
}
