import { z } from 'zod'
import { isEarlierSnowflake, type Snowflake } from '../snowflake.ts'
import { refuseAboveLimit } from '../validation/counts.ts'
import {
  ApiRefusal,
  listSchema,
  messageWithErrorCode,
  parseForm,
  snowflakeSchema,
} from '../validation/form.ts'
import { MessageFlag, parseMessage } from '../validation/message.ts'
import { userJson } from '../world/json.ts'
import { messageJson } from '../world/message-json.ts'
import { editMessage, postMessage, refuseIfThreadArchived } from '../world/messages.ts'
import { type Channel, ChannelType, isForumChannel, type Message } from '../world/model.ts'
import { hasPermission, permissionsInChannel } from '../world/permissions.ts'
import type { RouteContext } from './context.ts'
import { pathParam, type RouteRequest, type Router, snowflakePathParam } from './router.ts'

const limitOf = (call: RouteRequest) => {
  const limit = Number(call.query.get('limit') ?? 50)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return limit
  throw new ApiRefusal(400, 50035, 'Invalid Form Body', {
    limit: { _errors: [{ code: 'NUMBER_TYPE_MAX', message: 'int value should be between 1 and 100.' }] },
  })
}

/** Returns a page of messages, the newest first. */
const pageOf = (messages: readonly Message[], call: RouteRequest) => {
  const limit = limitOf(call)
  const [before, after, around] = ['before', 'after', 'around'].map((name) => call.query.get(name))
  if (after)
    return messages
      .filter((each) => isEarlierSnowflake(after, each.id))
      .slice(0, limit)
      .reverse()
  if (before)
    return messages
      .filter((each) => isEarlierSnowflake(each.id, before))
      .slice(-limit)
      .reverse()
  if (around) {
    const middle = messages.findIndex((each) => !isEarlierSnowflake(each.id, around))
    const start = Math.max(0, middle - Math.floor(limit / 2))
    return messages.slice(start, start + limit).reverse()
  }
  return messages.slice(-limit).reverse()
}

export const addMessageRoutes = (router: Router, { world, base }: RouteContext) => {
  const wire = (message: Message) => messageJson(world, base, message)
  /**
   * Returns a message without its nonce. Discord sends the nonce only in the answer to the request that posts the
   * message, and in the event of the new message.
   */
  const fetched = (message: Message) => {
    const { nonce: _, ...rest } = wire(message)
    return rest
  }
  const found = (call: RouteRequest) =>
    world.publicMessage(snowflakePathParam(call, 'channel'), snowflakePathParam(call, 'message'))
  const publicIn = (channelId: Snowflake) =>
    world.messagesIn(channelId).filter((each) => each.visibleTo === null)
  /**
   * Returns the readable messages of a channel. Without Read Message History, there are none (resources/message.mdx).
   */
  const readIn = (channelId: Snowflake) => {
    const channel = world.channel(channelId)
    const mayRead =
      channel.type === ChannelType.dm ||
      hasPermission(permissionsInChannel(world, world.bot, channel), 'readHistory')
    return mayRead ? publicIn(channelId) : []
  }

  const refuseClosedDm = (channel: Channel) => {
    if (channel.type === 1 && world.closedDms.has(channel.recipient))
      throw new ApiRefusal(403, 50007, 'Cannot send messages to this user')
  }

  /**
   * Returns the message that the bot posted with the same nonce. If that message was deleted meanwhile, the request
   * is refused.
   */
  const repeated = (channelId: Snowflake, form: ReturnType<typeof parseMessage>) => {
    if (!form.enforce_nonce || form.nonce == null) return undefined
    const id = world.nonces.messageOf(channelId, form.nonce)
    return id === undefined ? undefined : world.publicMessage(channelId, id)
  }

  const send = (call: RouteRequest) => {
    const channel = world.channel(snowflakePathParam(call, 'channel'))
    refuseClosedDm(channel)
    if (isForumChannel(channel))
      throw new ApiRefusal(400, 50008, 'Cannot send messages in a non-text channel')
    const form = parseMessage(call.body)
    const known = repeated(channel.id, form)
    return wire(known ?? postMessage(world, { channel, authorId: world.bot.id, form, files: call.uploads }))
  }

  const change = (call: RouteRequest) => {
    const message = found(call)
    if (message.authorId !== world.bot.id)
      throw new ApiRefusal(403, 50005, 'Cannot edit a message authored by another user')
    const form = parseMessage(call.body, (message.flags & MessageFlag.componentsV2) !== 0)
    world.oldEdits.take(message.channelId, message.id)
    return wire(editMessage(world, message, form, call.uploads))
  }

  const remove = (call: RouteRequest) => {
    const message = found(call)
    refuseIfThreadArchived(world, message)
    world.deleteMessage(message)
    return null
  }

  const removeMany = (call: RouteRequest) => {
    const schema = z.object({
      messages: listSchema(snowflakeSchema, 2, 100).refine(
        (ids) => new Set(ids).size === ids.length,
        messageWithErrorCode('BULK_DELETE_DUPLICATE', 'Ids must be unique'),
      ),
    })
    const { messages } = parseForm(schema, call.body)
    for (const message of publicIn(snowflakePathParam(call, 'channel')).filter((each) =>
      messages.includes(each.id),
    ))
      world.deleteMessage(message)
    return null
  }

  const pin = (pinned: boolean) => (call: RouteRequest) => {
    const message = found(call)
    refuseIfThreadArchived(world, message)
    if (pinned)
      refuseAboveLimit(
        'pins',
        publicIn(message.channelId).filter((each) => each.pinned && each !== message).length + 1,
      )
    message.pinned = pinned
    world.tell({ kind: 'messageUpdated', message })
    return null
  }

  const react = (call: RouteRequest) => {
    const message = found(call)
    const emoji = pathParam(call, 'emoji')
    if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(emoji))
      throw new ApiRefusal(400, 10014, 'Unknown Emoji')
    refuseIfThreadArchived(world, message)
    message.reactions.set(emoji, (message.reactions.get(emoji) ?? new Set()).add(world.bot.id))
    world.tell({ kind: 'messageUpdated', message })
    return null
  }

  const unreact = (call: RouteRequest) => {
    const message = found(call)
    const users = message.reactions.get(pathParam(call, 'emoji'))
    users?.delete(world.bot.id)
    if (users?.size === 0) message.reactions.delete(pathParam(call, 'emoji'))
    world.tell({ kind: 'messageUpdated', message })
    return null
  }

  const reactors = (call: RouteRequest) =>
    [...(found(call).reactions.get(pathParam(call, 'emoji')) ?? [])].map((id) => userJson(world.user(id)))

  const pins = (call: RouteRequest) => ({
    items: readIn(snowflakePathParam(call, 'channel'))
      .filter((each) => each.pinned)
      .map((each) => ({ pinned_at: each.timestamp, message: wire(each) })),
    has_more: false,
  })

  const messages = '/channels/:channel/messages'
  const message = `${messages}/:message`
  router
    .on('GET', `${messages}/pins`, pins)
    .on('PUT', `${messages}/pins/:message`, pin(true))
    .on('DELETE', `${messages}/pins/:message`, pin(false))
    .on('POST', `${messages}/bulk-delete`, removeMany)
    .on('GET', messages, (call) => pageOf(readIn(snowflakePathParam(call, 'channel')), call).map(fetched))
    .on('POST', messages, send)
    .on('GET', message, (call) => fetched(found(call)))
    .on('PATCH', message, change)
    .on('DELETE', message, remove)
    .on('GET', `${message}/reactions/:emoji`, reactors)
    .on('PUT', `${message}/reactions/:emoji/@me`, react)
    .on('DELETE', `${message}/reactions/:emoji/@me`, unreact)
}
