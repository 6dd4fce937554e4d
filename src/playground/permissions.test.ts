/** Permissions and overwrites on the routes of a channel, and kinds of channels. */
import { ChannelType, type Client, Routes, type TextChannel } from 'discord.js'
import { expect, test } from 'vitest'
import { commands, discord, newBot, playground, raids, useStage } from './stage.ts'
import { Permission, type PermissionName } from './world/permissions.ts'

useStage({ mayBeRefused: true })

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
  const { id } = raids(bot)
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
  }
}
type Act = keyof ReturnType<typeof requests>

const opened = async () => {
  const bot = await newBot()
  const { id: message } = await raids(bot).send('here')
  const { id: thread } = await raids(bot).threads.create({ name: 'b', type: ChannelType.PublicThread })
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

test('a server that has removed the bot offers only commands that users may install', async () => {
  const bot = await newBot()
  await bot.application?.commands.set([
    { ...commands[1]!.toJSON(), integration_types: [0] },
    { name: 'anywhere', description: 'For users', integration_types: [0, 1] },
  ])
  const names = async () => (await discord.as('Ben').state()).commands.map(({ name }) => name)
  expect(await names()).toEqual(['ping', 'anywhere'])
  await discord.faults({ removed: true })
  expect(await names()).toEqual(['anywhere'])
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
