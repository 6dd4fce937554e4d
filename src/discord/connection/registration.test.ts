/** Commands are in one scope, whatever servers DISCORD_GUILD_ID has named at earlier starts. */
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BorrowedStore, borrowStore } from '../../../test/shared-stores.ts'
import { discord, playground, startPlaygroundForEachTest } from '../../playground/playground.testkit.ts'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import type { Command } from '../command.ts'
import { createRestClient } from './client.ts'
import { clearCommandsOfOtherScopes, registerCommands } from './registration.ts'

startPlaygroundForEachTest({ guilds: 3 })

const named = (name: string): Command => ({
  data: { name, description: `Is called ${name}` },
  run: () => Promise.reject(new Error('nobody runs it')),
})
const commands = ['raid', 'war', 'help'].map(named)
const ALL = commands.length

let borrowed: BorrowedStore

beforeAll(async () => {
  borrowed = await borrowStore('pglite')
})

afterAll(() => borrowed.giveBack())

/** Deletes the bot's memory, as if it started with another database. */
const remembersNothing = () => borrowed.store.db.commandScope.deleteMany()

beforeEach(remembersNothing)

const server = (n: number): string => playground.world.guilds[n]?.id ?? ''

/** Returns the number of commands everywhere, and in each server. */
const counts = (): number[] => {
  const scopes = [null, ...playground.world.guilds.map(({ id }) => id)]
  return scopes.map((scope) => playground.world.commands.filter(({ guildId }) => guildId === scope).length)
}

/** Registers the commands like a bot that starts. */
async function start(guildId?: string): Promise<void> {
  const { store } = borrowed
  const rest = createRestClient({ token: PLAYGROUND_TOKEN, api: playground.api })
  const registration = { store, commands, guildId, log: pino({ level: 'silent' }) }
  const id = await registerCommands(rest, registration)
  await clearCommandsOfOtherScopes(rest, id, registration, () => false)
}

const writes = async (): Promise<string[]> =>
  (await discord.requests())
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/applications/'))
    .map(({ method, path }) => `${method} ${path}`)

it('moves them with the setting, and everybody always has them', async () => {
  const seen: number[][] = []
  playground.world.onEvent(({ kind }) => {
    if (kind === 'commandsChanged') seen.push(counts())
  })
  await start()
  expect(counts()).toEqual([ALL, 0, 0, 0])
  await start(server(0))
  expect(counts()).toEqual([0, ALL, 0, 0])
  await start(server(1))
  expect(counts()).toEqual([0, 0, ALL, 0])
  await start()
  expect(counts()).toEqual([ALL, 0, 0, 0])
  expect(seen.filter((each) => !each.includes(ALL))).toEqual([])
})

it('writes nothing at a start without changes', async () => {
  for (const guildId of [undefined, server(0)]) {
    await start(guildId)
    const before = await writes()
    await start(guildId)
    expect(await writes()).toEqual(before)
  }
})

it('registers commands again that somebody has removed', async () => {
  await start()
  playground.world.commands = playground.world.commands.slice(1)
  await start()
  expect(counts()).toEqual([ALL, 0, 0, 0])
})

it('finds commands that were left in its servers, even with another database', async () => {
  await start(server(2))
  await remembersNothing()
  await start()
  expect(counts()).toEqual([ALL, 0, 0, 0])
})

it('leaves the commands of another program in a server alone', async () => {
  const { world } = playground
  await start(server(0))
  const [ours] = world.commands
  if (ours) world.commands = [...world.commands, { ...ours, name: 'weather', id: '111111111111111111' }]
  await remembersNothing()
  await start(server(1))
  expect(counts()).toEqual([0, 1, ALL, 0])
})

it('leaves the old commands if the new ones are refused', async () => {
  await start()
  await expect(start('123456789012345678')).rejects.toThrow('the bot must be invited to it')
  await discord.faults({ rules: [{ do: 'refuse', match: 'PUT /applications', code: 50001 }] })
  await expect(start(server(0))).rejects.toThrow('the bot must be invited to it')
  expect(counts()).toEqual([ALL, 0, 0, 0])
})

it('removes at the next start commands that could not be removed before', async () => {
  await start()
  await discord.faults({ rules: [{ do: 'refuse', match: 'GET /users/@me/guilds' }] })
  await start(server(0))
  expect(counts()).toEqual([ALL, ALL, 0, 0])
  await start(server(0))
  expect(counts()).toEqual([0, ALL, 0, 0])
})

it('removes them from a remembered server of a bot that is in many', async () => {
  const many = [...Array(60).keys()].map((n) => ({
    id: `${200_000_000_000_000_000n + BigInt(n)}`,
    name: `${n}`,
  }))
  await start(server(0))
  Object.assign(playground.world, { guilds: [...playground.world.guilds, ...many] })
  await start()
  expect(counts().slice(0, 4)).toEqual([ALL, 0, 0, 0])
  const looked = (await discord.requests()).filter(({ path }) => path.includes('/guilds/2000000'))
  expect(looked).toEqual([])
})
