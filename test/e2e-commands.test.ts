/** A whole bot registers its commands once, before it identifies at the gateway. */
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { commands } from '../commands/index.ts'
import { createBot, startBot } from '../src/discord/bot.ts'
import { fetchRecommendedShardCount } from '../src/discord/connection/gateway-advice.ts'
import { newPlaygroundClient } from '../src/playground/client.ts'
import { startPlayground } from '../src/playground/server.ts'
import { PLAYGROUND_TOKEN } from '../src/playground/settings.ts'
import { createTable } from '../src/table/table.ts'
import { borrowStore } from './shared-stores.ts'
import { ratesOfMachines } from './support/machine-speed.ts'

const gatewaySchema = z.object({ session_start_limit: z.object({ remaining: z.number() }) })

let playground: Awaited<ReturnType<typeof startPlayground>>
let borrowed: Awaited<ReturnType<typeof borrowStore>>

beforeAll(async () => {
  playground = await startPlayground({ firstAnswerMs: 60_000 })
  borrowed = await borrowStore('pglite')
})
afterAll(async () => {
  await playground.close()
  await borrowed.giveBack()
})

/** @param warnings gets the warnings of the log */
const optionsOf = (guildId?: string, warnings: string[] = []) => ({
  store: borrowed.store,
  table: createTable(borrowed.store),
  commands,
  token: PLAYGROUND_TOKEN,
  api: playground.api,
  guildId,
  rates: ratesOfMachines,
  log: pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) }),
})
const startedBot = (guildId?: string) => startBot(optionsOf(guildId))

/** The number of times that the bot may still identify today. */
async function identificationsLeft(): Promise<number> {
  const answer = await fetch(`${playground.api}/v10/gateway/bot`, {
    headers: { authorization: `Bot ${PLAYGROUND_TOKEN}` },
  })
  return gatewaySchema.parse(await answer.json()).session_start_limit.remaining
}

test('the commands are registered once, at the place that the setting names', async () => {
  const discord = newPlaygroundClient(playground.url)
  const [{ id: server }] = playground.world.guilds
  for (const guildId of [undefined, server, undefined]) {
    const bot = await startedBot(guildId)
    const scopes = () => playground.world.commands.map((command) => command.guildId ?? undefined)
    await discord.until(async () => scopes().length === commands.length)
    expect(new Set(scopes())).toEqual(new Set([guildId]))
    await bot.stop()
  }
})

test('a bot whose commands are refused doesn’t start, says why, and never identifies', async () => {
  const discord = newPlaygroundClient(playground.url)
  playground.world.commands.length = 0
  const left = await identificationsLeft()
  await discord.faults({ rules: [{ do: 'refuse', match: '/commands', times: 20 }] })
  await expect(startedBot()).rejects.toThrow('Discord refuses to register the commands: Missing Permissions')
  expect(await identificationsLeft()).toBe(left)
  await discord.faults({ clear: true })
  const bot = await startedBot()
  expect(await identificationsLeft()).toBe(left - 1)
  await bot.stop()
})

test('a bot waits with a session while Discord allows none, and can be stopped meanwhile', async () => {
  const discord = newPlaygroundClient(playground.url)
  const isOnline = async () => (await discord.as('Anna').state()).bot.online
  await discord.faults({ sessionsLeft: 0 })
  const warnings: string[] = []
  const bot = createBot(optionsOf(undefined, warnings))
  const started = bot.start()
  await discord.until(async () => warnings.length > 0)
  expect(warnings.join()).toContain('Discord lets the bot begin few sessions today')
  expect(await isOnline()).toBe(false)
  await Promise.all([bot.stop(), started.catch(() => {})])
  expect(await identificationsLeft()).toBe(0)
  await discord.faults({ sessionsLeft: 1_000 })
})

test('a bot with fewer shards than Discord advises says so', async () => {
  const discord = newPlaygroundClient(playground.url)
  await discord.faults({ shardsWanted: 3 })
  const warnings: string[] = []
  const bot = await startBot(optionsOf(undefined, warnings))
  expect(warnings.join()).toContain('"advised":3,"shards":1')
  await bot.stop()
  expect(await fetchRecommendedShardCount({ token: PLAYGROUND_TOKEN, api: playground.api })).toBe(3)
  await discord.faults({ shardsWanted: 0 })
})
