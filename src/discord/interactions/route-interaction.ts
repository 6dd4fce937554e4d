/** Routes each interaction to the command or feature that answers it. */
import type { AutocompleteInteraction, Interaction, MessageComponentInteraction } from 'discord.js'
import { withoutNullsAndLoneSurrogates } from '../../texts/cut.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Command } from '../command.ts'
import type { CostlyAction } from '../costly-actions.ts'
import type { OpenPanels } from '../delivery/open-panels.ts'
import type { ClickTokens } from '../delivery/recent-clicks.ts'
import type { Click } from '../feature.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { type LogSubject, withLogSubject } from '../observability/log-subject.ts'
import type { ReplyStatus } from '../observability/meters.ts'
import { handleClick, handleForm, logSubjectOfCustomId } from '../routing.ts'
import { answerAutocomplete, answerInteraction, type ReplyOptions } from './answer-interaction.ts'
import { clickFrom, commandCallFrom, formFrom, type HandledInteraction } from './from-interaction.ts'
import type { SentPrivateReply } from './late-replies.ts'
import type { NewestClickPerMessage } from './latest-clicks.ts'
import { costlyActionOfInteraction } from './limited-interactions.ts'
import { applyModeratedNames, whyCannotOpenRaidHere } from './server-rules.ts'

type ByName = ReadonlyMap<string, Command>

interface At {
  readonly context: BotContext
  readonly clicks: ClickTokens
  readonly panels: OpenPanels
  readonly presses: NewestClickPerMessage
}

export const routeInteraction = (interaction: Interaction, at: At, commands: ByName): Promise<void> =>
  withLogSubject(subjectOf(interaction), () => answerFor(interaction, at, commands))

/** Returns the log fields of an interaction. */
function subjectOf(interaction: Interaction): LogSubject {
  const { id, user, channelId } = interaction
  const common = { interaction: id, user: user.id, ...(channelId === null ? {} : { channel: channelId }) }
  if (interaction.isMessageComponent() || interaction.isModalSubmit())
    return { ...common, ...logSubjectOfCustomId(interaction.customId) }
  return 'commandName' in interaction ? { ...common, command: interaction.commandName } : common
}

async function answerFor(interaction: Interaction, at: At, commands: ByName): Promise<void> {
  const { context } = at
  const { log, meters } = context
  const opens = costlyActionOfInteraction(interaction, commands)
  const counted = (kind: string) => ({
    onAnswered: (status: ReplyStatus, ms: number) => meters?.answered(kind, status, ms / 1_000),
    isNewest: (messageId: string) => at.presses.isNewest(messageId, interaction.id),
  })
  if (interaction.isChatInputCommand()) {
    const command = commands.get(interaction.commandName)
    const call = commandCallFrom(interaction)
    const work = async () =>
      command && call
        ? byRules(at, interaction, opens, call, (one) => command.run(context, one))
        : privateReply(texts.reply.unknownButton)
    return noted(interaction, at, answerInteraction(interaction, log, work, counted('command')))
  }
  if (interaction.isAutocomplete())
    return suggestFor(interaction, context, commands.get(interaction.commandName))
  if (interaction.isModalSubmit()) {
    const form = formFrom(interaction)
    const work = async () =>
      form
        ? byRules(at, interaction, opens, form, (one) => handleForm(context, one))
        : privateReply(texts.reply.unknownButton)
    return noted(interaction, at, answerInteraction(interaction, log, work, counted('form')))
  }
  if (interaction.isMessageComponent())
    return answerClick(interaction, at, opens, counted(interaction.isButton() ? 'button' : 'select'))
}

/**
 * Answers a click, and records its token for later changes of the clicked message. If a message without a token
 * will be changed, the click is acknowledged on that message, and the answer follows as another message.
 */
function answerClick(
  interaction: MessageComponentInteraction,
  at: At,
  opens: CostlyAction | null,
  counted: Pick<ReplyOptions, 'onAnswered' | 'isNewest'>,
): Promise<void> {
  const { context, clicks } = at
  const { id } = interaction.message
  at.presses.note(id, interaction.id)
  const click = clickFrom(interaction)
  const isHeld = click !== null && !click.isPrivate && clicks.lacks(id)
  const outcome = clickedOr(at, interaction, opens, click)
  const isChanged = async () => click !== null && !click.isPrivate && clicks.offer(id, interaction)
  const manner = { ...counted, isHeld, isChanged }
  const answered = noted(
    interaction,
    at,
    answerInteraction(interaction, context.log, () => outcome, manner),
  )
  if (click && !click.isPrivate) clicks.note(id, interaction, isOnIt(outcome, answered, isHeld))
  return answered
}

/** Records the answer to an interaction if it is a person's panel. */
async function noted(
  interaction: HandledInteraction,
  { panels }: At,
  answered: Promise<SentPrivateReply | null>,
): Promise<void> {
  await panels.note({ personId: interaction.user.id, access: interaction }, answered)
}

const clickedOr = async (
  at: At,
  interaction: MessageComponentInteraction,
  opens: CostlyAction | null,
  click: Click | null,
): Promise<Reply> =>
  click
    ? byRules(at, interaction, opens, click, (one) => handleClick(at.context, one))
    : privateReply(texts.reply.unknownButton)

/**
 * Answers an interaction with the names that the server shows, or refuses it if the server doesn't allow this
 * person to open a raid here.
 */
async function byRules<S extends InteractionSource>(
  { context }: At,
  interaction: Pick<Interaction, 'channel'>,
  opens: CostlyAction | null,
  source: S,
  answer: (source: S) => Promise<Reply>,
): Promise<Reply> {
  const why = opens === 'raid' ? await whyCannotOpenRaidHere(context, interaction, source) : null
  return why === null ? answer(await applyModeratedNames(context, source)) : privateReply(why)
}

async function isOnIt(outcome: Promise<Reply>, answered: Promise<void>, isHeld: boolean): Promise<boolean> {
  const { how } = await outcome.catch(() => privateReply(''))
  if (how !== 'quiet' && how !== 'change' && !(how === 'tell' && isHeld)) return false
  await answered
  return true
}

function suggestFor(
  interaction: AutocompleteInteraction,
  context: BotContext,
  command: Command | undefined,
): Promise<void> {
  const call = commandCallFrom(interaction)
  const { name, value } = interaction.options.getFocused(true)
  return answerAutocomplete(interaction, context.log, async () =>
    command?.suggest && call
      ? command.suggest(context, call, { name, typed: withoutNullsAndLoneSurrogates(value) })
      : [],
  )
}
