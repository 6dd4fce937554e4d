/** Registers the listeners of a client. */
import { type Client, Events, type Interaction } from 'discord.js'
import type { Logger } from 'pino'
import { answering } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { Command } from '../command.ts'
import type { Chat } from '../delivery/chat.ts'
import { explainLock } from '../delivery/hindered.ts'
import type { OwnPanels } from '../delivery/own-panels.ts'
import type { Presence } from '../delivery/presence.ts'
import type { RecentClicks } from '../delivery/recent-clicks.ts'
import { recordThreadMembers } from '../hand/readers.ts'
import type { Translator } from '../languages/translator.ts'
import { tell } from '../message-parts/post.ts'
import { answerWith, suggest } from './answering.ts'
import type { InFlight } from './in-flight.ts'
import { runWithinLimits } from './limited.ts'
import { followPackets, type SeenMessage } from './packets.ts'
import { LatestPresses } from './presses.ts'
import type { RateLimits } from './rate-limits.ts'
import { route } from './route.ts'

interface Listening {
  readonly desk: BotContext
  readonly commands: readonly Command[]
  readonly translator: Translator
  readonly clicks: RecentClicks
  readonly panels: OwnPanels
  readonly chat: Chat
  readonly presence: Presence
  readonly underway: InFlight
  /** The limits of all clients of this process. */
  readonly limits: RateLimits
}

/** Answers every interaction once, unless its person acts too fast. An error in one interaction doesn't affect another. */
export function listen(
  client: Client,
  {
    desk: context,
    commands,
    translator,
    clicks,
    panels,
    chat,
    presence,
    underway: inFlight,
    limits,
  }: Listening,
): void {
  const byName = new Map(commands.map((command) => [command.data.name, command]))
  const presses = new LatestPresses()
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.channelId !== null) presence.notePress(interaction.channelId, interaction.user.id)
    const answered = inFlight.isEnding
      ? () => refuse(interaction, context.log)
      : () => route(interaction, { desk: context, clicks, panels, presses }, byName)
    const work = () => inTheirLanguage(interaction, translator, answered)
    inFlight.add(runWithinLimits(interaction, { limits, commands: byName, desk: context }, work))
  })
  followPackets(client, {
    onMessage: (message) => {
      if (!message.isByBot) chat.note(message.channelId, message.id)
      inFlight.add(readersNoted(context, message))
    },
    onLocked: (threadId) =>
      inFlight.add(lockTold({ ...context, spoken: translator, rest: client.rest }, threadId)),
  })
  client.on(Events.Error, (error) => context.log.error({ err: error }, 'the client had an error'))
  client.on(Events.Warn, (warning) => context.log.warn(warning))
  client.on(Events.ShardError, (error) => context.log.warn({ err: error }, 'the gateway had an error'))
  client.on(Events.Invalidated, () => context.log.error('Discord has ended our session for good'))
}

/** Never rejects. */
async function readersNoted(context: BotContext, message: SeenMessage): Promise<void> {
  await recordThreadMembers(context, message).catch((error: unknown) =>
    context.log.error({ err: error }, 'the readers of a private thread could not be recorded'),
  )
}

/** Never rejects. */
async function lockTold(means: Parameters<typeof explainLock>[0], threadId: string): Promise<void> {
  await explainLock(means, threadId).catch((error: unknown) =>
    means.log.error({ err: error, threadId }, 'nobody could be told that a thread is locked'),
  )
}

async function inTheirLanguage(
  { user, locale, guildId }: Interaction,
  translator: Translator,
  work: () => Promise<void>,
): Promise<void> {
  return answering(await translator.tonguesFor({ personId: user.id, locale, guildId }), work)
}

/** Refuses interactions during the shutdown. The next process answers when people try again. */
async function refuse(interaction: Interaction, log: Logger): Promise<void> {
  if (interaction.isAutocomplete()) return suggest(interaction, log, async () => [])
  const isAsking =
    interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit()
  if (isAsking) await answerWith(interaction, log, async () => tell(texts.reply.ending))
}
