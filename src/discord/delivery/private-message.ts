/** Sends private messages to people who accept them from the bot. */
import { Routes } from 'discord.js'
import { z } from 'zod'
import type { DeliveryContext } from './delivery.ts'

type Reach = Pick<DeliveryContext, 'rest'>

interface Word {
  content: string
  /** The nonce of the message. Discord posts only one message with the same nonce. */
  nonce: string
}

const opened = z.object({ id: z.string() })

/** Sends a private message to a person. @throws Discord's error if the person accepts no private messages */
export async function sendPrivateMessage(
  reach: Reach,
  personId: string,
  { content, nonce }: Word,
): Promise<void> {
  const { id } = opened.parse(
    await reach.rest.post(Routes.userChannels(), { body: { recipient_id: personId } }),
  )
  await postRawMessage(reach, id, { content, nonce, enforce_nonce: true, allowed_mentions: { parse: [] } })
}

/**
 * Posts a request body to a channel. It doesn't look for the message of an earlier attempt; only an enforced
 * nonce in the body prevents a second message.
 */
export async function postRawMessage({ rest }: Reach, channelId: string, body: object): Promise<void> {
  await rest.post(Routes.channelMessages(channelId), { body })
}
