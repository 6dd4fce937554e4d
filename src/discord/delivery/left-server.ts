/** Notices that a server has removed the bot when Discord refuses a request about it, even if no event said so. */
import { RESTJSONErrorCodes } from 'discord.js'
import { isDiscordError } from './discord-errors.ts'
import type { DiscordRequests } from './requests.ts'

/** The error if the bot is no longer in the server of a message. */
export class LeftServerError extends Error {
  override readonly name = 'LeftServer'

  constructor(guildId: string, cause: unknown) {
    super(`the bot is no longer in the server ${guildId}`, { cause })
  }
}

/** The errors of Discord for everything in a server without the bot, and in a deleted server. */
const WITHOUT_BOT = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.UnknownChannel,
]

/**
 * Returns requests about one server, which throw `LeftServerError` if the bot is no longer in it.
 * @param hasLeft checks whether the bot has left the server; called after a refusal that this could have caused
 */
export function requestsThatCheckMembership(
  requests: DiscordRequests,
  guildId: string,
  hasLeft: (guildId: string) => Promise<boolean>,
): DiscordRequests {
  const checked = async (answer: Promise<unknown>): Promise<unknown> => {
    try {
      return await answer
    } catch (error) {
      if (isDiscordError(error, ...WITHOUT_BOT) && (await hasLeft(guildId)))
        throw new LeftServerError(guildId, error)
      throw error
    }
  }
  return {
    get: (...call) => checked(requests.get(...call)),
    post: (...call) => checked(requests.post(...call)),
    put: (...call) => checked(requests.put(...call)),
    delete: (...call) => checked(requests.delete(...call)),
    patch: (...call) => checked(requests.patch(...call)),
  }
}
