/** The error if Discord refuses the bot. Its message is for the operator. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError'
}

/**
 * The error if Discord refuses the commands, the token, or the bot in the server. It occurs before the bot
 * begins a session.
 */
export class CommandRegistrationError extends ConnectError {}

export const BAD_TOKEN_MESSAGE =
  'Discord does not accept the setting DISCORD_TOKEN. Copy the current token from Discord’s developer portal.'
