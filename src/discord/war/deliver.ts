/** Sends the companion's news to its thread, once: what the outbox hands us becomes a message. */
import { type REST, Routes } from 'discord.js'
import { z } from 'zod'
import type { Table } from '../../table/contract.ts'
import type { WarDelivery } from '../../table/outbox.ts'
import type { WarNews } from '../../table/war/contract.ts'
import { inLanguage } from '../../texts/language.ts'
import type { Translator } from '../languages/translator.ts'
import { wire } from '../sending/messages.ts'
import { sentBefore } from '../sending/sent-before.ts'
import { newsPost } from './posts.ts'

interface Sending {
  rest: REST
  table: Pick<Table, 'war'>
  spoken: Pick<Translator, 'ofGuild'>
  pace(): Promise<void>
}

const sent = z.object({ id: z.string() })

export async function deliverWar(
  { rest, table, spoken, pace }: Sending,
  news: WarNews,
  to: WarDelivery,
): Promise<string | null> {
  const look = await table.war.look(to.war.id)
  if (!look) return null
  const what = inLanguage(await spoken.ofGuild(to.war.guildId), () => newsPost(look, news))
  const place = look.war.threadId ?? to.channelId
  const there = await sentBefore(rest, place, to, what)
  if (there !== null) return there
  await pace()
  const body = { ...wire(what), nonce: to.nonce, enforce_nonce: true }
  return sent.parse(await rest.post(Routes.channelMessages(place), { body })).id
}
