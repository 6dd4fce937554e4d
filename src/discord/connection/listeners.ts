/** Registers the listeners of a client. */
import { type Client, Events, type Interaction } from 'discord.js'
import type { Logger } from 'pino'
import { runInLanguagesOfAnswer } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { Command } from '../command.ts'
import { explainLockedThread } from '../delivery/blocked.ts'
import type { MessagesBelowQuestion } from '../delivery/messages-below.ts'
import type { OpenPanels } from '../delivery/open-panels.ts'
import type { ClickTokens } from '../delivery/recent-clicks.ts'
import type { RecentThreadViewers } from '../delivery/thread-viewers.ts'
import { recordThreadMembersInMessage } from '../hand/thread-members.ts'
import { answerAutocomplete, answerInteraction } from '../interactions/answer-interaction.ts'
import type { InteractionRateLimits } from '../interactions/interaction-rate-limits.ts'
import { NewestClickPerMessage } from '../interactions/latest-clicks.ts'
import { runWithinLimits } from '../interactions/limited-interactions.ts'
import { routeInteraction } from '../interactions/route-interaction.ts'
import type { WorkInFlight } from '../interactions/work-in-flight.ts'
import type { LanguageResolver } from '../localization/language-resolver.ts'
import { privateReply } from '../message-parts/post.ts'
import { type GatewayMessage, registerRawPacketListener } from './gateway-packets.ts'

interface Listening {
  readonly context: BotContext
  readonly commands: readonly Command[]
  readonly languages: LanguageResolver
  readonly clicks: ClickTokens
  readonly panels: OpenPanels
  readonly messagesBelow: MessagesBelowQuestion
  readonly viewers: RecentThreadViewers
  readonly inFlight: WorkInFlight
  /** The limits of all clients of this process. */
  readonly limits: InteractionRateLimits
}

/**
 * Registers the listeners of the client. They answer every interaction once, unless its person acts too fast.
 * An error in one interaction doesn't affect another.
 */
export function registerListeners(
  client: Client,
  { context, commands, languages, clicks, panels, messagesBelow, viewers, inFlight, limits }: Listening,
): void {
  const byName = new Map(commands.map((command) => [command.data.name, command]))
  const presses = new NewestClickPerMessage()
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.channelId !== null) viewers.notePress(interaction.channelId, interaction.user.id)
    const answered = inFlight.isEnding
      ? () => refuse(interaction, context.log)
      : () => routeInteraction(interaction, { context, clicks, panels, presses }, byName)
    const work = () => inTheirLanguage(interaction, languages, answered)
    inFlight.add(runWithinLimits(interaction, { limits, commands: byName, context }, work))
  })
  registerRawPacketListener(client, {
    onMessage: (message) => {
      if (!message.isByBot) messagesBelow.note(message.channelId, message.id)
      inFlight.add(readersNoted(context, message))
    },
    onLocked: (threadId) => inFlight.add(lockTold({ ...context, languages, rest: client.rest }, threadId)),
  })
  client.on(Events.Error, (error) => context.log.error({ err: error }, 'the client had an error'))
  client.on(Events.Warn, (warning) => context.log.warn(warning))
  client.on(Events.ShardError, (error) => context.log.warn({ err: error }, 'the gateway had an error'))
  client.on(Events.Invalidated, () => context.log.error('Discord has ended our session for good'))
}

async function readersNoted(context: BotContext, message: GatewayMessage): Promise<void> {
  await recordThreadMembersInMessage(context, message).catch((error: unknown) =>
    context.log.error({ err: error }, 'the readers of a private thread could not be recorded'),
  )
}

/** Explains in the channel that the raid's thread is locked. The promise never rejects. */
async function lockTold(means: Parameters<typeof explainLockedThread>[0], threadId: string): Promise<void> {
  await explainLockedThread(means, threadId).catch((error: unknown) =>
    means.log.error({ err: error, threadId }, 'nobody could be told that a thread is locked'),
  )
}

async function inTheirLanguage(
  { user, locale, guildId }: Interaction,
  languages: LanguageResolver,
  work: () => Promise<void>,
): Promise<void> {
  return runInLanguagesOfAnswer(
    await languages.languagesForAnswer({ personId: user.id, locale, guildId }),
    work,
  )
}

/** Refuses interactions during the shutdown. The next process answers when people try again. */
async function refuse(interaction: Interaction, log: Logger): Promise<void> {
  if (interaction.isAutocomplete()) return answerAutocomplete(interaction, log, async () => [])
  const isAsking =
    interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit()
  if (isAsking) await answerInteraction(interaction, log, async () => privateReply(texts.reply.ending))
}
