/** News that are put below those before them, in the same message. */
import { DiscordAPIError, Routes } from 'discord.js'
import { z } from 'zod'
import type { Delivery } from '../../table/outbox.ts'
import { type Place, placeOf } from './messages.ts'
import { joinedNews, type News } from './news.ts'
import type { Sending } from './sending.ts'

/** Discord takes fewer changes of what is older than an hour. */
const OPEN_MS = 50 * 60_000

/**
 * Adds news to the last ones, unless somebody has said something below them. The message is made anew from all that
 * went into it, so that an attempt whose answer was lost can be repeated.
 * @returns null where they need a message of their own
 */
export async function tellBelow(sending: Sending, news: News, to: Delivery): Promise<string | null> {
  const last = await to.lastNews()
  if (!last || Date.now() - last.since.getTime() > OPEN_MS) return null
  const content = joinedNews(to.raid, last.news, news)
  const place = { channelId: placeOf(to), id: last.messageId }
  if (content === null || !(await isOpen(sending, place, content, to))) return null
  await sending.pace()
  try {
    await sending.rest.patch(Routes.channelMessage(place.channelId, place.id), {
      body: { content, allowed_mentions: { parse: [] } },
    })
    return place.id
  } catch (error) {
    if (error instanceof DiscordAPIError) return null // whatever hinders us: `send` knows what to do
    throw error
  }
}

const placeShape = z.object({ last_message_id: z.string().nullish() })
const contentShape = z.object({ content: z.string() })

/** Nobody has spoken since, or these very news have got there at an earlier attempt. */
async function isOpen(
  { rest, pace }: Sending,
  place: Place,
  content: string,
  to: Delivery,
): Promise<boolean> {
  await pace() // a look counts as much as a message
  try {
    const { last_message_id: latest } = placeShape.parse(await rest.get(Routes.channel(place.channelId)))
    if (latest === place.id || latest === (await to.lastMessage('prompt'))) return true
    if (to.triedSince === null) return false
    return (
      contentShape.parse(await rest.get(Routes.channelMessage(place.channelId, place.id))).content === content
    )
  } catch (error) {
    if (error instanceof DiscordAPIError) return false
    throw error
  }
}
