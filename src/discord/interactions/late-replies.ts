/** Answers interactions that were deferred within Discord's three seconds. */
import { texts } from '../../texts/texts.ts'
import { newPost, type Post, type Reply } from '../message-parts/post.ts'
import { type AnswerableInteraction, editReply, sendFollowUp } from './replies.ts'

/** The private answer to one person, and its message. */
export interface SentPrivateReply {
  readonly post: Post
  readonly messageId: string
  /**
   * Whether this is the interaction's original response, which is edited as `@original`. Others are edited by their
   * ids.
   */
  readonly isOriginal: boolean
}

export type PublicReply = Extract<Reply, { how: 'show' }>

/** Sends the reply to a deferred interaction. @returns the private answer; null if there is none */
export async function sendDeferredReply(
  interaction: AnswerableInteraction,
  reply: Reply,
): Promise<SentPrivateReply | null> {
  if (reply.how === 'quiet') return leave(interaction)
  if (reply.how === 'show') return showLate(interaction, reply)
  if (reply.how === 'form') return tellLate(interaction, newPost({ content: texts.reply.noWindow }))
  return reply.how === 'tell' ? tellLate(interaction, reply.post) : changeLate(interaction, reply.post)
}

/** Removes the "thinking" message of a deferred command, because there is no answer. */
async function leave(interaction: AnswerableInteraction): Promise<null> {
  if (!interaction.isMessageComponent()) await interaction.deleteReply()
  return null
}

/**
 * Shows a public answer. The first follow-up to a deferred command replaces the deferred answer and has its
 * privacy. So the deferred answer first gets a text, and is deleted once the public message is posted.
 */
async function showLate(interaction: AnswerableInteraction, outcome: PublicReply): Promise<null> {
  const isThinking = !interaction.isMessageComponent()
  if (isThinking) await editReply(interaction, newPost({ content: texts.reply.shownBelow }))
  const message = await sendFollowUp(interaction, outcome.post, 'all')
  if (isThinking) await interaction.deleteReply()
  await sendFollowUpToPublicReply(interaction, outcome, message)
  const whole = await outcome.later
  if (whole) await editReply(interaction, whole, message.id)
  return null
}

async function tellLate(interaction: AnswerableInteraction, what: Post): Promise<SentPrivateReply> {
  if (!interaction.isMessageComponent())
    return { post: what, messageId: (await editReply(interaction, what)).id, isOriginal: true }
  return { post: what, messageId: (await sendFollowUp(interaction, what, 'asker')).id, isOriginal: false }
}

async function changeLate(interaction: AnswerableInteraction, what: Post): Promise<SentPrivateReply | null> {
  const { id, isPrivate } = await editReply(interaction, what)
  return isPrivate ? { post: what, messageId: id, isOriginal: true } : null
}

/** Sends the private message, if there is one, that follows a public reply once it is posted. */
export async function sendFollowUpToPublicReply(
  interaction: AnswerableInteraction,
  { after }: PublicReply,
  { id, channelId }: { id: string; channelId: string },
): Promise<void> {
  const said = after && (await after({ id, channelId }))
  if (said) await sendFollowUp(interaction, newPost({ content: said }), 'asker')
}
