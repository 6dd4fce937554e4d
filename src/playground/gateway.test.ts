/** Tests the gateway: privileged intents, outages, and how a bot identifies itself. */
import { Client, Events, GatewayIntentBits, Routes } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  discord,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
} from './playground.testkit.ts'
import { startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

startPlaygroundForEachTest({ mayBeRefused: true })

const IDENTITY = {
  token: PLAYGROUND_TOKEN,
  intents: 1,
  properties: { os: 'linux', browser: 'test', device: 'test' },
}

/** Identifies a new connection. @returns the opcode that it receives next, or its close code */
const identify = (url: string, more: object = {}) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws'))
    onTestFinished(() => socket.terminate())
    socket.once('close', resolve)
    socket.on('message', (raw) => {
      const { op } = JSON.parse(String(raw))
      if (op === 10) socket.send(JSON.stringify({ op: 2, d: { ...IDENTITY, ...more } }))
      else resolve(op)
    })
  })

test('without the intent for members a bot sees only itself', async () => {
  const bot = await logInNewBot()
  const guild = bot.guilds.cache.first()!
  expect([guild.memberCount, guild.members.cache.size]).toEqual([6, 1])
  await expect(bot.rest.get(Routes.guildMembers(guild.id))).rejects.toMatchObject({ code: 50001 })
  expect((await guild.members.fetch({ query: 'be', limit: 5 })).map(({ user }) => user.globalName)).toEqual([
    'Ben',
  ])
})

test('an application without privileged intents is closed with 4014', async () => {
  expect(await identify(playground.url, { intents: GatewayIntentBits.GuildMembers })).toBe(4014)
  expect(await identify(playground.url, { intents: GatewayIntentBits.MessageContent })).toBe(4014)
})

test('an application with privileged intents sees all members', async () => {
  const open = await startPlayground({ hasPrivilegedIntents: true })
  const bot = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers],
    rest: { api: open.api },
  })
  onTestFinished(async () => {
    await bot.destroy()
    await open.close()
  })
  const ready = new Promise((resolve) => bot.once(Events.ClientReady, resolve))
  await bot.login(PLAYGROUND_TOKEN)
  await ready
  expect(bot.guilds.cache.first()?.members.cache.size).toBe(6)
})

test('in an outage the servers become unavailable, and return', async () => {
  const bot = await logInNewBot()
  const heard: string[] = []
  for (const event of [
    Events.GuildUnavailable,
    Events.GuildDelete,
    Events.GuildAvailable,
    Events.GuildCreate,
  ])
    bot.on(event as Events.GuildDelete, () => heard.push(event))
  await discord.faults({ outage: true })
  await expect.poll(() => heard).toEqual([Events.GuildUnavailable])
  await discord.faults({ outage: false })
  await expect.poll(() => heard).toEqual([Events.GuildUnavailable, Events.GuildAvailable])
  expect(findRaidsChannel(bot).name).toBe('raids')
})

test('a shard that identifies again at once gets an invalid session, and another shard does not', async () => {
  const slow = await startPlayground({ identifyMs: 5_000 })
  onTestFinished(() => slow.close())
  const DISPATCH = 0
  const INVALID_SESSION = 9
  expect(await identify(slow.url, { shard: [0, 2] })).toBe(DISPATCH)
  expect(await identify(slow.url, { shard: [1, 2] })).toBe(DISPATCH)
  expect(await identify(slow.url, { shard: [0, 2] })).toBe(INVALID_SESSION)
})
