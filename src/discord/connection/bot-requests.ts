/** The bot's requests to Discord: counted, limited, and slowed down while Discord refuses too many of them. */
import { type REST, RESTEvents } from 'discord.js'
import { InvalidRequestCounter } from '../delivery/invalid-requests.ts'
import { createRateLimiter } from '../delivery/rate-limiter.ts'
import { type DiscordRequests, rateLimitedRequests } from '../delivery/requests.ts'
import { type BotMeters, requestPurpose } from '../observability/meters.ts'
import { createRestClient } from './client.ts'

interface Options {
  readonly token: string
  readonly api?: string
  readonly meters?: BotMeters | undefined
  /** The limit of requests a second of all processes together. */
  readonly sendsPerSecond: number
  /** The current share of this process, from 0 to 1. */
  readonly share: () => number
}

interface BotRequests {
  /** The REST client, which sends requests at once. */
  readonly rest: REST
  /** Sends within the bot's limit of requests a second. */
  readonly requests: DiscordRequests
  /** Counts the requests of another client of this process, too. */
  count(rest: REST): void
}

export function createBotRequests({ meters, sendsPerSecond, share, ...access }: Options): BotRequests {
  const rest = createRestClient(access)
  const invalid = new InvalidRequestCounter()
  const count = (one: REST): void => {
    one.on(RESTEvents.Response, (request, { status }) => {
      meters?.requested(requestPurpose(request))
      if (invalid.note(status)) meters?.refused(status)
    })
  }
  count(rest)
  const part = () => (invalid.isTooMany() ? 0 : share())
  return { rest, requests: rateLimitedRequests(rest, createRateLimiter(sendsPerSecond, part)), count }
}
