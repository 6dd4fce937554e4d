/**
 * What an interaction is answered with, as Discord's API takes it: discord.js words each message anew and makes an object
 * of what comes back, of which nobody here wants more than an id. What it has to know of an answer it is told.
 */
import {
  type ChatInputCommandInteraction,
  InteractionResponseType,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  Routes,
} from 'discord.js'
import { z } from 'zod'
import type { Post } from '../posts/post.ts'
import { type Enclosed, enclosed, keeping, requestOf, wire } from '../posts/wire.ts'

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction

/** For whose eyes it is. */
type Audience = 'all' | 'asker'

const message = z.object({ id: z.string(), channel_id: z.string(), flags: z.number().default(0) })

interface Said {
  readonly id: string
  readonly channelId: string
  readonly isPrivate: boolean
}

const saidOf = ({ id, channel_id, flags }: z.infer<typeof message>): Said => ({
  id,
  channelId: channel_id,
  isPrivate: (flags & MessageFlags.Ephemeral) !== 0,
})

const called = z.object({ resource: z.object({ message }) })

const answer = (what: Post) => wire(what, what.calls)

const worded = (what: Post, audience: Audience): Enclosed =>
  keeping(what.files, {
    ...answer(what),
    ...(audience === 'asker' ? { flags: MessageFlags.Ephemeral } : {}),
  })

/** The first answer, a message of its own. */
export async function reply(interaction: Answerable, what: Post, audience: Audience): Promise<Said> {
  const answered = await callback(
    interaction,
    InteractionResponseType.ChannelMessageWithSource,
    worded(what, audience),
    true,
  )
  return saidOf(called.parse(answered).resource.message)
}

/** The first answer: the message that was clicked, or whose button opened a window, is this now. */
export async function update(interaction: Answerable, what: Post, keepsPicture: boolean): Promise<void> {
  const body = (keepsPicture ? keeping : enclosed)(what.files, answer(what))
  await callback(interaction, InteractionResponseType.UpdateMessage, body, false)
}

async function callback(
  interaction: Answerable,
  type: InteractionResponseType,
  { body, files }: Enclosed,
  isTold: boolean,
): Promise<unknown> {
  const { client, id, token } = interaction
  const answered = await client.rest.post(Routes.interactionCallback(id, token), {
    ...requestOf({ body: { type, data: body }, files }),
    auth: false,
    query: new URLSearchParams({ with_response: `${isTold}` }),
  })
  interaction.replied = true
  return answered
}

/** What was answered is this now; of a deferred answer, it comes. */
export async function editReply(interaction: Answerable, what: Post, messageId = '@original'): Promise<Said> {
  const { client, applicationId, token } = interaction
  const route = Routes.webhookMessage(applicationId, token, messageId)
  const request = requestOf(keeping(what.files, answer(what)))
  const edited = await client.rest.patch(route, { ...request, auth: false })
  interaction.replied = true
  return saidOf(message.parse(edited))
}

/** What comes after the first answer. */
export async function followUp(interaction: Answerable, what: Post, audience: Audience): Promise<Said> {
  const { client, applicationId, token } = interaction
  const posted = await client.rest.post(Routes.webhook(applicationId, token), {
    ...requestOf(worded(what, audience)),
    auth: false,
    query: new URLSearchParams({ wait: 'true' }),
  })
  interaction.replied = true
  return saidOf(message.parse(posted))
}
