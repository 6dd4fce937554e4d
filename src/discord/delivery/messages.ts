/**
 * Sends, changes and deletes messages in a raid's thread. If the thread was archived or deleted meanwhile, it is
 * reopened or replaced.
 */
import { DiscordAPIError, InteractionResponseType, RESTJSONErrorCodes, Routes } from 'discord.js'
import { z } from 'zod'
import type { RaidInfo } from '../../table/contract.ts'
import { type DeliveryDetails, UndeliverableError } from '../../table/sending/outbox.ts'
import { texts } from '../../texts/texts.ts'
import { boardComponentIds } from '../board/ids.ts'
import { buttonRows, newPost, type Post, type PostFile } from '../message-parts/post.ts'
import {
  bodyWithFiles,
  bodyWithNewFilesIfAny,
  postAsJson,
  type RequestBody,
  toRequestData,
  withoutFiles,
} from '../message-parts/wire.ts'
import { lobbyPost } from '../raid/lobby.ts'
import { raidThreadName } from '../raid/raid.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { DeliveryBlockedError, irreplaceableThreadError, toDeliveryBlockedError } from './blocked.ts'
import type { DeliveryContext } from './delivery.ts'
import { isDiscordError } from './discord-errors.ts'
import { findSentMessage } from './find-sent.ts'
import type { InteractionToken } from './recent-clicks.ts'

const sent = z.object({ id: z.string() })

/**
 * Sends a message to the raid's thread. Discord drops a second message with the same nonce, so an attempt
 * whose answer was lost causes no duplicate.
 * @returns the message's id; null if an earlier attempt posted the message and it was deleted since
 */
export const sendToRaidThread = (
  context: DeliveryContext,
  to: To & Pick<DeliveryDetails, 'raid'>,
  what: Post,
): Promise<string | null> => sendToThread(context, threadTargetOf(context, to.raid), to, what)

/**
 * The thread for the messages of a raid or of a game of Shadow of War, and the posts that replace a deleted thread.
 */
export interface RecreatableThread {
  readonly code: string
  readonly channelId: string
  /** The thread, if it has been opened. */
  place(): string | null
  lobby(): Post
  threadName(): string
  /** The replacement for a message that Discord refuses. */
  plain(pings: Post['pings']): Post
  setThread(threadId: string): Promise<void>
}

type To = Pick<DeliveryDetails, 'channelId' | 'nonce' | 'attempts' | 'addedAtIfTriedBefore' | 'noted'>
type Means = Pick<DeliveryContext, 'rest' | 'clock' | 'log' | 'threads'>

/**
 * Sends a message like `sendToRaidThread`, to the thread of a raid or of a game of Shadow of War. Replaces a deleted
 * thread.
 * @throws DeliveryBlockedError if the thread can't be replaced
 */
export async function sendToThread(
  means: Means,
  home: RecreatableThread,
  to: To,
  what: Post,
): Promise<string | null> {
  const place = () => home.place() ?? to.channelId
  const there = await findSentMessage(means, place(), to, what)
  if (there !== null) return there
  const body = { ...postAsJson(what), nonce: to.nonce, enforce_nonce: true }
  const attempt = () => create(means, place(), body, what.files)
  try {
    return await inOpenThread(means, place(), attempt)
  } catch (error) {
    if (isInvalid(error)) {
      means.log.error({ err: error, code: home.code }, 'Discord refuses a message of ours')
      return create(means, place(), { ...body, ...postAsJson(home.plain(what.pings)) })
    }
    if (!isChannelGone(error)) throw error
    await replaceThread(means, home, to)
    return attempt()
  }
}

const threadTargetOf = ({ table }: DeliveryContext, raid: RaidInfo): RecreatableThread => ({
  code: raid.code,
  channelId: raid.channelId,
  place: () => raid.threadId,
  lobby: () => lobbyPost(raid),
  threadName: () => raidThreadName(raid),
  plain: (pings) => unshowable(raid.code, pings),
  setThread: async (threadId) => {
    await table.setThread(raid.id, threadId)
    raid.threadId = threadId // The next announcements of this batch are sent to the new thread.
  },
})

/** Sends a message like `sendToRaidThread`, to a channel that belongs to no raid. The caller handles errors. */
export async function sendToChannel(
  context: DeliveryContext,
  channelId: string,
  to: To,
  what: Post,
): Promise<string | null> {
  const there = await findSentMessage(context, channelId, to, what)
  if (there !== null) return there
  const body = { ...postAsJson(what), nonce: to.nonce, enforce_nonce: true }
  return inOpenThread(context, channelId, () => create(context, channelId, body, what.files))
}

/** The age up to which messages are edited. Discord limits edits of messages that are older than an hour. */
const FRESH_MS = 50 * 60_000
/** The tolerance for differences between clocks. */
const LEEWAY_MS = 60_000

/**
 * Whether a message is young enough to be edited, instead of posting a new one.
 * @param ageMs negative if a clock was set back meanwhile; then the age is unknown
 */
export const isMessageRecentEnoughToEdit = (ageMs: number): boolean => ageMs > -LEEWAY_MS && ageMs < FRESH_MS

/**
 * Returns the replacement for a message that Discord refuses, which is a bug of ours. The raid continues without
 * it.
 */
function unshowable(code: string, pings: Post['pings']): Post {
  const buttons = buttonRows([
    { id: questionComponentIds.moves(code), label: texts.choice.moves },
    { id: boardComponentIds.board(code), label: texts.choice.board },
  ])
  return newPost({ content: texts.delivery.unshowable, components: buttons, pings })
}

/**
 * Runs the work in a thread, which is unarchived if necessary. A thread that was locked stays locked if we
 * may not open it.
 */
async function inOpenThread<T>(
  context: Pick<DeliveryContext, 'rest'>,
  channelId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isArchived(error)) throw error
    await context.rest.patch(Routes.channel(channelId), { body: { archived: false } }).catch((refused) => {
      throw whyAsleep(refused)
    })
    return work()
  }
}

/** Returns the error if a thread can't be unarchived: the server's limit, or a lock. */
function whyAsleep(refused: unknown): unknown {
  if (!(refused instanceof DiscordAPIError)) return refused
  return new DeliveryBlockedError(
    isDiscordError(refused, RESTJSONErrorCodes.MaximumActiveThreads) ? 'limit' : 'locked',
    refused,
  )
}

/** Sends a message, without its files if the bot may not attach files here. */
async function orInWords<T>(message: RequestBody, work: (message: RequestBody) => Promise<T>): Promise<T> {
  try {
    return await work(message)
  } catch (error) {
    if (message.files.length === 0 || !isDiscordError(error, RESTJSONErrorCodes.MissingPermissions))
      throw error
    return work(withoutFiles(message))
  }
}

/**
 * Posts a message.
 * @returns null if an earlier request with this nonce posted the message and it was deleted since
 */
async function create(
  { rest }: Pick<DeliveryContext, 'rest'>,
  channelId: string,
  body: object,
  files: readonly PostFile[] = [],
): Promise<string | null> {
  const post = (request: RequestBody) => rest.post(Routes.channelMessages(channelId), toRequestData(request))
  try {
    return sent.parse(await orInWords(bodyWithNewFilesIfAny(files, body), post)).id
  } catch (error) {
    if (isDiscordError(error, RESTJSONErrorCodes.UnknownMessage)) return null
    throw error
  }
}

/** Returns the id of the raid's thread or channel, which may have changed since the announcement. */
export const currentChannelIdOfRaid = ({ raid, channelId }: DeliveryDetails): string =>
  raid.threadId ?? channelId

/** Opens another thread if somebody has deleted the thread of a running raid. */
async function replaceThread(means: Means, home: RecreatableThread, to: To): Promise<void> {
  const { code, channelId } = home
  means.log.warn({ code, threadId: home.place() }, 'the thread was deleted; another one will be opened')
  const id = await lobbyAgain(means, home, to).catch((error: unknown) => {
    throw isChannelGone(error) ? channelGone(means, home, to) : withoutLobby(error)
  })
  if (id === null) throw new Error('The lobby was posted and deleted again. The next attempt posts another.')
  const { id: threadId, why } = await means.threads.open({ channelId, id }, home.threadName())
  if (threadId === null) {
    await deleteMessage(means, { channelId, id }) // The next attempt posts another message.
    throw irreplaceableThreadError(why)
  }
  await home.setThread(threadId)
}

/**
 * Converts the error of posting the lobby again. A missing permission for the lobby also prevents the thread on it.
 */
function withoutLobby(error: unknown): unknown {
  const found = toDeliveryBlockedError(error)
  return found instanceof DeliveryBlockedError && found.blockCause === 'permission'
    ? irreplaceableThreadError('permission')
    : error
}

/**
 * Posts the lobby again. Each attempt has its own nonce, because Discord refuses the nonce of a message that was
 * deleted. So an attempt whose answer was lost is looked for first.
 */
async function lobbyAgain(
  means: Means,
  { channelId, lobby }: RecreatableThread,
  to: To,
): Promise<string | null> {
  const words = lobby()
  const nonce = `t${to.attempts}.${to.nonce}`.slice(0, 25)
  const there = await findSentMessage(means, channelId, to, words)
  return there ?? create(means, channelId, { ...postAsJson(words), nonce, enforce_nonce: true })
}

/** The milliseconds after which undelivered announcements to a missing channel are given up. */
const KEPT_MS = 7 * 86_400_000
/**
 * The minimum number of attempts before an announcement is given up. They take a third of a day, so a clock
 * that is wrong by a week gives nothing up.
 */
const KEPT_ATTEMPTS = 100

/**
 * Returns the error if the channel is gone. Announcements are stored for a week, because the channel may only be
 * hidden from us.
 */
function channelGone(
  { log }: Means,
  { code, channelId }: RecreatableThread,
  { addedAtIfTriedBefore, attempts }: To,
): Error {
  log.warn({ code, channelId }, 'the channel is gone')
  const isOld =
    addedAtIfTriedBefore !== null &&
    performance.now() - addedAtIfTriedBefore > KEPT_MS &&
    attempts >= KEPT_ATTEMPTS
  return isOld
    ? new UndeliverableError(`The channel ${channelId} is gone.`)
    : new DeliveryBlockedError('channel')
}

/** A message: its channel or thread, and its id. */
export interface MessagePlace {
  channelId: string
  id: string
}

/** Changes a message. @returns false if the message no longer exists, or if Discord refuses the change */
export async function tryChangeMessage(
  context: DeliveryContext,
  { channelId, id }: MessagePlace,
  what: Post,
): Promise<boolean> {
  try {
    await changeMessageByClickOrBot(context, { channelId, id }, bodyWithFiles(what.files, postAsJson(what)))
    return true
  } catch (error) {
    if (isInvalid(error))
      context.log.error({ err: error, messageId: id }, 'Discord refuses a change of a message')
    if (isGone(error) || isInvalid(error)) return false
    throw error
  }
}

/**
 * Changes a message: as the answer to a click on it, if one is waiting; else with the token of a recent
 * click; else, or if that fails, with the bot's own token.
 * @param isWanted checked immediately before each request, because the message may have been changed to
 * something newer
 */
export async function changeMessageByClickOrBot(
  context: DeliveryContext,
  { channelId, id }: MessagePlace,
  request: RequestBody,
  isWanted: () => boolean = () => true,
): Promise<void> {
  if (await answeredBy(context, id, request, isWanted)) return
  const access = await context.clicks.on(id)
  if (!isWanted() || (access && (await patchByClick(context, id, access, request)))) return
  const route = Routes.channelMessage(channelId, id)
  await inOpenThread(context, channelId, () =>
    orInWords(request, (one) => context.rest.patch(route, toRequestData(one), isWanted)),
  )
}

/**
 * Changes a message as the answer to a click, which takes one request instead of two. If it fails, the click
 * is acknowledged as usual.
 */
async function answeredBy(
  { rest, clicks, log }: DeliveryContext,
  id: string,
  { body, files }: RequestBody,
  isWanted: () => boolean,
): Promise<boolean> {
  const click = await clicks.take(id)
  if (!click) return false
  let isDone = isWanted()
  try {
    const data = { type: InteractionResponseType.UpdateMessage, data: body }
    const route = Routes.interactionCallback(click.interactionId, click.token)
    if (isDone) await rest.post(route, { ...toRequestData({ body: data, files }), auth: false })
  } catch (error) {
    isDone = false
    log.debug({ err: error, messageId: id }, 'a click was not answered by the change of its message')
  }
  click.settle(isDone)
  return isDone
}

/** Changes a message with a click's token. Repeating the change is harmless. */
async function patchByClick(
  { rest, clicks, log }: DeliveryContext,
  id: string,
  { applicationId, token }: InteractionToken,
  request: RequestBody,
): Promise<boolean> {
  try {
    await rest.patch(Routes.webhookMessage(applicationId, token), { ...toRequestData(request), auth: false })
    return true
  } catch (error) {
    log.debug({ err: error, messageId: id }, 'a message was not changed by the click on it')
    clicks.drop(id)
    return false
  }
}

/** Deletes a message. Errors are only logged, because an old message that remains is harmless. */
export async function deleteMessage(
  { rest, log }: Pick<DeliveryContext, 'rest' | 'log'>,
  { channelId, id }: MessagePlace,
): Promise<void> {
  try {
    await rest.delete(Routes.channelMessage(channelId, id))
  } catch (error) {
    if (!isGone(error)) log.warn({ err: error, channelId, messageId: id }, 'an old prompt stays')
  }
}

const isArchived = (error: unknown): boolean =>
  isDiscordError(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)

const isInvalid = (error: unknown): boolean =>
  isDiscordError(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)

const isChannelGone = (error: unknown): boolean => isDiscordError(error, RESTJSONErrorCodes.UnknownChannel)

/** Whether a message to change or delete is gone, perhaps with its channel. */
const isGone = (error: unknown): boolean =>
  isChannelGone(error) || isDiscordError(error, RESTJSONErrorCodes.UnknownMessage)
