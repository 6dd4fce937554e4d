import { type Client, Events, type Interaction, type TextChannel } from 'discord.js'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { resultingMessage } from './client.ts'
import {
  buttonRow,
  discord,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
} from './playground.testkit.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

startPlaygroundForEachTest({ guilds: 2 })

const [RAIDS, RAIDS_2] = ['raids', 'raids-2']

const guildsOf = (bot: Client): string[] => [...bot.guilds.cache.keys()]
const shardOf = (guildId: string): number => Number((BigInt(guildId) >> 22n) % 2n)

function channelOf(bot: Client, name: string): TextChannel {
  return bot.channels.cache.find((each) => 'name' in each && each.name === name) as TextChannel
}

/** Starts a bot for each shard, first the one with the first server. Each bot answers with its name. */
async function twoShards(heard: string[] = []): Promise<[Client, Client]> {
  const answers = (name: string) => async (interaction: Interaction) => {
    heard.push(`${name} ${interaction.guildId}`)
    if (interaction.isButton()) await interaction.update(name)
  }
  const first = shardOf(playground.world.guildId)
  return [
    await logInNewBot(answers('first'), { shards: [first], shardCount: 2 }),
    await logInNewBot(answers('second'), { shards: [1 - first], shardCount: 2 }),
  ]
}

test('two servers are on two shards, and each bot knows the server of its shard', async () => {
  const [one, two] = await twoShards()
  const [first, second] = playground.world.guilds.map(({ id }) => id)
  expect([guildsOf(one), guildsOf(two)]).toEqual([[first], [second]])
  expect(one.guilds.cache.first()?.shardId).toBe(shardOf(`${first}`))
})

test('an interaction is sent only to the shard of its server', async () => {
  const heard: string[] = []
  const [one, two] = await twoShards(heard)
  const { id } = await channelOf(one, RAIDS).send({ content: 'x', components: [buttonRow('go')] })
  const other = await channelOf(two, RAIDS_2).send({ content: 'x', components: [buttonRow('go')] })
  expect(resultingMessage(await discord.as('Anna').click(other.id, 'go')).content).toBe('second')
  expect(resultingMessage(await discord.as('Ben').click(id, 'go')).content).toBe('first')
  expect(heard).toEqual([`second ${other.guildId}`, `first ${guildsOf(one)[0]}`])
})

test('messages and threads are sent only to the shard of their server', async () => {
  const [one, two] = await twoShards()
  const told = new Set<string>()
  for (const [name, bot] of [['first', one] as const, ['second', two] as const]) {
    bot.on(Events.MessageCreate, ({ guildId }) => void told.add(`${name}: a message in ${guildId}`))
    bot.on(Events.ThreadCreate, ({ guildId }) => void told.add(`${name}: a thread in ${guildId}`))
  }
  await discord.as('Anna').in(RAIDS).say('here')
  await channelOf(two, RAIDS_2).threads.create({ name: 'a raid' })
  await discord.as('Anna').in(RAIDS_2).say('there')
  const [first, second] = playground.world.guilds.map(({ id }) => id)
  await expect
    .poll(() => [...told].sort())
    .toEqual([
      `first: a message in ${first}`,
      `second: a message in ${second}`,
      `second: a thread in ${second}`,
    ])
})

test('a bot without shards has both servers; the gateway says how many shards there should be', async () => {
  const bot = await logInNewBot()
  expect(guildsOf(bot)).toEqual(playground.world.guilds.map(({ id }) => id))
  expect(await bot.rest.get('/gateway/bot')).toMatchObject({ shards: 2 })
  const auto = await logInNewBot(undefined, { shards: 'auto' })
  expect(auto.ws.shards.size).toBe(2)
  expect(guildsOf(auto)).toHaveLength(2)
})

test('a direct message belongs to the first shard', async () => {
  const heard: string[] = []
  const listen = (name: string) => async (interaction: Interaction) => {
    heard.push(name)
    if (interaction.isButton()) await interaction.update({ components: [] })
  }
  await logInNewBot(listen('0'), { shards: [0], shardCount: 2 })
  const other = await logInNewBot(listen('1'), { shards: [1], shardCount: 2 })
  const anna = await other.users.fetch(`${playground.world.findUser('Anna')?.id}`)
  const { id } = await anna.send({ content: 'x', components: [buttonRow('go')] })
  expect((await discord.as('Anna').click(id, 'go')).outcome.kind).toBe('update')
  expect(heard).toEqual(['0'])
})

const IDENTITY = { token: PLAYGROUND_TOKEN, intents: 1, properties: { os: 'a', browser: 'b', device: 'c' } }

test('a nonexistent shard is refused with 4010', async () => {
  const socket = new WebSocket(playground.url.replace('http', 'ws'))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.once('message', () => socket.send(JSON.stringify({ op: 2, d: { ...IDENTITY, shard: [2, 2] } })))
  expect(await closed).toBe(4010)
  await expect(logInNewBot(undefined, { shards: [2], shardCount: 2 })).rejects.toThrow()
})
