/** The objects that discord.js caches while people write and press, and the facts about people that the bot still knows. */
import { ChannelType, type Client, Events, Routes } from 'discord.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { newPlaygroundClient, type PlaygroundClient } from '../../playground/client.ts'
import { type Playground, startPlayground } from '../../playground/server.ts'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import type { InteractionSource } from '../bot-context.ts'
import { SlashCommandBuilder } from '../command-building/builders.ts'
import { commandCallFrom } from '../interactions/from-interaction.ts'
import { createClient } from './client.ts'
import { type GatewayMessage, registerRawPacketListener } from './gateway-packets.ts'

const made = z.object({ id: z.string() })

let playground: Playground
let discord: PlaygroundClient
let client: Client
const calls: InteractionSource[] = []
const messages: GatewayMessage[] = []

beforeAll(async () => {
  playground = await startPlayground()
  discord = newPlaygroundClient(playground.url)
  const shard = { shard: 0, count: 1, mayIdentify: async () => {} }
  client = createClient({ token: PLAYGROUND_TOKEN, api: playground.api, shard })
  registerRawPacketListener(client, { onMessage: (message) => messages.push(message), onLocked: () => {} })
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.isChatInputCommand()) return
    const call = commandCallFrom(interaction)
    if (call) calls.push(call)
    void interaction.reply('Done.')
  })
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(PLAYGROUND_TOKEN)
  await ready
  await client.application?.commands.set([new SlashCommandBuilder().setName('pass').setDescription('Passes')])
})

afterAll(async () => {
  await client?.destroy()
  await playground?.close()
})

test('people and messages aren’t cached, and the bot knows who writes in which kind of thread', async () => {
  const { channels } = await discord.as('Ben').state()
  const body = { name: 'Ben’s hand', type: ChannelType.PrivateThread, auto_archive_duration: 10_080 }
  const thread = made.parse(await client.rest.post(Routes.threads(channels[0]?.id ?? ''), { body }))
  const ben = (await discord.as('Ben').state()).me.id
  await client.rest.put(Routes.threadMembers(thread.id, ben))
  await discord.as('Ben').in(thread.id).say('Hello!')
  await discord.as('Ben').say('Hello, all!')
  await expect
    .poll(() => messages.filter(({ isByBot }) => !isByBot))
    .toMatchObject([
      { channelId: thread.id, people: [ben], mayBePrivate: true },
      { channelId: channels[0]?.id, people: [ben], mayBePrivate: false },
    ])
  expect([...client.users.cache.keys()]).toEqual([client.user?.id])
  expect(client.guilds.cache.map(({ members }) => [...members.cache.keys()])).toEqual([[client.user?.id]])

  await discord.as('Ben').in(thread.id).slash('pass')
  await discord.as('Ben').slash('pass')
  const roles = playground.world.rolesOf(playground.world.user(ben)).map(({ id }) => id)
  expect(roles).not.toEqual([])
  expect(calls).toMatchObject([
    { isThread: true, channelId: thread.id },
    { isThread: false, channelId: channels[0]?.id },
  ])
  for (const call of calls) expect(call.roles).toEqual(expect.arrayContaining(roles))
})
