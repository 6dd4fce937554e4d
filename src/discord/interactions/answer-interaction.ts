/**
 * Answers each interaction once, with a reply or an update, which is deferred only if the work takes long. Errors
 * that mean that the answer came too late, or that another process was quicker, are only logged.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AutocompleteInteraction,
  DiscordAPIError,
  type MessageComponentInteraction,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js'
import type { Logger } from 'pino'
import { UnknownCommitResultError } from '../../store/database/errors.ts'
import { Rejection } from '../../table/model/rejection.ts'
import { texts } from '../../texts/texts.ts'
import type { Suggestion } from '../command.ts'
import { newPost, type Post, privateReply, type Reply } from '../message-parts/post.ts'
import type { ReplyStatus } from '../observability/meters.ts'
import {
  type PublicReply,
  type SentPrivateReply,
  sendDeferredReply,
  sendFollowUpToPublicReply,
} from './late-replies.ts'
import { type AnswerableInteraction, editReply, sendFirstReply, updateClickedMessage } from './replies.ts'

type OnMessage = Extract<Reply, { how: 'change' | 'quiet' }>

/** The time in ms until an interaction is deferred. Discord waits three seconds for the first answer. */
const PATIENCE_MS = 2_000

export interface ReplyOptions {
  onAnswered?: (status: ReplyStatus, ms: number) => void
  /**
   * Whether the interaction's token must be able to change the clicked message later. Then the answer is a message
   * below it.
   */
  isHeld?: boolean
  /** Whether a later change of the message has answered the interaction. If not, it is acknowledged. */
  isChanged?: () => Promise<boolean>
  /** Whether nobody has pressed on the message since, so that a late result may replace its content. */
  isNewest?: (messageId: string) => boolean
  /** The time in ms until the interaction is deferred. */
  patienceMs?: number
}

/**
 * Answers an interaction with the result of `work`. Never rejects.
 * @returns the private message that was sent or changed; null if there is none, or if Discord refused a request
 */
export async function answerInteraction(
  interaction: AnswerableInteraction,
  log: Logger,
  work: () => Promise<Reply>,
  options: ReplyOptions = {},
): Promise<SentPrivateReply | null> {
  const { onAnswered = () => {}, isHeld = false, isChanged, patienceMs = PATIENCE_MS } = options
  const started = Date.now()
  let status: ReplyStatus = 'answered'
  const outcome = caught(work, log, () => (status = 'broken'))
  try {
    const quick = await Promise.race([outcome, patience(patienceMs)])
    if (quick === 'late') {
      await defer(interaction)
      onAnswered('deferred', Date.now() - started)
    } else if (isHeld && quick.how === 'tell') await defer(interaction)
    const sent = await give(interaction, await outcome, isChanged)
    if (quick !== 'late') onAnswered(status, Date.now() - started)
    await complete(interaction, await outcome, sent, options)
    log.debug({ ms: Date.now() - started }, 'answered')
    return sent
  } catch (error) {
    onAnswered(isTooLate(error) ? 'late' : 'broken', Date.now() - started)
    if (isTooLate(error))
      log.warn({ code: codeOf(error), ms: Date.now() - started }, 'the answer was not taken')
    else log.error({ err: error }, 'the answer failed')
    return null
  }
}

/**
 * Returns the reply of `work`. A rejection is answered with its reason. Any other error is logged, and the person
 * is asked to try again.
 */
async function caught(work: () => Promise<Reply>, log: Logger, onFailure: () => void): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Rejection) {
      log.warn({ err: error }, 'a request was rejected')
      return privateReply(error.message)
    }
    log.error({ err: error }, 'an interaction failed')
    onFailure()
    return privateReply(error instanceof UnknownCommitResultError ? texts.reply.unsure : texts.reply.broken)
  }
}

const patience = (ms: number): Promise<'late'> => sleep(ms, 'late' as const, { ref: false })

async function defer(interaction: AnswerableInteraction): Promise<void> {
  if (interaction.isMessageComponent()) await interaction.deferUpdate()
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral })
}

async function give(
  interaction: AnswerableInteraction,
  outcome: Reply,
  isChanged: ReplyOptions['isChanged'],
): Promise<SentPrivateReply | null> {
  if (interaction.deferred) return sendDeferredReply(interaction, outcome)
  if (outcome.how === 'quiet' && (await isChanged?.())) return null
  if (outcome.how === 'tell') return tellAlone(interaction, outcome.post)
  if (outcome.how === 'show') await show(interaction, outcome)
  else if (outcome.how === 'form') await ask(interaction, outcome.form)
  else return onMessage(interaction, outcome)
  return null
}

/**
 * Changes or only acknowledges the clicked message. A form that a command opened has no message, so it gets a
 * reply.
 */
async function onMessage(
  interaction: AnswerableInteraction,
  outcome: OnMessage,
): Promise<SentPrivateReply | null> {
  const message = onMessageOf(interaction)
  const alone = () => (outcome.how === 'change' ? outcome.post : newPost({ content: texts.reply.heard }))
  if (!message) return tellAlone(interaction, alone())
  if (outcome.how === 'change') await message.change(outcome)
  else await message.leave()
  return outcome.how === 'change' ? onPrivate(interaction, outcome.post) : null
}

async function tellAlone(interaction: AnswerableInteraction, what: Post): Promise<SentPrivateReply> {
  const { id: messageId } = await sendFirstReply(interaction, what, 'asker')
  return { post: what, messageId, isOriginal: true }
}

/** Returns the new content of the clicked message, if it is private; null if everybody sees it. */
function onPrivate(interaction: AnswerableInteraction, what: Post): SentPrivateReply | null {
  const message = interaction.isChatInputCommand() ? null : interaction.message
  return message?.flags.has(MessageFlags.Ephemeral)
    ? { post: what, messageId: message.id, isOriginal: true }
    : null
}

/** Returns the clicked message, or the message whose button opened the form; null for a command. */
function onMessageOf(interaction: AnswerableInteraction) {
  if (interaction.isMessageComponent())
    return { change: (what: Change) => change(interaction, what), leave: () => interaction.deferUpdate() }
  if (!interaction.isModalSubmit() || !interaction.isFromMessage()) return null
  return {
    change: (what: Change) => updateClickedMessage(interaction, what.post, true),
    leave: () => interaction.deferUpdate(),
  }
}

/** Opens a form. Discord doesn't allow a form as the answer to a form. */
async function ask(
  interaction: AnswerableInteraction,
  form: Extract<Reply, { how: 'form' }>['form'],
): Promise<void> {
  if (!interaction.isModalSubmit()) await interaction.showModal(form)
}

type Change = Extract<Reply, { how: 'change' }>

/**
 * Changes the clicked message. If an update has deleted the message meanwhile, the click is only
 * acknowledged.
 */
async function change(
  interaction: MessageComponentInteraction,
  { post: what, keepsPicture = false }: Change,
): Promise<void> {
  try {
    await updateClickedMessage(interaction, what, keepsPicture)
  } catch (error) {
    if (codeOf(error) !== RESTJSONErrorCodes.UnknownMessage) throw error
    await interaction.deferUpdate()
  }
}

/** Puts a late result into the answer, unless the answer shows something newer. */
async function complete(
  interaction: AnswerableInteraction,
  outcome: Reply,
  sent: SentPrivateReply | null,
  { isNewest = () => true }: ReplyOptions,
): Promise<void> {
  if (!('later' in outcome) || outcome.later === undefined) return
  if (outcome.how === 'show' && interaction.deferred) return // `late-replies.ts` has already sent the complete reply.
  const whole = await outcome.later
  const isChanged = outcome.how === 'change' && interaction.isMessageComponent()
  const messageId = isChanged ? interaction.message.id : sent?.messageId
  if (!whole || (messageId !== undefined && !isNewest(messageId))) return
  const isTheAnswer = isChanged || !(interaction.deferred && interaction.isMessageComponent())
  if (isTheAnswer) await editReply(interaction, whole)
  else if (sent) await editReply(interaction, whole, sent.isOriginal ? undefined : sent.messageId)
}

async function show(interaction: AnswerableInteraction, outcome: PublicReply): Promise<void> {
  await sendFollowUpToPublicReply(
    interaction,
    outcome,
    await sendFirstReply(interaction, outcome.post, 'all'),
  )
}

/** Answers an interaction with suggestions. Never rejects, because Discord shows no suggestions without an answer. */
export async function answerAutocomplete(
  interaction: AutocompleteInteraction,
  log: Logger,
  work: () => Promise<readonly Suggestion[]>,
): Promise<void> {
  try {
    await interaction.respond([...(await work())].slice(0, 25))
  } catch (error) {
    if (isTooLate(error)) log.debug({ code: codeOf(error) }, 'suggestions came too late')
    else log.error({ err: error }, 'suggestions failed')
  }
}

/**
 * The codes of errors that are only logged: the three seconds are over (10062), already answered (40060), the
 * message was deleted (10008), and socket errors, after which the answer may have arrived.
 */
const TOO_LATE: readonly unknown[] = [10062, 40060, 10008, 'UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']

function isTooLate(error: unknown): boolean {
  return TOO_LATE.includes(codeOf(error))
}

function codeOf(error: unknown): unknown {
  if (error instanceof DiscordAPIError) return error.code
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}
