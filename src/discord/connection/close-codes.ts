/** The reasons for which Discord's gateway ends a session for good. No client can reconnect after them. */
import { GatewayCloseCodes } from 'discord.js'
import { BAD_TOKEN_MESSAGE, ConnectError } from './connect-error.ts'

const CHECK = 'Look at the application in Discord’s developer portal'

const REASONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: BAD_TOKEN_MESSAGE,
  [GatewayCloseCodes.InvalidShard]:
    'Discord does not know a shard of this process. Set the same SHARD_COUNT for all processes.',
  [GatewayCloseCodes.InvalidAPIVersion]:
    'Discord no longer accepts this version of its interface. Install a newer version of Lairkeeper.',
  [GatewayCloseCodes.InvalidIntents]:
    'Discord does not know the kinds of events that this version asks for. Install a newer version of Lairkeeper.',
  [GatewayCloseCodes.DisallowedIntents]: `Discord does not let the application receive the events of servers and messages. ${CHECK}.`,
}

/**
 * Returns the error that explains a close code to the operator.
 * @param wantedShards asks Discord for the recommended number of shards
 */
export async function connectErrorOfCloseCode(
  code: number,
  wantedShards: () => Promise<number | null>,
): Promise<ConnectError> {
  if (code === GatewayCloseCodes.ShardingRequired) return new ConnectError(tooFew(await wantedShards()))
  return new ConnectError(REASONS[code] ?? `Discord has ended the session for good, with the code ${code}.`)
}

function tooFew(wanted: number | null): string {
  const advice = wanted === null ? 'Raise SHARD_COUNT' : `Set SHARD_COUNT=${wanted}`
  return `The bot is in more servers than its shards may have. ${advice} for all processes.`
}
