import { z } from 'zod'
import { refuseAbove } from '../limits/counts.ts'
import { coded, list, parseForm, Refusal, snowflake } from '../limits/form.ts'
import { MessageFlag, parseMessage } from '../limits/message.ts'
import { type Id, isBefore } from '../snowflake.ts'
import { messageWire } from '../world/message-wire.ts'
import { type Channel, ChannelType, type Message } from '../world/model.ts'
import { has, permissionsIn } from '../world/permissions.ts'
import { edit, refuseArchived, say } from '../world/say.ts'
import { userWire } from '../world/wire.ts'
import type { Context } from './context.ts'
import { type Call, idParam, param, type Router } from './router.ts'

const limitOf = (call: Call) => {
  const limit = Number(call.query.get('limit') ?? 50)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return limit
  throw new Refusal(400, 50035, 'Invalid Form Body', {
    limit: { _errors: [{ code: 'NUMBER_TYPE_MAX', message: 'int value should be between 1 and 100.' }] },
  })
}

/** A page of messages, the newest first. */
const pageOf = (messages: readonly Message[], call: Call) => {
  const limit = limitOf(call)
  const [before, after, around] = ['before', 'after', 'around'].map((name) => call.query.get(name))
  if (after)
    return messages
      .filter((each) => isBefore(after, each.id))
      .slice(0, limit)
      .reverse()
  if (before)
    return messages
      .filter((each) => isBefore(each.id, before))
      .slice(-limit)
      .reverse()
  if (around) {
    const middle = messages.findIndex((each) => !isBefore(each.id, around))
    const start = Math.max(0, middle - Math.floor(limit / 2))
    return messages.slice(start, start + limit).reverse()
  }
  return messages.slice(-limit).reverse()
}

export const messageRoutes = (router: Router, { world, base }: Context) => {
  const wire = (message: Message) => messageWire(world, base, message)
  /** Only the answer to the request that posts a message, and its event, have the nonce. */
  const fetched = (message: Message) => {
    const { nonce: _, ...rest } = wire(message)
    return rest
  }
  const found = (call: Call) => world.publicMessage(idParam(call, 'channel'), idParam(call, 'message'))
  const publicIn = (channelId: Id) => world.messagesIn(channelId).filter((each) => each.visibleTo === null)
  /** Without Read Message History, lists are empty (resources/message.mdx). */
  const readIn = (channelId: Id) => {
    const channel = world.channel(channelId)
    const mayRead =
      channel.type === ChannelType.dm || has(permissionsIn(world, world.bot, channel), 'readHistory')
    return mayRead ? publicIn(channelId) : []
  }

  const refuseClosedDm = (channel: Channel) => {
    if (channel.type === 1 && world.closedDms.has(channel.recipient))
      throw new Refusal(403, 50007, 'Cannot send messages to this user')
  }

  /** The bot's message with this nonce. Discord refuses the nonce of a message that was deleted meanwhile. */
  const repeated = (channelId: Id, form: ReturnType<typeof parseMessage>) => {
    if (!form.enforce_nonce || form.nonce == null) return undefined
    const id = world.nonces.messageOf(channelId, form.nonce)
    return id === undefined ? undefined : world.publicMessage(channelId, id)
  }

  const send = (call: Call) => {
    const channel = world.channel(idParam(call, 'channel'))
    refuseClosedDm(channel)
    if (channel.type === ChannelType.forum)
      throw new Refusal(400, 50008, 'Cannot send messages in a non-text channel')
    const form = parseMessage(call.body)
    const known = repeated(channel.id, form)
    return wire(known ?? say(world, { channel, authorId: world.bot.id, form, files: call.uploads }))
  }

  const change = (call: Call) => {
    const message = found(call)
    if (message.authorId !== world.bot.id)
      throw new Refusal(403, 50005, 'Cannot edit a message authored by another user')
    const form = parseMessage(call.body, (message.flags & MessageFlag.componentsV2) !== 0)
    world.oldEdits.take(message.channelId, message.id)
    return wire(edit(world, message, form, call.uploads))
  }

  const remove = (call: Call) => {
    const message = found(call)
    refuseArchived(world, message)
    world.deleteMessage(message)
    return null
  }

  const removeMany = (call: Call) => {
    const schema = z.object({
      messages: list(snowflake, 2, 100).refine(
        (ids) => new Set(ids).size === ids.length,
        coded('BULK_DELETE_DUPLICATE', 'Ids must be unique'),
      ),
    })
    const { messages } = parseForm(schema, call.body)
    for (const message of publicIn(idParam(call, 'channel')).filter((each) => messages.includes(each.id)))
      world.deleteMessage(message)
    return null
  }

  const pin = (pinned: boolean) => (call: Call) => {
    const message = found(call)
    refuseArchived(world, message)
    if (pinned)
      refuseAbove(
        'pins',
        publicIn(message.channelId).filter((each) => each.pinned && each !== message).length + 1,
      )
    message.pinned = pinned
    world.tell({ kind: 'messageUpdated', message })
    return null
  }

  const react = (call: Call) => {
    const message = found(call)
    const emoji = param(call, 'emoji')
    if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(emoji))
      throw new Refusal(400, 10014, 'Unknown Emoji')
    refuseArchived(world, message)
    message.reactions.set(emoji, (message.reactions.get(emoji) ?? new Set()).add(world.bot.id))
    world.tell({ kind: 'messageUpdated', message })
    return null
  }

  const unreact = (call: Call) => {
    const message = found(call)
    const users = message.reactions.get(param(call, 'emoji'))
    users?.delete(world.bot.id)
    if (users?.size === 0) message.reactions.delete(param(call, 'emoji'))
    world.tell({ kind: 'messageUpdated', message })
    return null
  }

  const reactors = (call: Call) =>
    [...(found(call).reactions.get(param(call, 'emoji')) ?? [])].map((id) => userWire(world.user(id)))

  const pins = (call: Call) => ({
    items: readIn(idParam(call, 'channel'))
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
    .on('GET', messages, (call) => pageOf(readIn(idParam(call, 'channel')), call).map(fetched))
    .on('POST', messages, send)
    .on('GET', message, (call) => fetched(found(call)))
    .on('PATCH', message, change)
    .on('DELETE', message, remove)
    .on('GET', `${message}/reactions/:emoji`, reactors)
    .on('PUT', `${message}/reactions/:emoji/@me`, react)
    .on('DELETE', `${message}/reactions/:emoji/@me`, unreact)
}
