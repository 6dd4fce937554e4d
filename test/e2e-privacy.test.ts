/** The data that the bot stores: a person's rights, and the actions of people who may manage the server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import { texts } from '../src/texts/texts.ts'
import { Evening } from './support/evening.ts'
import { tracesOf } from './support/traces.ts'

const PATIENCE = { timeout: 240_000 }
/** A private thread of Discord. */
const PRIVATE = 12

let evening: Evening
let discord: PlaygroundClient

beforeAll(async () => {
  evening = await Evening.open()
  discord = evening.discord
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const settingsOf = (name: string) => evening.privateAnswer(name, 'settings', { of: 'me' })
const text = (message: ReturnType<typeof resultingMessage>) =>
  `${message.content}\n${JSON.stringify(message.embeds)}`

/** Opens a raid that Anna and Ben play. @returns its thread */
async function aRaid(): Promise<string> {
  const anna = discord.as('Anna')
  const lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  const thread = await evening.threadOn(lobby)
  await anna.in(thread).slash('raid join', { deck: 'horde-rogue' })
  await discord.as('Ben').in(thread).slash('raid join', { deck: 'horde-warrior' })
  await anna.in(thread).slash('raid start')
  return thread
}

test('help names the operator and the rights of a person', PATIENCE, async () => {
  const help = text(await evening.privateAnswer('Anna', 'help', { topic: 'privacy' }))
  expect(help).toContain('**My data** in `/settings`')
  expect(help).toContain('This bot is run by')
})

test('My data is a file that only this person sees', PATIENCE, async () => {
  await discord.as('Anna').slash('character', { new: 'horde-rogue', name: 'Brimzabel' })
  const settings = await settingsOf('Anna')
  expect(buttonLabels(settings)).toEqual(expect.arrayContaining(['My data', 'Forget me']))
  const answer = resultingMessage(await discord.as('Anna').click(settings.id, 'My data'))
  expect(isEphemeral(answer)).toBe(true)
  const [file] = answer.attachments
  expect(file?.filename).toBe('my-data.json')
  const data: unknown = await (await fetch(file?.url ?? '')).json()
  expect(data).toMatchObject({ Character: [{ name: 'Brimzabel' }] })
})

test('Forget me takes two presses and a word, and leaves nothing', PATIENCE, async () => {
  const [anna, { me }] = [discord.as('Anna'), await discord.as('Anna').state()]
  await anna.slash('settings', { thread: true })
  const thread = await aRaid()
  const privates = async () => (await anna.state()).channels.filter(({ type }) => type === PRIVATE)
  await discord.until(async () => (await privates()).length > 0)
  const raid = await evening.raidIn(thread)
  const press = async () => {
    const asked = resultingMessage(await anna.click((await settingsOf('Anna')).id, 'Forget me'))
    return (await anna.click(asked.id, 'Delete everything')).interactionId
  }
  const wrong = resultingMessage(await anna.submit(await press(), { word: 'perhaps' }))
  expect(wrong.content).toContain('nothing was deleted')
  const done = resultingMessage(await anna.submit(await press(), { word: 'Forget me' }))
  expect(done.content).toContain('I have forgotten you')
  expect(await privates()).toEqual([])
  await evening.allSent()
  const posts = (await discord.as('Ben').in(thread).messages()).map(({ content }) => content)
  expect(posts.some((content) => content.includes('The computer plays this seat from now on'))).toBe(true)
  const { message } = await evening.question(thread)
  expect(message.mentions.map(({ username }) => username)).not.toContain('Anna')
  const after = await evening.table.find({ raidId: raid.id })
  expect(after).toMatchObject({ status: 'playing', leader: { name: 'Ben' } })
  await discord.until(async () => (await tracesOf(evening.store, [me.id, 'Brimzabel'])).length === 0)
})

test('a manager sees the raids, ends one, and the log has a line', PATIENCE, async () => {
  const anna = discord.as('Anna')
  const thread = await aRaid()
  const { code, id } = await evening.raidIn(thread)
  await evening.privateAnswer('Anna', 'moderate', { log: true })
  const page = await evening.privateAnswer('Anna', 'moderate')
  expect(text(page)).toContain(code)
  const chosen = resultingMessage(await anna.select(page.id, [code]))
  expect(buttonLabels(chosen)).toEqual(['End this raid', 'Put it to sleep', 'Lock the thread'])
  const ended = resultingMessage(await anna.click(chosen.id, 'End this raid'))
  expect(ended.content).toContain(`${code} was ended`)
  expect((await evening.table.find({ raidId: id }))?.status).toBe('abandoned')
  const lines = (await anna.messages()).map(({ content }) => content)
  expect(lines).toContain(`🛡 Anna: ${code} was ended.`)
})

/** The lines of the moderators' log. */
const logLines = async () =>
  (await discord.as('Anna').messages())
    .map(({ content }) => content)
    .filter((line) => line.startsWith('🛡 Anna'))

test('a manager keeps a person out and has a name replaced, as the log says', PATIENCE, async () => {
  const anna = discord.as('Anna')
  const before = await logLines()
  const cleo = `<@${(await discord.as('Cleo').state()).me.id}>` // the bot doesn’t know her name yet
  const page = await evening.privateAnswer('Anna', 'moderate', { person: 'Cleo' })
  const out = resultingMessage(await anna.click(page.id, 'Keep out of new raids'))
  expect(buttonLabels(out)).toContain('Let in again')
  const refused = await evening.privateAnswer('Cleo', 'raid create', { raid: 'deadmines', mode: 'novice' })
  expect(refused.content).toContain('kept you out of new raids')
  await anna.click(out.id, 'Let in again')
  const { interactionId } = await anna.click(out.id, 'Replace their name')
  await anna.submit(interactionId, { name: 'Somebody Kind' })
  const lobby = resultingMessage(
    await discord.as('Cleo').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  expect(text(lobby)).toContain('Somebody Kind')
  expect((await logLines()).slice(before.length)).toEqual([
    `🛡 Anna: ${texts.moderation.isOut(cleo)}`,
    `🛡 Anna: ${texts.moderation.isIn(cleo)}`,
    `🛡 Anna: ${texts.moderation.nameReplaced(cleo, 'Somebody Kind')}`,
  ])
})

test('raids can be opened where and by whom managers allow it', PATIENCE, async () => {
  const create = async (name: string) =>
    resultingMessage(await discord.as(name).slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  const before = await logLines()
  await evening.privateAnswer('Anna', 'moderate', { role: 'Officers' })
  const refused = await create('Cleo')
  expect([isEphemeral(refused), refused.content]).toEqual([
    true,
    expect.stringContaining('Only people with one of these roles'),
  ])
  expect(isEphemeral(await create('Ben'))).toBe(false)
  const { guild } = await discord.as('Anna').state()
  await evening.table.settings.changeGuild(guild.id, { openChannels: ['1'] }) // a channel that nobody sees here
  expect((await create('Ben')).content).toContain('can’t be opened in this channel')
  const allowed = await evening.privateAnswer('Anna', 'moderate', { here: true })
  expect(buttonLabels(allowed)).toEqual(expect.arrayContaining(['Allow all channels', 'Allow everybody']))
  expect(isEphemeral(await create('Ben'))).toBe(false)
  expect((await logLines()).slice(before.length)).toEqual([
    expect.stringContaining('<@&'),
    expect.stringContaining('<#'),
  ])
})

test('a manager deletes the data of the server at once', PATIENCE, async () => {
  const anna = discord.as('Anna')
  const { guild } = await anna.state()
  const before = await logLines()
  const asked = resultingMessage(
    await anna.click((await evening.privateAnswer('Anna', 'moderate')).id, 'Delete this server’s data'),
  )
  const { interactionId } = await anna.click(asked.id, 'Delete everything')
  const done = resultingMessage(await anna.submit(interactionId, { word: 'delete everything' }))
  expect(done.content).toContain('All data of this server were deleted')
  expect((await logLines()).slice(before.length)).toEqual([`🛡 Anna: ${texts.moderation.erased}`])
  await discord.until(async () => {
    const traces = await tracesOf(evening.store, [guild.id])
    return traces.every((one) => one.startsWith('public.CommandScope'))
  })
})
