/** Recognizes the errors with which Discord refuses requests. */
import { DiscordAPIError, type RESTJSONErrorCodes } from 'discord.js'

/** Whether Discord has refused a request with one of these codes. */
export const isDiscordError = (error: unknown, ...codes: readonly RESTJSONErrorCodes[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code)
