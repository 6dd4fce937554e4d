/** Finds the causes that prevent sending, and explains each once to the raid leader. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import type { RaidInfo } from '../../table/contract.ts'
import type { DeliveryDetails } from '../../table/sending/outbox.ts'
import { runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { ThreadRefusalReason } from '../bot-context.ts'
import { fetchMissingRaidPermissions } from '../connection/bot-permissions.ts'
import { NEEDED_PERMISSIONS, type NeededPermission, permissionName } from '../connection/permissions.ts'
import type { DeliveryContext } from './delivery.ts'
import { postRawMessage, sendPrivateMessage } from './private-message.ts'

/**
 * The error if something that people can fix prevents sending. The outbox stores its message, so that the same
 * cause isn't explained again after the next attempt.
 */
export class DeliveryBlockedError extends Error {
  override readonly name = 'DeliveryBlocked'
  readonly blockCause: BlockCause

  constructor(blockCause: BlockCause, cause?: unknown) {
    super(`hindered: ${blockCause}`, { cause }) // Stored error messages are compared with this text.
    this.blockCause = blockCause
  }
}

/** The reasons why a deleted thread can't be replaced. */
const NO_THREAD = { kind: 'threadKind', limit: 'threadLimit', permission: 'threadPermission' } as const

type NoThread = (typeof NO_THREAD)[ThreadRefusalReason]
type BlockCause = 'permission' | 'locked' | 'limit' | 'channel' | 'noPresses' | NoThread

/** Returns the error for a deleted thread that can't be replaced. */
export const irreplaceableThreadError = (why: ThreadRefusalReason): DeliveryBlockedError =>
  new DeliveryBlockedError(NO_THREAD[why])

const BLOCK_CAUSES: Readonly<Record<number, BlockCause>> = {
  [RESTJSONErrorCodes.MissingAccess]: 'permission',
  [RESTJSONErrorCodes.MissingPermissions]: 'permission',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'locked',
  [RESTJSONErrorCodes.ThreadLocked]: 'locked',
  [RESTJSONErrorCodes.MaximumActiveThreads]: 'limit',
}

/**
 * The causes that are locks. They are explained when somebody locks a thread, and when a message is refused there;
 * Discord posts only the first explanation.
 */
const LOCKS: readonly BlockCause[] = ['locked', 'noPresses']

/** Converts an error of Discord that people can fix to a `DeliveryBlockedError`. Returns other errors unchanged. */
export function toDeliveryBlockedError(error: unknown): unknown {
  const blockCause = error instanceof DiscordAPIError ? BLOCK_CAUSES[Number(error.code)] : undefined
  return blockCause === undefined ? error : new DeliveryBlockedError(blockCause, error)
}

type Means = Pick<DeliveryContext, 'rest' | 'log'>

/** A raid, or a game of the companion. */
type Whose = Pick<RaidInfo, 'code' | 'leader' | 'channelId' | 'threadId'>

/**
 * Explains a cause to the raid leader in private, otherwise in the channel. If both fail, the cause is only logged.
 * @returns where it was explained; null if it could not be, or if it was explained before
 */
export async function explainBlockedDelivery(
  context: Means,
  whose: Whose,
  { lastError, nonce }: Pick<DeliveryDetails, 'lastError' | 'nonce'>,
  why: DeliveryBlockedError,
): Promise<'private' | 'channel' | null> {
  if (lastError === why.message) return null
  const { code, leader } = whose
  const content = await explained(context, whose, why)
  const once = LOCKS.includes(why.blockCause) ? (whose.threadId ?? nonce) : nonce
  const body = { content, nonce: `h${once}`, enforce_nonce: true, allowed_mentions: { parse: [] } }
  try {
    await sendPrivateMessage(context, leader.id, body)
    return 'private'
  } catch (error) {
    context.log.debug({ err: error, code }, 'the leader accepts no private messages')
    return inTheChannel(context, whose, { ...body, content: `<@${leader.id}> ${content}` }, [leader.id])
  }
}

async function explained(
  means: Means,
  { code, channelId, threadId }: Whose,
  { blockCause }: DeliveryBlockedError,
): Promise<string> {
  const isThreadGone = blockCause.startsWith('thread')
  const place = `<#${isThreadGone ? channelId : (threadId ?? channelId)}>`
  if (blockCause !== 'permission' && blockCause !== 'threadPermission')
    return texts.delivery[blockCause](code, place)
  const names = await missingNames(means, channelId, isThreadGone ? TO_OPEN : TO_WRITE)
  return texts.delivery[blockCause](code, place, names)
}

const TO_OPEN: readonly NeededPermission[] = ['CreatePublicThreads']
const TO_WRITE: readonly NeededPermission[] = NEEDED_PERMISSIONS.raid.filter(
  (one) => one !== 'CreatePublicThreads',
)

/**
 * Returns the names of the permissions that the bot lacks in a channel, or of `otherwise` if Discord doesn't show
 * them.
 */
async function missingNames({ rest, log }: Means, channelId: string, otherwise: readonly NeededPermission[]) {
  const missing = await fetchMissingRaidPermissions(rest, channelId).catch(
    (error: unknown): NeededPermission[] => {
      log.debug({ err: error, channelId }, 'the missing permissions are unknown')
      return []
    },
  )
  return (missing.length > 0 ? missing : otherwise).map(permissionName)
}

/**
 * Explains to the leader and in the channel that nobody can press a button in the thread of a raid or game, because
 * somebody has locked it.
 */
export async function explainLockedThread(
  { table, languages, ...means }: Means & Pick<DeliveryContext, 'table' | 'languages'>,
  threadId: string,
): Promise<void> {
  const game = (await table.find({ threadId })) ?? (await table.war.here(threadId))
  if (game?.status !== 'lobby' && game?.status !== 'playing') return
  await runInLanguage(await languages.ofGuild(game.guildId), async () => {
    const why = new DeliveryBlockedError('noPresses')
    const where = await explainBlockedDelivery(means, game, { lastError: null, nonce: threadId }, why)
    const content = texts.delivery.noPresses(game.code, `<#${threadId}>`)
    const nonce = `c${threadId}`
    if (where === 'private') await inTheChannel(means, game, { content, nonce, enforce_nonce: true })
  })
}

async function inTheChannel(
  context: Means,
  { code, channelId }: Whose,
  body: Readonly<Record<string, unknown>>,
  pings: readonly string[] = [],
): Promise<'channel' | null> {
  try {
    await postRawMessage(context, channelId, { ...body, allowed_mentions: { parse: [], users: pings } })
    return 'channel'
  } catch (error) {
    context.log.warn({ err: error, code }, 'nobody could be informed of the cause')
    return null
  }
}
