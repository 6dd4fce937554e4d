/** The bot's requests to Discord. Each is sent in the turn of the raid, game or person that it is for. */
import type { REST, RequestData, RouteLike } from 'discord.js'
import { currentLogSubject, type LogSubject } from '../observability/log-subject.ts'
import type { WaitForRateLimit } from './rate-limiter.ts'

type Send = (route: RouteLike, options?: RequestData) => Promise<unknown>

export interface DiscordRequests {
  get: Send
  post: Send
  put: Send
  delete: Send
  /**
   * @param isWanted checked when the turn has come; if it is false nothing is sent, and the result is null
   */
  patch(route: RouteLike, options?: RequestData, isWanted?: () => boolean): Promise<unknown>
}

/**
 * Returns requests that wait for their turn. A request without the bot's token, such as one with the token of a click,
 * doesn't count towards the limit.
 */
export function rateLimitedRequests(rest: REST, turn: WaitForRateLimit): DiscordRequests {
  const waited = async ({ auth }: RequestData): Promise<void> => {
    if (auth !== false) await turn(whose(currentLogSubject()))
  }
  const sending =
    (method: 'get' | 'post' | 'put' | 'delete'): Send =>
    async (route, options = {}) => {
      await waited(options)
      return rest[method](route, options)
    }
  return {
    get: sending('get'),
    post: sending('post'),
    put: sending('put'),
    delete: sending('delete'),
    async patch(route, options = {}, isWanted = () => true) {
      await waited(options)
      return isWanted() ? rest.patch(route, options) : null
    },
  }
}

/**
 * Returns the owner of a request's turn. A request that a person causes belongs to the person, even if it concerns
 * a raid.
 */
const whose = ({ user, raid, war }: LogSubject): string => {
  if (user !== undefined) return `person:${user}`
  return raid === undefined ? `war:${war ?? ''}` : `raid:${raid}`
}
