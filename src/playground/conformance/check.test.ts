import { describe, expect, test } from 'vitest'
import {
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
} from '../playground.testkit.ts'
import { PLAYGROUND_TOKEN } from '../settings.ts'
import { replaceTrafficObserver, type Traffic } from '../traffic.ts'
import { describeViolation, findViolations } from './check.ts'

const ID = '123456789012345678'
const CHANNEL = `/channels/${ID}/messages`
const COMMANDS = `/applications/${ID}/commands`
const FORBIDDEN = { code: 50013, message: 'Missing Permissions' }

const request = (method: string, path: string, body?: unknown, more: object = {}): Traffic => ({
  kind: 'request',
  method,
  path,
  query: new URLSearchParams(),
  body,
  fileCount: 0,
  status: 403,
  answer: FORBIDDEN,
  ...more,
})
const send = (body: object) => request('POST', CHANNEL, { content: 'a', ...body })
const command = (more: object) => request('PUT', COMMANDS, [{ name: 'raid', description: 'Raids', ...more }])
const event = (name: string, data: unknown): Traffic => ({ kind: 'event', name, data })
const sentences = (traffic: Traffic) => findViolations(traffic).map(describeViolation)

const button = { type: 2, style: 1, custom_id: 'a', label: 'A' }
const row = (...components: object[]) => ({ type: 1, components })
const user = {
  id: ID,
  username: 'anna',
  avatar: null,
  discriminator: '0',
  public_flags: 0,
  flags: 0,
  global_name: 'Anna',
  primary_guild: null,
}

describe('traffic that matches the descriptions:', () => {
  const right: [string, Traffic][] = [
    ['a message', send({ components: [row(button)], allowed_mentions: { parse: [] }, nonce: '1' })],
    ['a command', command({ contexts: [0], integration_types: [0], description_localizations: { de: 'x' } })],
    ['an answer', request('GET', `/users/${ID}`, undefined, { status: 200, answer: user })],
    ['a deleted message', event('MESSAGE_DELETE', { id: ID, channel_id: ID })],
    [
      'a form that the playground refused',
      request(
        'POST',
        CHANNEL,
        { content: 1 },
        { status: 400, answer: { code: 50035, message: 'Invalid Form Body' } },
      ),
    ],
  ]

  test.each(right)('%s', (_, traffic) => {
    expect(sentences(traffic)).toEqual([])
  })
})

describe('a planted fault is found:', () => {
  const faults: [string, Traffic, string][] = [
    [
      'a missing field',
      request('POST', `/interactions/${ID}/token/callback`, { data: {} }),
      'at type, and Discord expects this field',
    ],
    ['a missing body', request('POST', CHANNEL), 'as the whole value, and Discord expects a body'],
    [
      'a wrong type',
      send({ content: 5 }),
      'sent 5 at content, and Discord expects the type string or null (MessageCreateRequest)',
    ],
    ['a wrong type in a list', send({ embeds: [{ title: 5 }] }), 'at embeds.0.title'],
    ['an unknown field', send({ colour: 1 }), 'at colour, and Discord expects no such field'],
    [
      'an unknown enum',
      send({ allowed_mentions: { parse: ['friends'] } }),
      'sent "friends" at allowed_mentions.parse.0',
    ],
    [
      'an unknown component',
      send({ components: [row({ ...button, type: 99 })] }),
      'at components.0.components.0.type',
    ],
    ['a number out of range', send({ embeds: [{ title: 'a', color: -1 }] }), 'minimum 0 (RichEmbed)'],
    [
      'a long text',
      send({ embeds: [{ title: 'x'.repeat(257) }] }),
      'at embeds.0.title, and Discord expects maxLength 256',
    ],
    [
      'a long list',
      send({ embeds: Array(11).fill({ title: 'a' }) }),
      'at embeds, and Discord expects maxItems 10',
    ],
    [
      'a bad timestamp',
      send({ embeds: [{ timestamp: 'yesterday' }] }),
      'sent "yesterday" at embeds.0.timestamp, and Discord expects text in the format date-time',
    ],
    ['a bad id', send({ allowed_mentions: { users: ['anna'] } }), 'sent "anna" at allowed_mentions.users.0'],
    [
      'a bad language',
      command({ description_localizations: { klingon: 'x' } }),
      'at 0.description_localizations, and Discord expects the names of Discord’s languages',
    ],
    [
      'a long translation',
      command({ description_localizations: { de: 'x'.repeat(101) } }),
      'at 0.description_localizations.de, and Discord expects maxLength 100',
    ],
    [
      'duplicate contexts',
      command({ contexts: [0, 0] }),
      'sent [0,0] at 0.contexts, and Discord expects no duplicates',
    ],
    ['empty contexts', command({ contexts: [] }), 'at 0.contexts, and Discord expects minItems 1'],
    [
      'files where none are taken',
      request('PUT', COMMANDS, [], { fileCount: 1 }),
      'Discord expects no files',
    ],
    [
      'an unknown parameter of the address',
      request('GET', CHANNEL, undefined, { query: new URLSearchParams('last=5') }),
      'sent "last"',
    ],
    [
      'an unknown operation',
      request('POST', '/guilds/1/parties', {}),
      'expects a request that its description contains',
    ],
    [
      'an answer without a field',
      request('GET', `/users/${ID}`, undefined, { status: 200, answer: { ...user, flags: undefined } }),
      'GET /users/{user_id} 200: The stand-in sent nothing at flags',
    ],
    [
      'an answer with an invented field',
      request('GET', `/users/${ID}`, undefined, { status: 200, answer: { ...user, age: 5 } }),
      'The stand-in sent 5 at age',
    ],
    [
      'an answer with another status',
      request('DELETE', `${CHANNEL}/${ID}`, undefined, { status: 201, answer: {} }),
      'expects another status',
    ],
    [
      'an answer with a body',
      request('DELETE', `${CHANNEL}/${ID}`, undefined, { status: 204, answer: {} }),
      'expects no body',
    ],
    [
      'a bad refusal',
      request('DELETE', `${CHANNEL}/${ID}`, undefined, { answer: { message: 'No' } }),
      'at code, and Discord expects this field',
    ],
    [
      'a mention of nobody',
      send({ content: 'Your turn, <@undefined>!' }),
      'text that was written for people',
    ],
    [
      'an object as text in a component',
      send({ components: [row({ ...button, label: 'Attack [object Object]' })] }),
      'at components.0.components.0.label',
    ],
    [
      'a file that no attachment names',
      request('POST', CHANNEL, { content: 'a', attachments: [] }, { fileCount: 1 }),
      'an attachment for each file',
    ],
    [
      'an embed with a picture that isn’t there',
      send({ embeds: [{ image: { url: 'attachment://hand.png' } }], attachments: [] }),
      'the name of an attachment of the same message',
    ],
    [
      'an embed with a file that is no picture',
      request(
        'POST',
        CHANNEL,
        {
          embeds: [{ image: { url: 'attachment://hand.txt' } }],
          attachments: [{ id: 0, filename: 'hand.txt' }],
        },
        { fileCount: 1 },
      ),
      'a picture as jpg, png, webp or gif',
    ],
    ['an unknown event', event('RAID_CREATE', {}), 'RAID_CREATE: The stand-in sent null'],
    [
      'an event without a field',
      event('MESSAGE_DELETE', { id: ID }),
      'at channel_id, and Discord expects this field',
    ],
    [
      'a bad interaction',
      event('INTERACTION_CREATE', { type: 3 }),
      'INTERACTION_CREATE: The stand-in sent nothing at ',
    ],
    [
      'an interaction with an invented field of its channel',
      event('INTERACTION_CREATE', { type: 3, channel: { permissions: '8', colour: 1 } }),
      'sent 1 at channel.colour, and Discord expects no such field',
    ],
    [
      'a bad id of a command',
      event('INTERACTION_CREATE', { type: 2, data: { id: 5, name: 'raid', type: 1 } }),
      'sent 5 at data.id',
    ],
    [
      'a bad frame',
      { kind: 'frame', op: 2, data: { intents: 1 } },
      'IDENTIFY: The bot sent nothing at token',
    ],
  ]

  test.each(faults)('%s', (_, traffic, sentence) => {
    expect(sentences(traffic).join('\n')).toContain(sentence)
  })
})

describe('all traffic of a playground is observed:', () => {
  startPlaygroundForEachTest()

  test('requests, answers, events and frames', async () => {
    const heard: Traffic[] = []
    const restore = replaceTrafficObserver((traffic) => heard.push(traffic))
    const bot = await logInNewBot()
    await findRaidsChannel(bot).send('Hello')
    const url = `${playground.api}/v10/channels/${findRaidsChannel(bot).id}/messages`
    const headers = { authorization: `Bot ${PLAYGROUND_TOKEN}`, 'content-type': 'application/json' }
    await fetch(url, { method: 'POST', headers, body: '{"content":"a","colour":1}' })
    restore()
    const kinds = heard.map((each) => (each.kind === 'event' ? each.name : each.kind))
    expect(kinds).toEqual(
      expect.arrayContaining(['frame', 'READY', 'GUILD_CREATE', 'request', 'MESSAGE_CREATE']),
    )
    expect(heard.flatMap(sentences)).toEqual([
      'POST /channels/{channel_id}/messages: The bot sent 1 at colour, and Discord expects no such field (MessageCreateRequest).',
    ])
  })
})
