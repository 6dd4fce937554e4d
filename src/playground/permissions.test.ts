/** Tests which permissions and overwrites each route of a channel requires, for every kind of channel. */
import { ChannelType, type Client, Routes, type TextChannel } from 'discord.js'
import { expect, test } from 'vitest'
import {
  discord,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
  testCommands,
} from './playground.testkit.ts'
import {
  hasPermission,
  PermissionBit,
  type PermissionName,
  permissionsInChannel,
} from './world/permissions.ts'

startPlaygroundForEachTest({ mayBeRefused: true })

const deny = (...names: PermissionName[]) =>
  discord.faults({
    overwrites: [
      {
        channel: 'raids',
        of: 'Lairkeeper',
        deny: `${names.reduce((sum, name) => sum | PermissionBit[name], 0n)}`,
      },
    ],
  })

const embeds = [{ title: 'a' }]
const files = [{ name: 'a.txt', data: Buffer.from('a') }]

/** Returns requests that a bot makes in #raids, some of them about its message and about a thread there. */
const requests = (bot: Client, { message, thread }: { message: string; thread: string }) => {
  const { id } = findRaidsChannel(bot)
  const send = (body: object, more: object = {}) =>
    bot.rest.post(Routes.channelMessages(id), { body, ...more })
  return {
    read: () => bot.rest.get(Routes.channel(id)),
    say: () => send({ content: 'a' }),
    embed: () => send({ embeds }),
    attach: () => send({ content: 'a' }, { files }),
    edit: () => bot.rest.patch(Routes.channelMessage(id, message), { body: { embeds } }),
    fetch: () => bot.rest.get(Routes.channelMessage(id, message)),
    react: () => bot.rest.put(Routes.channelMessageOwnReaction(id, message, '👍')),
    pin: () => bot.rest.put(`/channels/${id}/messages/pins/${message}`),
    open: () => bot.rest.post(Routes.threads(id), { body: { name: 'a', type: 11 } }),
    openPrivate: () => bot.rest.post(Routes.threads(id), { body: { name: 'a', type: 12 } }),
    sayInThread: () => bot.rest.post(Routes.channelMessages(thread), { body: { content: 'a' } }),
    add: () => bot.rest.put(Routes.threadMembers(thread, playground.world.ownerId)),
    rename: () => bot.rest.patch(Routes.channel(id), { body: { name: 'b' } }),
    lock: () => bot.rest.patch(Routes.channel(thread), { body: { archived: true, locked: true } }),
    deleteThread: () => bot.rest.delete(Routes.channel(thread)),
    list: () => bot.rest.get(Routes.channelMessages(id)),
    reply: () => send({ content: 'a', message_reference: { message_id: message } }),
    remove: (of: string) => bot.rest.delete(Routes.channelMessage(id, of)),
    setCommands: () => bot.application?.commands.set(testCommands),
  }
}
type Act = Exclude<keyof ReturnType<typeof requests>, 'list' | 'reply' | 'remove' | 'setCommands'>

const opened = async () => {
  const bot = await logInNewBot()
  const { id: message } = await findRaidsChannel(bot).send('here')
  const { id: thread } = await findRaidsChannel(bot).threads.create({
    name: 'b',
    type: ChannelType.PublicThread,
  })
  return requests(bot, { message, thread })
}

const CASES: readonly (readonly [Act, PermissionName, number])[] = [
  ['read', 'viewChannel', 50001],
  ['say', 'viewChannel', 50001],
  ['sayInThread', 'viewChannel', 50001],
  ['say', 'sendMessages', 50013],
  ['embed', 'embedLinks', 50013],
  ['edit', 'embedLinks', 50013],
  ['attach', 'attachFiles', 50013],
  ['fetch', 'readHistory', 50013],
  ['react', 'addReactions', 50013],
  ['pin', 'pinMessages', 50013],
  ['open', 'createPublicThreads', 50013],
  ['openPrivate', 'createPrivateThreads', 50013],
  ['sayInThread', 'sendInThreads', 50013],
  ['add', 'sendInThreads', 50013],
  ['rename', 'manageChannels', 50013],
  ['deleteThread', 'manageThreads', 50013],
  ['lock', 'manageThreads', 50013],
]

test.each(CASES)('%s needs %s', async (act, name, code) => {
  const acts = await opened()
  await deny(name)
  await expect(acts[act]()).rejects.toMatchObject({ code })
  await deny()
  await expect(acts[act]()).resolves.not.toThrow()
})

test('an overwrite for the bot itself counts more than one for its role', async () => {
  const acts = await opened()
  await deny('sendMessages')
  const allow = `${PermissionBit.sendMessages}`
  await discord.faults({ overwrites: [{ channel: 'raids', of: playground.world.bot.id, allow }] })
  await expect(acts.say()).resolves.toBeDefined()
})

test('a person who can’t see a channel doesn’t see its threads', async () => {
  await opened()
  await discord.faults({
    overwrites: [{ channel: 'raids', of: 'Cleo', deny: `${PermissionBit.viewChannel}` }],
  })
  expect((await discord.as('Cleo').state()).channels).toEqual([])
})

test('a person writes and uses commands only where they may', async () => {
  const acts = await opened()
  await acts.setCommands()
  const ben = discord.as('Ben')
  const may = async (act: Promise<unknown>) =>
    act.then(
      () => true,
      () => false,
    )
  const denied = async (name: PermissionName, place: string) => {
    await discord.faults({ overwrites: [{ channel: 'raids', of: 'Ben', deny: `${PermissionBit[name]}` }] })
    const writes = await may(ben.in(place).say('Hello'))
    await discord.faults({ overwrites: [{ channel: 'raids', of: 'Ben' }] })
    return writes
  }
  const thread = playground.world.findChannel('b')!.id
  expect([await denied('sendMessages', 'raids'), await denied('sendMessages', thread)]).toEqual([false, true])
  expect([await denied('sendInThreads', 'raids'), await denied('sendInThreads', thread)]).toEqual([
    true,
    false,
  ])
  await discord.faults({
    overwrites: [{ channel: 'raids', of: 'Ben', deny: `${PermissionBit.useCommands}` }],
  })
  await expect(ben.slash('ping')).rejects.toThrow('finds no command')
  await expect(ben.in(thread).slash('ping')).rejects.toThrow('finds no command')
})

test('who may send no messages sends no embeds, files and mentions either', async () => {
  await opened()
  await deny('sendMessages')
  const { world } = playground
  const bits = permissionsInChannel(world, world.bot, world.findChannel('raids')!)
  expect(
    hasPermission(bits, 'embedLinks') ||
      hasPermission(bits, 'attachFiles') ||
      hasPermission(bits, 'mentionEveryone'),
  ).toBe(false)
})

test('without Read Message History lists are empty, and a reply is refused', async () => {
  const acts = await opened()
  expect(await acts.list()).not.toEqual([])
  await deny('readHistory')
  expect(await acts.list()).toEqual([])
  await expect(acts.reply()).rejects.toMatchObject({ code: 50013 })
  await discord.faults({
    overwrites: [{ channel: 'raids', of: 'Ben', deny: `${PermissionBit.readHistory}` }],
  })
  expect(await discord.as('Ben').messages()).toEqual([])
})

test('the bot neither sees nor hears of a private thread in which it isn’t, unless it has Manage Threads', async () => {
  const bot = await logInNewBot()
  const heard: string[] = []
  bot.on('raw', ({ t, d }: { t: string; d: { name?: string } }) => heard.push(`${t} ${d?.name}`))
  const read = (name: string) => bot.rest.get(Routes.channel(playground.world.findChannel(name)!.id))
  const secret = (name: string) =>
    discord.faults({ opened: [{ channel: 'raids', by: 'Ben', name, isPrivate: true }] })
  await secret('seen')
  await expect(read('seen')).resolves.toMatchObject({ name: 'seen' })
  await deny('manageThreads')
  await expect(read('seen')).rejects.toMatchObject({ code: 50001 })
  await secret('hidden')
  await discord.as('Ben').say('heard')
  await discord.until(async () => heard.some((line) => line.startsWith('MESSAGE_CREATE')))
  expect(heard.filter((line) => line.startsWith('THREAD_CREATE'))).toEqual(['THREAD_CREATE seen'])
  expect((await discord.as('Cleo').state()).channels.map(({ name }) => name)).not.toContain('hidden')
})

test('a bot that is added to a private thread hears of it as a thread that isn’t new', async () => {
  const bot = await logInNewBot()
  const heard: { t: string; d: Record<string, unknown> }[] = []
  bot.on('raw', (packet: { t: string; d: Record<string, unknown> }) => heard.push(packet))
  await deny('manageThreads')
  await discord.faults({ opened: [{ channel: 'raids', by: 'Ben', name: 'hidden', isPrivate: true }] })
  await discord.as('Ben').in('hidden').say(`Come, <@${bot.user!.id}>`)
  await discord.until(async () => heard.some(({ t }) => t === 'MESSAGE_CREATE'))
  const ofThreads = heard.filter(({ t }) => t.startsWith('THREAD'))
  expect(ofThreads.map(({ t }) => t)).toEqual(['THREAD_CREATE', 'THREAD_MEMBERS_UPDATE'])
  const [created, joined] = ofThreads.map(({ d }) => d)
  expect(created).toMatchObject({ name: 'hidden', member: { user_id: bot.user!.id } })
  expect(created).not.toHaveProperty('newly_created')
  expect(joined).toMatchObject({
    added_members: [{ member: { user: { id: bot.user!.id } }, presence: null }],
  })
})

test('only with Manage Messages the bot deletes the messages of others', async () => {
  const acts = await opened()
  const { id } = await discord.as('Ben').say('Hello')
  await deny('manageMessages')
  await expect(acts.remove(id)).rejects.toMatchObject({ code: 50013 })
  await deny()
  await expect(acts.remove(id)).resolves.not.toThrow()
})

test('a post in a forum has its first message’s id, and commands work there', async () => {
  const bot = await logInNewBot(async (interaction) => interaction.isRepliable() && interaction.reply('pong'))
  await bot.application?.commands.set(testCommands)
  await discord.faults({ channels: [{ name: 'forum', type: 15 }] })
  const forum = Routes.threads(playground.world.findChannel('forum')!.id)
  await expect(bot.rest.post(forum, { body: { name: 'a' } })).rejects.toMatchObject({ code: 50035 })
  const post = await bot.rest.post(forum, { body: { name: 'a', message: { content: 'Hello' } } })
  const { id } = post as { id: string }
  expect(await bot.rest.get(Routes.channelMessage(id, id))).toMatchObject({ id, content: 'Hello' })
  await discord.faults({ opened: [{ channel: 'forum', by: 'Ben', name: 'ours' }] })
  const answer = await discord.as('Ben').in('ours').slash('ping')
  expect(answer.outcome).toMatchObject({ kind: 'message' })
})

const idIn = (name: string) => playground.world.findChannel(name)!.id
const body = { content: 'a' }

test.each([2, 13] as const)('a voice or stage channel (%i) has messages and no threads', async (type) => {
  const bot = await logInNewBot()
  await discord.faults({ channels: [{ name: 'voice', type }] })
  await expect(bot.rest.post(Routes.channelMessages(idIn('voice')), { body })).resolves.toBeDefined()
  await expect(
    bot.rest.post(Routes.threads(idIn('voice')), { body: { name: 'a', type: 11 } }),
  ).rejects.toMatchObject({ code: 50024 })
})

test.each([15, 16] as const)('a forum or media channel (%i) has posts and no messages', async (type) => {
  const bot = await logInNewBot()
  await discord.faults({ channels: [{ name: 'forum', type }] })
  await expect(bot.rest.post(Routes.channelMessages(idIn('forum')), { body })).rejects.toMatchObject({
    code: 50008,
  })
  await expect(discord.as('Ben').in('forum').slash('ping')).rejects.toThrow()
})

test('who may not connect to a voice channel neither reads nor writes there, and sees the channel', async () => {
  const bot = await logInNewBot()
  await discord.faults({ channels: [{ name: 'voice', type: 2 }] })
  const denyConnect = (of: string) =>
    discord.faults({ overwrites: [{ channel: 'voice', of, deny: `${PermissionBit.connect}` }] })
  await denyConnect('Lairkeeper')
  const route = Routes.channelMessages(idIn('voice'))
  await expect(bot.rest.post(route, { body })).rejects.toMatchObject({ code: 50001 })
  await expect(bot.rest.get(route)).rejects.toMatchObject({ code: 50001 })
  await expect(bot.rest.get(Routes.channel(idIn('voice')))).resolves.toMatchObject({ name: 'voice' })
  await denyConnect('Ben')
  await expect(discord.as('Ben').in('voice').say('Hello')).rejects.toThrow('sees no channel')
  await discord.as('Cleo').in('voice').say('Hello')
})

test('threads of an announcement channel have their own type', async () => {
  const bot = await logInNewBot()
  await discord.faults({ channels: [{ name: 'news', type: 5 }] })
  const news = (await bot.channels.fetch(playground.world.findChannel('news')!.id)) as TextChannel
  const thread = await (await news.send('A raid')).startThread({ name: 'Onyxia' })
  expect(thread.type).toBe(ChannelType.AnnouncementThread)
  await expect(
    bot.rest.post(Routes.threads(news.id), { body: { name: 'a', type: 12 } }),
  ).rejects.toMatchObject({ code: 50024 })
})
