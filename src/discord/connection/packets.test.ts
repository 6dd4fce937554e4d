import { ChannelType, Events, MessageType } from 'discord.js'
import { expect, test } from 'vitest'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import { createClient } from './client.ts'
import { followPackets, type SeenMessage, withoutUnused } from './packets.ts'

test('of the members of a server only the bot itself is cached, and of its channels none', () => {
  const members = [{ user: { id: 'anna' } }, { user: { id: 'bot' } }]
  const cached = withoutUnused({ members } as never, 'bot')
  expect(cached).toMatchObject({ members: [{ user: { id: 'bot' } }], channels: [], threads: [], emojis: [] })
})

test('a server in an outage has only an id', () => {
  expect(withoutUnused({}, 'bot')).toMatchObject({ members: [] })
})

const ANNA = { id: 'anna' }
const BEN = { id: 'ben' }
const BOT = { id: 'bot', bot: true }

test.each([
  ['a message of a person, who mentions another', { author: ANNA, mentions: [BEN, BOT] }, ['anna', 'ben']],
  ['a message of a bot that mentions somebody', { author: BOT, mentions: [BEN] }, []],
  ['a person whom a bot adds', { author: BOT, mentions: [BEN], type: MessageType.RecipientAdd }, ['ben']],
])('the people of a thread: %s', async (_, posted, people) => {
  const [seen] = await seenOf(posted)
  expect(seen?.people).toEqual(people)
})

test.each([
  [ChannelType.PrivateThread, true],
  [ChannelType.PublicThread, false],
  [ChannelType.GuildText, false],
  [undefined, true],
])('in a channel of type %s a message may be private: %s', async (channel_type, mayBePrivate) => {
  expect(await seenOf({ author: ANNA, mentions: [], channel_type })).toMatchObject([{ mayBePrivate }])
})

async function seenOf(posted: object): Promise<SeenMessage[]> {
  const client = createClient({ token: PLAYGROUND_TOKEN, api: 'http://127.0.0.1:3000/api' })
  const all: SeenMessage[] = []
  followPackets(client, (message) => all.push(message))
  const d = { id: '1', channel_id: '2', type: MessageType.Default, ...posted }
  client.emit(Events.Raw as never, { op: 0, s: 1, t: 'MESSAGE_CREATE', d } as never)
  await client.destroy()
  return all
}
