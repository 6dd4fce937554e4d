/**
 * Finds a message of which Discord's response was lost, by its content among the bot's last messages in the thread.
 * Discord drops a second message with the same nonce, but remembers nonces only for some minutes.
 */
import { Routes, SnowflakeUtil } from 'discord.js'
import { z } from 'zod'
import type { WarDeliveryDetails } from '../../table/sending/outbox.ts'
import type { Post } from '../message-parts/post.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import type { DiscordClock } from './discord-clock.ts'
import type { DiscordRequests } from './requests.ts'

/**
 * The tolerance for clocks: the database's clock may be corrected meanwhile, and Discord's is known only to a
 * second.
 */
const LEEWAY_MS = 60_000
const LAST = 50

const messages = z.array(
  z.object({
    id: z.string(),
    type: z.number(),
    content: z.string(),
    author: z.object({ bot: z.boolean().optional() }),
    components: z.array(z.unknown()).default([]),
    embeds: z
      .array(z.object({ title: z.string().optional(), description: z.string().optional() }))
      .default([]),
    interaction_metadata: z.unknown().optional(),
  }),
)
type Message = z.output<typeof messages>[number]

type Sought = Pick<WarDeliveryDetails, 'addedAtIfTriedBefore' | 'noted'>
type Means = { rest: Pick<DiscordRequests, 'get'>; clock: Pick<DiscordClock, 'now'> }

/**
 * Finds a message by its content.
 * @returns the message's id; null if it is not there, or if that can't be determined
 */
export const findSentMessage = async (
  means: Means,
  channelId: string,
  to: Sought,
  what: Post,
): Promise<string | null> => (await unnoted(means, channelId, to, likeness(what)))[0]?.id ?? null

/**
 * Finds the message of a question of the raid with this code, even if its words have changed since. A question is
 * recorded before the next announcement, so the first one that isn't recorded is the right one. Each question has the
 * button that opens the panel.
 */
export const findSentQuestion = async (
  means: Means,
  channelId: string,
  to: Sought,
  code: string,
): Promise<string | null> => {
  const opens = questionComponentIds.moves(code)
  const isQuestion = ({ components }: Message) => words(components, ['custom_id']).includes(opens)
  return (await unnoted(means, channelId, to, isQuestion)).at(-1)?.id ?? null
}

/**
 * Returns the bot's messages with the same content that belong to no other announcement, the newest first. A
 * recorded message belongs to another announcement, and so do all messages before it.
 */
async function unnoted(
  { rest, clock }: Means,
  channelId: string,
  to: Sought,
  isAlike: (message: Message) => boolean,
): Promise<readonly Message[]> {
  if (to.addedAtIfTriedBefore === null) return []
  const query = new URLSearchParams({ limit: `${LAST}` })
  const answer: unknown = await rest.get(Routes.channelMessages(channelId), { query }).catch(() => [])
  const since = earliest(clock, to.addedAtIfTriedBefore)
  const ours = messages.parse(answer).filter((one) => isAnnouncement(one) && timeOf(one) >= since)
  const alike = ours.filter(isAlike)
  if (alike.length === 0) return []
  const noted = await to.noted(ours.map(({ id }) => id))
  return alike.filter(({ id }) => [...noted].every((other) => BigInt(id) > BigInt(other)))
}

/**
 * Returns the time of the first attempt by Discord's clock. If the database's clock was set back since, the time is
 * unknown.
 */
function earliest(clock: Means['clock'], addedAtIfTriedBefore: number): number {
  const ago = performance.now() - addedAtIfTriedBefore
  return ago < 0 ? 0 : clock.now() - ago - LEEWAY_MS
}

/** Whether a bot posted the message without a click, not as an answer to one. */
const isAnnouncement = ({ type, author, interaction_metadata }: Message): boolean =>
  type === 0 && author.bot === true && interaction_metadata === undefined

const timeOf = ({ id }: Message): number => SnowflakeUtil.timestampFrom(id)

const likeness = (what: Post) => (message: Message) => looksOf(message) === looksOf(what)

/** Returns the parts by which messages are compared. */
function looksOf({
  content,
  embeds,
  components,
}: Pick<Post, 'content'> & { embeds: unknown; components: unknown }): string {
  return JSON.stringify([
    content.trim(),
    ...words(embeds, ['title', 'description']),
    ...words(components, ['custom_id']),
  ])
}

function words(node: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => words(each, keys))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value.trim()] : words(value, keys),
  )
}
