/** Tests Discord's limits: the numbers of things that may exist, and of requests in a time. */
import { type Client, Routes } from 'discord.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  buttonRow,
  discord,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
  testCommands,
} from './playground.testkit.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'
import { nextSnowflake } from './snowflake.ts'
import type { Thread } from './world/model.ts'

startPlaygroundForEachTest({ mayBeRefused: true })

const thread = (): Thread => {
  const now = new Date().toISOString()
  const { world } = playground
  return world.addChannel<Thread>({
    id: nextSnowflake(),
    type: 11,
    name: 'a',
    parentId: world.findChannel('raids')!.id,
    guildId: world.guildId,
    ownerId: world.bot.id,
    createdAt: now,
    members: new Map(),
    lastMessageId: null,
    archived: false,
    archivedAt: now,
    locked: false,
    invitable: true,
    autoArchiveMinutes: 1440,
    slowmode: 0,
    messageCount: 0,
  })
}

test('a message has at most ten files', async () => {
  const bot = await logInNewBot()
  const files = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `${n}.txt`, data: Buffer.from('a') }))
  const messages = Routes.channelMessages(findRaidsChannel(bot).id)
  const body = {}
  await expect(bot.rest.post(messages, { body, files: files(11) })).rejects.toMatchObject({ code: 30015 })
  const { id } = (await bot.rest.post(messages, { body, files: files(10) })) as { id: string }
  await expect(bot.rest.patch(`${messages}/${id}`, { body, files: files(1) })).rejects.toMatchObject({
    code: 30015,
  })
})

test('a server has at most a thousand active threads', async () => {
  const threads = Array.from({ length: 1000 }, thread)
  const bot = await logInNewBot()
  const open = () =>
    bot.rest.post(Routes.threads(findRaidsChannel(bot).id), { body: { name: 'b', type: 11 } })
  await expect(open()).rejects.toMatchObject({ code: 160006 })
  const asleep = threads[0]!.id
  playground.world.changeThread({ id: asleep, archived: true })
  await expect(open()).resolves.toBeDefined()
  const wake = bot.rest.patch(Routes.channel(asleep), { body: { archived: false } })
  await expect(wake).rejects.toMatchObject({ code: 160006 })
  const write = bot.rest.post(Routes.channelMessages(asleep), { body: { content: 'a' } })
  await expect(write).rejects.toMatchObject({ code: 160006 })
})

test('a thread has at most a thousand members, and a mention adds nobody beyond that', async () => {
  const bot = await logInNewBot()
  const full = thread()
  for (let n = 0; n < 999; n++) full.members.set(nextSnowflake(), full.createdAt)
  full.members.set(playground.world.bot.id, full.createdAt)
  const id = playground.world.findUser('Ben')!.id
  await expect(bot.rest.put(Routes.threadMembers(full.id, id))).rejects.toMatchObject({ code: 30033 })
  await bot.rest.post(Routes.channelMessages(full.id), { body: { content: `<@${id}>` } })
  expect(full.members.has(id)).toBe(false)
})

const plan = (bot: Client, more: object = {}) => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const body = {
    name: 'Raid',
    privacy_level: 2,
    entity_type: 3,
    entity_metadata: { location: 'here' },
    scheduled_start_time: at(1),
    scheduled_end_time: at(2),
    ...more,
  }
  return bot.rest.post(Routes.guildScheduledEvents(playground.world.guildId), { body })
}

test('a server has at most a hundred planned events, which are in the future', async () => {
  const bot = await logInNewBot()
  await expect(plan(bot, { scheduled_start_time: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
    code: 50035,
  })
  await expect(plan(bot, { scheduled_end_time: new Date().toISOString() })).rejects.toMatchObject({
    code: 50035,
  })
  for (let n = 0; n < 100; n++)
    playground.world.setPlan(nextSnowflake(), { status: 1, guild_id: playground.world.guildId })
  await expect(plan(bot)).rejects.toMatchObject({ code: 30038 })
})

test('few edits of messages that are older than an hour are possible', async () => {
  const bot = await logInNewBot()
  const { id, channelId } = await findRaidsChannel(bot).send('old')
  const edit = () =>
    fetch(`${playground.api}/v10/channels/${channelId}/messages/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${PLAYGROUND_TOKEN}`, 'content-type': 'application/json' },
      body: '{"content":"new"}',
    })
  vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let n = 0; n < 3; n++) expect((await edit()).status).toBe(200)
  const refused = await edit()
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '1',
    expect.objectContaining({ code: 30046 }),
  ])
})

test('a bot may make fifty requests a second, without those of interactions', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isButton()) await interaction.deferUpdate()
  })
  const ask = () =>
    fetch(`${playground.api}/v10/users/@me`, { headers: { authorization: `Bot ${PLAYGROUND_TOKEN}` } })
  const { id } = await findRaidsChannel(bot).send({ content: 'x', components: [buttonRow('go')] })
  const statuses = await Promise.all(Array.from({ length: 101 }, async () => (await ask()).status))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await discord.as('Anna').click(id, 'go')).stage).toBe('quiet')
})

test('the token of an interaction may be used five times in two seconds', async () => {
  const statuses: number[] = []
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isChatInputCommand()) return
    await interaction.reply('a')
    const url = `${playground.api}/v10/webhooks/${interaction.applicationId}/${interaction.token}`
    const headers = { 'content-type': 'application/json' }
    for (let n = 0; n < 6; n++)
      statuses.push((await fetch(url, { method: 'POST', headers, body: '{"content":"b"}' })).status)
  })
  await bot.application?.commands.set(testCommands)
  await discord.as('Anna').slash('ping')
  await expect.poll(() => statuses).toEqual([200, 200, 200, 200, 200, 429])
})
