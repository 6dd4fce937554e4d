import { z } from 'zod'
import { nextSnowflake, type Snowflake } from '../snowflake.ts'
import { refuseAboveLimit } from '../validation/counts.ts'
import { ApiRefusal, notBlankSchema, parseForm, textSchema } from '../validation/form.ts'
import { MessageFlag, parseMessage } from '../validation/message.ts'
import { channelJson, threadMemberJson } from '../world/json.ts'
import {
  addThreadMembers,
  postSystemMessage,
  refuseTooManyThreads,
  unarchivedThreads,
} from '../world/messages.ts'
import {
  type Channel,
  ChannelType,
  GUILD_CHANNEL_TYPES,
  type GuildChannel,
  isForumChannel,
  isGuildChannel,
  isThread,
  MessageType,
  type Thread,
} from '../world/model.ts'
import { addForumPost, addThread, postThreadCreatedMessage } from '../world/threads.ts'
import type { RouteContext } from './context.ts'
import { pathParam, type RouteRequest, type Router, snowflakePathParam } from './router.ts'

const archiveMinutes = z.literal([60, 1440, 4320, 10080])

const threadSchema = z.object({
  name: notBlankSchema(textSchema(1, 100)),
  type: z.literal([10, 11, 12]).nullish(),
  auto_archive_duration: archiveMinutes.nullish(),
  invitable: z.boolean().nullish(),
  rate_limit_per_user: z.number().int().min(0).max(21600).nullish(),
})

/** The schema of a new post in a forum, with its first message. */
const postSchema = threadSchema.omit({ type: true, invitable: true }).extend({ message: z.looseObject({}) })

const changeSchema = z.object({
  name: notBlankSchema(textSchema(1, 100)).nullish(),
  topic: textSchema(0, 1024).nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
  auto_archive_duration: archiveMinutes.nullish(),
  rate_limit_per_user: z.number().int().min(0).max(21600).nullish(),
})

const channelSchema = z.object({
  name: notBlankSchema(textSchema(1, 100)),
  type: z.literal([...GUILD_CHANNEL_TYPES]).nullish(),
  topic: textSchema(0, 1024).nullish(),
})

const wrongType = () => new ApiRefusal(400, 50024, 'Cannot execute action on this channel type')

/** Returns the type of a new thread. Threads of an announcement channel have their own type, and are never private. */
const typeIn = (parent: GuildChannel, asked: Thread['type']): Thread['type'] => {
  if (parent.type !== ChannelType.announcement) {
    if (asked === ChannelType.announcementThread) throw wrongType()
    return asked
  }
  if (asked === ChannelType.privateThread) throw wrongType()
  return ChannelType.announcementThread
}

const CREATED = { status: 201 }

export const addChannelRoutes = (router: Router, { world }: RouteContext) => {
  const wire = (channel: Channel) => channelJson(world, channel)
  const found = (call: RouteRequest) => world.channel(snowflakePathParam(call, 'channel'))

  const newThread = (
    id: Snowflake,
    parent: GuildChannel,
    form: z.output<typeof threadSchema>,
    type: Thread['type'],
  ) => addThread(world, parent, { id, type, ...namedBy(form) })

  const namedBy = (form: Omit<z.output<typeof threadSchema>, 'type'>) => ({
    name: form.name,
    ownerId: world.bot.id,
    invitable: form.invitable,
    autoArchiveMinutes: form.auto_archive_duration,
    slowmode: form.rate_limit_per_user,
  })

  const textParent = (call: RouteRequest) => {
    const parent = found(call)
    if (parent.type !== ChannelType.text && parent.type !== ChannelType.announcement) throw wrongType()
    return parent
  }

  const createPost = (forum: GuildChannel, call: RouteRequest) => {
    const { message, ...form } = parseForm(postSchema, call.body)
    refuseTooManyThreads(world, forum.guildId)
    const first = { form: parseMessage(message), files: call.uploads }
    return wire(addForumPost(world, forum, namedBy(form), first).thread)
  }

  const createThread = (call: RouteRequest) => {
    const place = found(call)
    if (isGuildChannel(place) && isForumChannel(place)) return createPost(place, call)
    const parent = textParent(call)
    const form = parseForm(threadSchema, call.body)
    const type = typeIn(parent, form.type ?? ChannelType.privateThread)
    refuseTooManyThreads(world, parent.guildId)
    const thread = newThread(nextSnowflake(), parent, form, type)
    postThreadCreatedMessage(world, parent, thread)
    return wire(thread)
  }

  const createThreadOn = (call: RouteRequest) => {
    const parent = textParent(call)
    const message = world.publicMessage(parent.id, snowflakePathParam(call, 'message'))
    if (world.channels.has(message.id))
      throw new ApiRefusal(400, 160004, 'A thread has already been created for this message')
    refuseTooManyThreads(world, parent.guildId)
    const thread = newThread(
      message.id,
      parent,
      parseForm(threadSchema, call.body),
      typeIn(parent, ChannelType.publicThread),
    )
    message.flags |= MessageFlag.hasThread
    postSystemMessage(world, thread, MessageType.threadStarter, { message })
    world.tell({ kind: 'messageUpdated', message })
    return wire(thread)
  }

  const changeThread = (thread: Thread, form: z.output<typeof changeSchema>) => {
    if (thread.locked && !world.botManagesThreads) throw new ApiRefusal(403, 50013, 'Missing Permissions')
    if (thread.archived && form.archived !== false) throw new ApiRefusal(400, 50083, 'Thread is archived')
    thread.locked = form.locked ?? thread.locked
    thread.invitable = form.invitable ?? thread.invitable
    thread.autoArchiveMinutes = form.auto_archive_duration ?? thread.autoArchiveMinutes
    thread.slowmode = form.rate_limit_per_user ?? thread.slowmode
    if (form.archived == null || form.archived === thread.archived) return
    if (!form.archived) refuseTooManyThreads(world, thread.guildId)
    thread.archived = form.archived
    thread.archivedAt = new Date().toISOString()
  }

  const change = (call: RouteRequest) => {
    const channel = found(call)
    const form = parseForm(changeSchema, call.body)
    if (isThread(channel)) changeThread(channel, form)
    else if (isGuildChannel(channel) && form.topic !== undefined) channel.topic = form.topic
    channel.name = form.name ?? channel.name
    world.tell({ kind: 'channelUpdated', channel })
    return wire(channel)
  }

  const remove = (call: RouteRequest) => {
    const channel = found(call)
    const answer = wire(channel)
    if (channel.type !== ChannelType.dm) world.deleteChannel(channel)
    return answer
  }

  const memberId = (call: RouteRequest) =>
    pathParam(call, 'user') === '@me' ? world.bot.id : snowflakePathParam(call, 'user')

  const openThread = (call: RouteRequest) => {
    const thread = world.thread(snowflakePathParam(call, 'channel'))
    if (thread.archived) throw new ApiRefusal(400, 50083, 'Thread is archived')
    return thread
  }

  const addMember = (call: RouteRequest) => {
    const thread = openThread(call)
    const { id } = world.user(memberId(call))
    if (thread.members.has(id)) return null
    refuseAboveLimit('threadMembers', thread.members.size + 1)
    addThreadMembers(world, thread, [id])
    if (id !== world.bot.id) postSystemMessage(world, thread, MessageType.added, { about: id })
    return null
  }

  const removeMember = (call: RouteRequest) => {
    const thread = openThread(call)
    const userId = memberId(call)
    if (thread.members.delete(userId))
      world.tell({ kind: 'threadMembersChanged', thread, added: [], removed: [userId] })
    return null
  }

  const member = (call: RouteRequest) => {
    const thread = world.thread(snowflakePathParam(call, 'channel'))
    const userId = memberId(call)
    if (!thread.members.has(userId)) throw new ApiRefusal(404, 10007, 'Unknown Member')
    return threadMemberJson(thread, userId)
  }

  const members = (call: RouteRequest) => {
    const thread = world.thread(snowflakePathParam(call, 'channel'))
    return [...thread.members.keys()].map((userId) => threadMemberJson(thread, userId))
  }

  const typing = (call: RouteRequest) => {
    world.tell({ kind: 'typing', channelId: found(call).id, userId: world.bot.id })
    return null
  }

  const guildIn = (call: RouteRequest) => world.guild(snowflakePathParam(call, 'guild')).id

  const createChannel = (call: RouteRequest) => {
    const form = parseForm(channelSchema, call.body)
    const own = [...world.channels.values()].filter((each) => world.guildOf(each.id) === guildIn(call))
    refuseAboveLimit('channels', own.filter((each) => !isThread(each)).length + 1)
    return wire(
      world.addTextChannel(form.name, {
        topic: form.topic ?? null,
        guildId: guildIn(call),
        type: form.type ?? 0,
      }),
    )
  }

  const openDm = (call: RouteRequest) => {
    const { recipient_id } = parseForm(z.object({ recipient_id: textSchema(17, 20) }), call.body)
    return wire(world.dmWith(recipient_id))
  }

  const threadPage = (threads: readonly Thread[]) => ({
    threads: threads.map(wire),
    members: threads
      .filter((each) => each.members.has(world.bot.id))
      .map((each) => threadMemberJson(each, world.bot.id)),
    has_more: false,
  })

  const archived = (types: readonly number[]) => (call: RouteRequest) =>
    threadPage(world.threadsOf(found(call).id).filter((each) => each.archived && types.includes(each.type)))

  const activeIn = (call: RouteRequest) =>
    threadPage(unarchivedThreads(world, guildIn(call)).filter((each) => world.canSee(world.bot.id, each)))

  const channel = '/channels/:channel'
  router
    .on('GET', channel, (call) => wire(found(call)))
    .on('PATCH', channel, change)
    .on('DELETE', channel, remove)
    .on('POST', `${channel}/typing`, typing)
    .on('POST', `${channel}/threads`, createThread, CREATED)
    .on('POST', `${channel}/messages/:message/threads`, createThreadOn, CREATED)
    .on(
      'GET',
      `${channel}/threads/archived/public`,
      archived([ChannelType.announcementThread, ChannelType.publicThread]),
    )
    .on('GET', `${channel}/threads/archived/private`, archived([ChannelType.privateThread]))
    .on('GET', `${channel}/thread-members`, members)
    .on('GET', `${channel}/thread-members/:user`, member)
    .on('PUT', `${channel}/thread-members/:user`, addMember)
    .on('DELETE', `${channel}/thread-members/:user`, removeMember)
    .on('POST', '/users/@me/channels', openDm)
    .on('GET', '/guilds/:guild/channels', (call) => {
      const id = guildIn(call)
      return [...world.channels.values()]
        .filter((each) => isGuildChannel(each) && each.guildId === id)
        .map(wire)
    })
    .on('POST', '/guilds/:guild/channels', createChannel, CREATED)
    .on('GET', '/guilds/:guild/threads/active', activeIn)
}
