/** The kinds of channels in which raids can be opened, and what the bot says where they can't. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEphemeral, messageOf, type PlaygroundClient } from '../src/playground/client.ts'
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
    ],
  })
})
afterAll(() => evening.close())

const begin = { raid: 'deadmines', mode: 'novice' }

test('a raid plays in a thread of an announcement channel', async () => {
  const lobby = messageOf(await discord.as('Anna').in('news').slash('raid create', begin))
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

test('a voice channel has no threads, so the raid is played in the channel itself', async () => {
  const ben = discord.as('Ben').in('voice')
  const lobby = messageOf(await ben.slash('raid create', begin))
  const hint = await discord.until(async () => (await ben.messages()).find(isEphemeral))
  expect(hint.content).toContain('thread')
  await ben.select(lobby.id, ['horde-rogue'])
  await ben.click(lobby.id, 'Start')
  const { users } = await ben.state()
  const id = users.find(({ global_name }) => global_name === 'Ben')?.id
  const asked = await discord.until(async () =>
    (await ben.messages()).find(
      ({ mentions, flags }) => flags === 0 && mentions.some((one) => one.id === id),
    ),
  )
  expect(asked.channel_id).toBe(lobby.channel_id)
})
