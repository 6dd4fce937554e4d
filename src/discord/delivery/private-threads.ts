/**
 * Private threads of single persons. Each has one message, which is updated. A person's threads have their
 * own queue, so that no raid waits for them. If Discord refuses a thread, it is given up, which is announced
 * once in the raid's thread.
 */
import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, Routes, SnowflakeUtil } from 'discord.js'
import { z } from 'zod'
import { isRaidWithLessons } from '../../raids/index.ts'
import type { Person, RaidInfo } from '../../table/contract.ts'
import type { PrivateThread } from '../../table/private-threads/contract.ts'
import type { DeliveryDetails, PrivateThreadDeliveryDetails } from '../../table/sending/outbox.ts'
import { runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { isWrongChannelKindError } from '../connection/threads.ts'
import { privateThreadClosedPost, privateThreadName, privateThreadPost } from '../hand/private-thread.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { mentionsOfPeople } from '../message-parts/mentions.ts'
import { newPost, type Post } from '../message-parts/post.ts'
import { DeliveryBlockedError } from './blocked.ts'
import type { DeliveryContext } from './delivery.ts'
import {
  deleteMessage,
  isMessageRecentEnoughToEdit,
  sendToChannel,
  sendToRaidThread,
  tryChangeMessage,
} from './messages.ts'

/** Queues an update of each private thread of the raid, in its owner's queue. */
export async function queuePrivateThreadUpdates(
  { table }: DeliveryContext,
  { raid }: DeliveryDetails,
): Promise<null> {
  if (!isRaidWithLessons(raid)) await table.privateThreads.queue(raid.id) // The threads of lessons are private anyway.
  return null
}

/** Updates one person's private thread of a raid. */
export async function updatePrivateThread(
  context: DeliveryContext,
  personId: string,
  to: PrivateThreadDeliveryDetails,
): Promise<void> {
  const all = await context.table.privateThreads.of(to.raid.id)
  const own = all.find(({ person }) => person.id === personId)
  if (own) await keep(context, own, to)
}

async function keep(
  context: DeliveryContext,
  own: PrivateThread,
  to: PrivateThreadDeliveryDetails,
): Promise<void> {
  const { raid } = to
  if (!own.isWanted || raid.status !== 'playing') return close(context, own, raid)
  if (own.isGivenUp) return
  const isNew = own.threadId === null
  if (isNew && !(await context.table.privateThreads.mayOpen(own.person.id)))
    return giveUp(context, own.person, to, 'tooMany')
  try {
    await show(context, own, to)
  } catch (error) {
    const why = lostBy(error)
    if (why === null) throw error
    context.log.warn({ err: error, raid: raid.code }, 'a private thread was given up')
    await giveUp(context, own.person, to, why)
  }
}

type Loss = 'gone' | 'hindered' | 'kind' | 'tooMany'

/**
 * Returns the reason to give up a thread, because Discord would refuse it again.
 * @returns null for an error that may be temporary
 */
function lostBy(error: unknown): Loss | null {
  if (error instanceof DeliveryBlockedError) return 'hindered'
  if (isWrongChannelKindError(error)) return 'kind'
  if (!(error instanceof DiscordAPIError) || error.status >= 500) return null
  return error.code === RESTJSONErrorCodes.UnknownChannel ? 'gone' : 'hindered'
}

/** Gives up a thread, and announces this once in the raid's thread. Everybody may know it. */
async function giveUp(
  context: DeliveryContext,
  { id, name }: Person,
  to: PrivateThreadDeliveryDetails,
  why: Loss,
): Promise<void> {
  await sendToRaidThread(
    context,
    { ...to, nonce: `${to.nonce}g` },
    newPost({ content: texts.privateThread[why](toMarkup(name)) }),
  )
  await context.table.privateThreads.giveUp(to.raid.id, id)
}

async function show(
  context: DeliveryContext,
  own: PrivateThread,
  to: PrivateThreadDeliveryDetails,
): Promise<void> {
  const { raid } = to
  const { person, messageId } = own
  const channelId = own.threadId ?? (await open(context, person, to))
  const spoken = await context.languages.ofPerson(person.id, raid.guildId)
  const shown = await runInLanguage(spoken, () => privateThreadPost(context, raid, person))
  const old = messageId === null ? null : { channelId, id: messageId }
  if (old) context.clicks.want(old.id)
  const ageMs = old ? context.clock.now() - SnowflakeUtil.timestampFrom(old.id) : 0
  if (old && isMessageRecentEnoughToEdit(ageMs) && (await tryChangeMessage(context, old, shown))) return
  const id = await sendToChannel(context, channelId, to, old ? shown : inviting(person, shown))
  if (id === null) return // An earlier attempt posted the message, and it was deleted since.
  context.clicks.want(id)
  await context.table.privateThreads.shown(raid.id, person.id, id)
  if (old) await deleteMessage(context, old)
}

/** Adds a mention of the owner to the first message of a private thread, because a mention adds them to the thread. */
const inviting = (person: Person, shown: Post): Post => ({
  ...shown,
  content: truncateWithEllipsis(
    [...mentionsOfPeople([person]), shown.content].join('\n').trim(),
    DISCORD_LIMITS.content,
  ),
  pings: [person.id],
})

const made = z.object({ id: z.string() })

/**
 * Opens the private thread, or finds the one of an attempt that crashed. Its owner is not added before its
 * message is posted.
 */
async function open(
  context: DeliveryContext,
  person: Person,
  to: PrivateThreadDeliveryDetails,
): Promise<string> {
  const { raid } = to
  const name = privateThreadName(raid, person)
  const id = (await leftOver(context, to, name)) ?? (await create(context, raid, name))
  await context.table.privateThreads.opened(raid.id, person.id, id)
  return id
}

async function create({ rest }: DeliveryContext, { channelId }: RaidInfo, name: string): Promise<string> {
  const body = {
    name,
    type: ChannelType.PrivateThread,
    auto_archive_duration: REST_MINUTES,
    invitable: false,
  }
  return made.parse(await rest.post(Routes.threads(channelId), { body })).id
}

const REST_MINUTES = 10_080

const active = z.object({
  threads: z.array(
    z.object({ id: z.string(), type: z.number(), name: z.string(), parent_id: z.string().nullish() }),
  ),
})

async function leftOver(
  { rest }: DeliveryContext,
  to: PrivateThreadDeliveryDetails,
  name: string,
): Promise<string | null> {
  if (to.addedAtIfTriedBefore === null) return null
  const { guildId, channelId } = to.raid
  const { threads } = active.parse(await rest.get(Routes.guildActiveThreads(guildId)))
  const alike = threads.filter(
    (one) => one.type === ChannelType.PrivateThread && one.parent_id === channelId && one.name === name,
  )
  for (const { id } of alike)
    if (z.array(z.unknown()).parse(await rest.get(Routes.threadMembers(id))).length <= 1) return id
  return null
}

/** Closes the thread: its message says that the raid is over, and the thread is archived. */
async function close(
  context: DeliveryContext,
  { person, threadId, messageId }: PrivateThread,
  raid: RaidInfo,
) {
  if (threadId !== null) await putAway(context, { person, threadId, messageId }, raid)
  await context.table.privateThreads.closed(raid.id, person.id)
}

async function putAway(
  context: DeliveryContext,
  { person, threadId, messageId }: Pick<PrivateThread, 'person' | 'messageId'> & { threadId: string },
  raid: RaidInfo,
): Promise<void> {
  const spoken = await context.languages.ofPerson(person.id, raid.guildId)
  const over: Post = runInLanguage(spoken, () => privateThreadClosedPost(raid))
  try {
    if (messageId !== null) await tryChangeMessage(context, { channelId: threadId, id: messageId }, over)
  } catch (error) {
    if (lostBy(error) === null) throw error
  }
  await context.threads.archive(threadId)
}
