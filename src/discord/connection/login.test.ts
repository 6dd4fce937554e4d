/** The sentences for an operator when Discord's gateway ends a session for good. */
import type { Client } from 'discord.js'
import { afterEach, expect, it } from 'vitest'
import { discord, playground, startPlaygroundForEachTest } from '../../playground/playground.testkit.ts'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import { createClient } from './client.ts'
import type { ConnectError } from './connect-error.ts'
import { logIn } from './login.ts'

startPlaygroundForEachTest({})

const shard = { shard: 0, count: 1, mayIdentify: async () => {} }
const wantedShards = async () => 7
const newClient = () => createClient({ token: PLAYGROUND_TOKEN, api: playground.api, shard })
let client: Client | undefined

afterEach(() => client?.destroy())

const CODES = [
  [4004, 'DISCORD_TOKEN'],
  [4010, 'SHARD_COUNT'],
  [4011, 'Set SHARD_COUNT=7 for all processes'],
  [4012, 'newer version'],
  [4013, 'newer version'],
  [4014, 'developer portal'],
] as const

it.each(CODES)('the code %i ends the login', async (code, sentence) => {
  await discord.faults({ closeWith: code })
  client = newClient()
  const closed = () => expect.unreachable()
  await expect(logIn(client, { token: PLAYGROUND_TOKEN, wantedShards, closed })).rejects.toThrow(sentence)
})

it.each(CODES)('the code %i is reported when it comes later', async (code, sentence) => {
  const mine = newClient()
  client = mine
  const later = new Promise<ConnectError>((closed) => {
    void logIn(mine, { token: PLAYGROUND_TOKEN, wantedShards, closed }).then(() =>
      discord.faults({ closeWith: code, killSockets: 'forgotten' }),
    )
  })
  expect((await later).message).toContain(sentence)
})
