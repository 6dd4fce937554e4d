import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { Client, Events, GatewayIntentBits } from 'discord.js'
import { expect, test } from 'vitest'
import { newPlaygroundClient } from './client.ts'
import {
  discord,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
} from './playground.testkit.ts'
import { startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

startPlaygroundForEachTest()

test('a lost socket is resumed, and the bot receives the missed events', async () => {
  const heard: string[] = []
  const bot = await logInNewBot()
  bot.on(Events.MessageCreate, (message) => void heard.push(message.id))
  const resumed = new Promise((resolve) => bot.once(Events.ShardResume, resolve))
  await discord.faults({ killSockets: 'lost' })
  const missed = await discord.as('Anna').say('while you were away')
  await resumed
  await discord.until(async () => heard.includes(missed.id))
})

test('a bot whose heartbeats are not answered notices, resumes, and receives the missed events', async () => {
  const quick = await startPlayground({ heartbeatMs: 300 })
  const there = newPlaygroundClient(quick.url)
  const bot = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    rest: { api: quick.api },
  })
  try {
    const heard: string[] = []
    bot.on(Events.MessageCreate, (message) => void heard.push(message.id))
    const ready = new Promise((resolve) => bot.once(Events.ClientReady, resolve))
    await bot.login(PLAYGROUND_TOKEN)
    await ready
    await there.faults({ heartbeats: false })
    await new Promise((resolve) => bot.once(Events.ShardReconnecting, resolve))
    const resumed = new Promise((resolve) => bot.once(Events.ShardResume, resolve))
    const missed = await there.as('Anna').say('while you heard nothing')
    await there.faults({ heartbeats: true })
    await resumed
    await there.until(async () => heard.includes(missed.id))
  } finally {
    await bot.destroy()
    await quick.close()
  }
})

test('a bot is added to a server whose channels are empty, and was in one with messages before', async () => {
  const fresh = await startPlayground({ addsBot: true })
  const added: string[] = []
  const connected = async () => {
    const bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: fresh.api } })
    bot.on(Events.GuildCreate, (guild) => void added.push(guild.name))
    const known = new Promise((resolve) => {
      bot.once(Events.GuildCreate, resolve)
      bot.once(Events.ClientReady, ({ guilds }) => guilds.cache.size > 0 && resolve(guilds))
    })
    await bot.login(PLAYGROUND_TOKEN)
    await known
    await bot.destroy()
  }
  try {
    await connected()
    expect(added).toHaveLength(1)
    await newPlaygroundClient(fresh.url).as('Anna').say('hello')
    await connected()
    expect(added).toHaveLength(1)
  } finally {
    await fresh.close()
  }
})

test('a forgotten session is replaced by a new one', async () => {
  const bot = await logInNewBot()
  const ready = new Promise((resolve) => bot.once(Events.ShardReady, resolve))
  await discord.faults({ killSockets: 'forgotten' })
  await ready
  expect(findRaidsChannel(bot).name).toBe('raids')
})

test('faults: a rate limit and a 503 are retried, a lost answer is not repeated with its nonce', async () => {
  const bot = await logInNewBot()
  await discord.faults({ rules: [{ do: 'rateLimit', match: 'POST', retryAfter: 0.05 }] })
  await findRaidsChannel(bot).send('after the limit')
  await discord.faults({ rules: [{ do: 'error503', match: 'POST' }] })
  await findRaidsChannel(bot).send('after the error')
  await discord.faults({ rules: [{ do: 'dropAfter', match: 'POST' }] })
  const send = () => findRaidsChannel(bot).send({ content: 'once', nonce: 7, enforceNonce: true })
  await send().catch(send)
  expect((await discord.as('Anna').messages()).map((each) => each.content)).toEqual([
    'after the limit',
    'after the error',
    'once',
  ])
})

test('an unknown route is a 404, and is recorded', async () => {
  const bot = await logInNewBot()
  await expect(bot.rest.get('/guilds/1/bans')).rejects.toMatchObject({ status: 404 })
  expect(await discord.unknownRoutes()).toEqual([{ method: 'GET', path: '/guilds/1/bans' }])
  await expect(
    new Client({ intents: [], rest: { api: playground.api } }).login('a.real.token'),
  ).rejects.toThrow()
})

test('a malformed address is refused, on a socket too, and other connections continue', async () => {
  const refused = await Promise.all(
    ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'].map((asks) =>
      answerTo(`GET // HTTP/1.1\r\nHost: 127.0.0.1\r\n${asks}`),
    ),
  )
  expect(refused.map((answer) => answer.split('\r\n')[0])).toEqual(['HTTP/1.1 400 Bad Request', ''])
  await logInNewBot()
})

/** The playground's answer to these lines of a request. */
function answerTo(lines: string): Promise<string> {
  const socket = connect(Number(new URL(playground.url).port), '127.0.0.1')
  socket.write(`${lines}\r\n`)
  return new Promise((resolve) => {
    let said = ''
    socket.setTimeout(2_000, () => socket.destroy())
    socket
      .on('error', () => {})
      .on('data', (data) => {
        said += data
        socket.end()
      })
    socket.on('close', () => resolve(said))
  })
}

test("with Discord's rate limits on, discord.js queues by the headers and never gets a 429", async () => {
  const bot = await logInNewBot()
  await discord.faults({ rateLimits: true })
  const begun = performance.now()
  const sent = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map(async (content) => {
      await findRaidsChannel(bot).send(content)
      return performance.now() - begun
    }),
  )
  expect(sent[5]).toBeGreaterThanOrEqual(5_000)
  expect((await discord.requests()).filter((each) => each.status === 429)).toEqual([])
})

test('the process prints its address in one line of JSON', async () => {
  const main = new URL('./main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['src/bundle.mjs', main], {
    env: { ...process.env, PLAYGROUND_PORT: '0' },
  })
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  )
  const { url } = JSON.parse(line)
  expect((await fetch(url)).headers.get('content-security-policy')).toContain("default-src 'self'")
  const foreign = await fetch(`${url}/playground/state`, { headers: { origin: 'https://example.org' } })
  expect(foreign.status).toBe(403)
  expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400)
  child.kill()
  await new Promise((resolve) => child.once('exit', resolve))
})

test.each(['api/v10/channels/%', 'playground/channels/%zz/messages', 'attachments/%ff/a', '%'])(
  'the address /%s is answered with the reason why it is malformed',
  async (address) => {
    const response = await fetch(`${playground.url}/${address}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/^The address is malformed: two hex.*"%25"/),
    })
  },
)

test('a "%25" in an address is a percent sign', async () => {
  const response = await fetch(`${playground.url}/playground/channels/100%25/messages`)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('100%') })
})
