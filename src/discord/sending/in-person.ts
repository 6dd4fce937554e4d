/** A private word to one person, where they let the bot write to them. */
import { Routes } from 'discord.js'
import { z } from 'zod'
import type { Sending } from './sending.ts'

type Reach = Pick<Sending, 'rest'>

interface Word {
  content: string
  /** The same one is said once. */
  nonce: string
}

const opened = z.object({ id: z.string() })

/** @throws what Discord answers who takes no private messages */
export async function tellInPerson(reach: Reach, personId: string, { content, nonce }: Word): Promise<void> {
  const { id } = opened.parse(
    await reach.rest.post(Routes.userChannels(), { body: { recipient_id: personId } }),
  )
  await sayIn(reach, id, { content, nonce, enforce_nonce: true, allowed_mentions: { parse: [] } })
}

export async function sayIn({ rest }: Reach, channelId: string, body: object): Promise<void> {
  await rest.post(Routes.channelMessages(channelId), { body })
}
