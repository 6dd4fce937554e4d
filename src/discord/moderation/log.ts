/** Writes the log for the moderators of a server, in a channel that they have chosen. */
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'

/**
 * Posts a line in the log.
 * @param word returns the words for the change, in the server's language
 * @param channelId the channel; by default the one that is set now
 */
export async function postModerationLogLine(
  { table, threads }: BotContext,
  { guildId, person }: InteractionSource,
  word: () => string,
  channelId?: string | null,
): Promise<void> {
  const channel = channelId ?? (await table.settings.ofGuild(guildId)).moderatorLog
  if (channel === null) return
  await threads.say(
    channel,
    runInPublicLanguage(() => texts.moderation.logLine(toMarkup(person.name), word())),
  )
}
