import { ChannelType, Events, MessageType } from 'discord.js'
import { expect, test } from 'vitest'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import { createClient } from './client.ts'
import { type GatewayMessage, registerRawPacketListener, serverFieldReplacements } from './gateway-packets.ts'

test('of the members of a server only the bot itself is cached, and of its channels none', () => {
  const members = [{ user: { id: 'anna' } }, { user: { id: 'bot' } }]
  const cached = serverFieldReplacements({ members } as never, 'bot')
  expect(cached).toMatchObject({ members: [{ user: { id: 'bot' } }], channels: [], threads: [], emojis: [] })
})

test('a server in an outage has only an id', () => {
  expect(serverFieldReplacements({}, 'bot')).toMatchObject({ members: [] })
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

test('a thread of the bot is reported once when it is locked, and again when it is locked again', async () => {
  const update = (owner_id: string | undefined, locked: boolean, archived = false) => ({
    t: 'THREAD_UPDATE',
    d: { id: '7', owner_id, thread_metadata: { locked, archived } },
  })
  const [own, other] = [undefined, 'anna'] // a client that isn't connected has no id
  const packets = [
    update(own, true),
    update(own, true, true),
    update(other, true),
    update(own, false),
    update(own, false, true),
    update(own, true, true),
  ]
  expect((await heard(packets)).locked).toEqual(['7', '7'])
})

async function seenOf(posted: object): Promise<GatewayMessage[]> {
  const d = { id: '1', channel_id: '2', type: MessageType.Default, ...posted }
  return (await heard([{ t: 'MESSAGE_CREATE', d }])).messages
}

async function heard(packets: readonly object[]) {
  const client = createClient({ token: PLAYGROUND_TOKEN, api: 'http://127.0.0.1:3000/api' })
  const messages: GatewayMessage[] = []
  const locked: string[] = []
  registerRawPacketListener(client, {
    onMessage: (one) => messages.push(one),
    onLocked: (id) => locked.push(id),
  })
  for (const packet of packets) client.emit(Events.Raw as never, { op: 0, s: 1, ...packet } as never)
  await client.destroy()
  return { messages, locked }
}
