/** What keeps us from sending, and telling the raid leader of it: once, not for each message that waits. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import type { RaidCard } from '../../table/contract.ts'
import type { Delivery } from '../../table/outbox.ts'
import { texts } from '../../texts/texts.ts'
import { sayIn, tellInPerson } from './in-person.ts'
import type { Sending } from './sending.ts'

/** The sender keeps its message as the last error: the same one at the next attempt has been explained. */
export class Hindered extends Error {
  override readonly name = 'Hindered'
  readonly hindrance: Hindrance

  constructor(hindrance: Hindrance, cause?: unknown) {
    super(`hindered: ${hindrance}`, { cause })
    this.hindrance = hindrance
  }
}

type Hindrance = 'permission' | 'locked' | 'channel' | 'thread'

const HINDRANCES: Readonly<Record<number, Hindrance>> = {
  [RESTJSONErrorCodes.MissingAccess]: 'permission',
  [RESTJSONErrorCodes.MissingPermissions]: 'permission',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'locked',
  [RESTJSONErrorCodes.ThreadLocked]: 'locked',
}

/** What goes wrong by somebody's doing, as what it is; anything else as it was. */
export function named(error: unknown): unknown {
  const hindrance = error instanceof DiscordAPIError ? HINDRANCES[Number(error.code)] : undefined
  return hindrance === undefined ? error : new Hindered(hindrance, error)
}

type Means = Pick<Sending, 'rest' | 'log'>

/** A raid, or a game of the companion. */
type Whose = Pick<RaidCard, 'code' | 'leader' | 'channelId' | 'threadId'>

/** Tells the leader in private, or else in the channel; whatever keeps us from that too is only logged. */
export async function explain(
  sending: Means,
  whose: Whose,
  { lastError, nonce }: Pick<Delivery, 'lastError' | 'nonce'>,
  why: Hindered,
): Promise<void> {
  if (lastError === why.message) return
  const { code, leader, channelId, threadId } = whose
  const content = texts.sending[why.hindrance](code, `<#${threadId ?? channelId}>`)
  const body = { content, nonce: `h${nonce}`, enforce_nonce: true, allowed_mentions: { parse: [] } }
  try {
    await tellInPerson(sending, leader.id, body)
  } catch (error) {
    sending.log.debug({ err: error, code }, 'the leader takes no private messages')
    await inTheChannel(sending, whose, body)
  }
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
    sending.log.warn({ err: error, code }, 'nobody could be told what hinders us'),
  )
}
