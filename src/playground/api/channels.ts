import { z } from 'zod'
import { parseForm, Refusal, text } from '../limits/form.ts'
import { MessageFlag } from '../limits/message.ts'
import { type Id, nextId } from '../snowflake.ts'
import {
  type Channel,
  ChannelType,
  isThread,
  MessageType,
  type TextChannel,
  type Thread,
} from '../world/model.ts'
import { joinThread, say } from '../world/say.ts'
import { channelWire, threadMemberWire } from '../world/wire.ts'
import type { World } from '../world/world.ts'
import type { Context } from './context.ts'
import { type Call, idParam, param, type Router } from './router.ts'

const archiveMinutes = z.literal([60, 1440, 4320, 10080])

const threadSchema = z.object({
  name: text(1, 100),
  type: z.literal([11, 12]).nullish(),
  auto_archive_duration: archiveMinutes.nullish(),
  invitable: z.boolean().nullish(),
  rate_limit_per_user: z.number().int().min(0).max(21600).nullish(),
})

const changeSchema = z.object({
  name: text(1, 100).nullish(),
  topic: text(0, 1024).nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
  auto_archive_duration: archiveMinutes.nullish(),
  rate_limit_per_user: z.number().int().min(0).max(21600).nullish(),
})

const channelSchema = z.object({
  name: text(1, 100),
  type: z.literal(0).nullish(),
  topic: text(0, 1024).nullish(),
})

/** Create Public Threads, Create Private Threads. */
const OPENING = { 11: 1n << 35n, 12: 1n << 36n } as const

const mayOpen = ({ botPermissions }: World, type: keyof typeof OPENING): boolean =>
  botPermissions === undefined || (BigInt(botPermissions) & OPENING[type]) !== 0n

export const channelRoutes = (router: Router, { world }: Context) => {
  const wire = (channel: Channel) => channelWire(world, channel)
  const found = (call: Call) => world.channel(idParam(call, 'channel'))

  const newThread = (
    id: Id,
    parent: TextChannel,
    form: z.output<typeof threadSchema>,
    type: 11 | 12,
  ): Thread => {
    const now = new Date().toISOString()
    return world.addChannel({
      id,
      type,
      name: form.name,
      parentId: parent.id,
      guildId: parent.guildId,
      ownerId: world.bot.id,
      createdAt: now,
      members: new Map([[world.bot.id, now]]),
      lastMessageId: null,
      archived: false,
      archivedAt: now,
      locked: false,
      invitable: form.invitable ?? true,
      autoArchiveMinutes: form.auto_archive_duration ?? 4320,
      slowmode: form.rate_limit_per_user ?? 0,
      messageCount: 0,
    })
  }

  const textParent = (call: Call) => {
    const parent = found(call)
    if (parent.type !== ChannelType.text)
      throw new Refusal(400, 50024, 'Cannot execute action on this channel type')
    return parent
  }

  const announceThread = (parent: Channel, thread: Thread) =>
    say(world, {
      channel: parent,
      authorId: world.bot.id,
      form: { content: thread.name, message_reference: null },
      files: [],
      type: MessageType.threadCreated,
    })

  const createThread = (call: Call) => {
    const parent = textParent(call)
    const form = parseForm(threadSchema, call.body)
    const type = form.type ?? ChannelType.privateThread
    if (!mayOpen(world, type)) throw new Refusal(403, 50013, 'Missing Permissions')
    const thread = newThread(nextId(), parent, form, type)
    if (type === ChannelType.publicThread) announceThread(parent, thread)
    return wire(thread)
  }

  const createThreadOn = (call: Call) => {
    const parent = textParent(call)
    const message = world.publicMessage(parent.id, idParam(call, 'message'))
    if (world.channels.has(message.id))
      throw new Refusal(400, 160004, 'A thread has already been created for this message')
    const thread = newThread(message.id, parent, parseForm(threadSchema, call.body), ChannelType.publicThread)
    message.flags |= MessageFlag.hasThread
    world.tell({ kind: 'messageUpdated', message })
    return wire(thread)
  }

  const changeThread = (thread: Thread, form: z.output<typeof changeSchema>) => {
    if (thread.locked && !world.botManagesThreads) throw new Refusal(403, 50013, 'Missing Permissions')
    if (thread.archived && form.archived !== false) throw new Refusal(400, 50083, 'Thread is archived')
    thread.locked = form.locked ?? thread.locked
    thread.invitable = form.invitable ?? thread.invitable
    thread.autoArchiveMinutes = form.auto_archive_duration ?? thread.autoArchiveMinutes
    thread.slowmode = form.rate_limit_per_user ?? thread.slowmode
    if (form.archived == null || form.archived === thread.archived) return
    thread.archived = form.archived
    thread.archivedAt = new Date().toISOString()
  }

  const change = (call: Call) => {
    const channel = found(call)
    const form = parseForm(changeSchema, call.body)
    if (isThread(channel)) changeThread(channel, form)
    else if (channel.type === ChannelType.text && form.topic !== undefined) channel.topic = form.topic
    channel.name = form.name ?? channel.name
    world.tell({ kind: 'channelUpdated', channel })
    return wire(channel)
  }

  const remove = (call: Call) => {
    const channel = found(call)
    const answer = wire(channel)
    if (channel.type !== ChannelType.dm) world.deleteChannel(channel)
    return answer
  }

  const memberId = (call: Call) => (param(call, 'user') === '@me' ? world.bot.id : idParam(call, 'user'))

  const openThread = (call: Call) => {
    const thread = world.thread(idParam(call, 'channel'))
    if (thread.archived) throw new Refusal(400, 50083, 'Thread is archived')
    return thread
  }

  const addMember = (call: Call) => {
    joinThread(world, openThread(call), [world.user(memberId(call)).id])
    return null
  }

  const removeMember = (call: Call) => {
    const thread = openThread(call)
    const userId = memberId(call)
    if (thread.members.delete(userId))
      world.tell({ kind: 'threadMembersChanged', thread, added: [], removed: [userId] })
    return null
  }

  const member = (call: Call) => {
    const thread = world.thread(idParam(call, 'channel'))
    const userId = memberId(call)
    if (!thread.members.has(userId)) throw new Refusal(404, 10007, 'Unknown Member')
    return threadMemberWire(thread, userId)
  }

  const members = (call: Call) => {
    const thread = world.thread(idParam(call, 'channel'))
    return [...thread.members.keys()].map((userId) => threadMemberWire(thread, userId))
  }

  const typing = (call: Call) => {
    world.tell({ kind: 'typing', channelId: found(call).id, userId: world.bot.id })
    return null
  }

  const guildIn = (call: Call) => world.guild(idParam(call, 'guild')).id

  const createChannel = (call: Call) => {
    const form = parseForm(channelSchema, call.body)
    return wire(world.addTextChannel(form.name, { topic: form.topic ?? null, guildId: guildIn(call) }))
  }

  const openDm = (call: Call) => {
    const { recipient_id } = parseForm(z.object({ recipient_id: text(17, 20) }), call.body)
    return wire(world.dmWith(recipient_id))
  }

  const threadPage = (threads: readonly Thread[]) => ({
    threads: threads.map(wire),
    members: threads
      .filter((each) => each.members.has(world.bot.id))
      .map((each) => threadMemberWire(each, world.bot.id)),
    has_more: false,
  })

  const archived = (type: 11 | 12) => (call: Call) =>
    threadPage(world.threadsOf(found(call).id).filter((each) => each.archived && each.type === type))

  const activeThreads = (call: Call) => {
    const id = guildIn(call)
    const threads = [...world.channels.values()].filter(isThread).filter((each) => each.guildId === id)
    return threadPage(threads.filter((each) => !each.archived))
  }

  const channel = '/channels/:channel'
  router
    .on('GET', channel, (call) => wire(found(call)))
    .on('PATCH', channel, change)
    .on('DELETE', channel, remove)
    .on('POST', `${channel}/typing`, typing)
    .on('POST', `${channel}/threads`, createThread)
    .on('POST', `${channel}/messages/:message/threads`, createThreadOn)
    .on('GET', `${channel}/threads/archived/public`, archived(ChannelType.publicThread))
    .on('GET', `${channel}/threads/archived/private`, archived(ChannelType.privateThread))
    .on('GET', `${channel}/thread-members`, members)
    .on('GET', `${channel}/thread-members/:user`, member)
    .on('PUT', `${channel}/thread-members/:user`, addMember)
    .on('DELETE', `${channel}/thread-members/:user`, removeMember)
    .on('POST', '/users/@me/channels', openDm)
    .on('GET', '/guilds/:guild/channels', (call) => {
      const id = guildIn(call)
      return [...world.channels.values()]
        .filter((each) => each.type === ChannelType.text && each.guildId === id)
        .map(wire)
    })
    .on('POST', '/guilds/:guild/channels', createChannel)
    .on('GET', '/guilds/:guild/threads/active', activeThreads)
}
