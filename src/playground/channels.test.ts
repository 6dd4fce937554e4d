import { ChannelType, Events, Routes } from 'discord.js'
import { expect, test } from 'vitest'
import { ActionRowBuilder, ButtonBuilder } from './builders.testkit.ts'
import {
  discord,
  fetchPerson,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
} from './playground.testkit.ts'

startPlaygroundForEachTest({ mayBeRefused: true })

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('threads: create, send, edit, delete, add someone, archive', async () => {
  const bot = await logInNewBot()
  const thread = await findRaidsChannel(bot).threads.create({
    name: 'Onyxia',
    type: ChannelType.PrivateThread,
  })
  expect((await discord.as('Ben').state()).channels.map((each) => each.name)).not.toContain('Onyxia')
  await thread.members.add(playground.world.findUser('Ben')!.id)
  expect((await discord.as('Ben').state()).channels.map((each) => each.name)).toContain('Onyxia')
  const sent = await thread.send('one')
  expect((await sent.edit('two')).content).toBe('two')
  expect((await discord.as('Ben').messages(thread.id)).map((each) => each.content)).toEqual(['', 'two'])
  await thread.setArchived(true)
  await expect(sent.edit('three')).rejects.toMatchObject({ code: 50083 })
  await thread.setArchived(false)
  await sent.delete()
  expect(await discord.as('Ben').messages(thread.id)).toHaveLength(1) // the remaining message says that Ben was added
  const host = await findRaidsChannel(bot).send('a raid')
  const onMessage = await host.startThread({ name: 'public one' })
  expect(onMessage.id).toBe(host.id)
  expect(await discord.unknownRoutes()).toEqual([])
})

test('attachments are served, and embeds point at them', async () => {
  const bot = await logInNewBot()
  const files = [{ attachment: onePixel, name: 'board.png', description: 'The board' }]
  const plain = await findRaidsChannel(bot).send({ files })
  expect(plain.attachments.first()).toMatchObject({ name: 'board.png', width: 1, description: 'The board' })
  const inEmbed = await findRaidsChannel(bot).send({
    files,
    embeds: [{ title: 'Board', image: { url: 'attachment://board.png' } }],
  })
  const url = inEmbed.embeds[0]!.image!.url
  const loaded = await fetch(url)
  expect(loaded.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await loaded.arrayBuffer())).toEqual(onePixel)
  const kept = await inEmbed.edit({ content: 'still there' })
  expect(kept.embeds[0]!.image!.url).toBe(url)
  expect((await plain.edit({ content: 'gone', attachments: [] })).attachments.size).toBe(0)
})

test('a send with the same nonce happens once', async () => {
  const bot = await logInNewBot()
  const first = await findRaidsChannel(bot).send({ content: 'once', nonce: '42', enforceNonce: true })
  const again = await findRaidsChannel(bot).send({ content: 'once', nonce: '42', enforceNonce: true })
  expect(again.id).toBe(first.id)
  expect(await discord.as('Anna').messages()).toHaveLength(1)
})

test('the nonce of a deleted message is refused for some minutes', async () => {
  const bot = await logInNewBot()
  const send = () => findRaidsChannel(bot).send({ content: 'once', nonce: '42', enforceNonce: true })
  await (await send()).delete()
  await expect(send()).rejects.toMatchObject({ status: 404, code: 10008 })
  await discord.faults({ forgetNonces: true })
  expect((await send()).content).toBe('once')
})

test('a message that is fetched has no nonce', async () => {
  const bot = await logInNewBot()
  const sent = await findRaidsChannel(bot).send({ content: 'once', nonce: '42', enforceNonce: true })
  expect(sent.nonce).toBe('42')
  const fetched = await bot.rest.get(Routes.channelMessage(sent.channelId, sent.id))
  expect(fetched).not.toHaveProperty('nonce')
})

test('a bot can read messages of people only as far as its intents allow', async () => {
  const bot = await logInNewBot()
  const heard: string[] = []
  bot.on(Events.MessageCreate, (message) => void heard.push(message.content))
  await discord.as('Anna').say('hello all')
  await discord.as('Anna').say(`hello <@${bot.user!.id}>`)
  await discord.until(async () => heard.length === 2)
  expect(heard).toEqual(['', `hello <@${bot.user!.id}>`])
})

test('pings go only to users whom allowed_mentions permits', async () => {
  const bot = await logInNewBot()
  const [anna, ben] = ['Anna', 'Ben'].map((name) => playground.world.findUser(name)!.id)
  await findRaidsChannel(bot).send({
    content: `<@${anna}> and <@${ben}>`,
    allowedMentions: { users: [ben!] },
  })
  await findRaidsChannel(bot).send({ content: `<@${anna}>`, allowedMentions: { parse: [] } })
  expect((await discord.pings()).map((each) => each.userId)).toEqual([ben])
})

test('the bot gets 50035 for a request that Discord would refuse', async () => {
  const bot = await logInNewBot()
  const six = new ActionRowBuilder<ButtonBuilder>().addComponents(
    [1, 2, 3, 4, 5, 6].map((n) => new ButtonBuilder().setCustomId(`${n}`).setLabel(`${n}`).setStyle(1)),
  )
  await expect(findRaidsChannel(bot).send({ components: [six.toJSON()] })).rejects.toMatchObject({
    code: 50035,
    status: 400,
  })
  await expect(findRaidsChannel(bot).send({ content: ' ' })).rejects.toMatchObject({ code: 50006 })
})

test('direct messages reach their one reader, unless closed', async () => {
  const bot = await logInNewBot()
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => fetchPerson(bot, name)))
  const sent = await anna!.send('your turn')
  expect(await discord.as('Anna').messages(sent.channelId)).toHaveLength(1)
  await expect(discord.as('Ben').messages(sent.channelId)).rejects.toThrow('sees no channel')
  await discord.faults({ closedDms: ['Ben'] })
  await expect(ben!.send('hello')).rejects.toMatchObject({ code: 50007 })
})

test('only members see a private thread, and a mention adds a person to it', async () => {
  const bot = await logInNewBot()
  const thread = await findRaidsChannel(bot).threads.create({ name: 'lair', type: ChannelType.PrivateThread })
  const emil = await fetchPerson(bot, 'Emil')
  await expect(discord.as('Emil').messages(thread.id)).rejects.toThrow('sees no channel')
  await thread.send(`come in, ${emil}`)
  expect(await discord.as('Emil').messages(thread.id)).toHaveLength(1)
  expect((await discord.pings('Emil'))[0]).toMatchObject({ channelId: thread.id })
})

test('members can be fetched, and messages paged', async () => {
  const bot = await logInNewBot()
  const sent = [
    await findRaidsChannel(bot).send('1'),
    await findRaidsChannel(bot).send('2'),
    await findRaidsChannel(bot).send('3'),
  ]
  const before = await findRaidsChannel(bot).messages.fetch({ limit: 1, before: sent[2]!.id, cache: false })
  expect(before.map((each) => each.content)).toEqual(['2'])
  const guild = findRaidsChannel(bot).guild
  expect((await guild.members.fetch({ user: sent[0]!.author.id })).user.bot).toBe(true)
  expect(await guild.members.search({ query: 'an', limit: 5 })).toHaveLength(1)
  expect((await bot.application!.fetch()).owner).toMatchObject({ globalName: 'Anna' })
})
