/** Tests archived and locked threads, and the messages that Discord itself posts in threads. */
import { ChannelType, type Client, type ThreadChannel } from 'discord.js'
import { expect, test } from 'vitest'
import {
  buttonRow,
  discord,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
  testCommands,
} from './playground.testkit.ts'

startPlaygroundForEachTest({ mayBeRefused: true })

const idOf = (name: string) => playground.world.findUser(name)!.id
const typesIn = async (thread: ThreadChannel) =>
  (await discord.as('Anna').messages(thread.id)).map(({ type }) => type)
const openThread = (bot: Client) =>
  findRaidsChannel(bot).threads.create({ name: 'Onyxia', type: ChannelType.PublicThread })

test('no command can be used in an archived thread, and a press wakes it', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isButton()) await interaction.update({ content: 'pressed' })
    if (interaction.isChatInputCommand()) await interaction.reply('pong')
  })
  await bot.application?.commands.set(testCommands)
  const thread = await openThread(bot)
  const { id } = await thread.send({ content: 'x', components: [buttonRow('go')] })
  await discord.faults({ threads: [{ id: thread.id, archived: true }] })
  await expect(discord.as('Ben').in(thread.id).slash('ping')).rejects.toThrow('archived threads')
  expect((await discord.as('Ben').in(thread.id).click(id, 'go')).outcome.kind).toBe('update')
  const { channels } = await discord.as('Ben').state()
  expect(channels.find((one) => one.id === thread.id)?.thread_metadata?.archived).toBe(false)
})

test('nothing can be pressed in a locked thread', async () => {
  const bot = await logInNewBot()
  const thread = await openThread(bot)
  const { id } = await thread.send({ content: 'x', components: [buttonRow('go')] })
  await discord.faults({ threads: [{ id: thread.id, locked: true }] })
  await expect(discord.as('Ben').in(thread.id).click(id, 'go')).rejects.toThrow('locked')
})

test('a person who is added appears in a line, and a mentioned person does not', async () => {
  const bot = await logInNewBot()
  const thread = await openThread(bot)
  await thread.members.add(idOf('Ben'))
  await thread.members.add(idOf('Ben'))
  expect(await typesIn(thread)).toEqual([1])
  await thread.send(`Come, <@${idOf('Cleo')}>`)
  expect(await typesIn(thread)).toEqual([1, 0])
  expect([...playground.world.thread(thread.id).members.keys()]).toEqual(
    expect.arrayContaining([idOf('Ben'), idOf('Cleo')]),
  )
})

test('a thread on a message begins with a reference to it', async () => {
  const bot = await logInNewBot()
  const host = await findRaidsChannel(bot).send('A raid')
  const thread = await host.startThread({ name: 'Onyxia' })
  const [starter] = await discord.as('Anna').messages(thread.id)
  expect(starter).toMatchObject({ type: 21, content: '', referenced_message: { id: host.id } })
})
