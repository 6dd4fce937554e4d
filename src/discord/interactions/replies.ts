/**
 * Sends answers to interactions directly through Discord's API. discord.js would build each message again and
 * create an object from the response, of which we need only the id. The flags that discord.js would set on
 * the interaction after an answer are set here.
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
import type { Post } from '../message-parts/post.ts'
import {
  bodyWithFiles,
  bodyWithNewFilesIfAny,
  postAsJson,
  type RequestBody,
  toRequestData,
} from '../message-parts/wire.ts'

export type AnswerableInteraction =
  | ChatInputCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction

/** The people who see the answer. */
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

const answer = (what: Post) => postAsJson(what, what.calls)

const worded = (what: Post, audience: Audience): RequestBody =>
  bodyWithNewFilesIfAny(what.files, {
    ...answer(what),
    ...(audience === 'asker' ? { flags: MessageFlags.Ephemeral } : {}),
  })

/** Sends the first answer to an interaction, as a new message. */
export async function sendFirstReply(
  interaction: AnswerableInteraction,
  what: Post,
  audience: Audience,
): Promise<Said> {
  const answered = await callback(
    interaction,
    InteractionResponseType.ChannelMessageWithSource,
    worded(what, audience),
    true,
  )
  return saidOf(called.parse(answered).resource.message)
}

/**
 * Sends the first answer to an interaction, as a change of the clicked message or of the message whose button
 * opened the form.
 */
export async function updateClickedMessage(
  interaction: AnswerableInteraction,
  what: Post,
  keepsPicture: boolean,
): Promise<void> {
  const body = (keepsPicture ? bodyWithNewFilesIfAny : bodyWithFiles)(what.files, answer(what))
  await callback(interaction, InteractionResponseType.UpdateMessage, body, false)
}

async function callback(
  interaction: AnswerableInteraction,
  type: InteractionResponseType,
  { body, files }: RequestBody,
  isTold: boolean,
): Promise<unknown> {
  const { client, id, token } = interaction
  const answered = await client.rest.post(Routes.interactionCallback(id, token), {
    ...toRequestData({ body: { type, data: body }, files }),
    auth: false,
    query: new URLSearchParams({ with_response: `${isTold}` }),
  })
  interaction.replied = true
  return answered
}

/** Changes the answer to an interaction, or posts it if it was deferred. */
export async function editReply(
  interaction: AnswerableInteraction,
  what: Post,
  messageId = '@original',
): Promise<Said> {
  const { client, applicationId, token } = interaction
  const route = Routes.webhookMessage(applicationId, token, messageId)
  const request = toRequestData(bodyWithNewFilesIfAny(what.files, answer(what)))
  const edited = await client.rest.patch(route, { ...request, auth: false })
  interaction.replied = true
  return saidOf(message.parse(edited))
}

/** Sends a further message after the first answer to an interaction. */
export async function sendFollowUp(
  interaction: AnswerableInteraction,
  what: Post,
  audience: Audience,
): Promise<Said> {
  const { client, applicationId, token } = interaction
  const posted = await client.rest.post(Routes.webhook(applicationId, token), {
    ...toRequestData(worded(what, audience)),
    auth: false,
    query: new URLSearchParams({ wait: 'true' }),
  })
  interaction.replied = true
  return saidOf(message.parse(posted))
}
