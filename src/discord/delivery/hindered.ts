/**
 * Causes that prevent sending, and their explanation to the raid leader, once for each cause and not for each
 * waiting message.
 */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import type { RaidCard } from '../../table/contract.ts'
import type { Delivery } from '../../table/sending/outbox.ts'
import { texts } from '../../texts/texts.ts'
import type { Sending } from './delivery.ts'
import { sayIn, sendPrivateMessage } from './in-person.ts'

/**
 * The outbox stores the error's message as its last error. If the next attempt fails for the same cause, the
 * cause has already been explained.
 */
export class Hindered extends Error {
  override readonly name = 'Hindered'
  readonly hindrance: Hindrance

  constructor(hindrance: Hindrance, cause?: unknown) {
    super(`hindered: ${hindrance}`, { cause })
    this.hindrance = hindrance
  }
}

type Hindrance = 'permission' | 'locked' | 'channel' | 'thread' | 'noPresses'

const HINDRANCES: Readonly<Record<number, Hindrance>> = {
  [RESTJSONErrorCodes.MissingAccess]: 'permission',
  [RESTJSONErrorCodes.MissingPermissions]: 'permission',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'locked',
  [RESTJSONErrorCodes.ThreadLocked]: 'locked',
}

/** Converts an error of Discord that people can fix to its cause. Other errors are returned unchanged. */
export function asHindrance(error: unknown): unknown {
  const hindrance = error instanceof DiscordAPIError ? HINDRANCES[Number(error.code)] : undefined
  return hindrance === undefined ? error : new Hindered(hindrance, error)
}

type Means = Pick<Sending, 'rest' | 'log'>

/** A raid, or a game of the companion. */
type Whose = Pick<RaidCard, 'code' | 'leader' | 'channelId' | 'threadId'>

/**
 * Explains the cause to the leader in private, or else in the channel. If that fails, too, it is only logged.
 */
export async function explainHindrance(
  sending: Means,
  whose: Whose,
  { lastError, nonce }: Pick<Delivery, 'lastError' | 'nonce'>,
  why: Hindered,
): Promise<void> {
  if (lastError === why.message) return
  const { code, leader, channelId, threadId } = whose
  const content = texts.delivery[why.hindrance](code, `<#${threadId ?? channelId}>`)
  const body = { content, nonce: `h${nonce}`, enforce_nonce: true, allowed_mentions: { parse: [] } }
  try {
    await sendPrivateMessage(sending, leader.id, body)
  } catch (error) {
    sending.log.debug({ err: error, code }, 'the leader accepts no private messages')
    await inTheChannel(sending, whose, body)
  }
}

/** Explains that nobody can press a button in a raid's thread, because somebody has locked it. */
export async function tellOfLock(
  { table, ...means }: Means & Pick<Sending, 'table'>,
  threadId: string,
): Promise<void> {
  const raid = await table.find({ threadId })
  if (raid?.status !== 'lobby' && raid?.status !== 'playing') return
  await explainHindrance(means, raid, { lastError: null, nonce: threadId }, new Hindered('noPresses'))
}

async function inTheChannel(
  sending: Means,
  { code, channelId, leader: { id } }: Whose,
  body: { content: string },
): Promise<void> {
  const pinging = {
    ...body,
    content: `<@${id}> ${body.content}`,
    allowed_mentions: { parse: [], users: [id] },
  }
  await sayIn(sending, channelId, pinging).catch((error: unknown) =>
    sending.log.warn({ err: error, code }, 'nobody could be informed of the cause'),
  )
}
