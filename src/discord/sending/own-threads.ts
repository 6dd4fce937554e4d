/**
 * Private threads of one person: each has one message, which is changed. A person's threads have their own queue, so that
 * no raid waits for them. Where Discord refuses one, it is given up, which is said once in the raid's thread.
 */
import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, Routes, SnowflakeUtil } from 'discord.js'
import { z } from 'zod'
import { teaches } from '../../raids/index.ts'
import type { Person, RaidCard } from '../../table/contract.ts'
import type { Delivery, OwnDelivery } from '../../table/outbox.ts'
import type { OwnThread } from '../../table/threads/contract.ts'
import { inLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { ownThreadName, ownThreadOver, ownThreadPost } from '../hand/own-thread.ts'
import { type Post, post } from '../posts/post.ts'
import { Hindered } from './hindered.ts'
import { change, isYoung, remove, send, sendTo } from './messages.ts'
import type { Sending } from './sending.ts'

/** Each of a raid's private threads is brought up to date in a turn of its owner's. */
export async function queueOwnThreads({ table }: Sending, { raid }: Delivery): Promise<null> {
  if (!teaches(raid)) await table.ownThreads.queue(raid.id) // lessons are private anyway
  return null
}

/** Brings one person's private thread of a raid up to date. */
export async function deliverOwn(sending: Sending, personId: string, to: OwnDelivery): Promise<void> {
  const all = await sending.table.ownThreads.of(to.raid.id)
  const own = all.find(({ person }) => person.id === personId)
  if (own) await keep(sending, own, to)
}

async function keep(sending: Sending, own: OwnThread, to: OwnDelivery): Promise<void> {
  const { raid } = to
  if (!own.isWanted || raid.status !== 'playing') return close(sending, own, raid)
  if (own.isGivenUp) return
  const isNew = own.threadId === null
  if (isNew && !(await sending.table.ownThreads.mayOpen(own.person.id)))
    return giveUp(sending, own.person, to, 'tooMany')
  try {
    await show(sending, own, to)
  } catch (error) {
    const why = lostBy(error)
    if (why === null) throw error
    sending.log.warn({ err: error, raid: raid.code }, 'a private thread was given up')
    await giveUp(sending, own.person, to, why)
  }
}

type Loss = 'gone' | 'hindered' | 'tooMany'

/** What Discord refuses it would refuse again. @returns null for what may be over in a moment */
function lostBy(error: unknown): Loss | null {
  if (error instanceof Hindered) return 'hindered'
  if (!(error instanceof DiscordAPIError) || error.status >= 500) return null
  return error.code === RESTJSONErrorCodes.UnknownChannel ? 'gone' : 'hindered'
}

/** Said once, where all is said that concerns the raid: it is no secret. */
async function giveUp(sending: Sending, { id, name }: Person, to: OwnDelivery, why: Loss): Promise<void> {
  await send(
    sending,
    { ...to, nonce: `${to.nonce}g` },
    post({ content: texts.ownThread[why](toMarkup(name)) }),
  )
  await sending.table.ownThreads.giveUp(to.raid.id, id)
}

async function show(sending: Sending, own: OwnThread, to: OwnDelivery): Promise<void> {
  const { raid } = to
  const { person, messageId } = own
  const channelId = own.threadId ?? (await open(sending, person, to))
  const spoken = await sending.spoken.ofPerson(person.id, raid.guildId)
  const words = await inLanguage(spoken, () => ownThreadPost(sending, raid, person))
  const old = messageId === null ? null : { channelId, id: messageId }
  if (old) sending.clicks.want(old.id)
  const ageMs = old ? sending.clock.now() - SnowflakeUtil.timestampFrom(old.id) : 0
  if (old && isYoung(ageMs) && (await change(sending, old, words))) return
  if (!old) await sending.rest.put(Routes.threadMembers(channelId, person.id))
  const id = await sendTo(sending, channelId, to, words)
  sending.clicks.want(id)
  await sending.table.ownThreads.shown(raid.id, person.id, id)
  if (old) await remove(sending, old)
}

const made = z.object({ id: z.string() })

/** In it are only we, until its message is to come: what was left of an attempt that died before is taken. */
async function open(sending: Sending, person: Person, to: OwnDelivery): Promise<string> {
  const { raid } = to
  const name = ownThreadName(raid, person)
  const id = (await leftOver(sending, to, name)) ?? (await create(sending, raid, name))
  await sending.table.ownThreads.opened(raid.id, person.id, id)
  return id
}

async function create({ rest }: Sending, { channelId }: RaidCard, name: string): Promise<string> {
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

async function leftOver({ rest }: Sending, to: OwnDelivery, name: string): Promise<string | null> {
  if (to.triedAt === null) return null
  const { guildId, channelId } = to.raid
  const { threads } = active.parse(await rest.get(Routes.guildActiveThreads(guildId)))
  const alike = threads.filter(
    (one) => one.type === ChannelType.PrivateThread && one.parent_id === channelId && one.name === name,
  )
  for (const { id } of alike)
    if (z.array(z.unknown()).parse(await rest.get(Routes.threadMembers(id))).length <= 1) return id
  return null
}

/** Its message says that it is over, and the thread is put away. */
async function close(sending: Sending, { person, threadId, messageId }: OwnThread, raid: RaidCard) {
  if (threadId !== null) await putAway(sending, { person, threadId, messageId }, raid)
  await sending.table.ownThreads.closed(raid.id, person.id)
}

async function putAway(
  sending: Sending,
  { person, threadId, messageId }: Pick<OwnThread, 'person' | 'messageId'> & { threadId: string },
  raid: RaidCard,
): Promise<void> {
  const spoken = await sending.spoken.ofPerson(person.id, raid.guildId)
  const over: Post = inLanguage(spoken, () => ownThreadOver(raid))
  try {
    if (messageId !== null) await change(sending, { channelId: threadId, id: messageId }, over)
  } catch (error) {
    if (lostBy(error) === null) throw error
  }
  await sending.threads.archive(threadId)
}
