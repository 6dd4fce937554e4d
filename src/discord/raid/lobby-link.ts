/** Renders links to lobbies. */
import type { RaidInfo } from '../../table/contract.ts'

/**
 * Returns a link to the message of a lobby, which has the id of the thread that was opened on it. The thread itself is
 * empty until the raid begins. If there is no thread, returns a link to the channel.
 */
export const lobbyLink = ({ guildId, channelId, threadId }: RaidInfo): string =>
  threadId === null ? `<#${channelId}>` : `https://discord.com/channels/${guildId}/${channelId}/${threadId}`
