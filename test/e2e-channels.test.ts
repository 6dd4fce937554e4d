/** The kinds of channels in which raids can be opened, and what the bot says where they can't. */
import { PermissionFlagsBits } from 'discord.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEphemeral, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { texts } from '../src/texts/texts.ts'
import { Evening } from './support/evening.ts'

let evening: Evening
let discord: PlaygroundClient

beforeAll(async () => {
  evening = await Evening.open()
  discord = evening.discord
  await discord.faults({
    channels: [
      { name: 'news', type: 5 },
      { name: 'voice', type: 2 },
      { name: 'forum', type: 15 },
      { name: 'stage', type: 13 },
      { name: 'media', type: 16 },
    ],
    opened: [
      { channel: 'forum', by: 'Ben', name: 'post' },
      { channel: 'media', by: 'Ben', name: 'picture' },
    ],
  })
})
afterAll(() => evening.close())

const begin = { raid: 'deadmines', mode: 'novice' }

test('a raid plays in a thread of an announcement channel', async () => {
  const lobby = resultingMessage(await discord.as('Anna').in('news').slash('raid create', begin))
  const thread = await evening.threadOn(lobby)
  const { channels } = await discord.as('Anna').state()
  expect(channels.find(({ id }) => id === thread)).toMatchObject({ type: 10 })
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Anna').click(lobby.id, 'Start')
  const asked = await discord.until(async () =>
    (await discord.as('Anna').messages(thread)).find(({ mentions }) => mentions.length > 0),
  )
  expect(asked.channel_id).toBe(thread)
})

test.each([
  ['voice', 'Ben'],
  ['stage', 'Emil'],
])('a %s channel has no threads, so the raid is played in the channel itself', async (place, name) => {
  const ben = discord.as(name).in(place)
  const lobby = resultingMessage(await ben.slash('raid create', begin))
  const hint = await discord.until(async () => (await ben.messages()).find(isEphemeral))
  expect(hint.content).toBe(texts.lobby.noThread.kind)
  await ben.select(lobby.id, ['horde-rogue'])
  await ben.click(lobby.id, 'Start')
  const { users } = await ben.state()
  const id = users.find(({ global_name }) => global_name === name)?.id
  const asked = await discord.until(async () =>
    (await ben.messages()).find(
      ({ mentions, flags }) => flags === 0 && mentions.some((one) => one.id === id),
    ),
  )
  expect(asked.channel_id).toBe(lobby.channel_id)
})

test.each(['voice', 'stage', 'news'])(
  'the tutorial says that %s has no private threads, and blames no permission',
  async (name) => {
    const answer = resultingMessage(await discord.as('Cleo').in(name).slash('tutorial'))
    expect(answer.content).toBe(texts.tutorial.noThread.kind)
  },
)

test('a game of Shadow of War is played in a voice channel itself, and the answer says why', async () => {
  const dora = discord.as('Dora').in('voice')
  await dora.slash('war create', { overlord: 'kazzak' })
  const hint = await discord.until(async () => (await dora.messages()).find(isEphemeral))
  expect(hint.content).toBe(texts.lobby.noThread.kind)
})

test('in a voice channel in which the bot may not connect the answer names that permission', async () => {
  await discord.faults({ channels: [{ name: 'closed', type: 2 }] })
  await discord.faults({
    overwrites: [{ channel: 'closed', of: 'Lairkeeper', deny: `${PermissionFlagsBits.Connect}` }],
  })
  const cleo = discord.as('Cleo').in('closed')
  await cleo.slash('raid create', begin)
  const hint = await discord.until(async () =>
    (await cleo.messages()).find((one) => isEphemeral(one) && one.content.includes('“Connect”')),
  )
  expect(hint.content.startsWith(texts.lobby.noThread.kind)).toBe(true)
  expect(hint.content).not.toContain('Create Public Threads')
})

test.each([
  ['forum', 'post'],
  ['media channel', 'picture'],
])('in a post of a %s the bot refuses, because it has no place for a lobby or a lesson', async (_, post) => {
  const ben = discord.as('Ben').in(post)
  expect(resultingMessage(await ben.slash('raid create', begin)).content).toBe(texts.lobby.inThread)
  expect(resultingMessage(await ben.slash('tutorial')).content).toBe(texts.tutorial.inThread)
  const help = resultingMessage(await ben.slash('help'))
  expect(resultingMessage(await ben.click(help.id, 'Open a raid')).content).toBe(texts.lobby.inThread)
  expect(
    (await ben.messages()).filter((one) => !isEphemeral(one) && one.author.username === 'Lairkeeper'),
  ).toEqual([])
})

test('a command in a server without the bot isn’t offered, also if a person has installed the bot', async () => {
  await discord.faults({ installs: ['Ben'], removed: true })
  expect((await discord.as('Ben').state()).commands).toEqual([])
  await discord.faults({ removed: false })
  expect((await discord.as('Ben').state()).commands).not.toEqual([])
})
