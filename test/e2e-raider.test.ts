/** The life of a raider, typed and clicked through discord.js and the local stand-in. */
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '../commands/index.ts'
import { type Bot, startBot } from '../src/discord/bot.ts'
import {
  type GivenOptions,
  isEphemeral,
  messageOf,
  type PlaygroundClient,
  playgroundClient,
} from '../src/playground/client.ts'
import { type Playground, startPlayground } from '../src/playground/server.ts'
import { PLAYGROUND_TOKEN } from '../src/playground/settings.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { openTable } from '../src/table/table.ts'
import { createEmptyDatabase, type EmptyDatabase } from './databases.ts'

const PATIENCE = 120_000

let database: EmptyDatabase
let store: Store
let playground: Playground
let discord: PlaygroundClient
let bot: Bot

beforeAll(async () => {
  database = await createEmptyDatabase('pglite')
  store = await openStore(database.options)
  playground = await startPlayground({ firstAnswerMs: 60_000 })
  discord = playgroundClient(playground.url)
  bot = await startBot({
    store,
    table: openTable(store),
    commands,
    token: PLAYGROUND_TOKEN,
    api: playground.api,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
  })
}, PATIENCE)

afterAll(async () => {
  await bot.stop()
  await playground.close()
  await store.close()
  await database.drop()
}, PATIENCE)

/** What somebody is answered, which is for their eyes alone. */
async function told(name: string, command: string, options: GivenOptions = {}): Promise<string> {
  const message = messageOf(await discord.as(name).slash(command, options))
  expect(isEphemeral(message)).toBe(true)
  return `${message.content}\n${JSON.stringify(message.embeds)}`
}

test('somebody has several characters, and raids with the active one', { timeout: PATIENCE }, async () => {
  expect(await told('Anna', 'character list')).toContain('no character here yet')
  const starters = await discord.as('Anna').autocomplete('character create', { starter: 'rogue' }, 'starter')
  expect(starters.map((one) => one.value)).toContain('horde-rogue')
  expect(await told('Anna', 'character create', { starter: 'horde-rogue', name: 'Zix' })).toContain('**Zix**')
  await told('Anna', 'character create', { starter: 'Warrior, Horde' })
  expect(await told('Anna', 'character list')).toMatch(/▶ \*\*Anna's Gurzak\*\*.*\*\*Zix\*\* · Horde Rogue/)
  expect(await told('Anna', 'character use', { character: 'zix' })).toContain('active character')
  const lobby = messageOf(await discord.as('Anna').slash('raid create'))
  const joined = messageOf(await discord.as('Anna').click(lobby.id, 'Join with my character'))
  expect(JSON.stringify(joined.embeds)).toContain('**Anna** as Frizlix of Kezan, *Zix*')
  const none = messageOf(await discord.as('Ben').click(lobby.id, 'Join with my character'))
  expect([isEphemeral(none), none.content.slice(0, 21)]).toEqual([true, 'You have no character'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  const seats = await discord.as('Anna').autocomplete('raid join', { deck: '' }, 'deck')
  expect(seats.slice(0, 2).map((one) => one.name)).toEqual([
    'Zix: Horde Rogue, level 1',
    "Anna's Gurzak: Horde Warrior, level 1",
  ])
  expect(await told('Anna', 'raid join', { deck: String(seats[1]?.value) })).toContain('3 seats taken')
  expect(await told('Anna', 'raid join')).toContain('4 seats taken')
})

test('a character is renamed and retires, but not out of a raid', { timeout: PATIENCE }, async () => {
  expect(await told('Anna', 'character retire', { character: 'Zix' })).toContain('sits in the raid')
  await told('Anna', 'raid leave')
  expect(await told('Anna', 'character rename', { name: 'Xiz', character: 'Zix' })).toContain('**Xiz**')
  expect(await told('Anna', 'character retire', { character: 'Xiz' })).toContain('has retired')
  expect(await told('Anna', 'character list')).toContain('*retired* **Xiz**')
  expect(await told('Anna', 'character retire', { character: 'Xiz' })).toContain('retired already')
})

test.each([
  '**Zix**',
  '<@100000000000000001>',
  '@everyone',
  '[Zix](https://example.com)',
  'x'.repeat(33),
  '   ',
])('%j is no name: a private answer, nothing changed, nobody pinged', { timeout: PATIENCE }, async (name) => {
  const pings = (await discord.pings()).length
  const before = await told('Ben', 'character list')
  expect(await told('Ben', 'character create', { starter: 'horde-rogue', name })).toContain(
    'A name has 1 to 32',
  )
  expect(await told('Ben', 'character rename', { name })).toContain('A name has 1 to 32')
  expect(await told('Ben', 'character list')).toBe(before)
  expect((await discord.pings()).length).toBe(pings)
})

test('what is not there is told in private', { timeout: PATIENCE }, async () => {
  expect(await told('Ben', 'character use', { character: 'Onyxia' })).toContain("You have: Ben's Gurzak")
  expect(await told('Ben', 'character create', { starter: 'paladin' })).toContain('no deck called')
  expect(await told('Ben', 'character rename', { name: "Ben's Gurzak" })).toContain("**Ben's Gurzak**")
  expect(await told('Ben', 'character create', { starter: 'horde-rogue', name: "ben's gurzak" })).toContain(
    'already',
  )
})

test('Discord was asked for nothing that the stand-in does not know', async () => {
  expect(await discord.unknownRoutes()).toEqual([])
})
