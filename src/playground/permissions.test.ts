/** Permissions and overwrites on the routes of a channel, and kinds of channels. */
import { ChannelType, type Client, Routes, type TextChannel } from 'discord.js'
import { expect, test } from 'vitest'
import {
  discord,
  newBot,
  playground,
  raidsChannel,
  testCommands,
  usePlayground,
} from './playground.testkit.ts'
import { hasPermission, Permission, type PermissionName, permissionsIn } from './world/permissions.ts'

usePlayground({ mayBeRefused: true })

const deny = (...names: PermissionName[]) =>
  discord.faults({
    overwrites: [
      {
        channel: 'raids',
        of: 'Lairkeeper',
        deny: `${names.reduce((sum, name) => sum | Permission[name], 0n)}`,
      },
    ],
  })

const embeds = [{ title: 'a' }]
const files = [{ name: 'a.txt', data: Buffer.from('a') }]

/** Requests in #raids, on a message of the bot and a thread there. */
const requests = (bot: Client, { message, thread }: { message: string; thread: string }) => {
  const { id } = raidsChannel(bot)
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
  const bot = await newBot()
  const { id: message } = await raidsChannel(bot).send('here')
  const { id: thread } = await raidsChannel(bot).threads.create({ name: 'b', type: ChannelType.PublicThread })
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
  const allow = `${Permission.sendMessages}`
  await discord.faults({ overwrites: [{ channel: 'raids', of: playground.world.bot.id, allow }] })
  await expect(acts.say()).resolves.toBeDefined()
})

test('a person who can’t see a channel doesn’t see its threads', async () => {
  await opened()
  await discord.faults({ overwrites: [{ channel: 'raids', of: 'Cleo', deny: `${Permission.viewChannel}` }] })
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
    await discord.faults({ overwrites: [{ channel: 'raids', of: 'Ben', deny: `${Permission[name]}` }] })
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
  await discord.faults({ overwrites: [{ channel: 'raids', of: 'Ben', deny: `${Permission.useCommands}` }] })
  await expect(ben.slash('ping')).rejects.toThrow('finds no command')
  await expect(ben.in(thread).slash('ping')).rejects.toThrow('finds no command')
})

test('who may send no messages sends no embeds, files and mentions either', async () => {
  await opened()
  await deny('sendMessages')
  const { world } = playground
  const bits = permissionsIn(world, world.bot, world.findChannel('raids')!)
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
  await discord.faults({ overwrites: [{ channel: 'raids', of: 'Ben', deny: `${Permission.readHistory}` }] })
  expect(await discord.as('Ben').messages()).toEqual([])
})

test('the bot neither sees nor hears of a private thread in which it isn’t, unless it has Manage Threads', async () => {
  const bot = await newBot()
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

test('only with Manage Messages the bot deletes the messages of others', async () => {
  const acts = await opened()
  const { id } = await discord.as('Ben').say('Hello')
  await deny('manageMessages')
  await expect(acts.remove(id)).rejects.toMatchObject({ code: 50013 })
  await deny()
  await expect(acts.remove(id)).resolves.not.toThrow()
})

test('a post in a forum has its first message’s id, and commands work there', async () => {
  const bot = await newBot(async (interaction) => interaction.isRepliable() && interaction.reply('pong'))
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

test('a voice channel has messages and no threads, and a forum has no messages', async () => {
  const bot = await newBot()
  await discord.faults({
    channels: [
      { name: 'voice', type: 2 },
      { name: 'forum', type: 15 },
    ],
  })
  const idIn = (name: string) => playground.world.findChannel(name)!.id
  const body = { content: 'a' }
  await expect(bot.rest.post(Routes.channelMessages(idIn('voice')), { body })).resolves.toBeDefined()
  await expect(
    bot.rest.post(Routes.threads(idIn('voice')), { body: { name: 'a', type: 11 } }),
  ).rejects.toMatchObject({ code: 50024 })
  await expect(bot.rest.post(Routes.channelMessages(idIn('forum')), { body })).rejects.toMatchObject({
    code: 50008,
  })
  await expect(discord.as('Ben').in('forum').slash('ping')).rejects.toThrow()
})

test('threads of an announcement channel have their own type', async () => {
  const bot = await newBot()
  await discord.faults({ channels: [{ name: 'news', type: 5 }] })
  const news = (await bot.channels.fetch(playground.world.findChannel('news')!.id)) as TextChannel
  const thread = await (await news.send('A raid')).startThread({ name: 'Onyxia' })
  expect(thread.type).toBe(ChannelType.AnnouncementThread)
  await expect(
    bot.rest.post(Routes.threads(news.id), { body: { name: 'a', type: 12 } }),
  ).rejects.toMatchObject({ code: 50024 })
})
