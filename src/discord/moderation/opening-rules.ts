/** The rules of a server for opening raids. */
import { texts } from '../../texts/texts.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { mentionsOfChannelsOrRoles } from './pages.ts'

type Opening = Pick<InteractionSource, 'guildId' | 'channelId' | 'roles' | 'isManager'>

/**
 * Checks whether a person may open a raid in a channel.
 * @param parentId the channel of the thread from which the raid is opened
 * @returns the reason why this person can't open a raid here; null if they can. People who may manage the server
 * always can
 */
export async function whyServerForbidsOpeningRaid(
  { table }: Pick<BotContext, 'table'>,
  { guildId, channelId, roles, isManager }: Opening,
  parentId: string | null,
): Promise<string | null> {
  if (isManager) return null
  const { openChannels, openRoles } = await table.settings.recent.rulesOfGuild(guildId)
  const isHere = [channelId, parentId].some((id) => id !== null && openChannels.includes(id))
  if (openChannels.length > 0 && !isHere)
    return texts.moderation.notHere(mentionsOfChannelsOrRoles('#', openChannels))
  const mayOpen = openRoles.length === 0 || openRoles.some((role) => roles.includes(role))
  return mayOpen ? null : texts.moderation.notYou(mentionsOfChannelsOrRoles('@&', openRoles))
}
