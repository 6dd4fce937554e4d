/** The bot's requests to Discord, each sent when it is the turn of whoever it is for. */
import type { REST, RequestData, RouteLike } from 'discord.js'
import { type About, about } from '../operating/log-subject.ts'
import type { Turn } from './pace.ts'

type Send = (route: RouteLike, options?: RequestData) => Promise<unknown>

export interface Requests {
  get: Send
  post: Send
  put: Send
  delete: Send
  /** @param isWanted asked when the turn has come: without it nothing is sent, and the result is null */
  patch(route: RouteLike, options?: RequestData, isWanted?: () => boolean): Promise<unknown>
}

/** A request without the bot's token, such as one by the token of a click, doesn't count towards the limit. */
export function inTurn(rest: REST, turn: Turn): Requests {
  const waited = async ({ auth }: RequestData): Promise<void> => {
    if (auth !== false) await turn(whose(about()))
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

/** A request that a person causes is a turn of the person's, also where it concerns a raid. */
const whose = ({ user, raid, war }: About): string => {
  if (user !== undefined) return `person:${user}`
  return raid === undefined ? `war:${war ?? ''}` : `raid:${raid}`
}
