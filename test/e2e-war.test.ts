/** A game of the Shadow of War companion through discord.js: two factions, imported lists, a kill -9, to the end. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../scripts/crowd/free-port.ts'
import {
  buttonLabels,
  isEphemeral,
  newPlaygroundClient,
  type PlaygroundClient,
  resultingMessage,
  type SlashOptionValues,
} from '../src/playground/client.ts'
import { type BotProcess, endProcess, playgroundPid, startBotProcess } from './support/bot-process.ts'
import { textOf } from './support/witness.ts'

type Message = ReturnType<typeof resultingMessage>

const QUESTS =
  'id,name,creature1,creature2,xp\nq-1,Fins,Murloc,Ogre,1\nq-2,Gills,Murloc,Wolf,2\nq-3,Tusks,Boar,Imp,4\n'
const BROKEN = QUESTS.replace('Ogre,1', 'Ogre,many').replace('q-2', 'Q 2').replace('Boar,Imp', 'Imp,Imp')
const DESTINY = 'id,name,number,expires\nd-1,Slow Rain,1,xp each 1\nd-2,Slow Snow,1,xp each 1\n'

const dataDir = mkdtempSync(join(tmpdir(), 'lairkeeper-war-'))
let settings: Parameters<typeof startBotProcess>[0]
let bot: BotProcess
let discord: PlaygroundClient

beforeAll(async () => {
  settings = { PORT: `${await freePort()}`, DATA_DIR: dataDir, DATABASE_URL: '' }
  bot = await startBotProcess(settings)
  discord = newPlaygroundClient(bot.url)
  await online()
}, 60_000)

afterAll(async () => {
  const pid = playgroundPid(dataDir)
  await bot.end()
  await endProcess(pid)
  rmSync(dataDir, { recursive: true, force: true })
}, 30_000)

const online = () => discord.until(async () => (await discord.as('Anna').state()).bot.online)
const list = (name: string, text: string) => ({ name, base64: Buffer.from(text).toString('base64') })

let thread: string | null = null
const threads = async () =>
  (await discord.as('Anna').state()).channels.filter((one) => one.parent_id).map(({ id }) => id)
const at = (name: string) => (thread === null ? discord.as(name) : discord.as(name).in(thread))
const war = async (name: string, command: string, options: SlashOptionValues = {}): Promise<string> =>
  textOf(resultingMessage(await at(name).slash(`war ${command}`, options)))

/** The thread's content, once it contains this text. */
const said = (words: string): Promise<Message> =>
  discord.until(
    async () => (await at('Anna').messages()).find((one) => !isEphemeral(one) && textOf(one).includes(words)),
    20_000,
  )

/** The newest message, which alone has menus and buttons, once it contains this text. */
const newest = (words: string): Promise<Message> =>
  discord.until(async () => {
    const last = (await at('Anna').messages()).findLast((one) => !isEphemeral(one))
    return last && textOf(last).includes(words) && buttonLabels(last).length > 0 && last
  }, 20_000)

test('two factions play to the end, with their own lists and a kill -9 on the way', async () => {
  expect(await war('Anna', 'create', { overlord: 'kazzak' })).toContain('Lord Kazzak')
  thread = await discord.until(async () => (await threads())[0])
  expect(await war('Anna', 'join', { faction: 'alliance', class: 'mage' })).toContain('Anna')
  const lobby = await said('has opened a game')
  await at('Ben').select(lobby.id, ['horde.warrior'], 'Take part: your faction and class')
  const joined = await said('Ben takes part: Horde, Warrior')
  expect(joined.id).toBe(lobby.id) // there is one lobby

  const told = await war('Anna', 'import', { list: 'quests', file: list('quests.csv', BROKEN) })
  expect(told).toContain('3 errors to correct')
  expect(told).toContain('Line 2, column 5: “xp” must be a whole number.')
  expect(told).toContain('Line 3, column 1: an id has')
  expect(told).toContain('Line 4, column 3: the two creatures')
  expect(await war('Anna', 'import', { list: 'quests', file: list('quests.csv', QUESTS) })).toContain(
    '3 cards',
  )
  expect(await war('Anna', 'import', { list: 'destiny', file: list('destiny.csv', DESTINY) })).toContain(
    '2 cards',
  )

  expect(await war('Ben', 'start')).toContain('Only the player who has opened')
  await war('Anna', 'start')
  await said('The game begins.')

  await war('Anna', 'fight', { killed: 'Murloc 2' })
  const fought = textOf(await said('completed'))
  expect(fought).toContain('**Fins**')
  expect(fought).toContain('**Gills**')
  expect(await war('Ben', 'fight', { killed: 'Boar' })).toContain('It isn’t the turn')

  await bot.kill()
  bot = await startBotProcess(settings)
  await online()

  expect(await war('Anna', 'equip', { card: 'Mantle of Rime' })).toContain('learns')
  expect(await war('Anna', 'equip', { card: 'Mantle of Rime' })).toContain('Character Management')
  await war('Anna', 'fight', { step: 'action' })
  expect(await war('Anna', 'equip', { card: 'Mantle of Rime' })).toContain('fast-equips')
  const shown = resultingMessage(await at('Anna').slash('war equip'))
  const panel = textOf(shown)
  expect(panel).toContain('1. Mantle of Rime')
  expect(panel).toContain('Level 1 · 3 XP')
  expect(panel).toContain('3/4 energy')

  // tokens that the board gives are chosen too
  const rewards = resultingMessage(await at('Anna').click((await newest('fast-equips')).id, 'Rewards'))
  const given = resultingMessage(await at('Anna').select(rewards.id, ['2'], 'Experience, divided among you'))
  expect([given.id, textOf(given)]).toEqual([rewards.id, expect.stringContaining('Anna receives 2 XP')])
  const learn = 'Learn a power or talent of your class'
  const now = resultingMessage(await at('Anna').select(shown.id, ['mage-scald'], learn))
  expect([now.id, textOf(now)]).toEqual([shown.id, expect.stringContaining('Anna learns **Scald**')])
  const offered = (await newest('Anna learns a power')).id
  const early = textOf(resultingMessage(await at('Ben').click(offered, 'End the turn')))
  expect(early).toBe('It is the turn of: Alliance. Only its players or the leader can do that.')
  // a late press ends no second turn, and its author sees the present state
  const pressed = await Promise.all([
    at('Anna').click(offered, 'End the turn'),
    at('Anna').click(offered, 'End the turn'),
  ])
  const seen = pressed.map(({ outcome }) => (outcome.kind === 'message' ? textOf(outcome.message) : ''))
  expect(seen.join()).toMatch(/space 2 of 30|Somebody has just done that/)
  const ended = textOf(await said('expires.'))
  expect(ended).toContain('The turn marker reaches space 2.')
  expect(ended).toMatch(/✦ Destiny: \*\*Slow \w+\*\* · When it expires: each character receives 1 XP/)
  // menus and buttons are below the newest news alone; the lobby is no news
  const older = async () =>
    (await at('Anna').messages()).filter((one) => !isEphemeral(one) && one.embeds.length === 0).slice(0, -1)
  await discord.until(async () => (await older()).every((one) => buttonLabels(one).length === 0))
  expect(await war('Ben', 'status')).toContain('Level 2 · 6 XP')
  // a deleted thread is opened again; no command can be used in an archived one until somebody wakes it
  const gone = thread
  await discord.faults({ remove: [gone] })
  thread = null
  await war('Anna', 'reward', { energy: 1 })
  thread = await discord.until(async () => (await threads()).find((id) => id !== gone), 20_000)
  await said('Anna: 4 energy')
  await discord.faults({ threads: [{ id: thread, archived: true }] })
  await expect(war('Ben', 'turn', { manage: true })).rejects.toThrow('archived')
  await at('Ben').say('I am back.')
  await war('Ben', 'turn', { manage: true })
  await said('Character Management')

  await at('Ben').select(
    (await newest('Character Management begins')).id,
    ['1.Boar'],
    'Fight: which blue creatures you killed',
  )
  await said('Ben completed **Tusks**')
  expect(await war('Ben', 'log')).toContain('**Tusks**')

  expect(await war('Anna', 'replace', { who: 'Ben', newcomer: 'Dora' })).toContain('Dora must agree')
  await at('Ben').click((await newest('play for Ben, with everything')).id, 'Agree to the new player')
  await at('Dora').click((await newest('Ben agrees.')).id, 'Agree to the new player')
  await said('Dora now plays for Ben.')
  expect(await war('Dora', 'equip')).toContain('Dora’s panel')
  expect(await war('Ben', 'turn')).toContain('You don’t take part')
  expect(buttonLabels(resultingMessage(await at('Emil').slash('war status')))).toEqual([
    'Destiny',
    'Quests',
    'Log',
  ])
  expect(await war('Anna', 'undo')).toContain('More than half must agree')
  await said('That was: ')
  const status = resultingMessage(await at('Anna').slash('war status'))
  await at('Anna').select(status.id, ['horde'], 'End the game: who has won')
  await said('It is won by: Horde.')
  expect(await war('Dora', 'turn')).toContain('The game is over.')
}, 120_000)
