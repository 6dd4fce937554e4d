import {
  ButtonStyle,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  type TextChannel,
  type User,
} from 'discord.js'
import { afterEach, beforeEach, expect } from 'vitest'
import { ActionRowBuilder, ButtonBuilder, SlashCommandBuilder } from './builders.testkit.ts'
import { newPlaygroundClient, type PlaygroundClient } from './client.ts'
import { type Playground, type PlaygroundOptions, startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

export let playground: Playground
export let discord: PlaygroundClient
let bots: Client[] = []

export const logInNewBot = async (
  onInteraction: (interaction: Interaction) => Promise<unknown> = async () => undefined,
  sharding: Pick<ClientOptions, 'shards' | 'shardCount'> = {},
) => {
  const bot = new Client({
    ...sharding,
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    rest: { api: playground.api, globalRequestsPerSecond: 5_000 },
  })
  bots.push(bot)
  bot.on(
    Events.InteractionCreate,
    (interaction) => void onInteraction(interaction).catch((error) => failures.push(error)),
  )
  bot.on(Events.Error, (error) => failures.push(error))
  const ready = new Promise((resolve) => bot.once(Events.ClientReady, resolve))
  await bot.login(PLAYGROUND_TOKEN)
  await ready
  return bot
}

let failures: unknown[] = []
export const findRaidsChannel = (bot: Client) =>
  bot.channels.cache.find((each) => 'name' in each && each.name === 'raids') as TextChannel
/** Fetches a person, because without the intent for members a bot doesn't know them. */
export const fetchPerson = (bot: Client, name: string): Promise<User> =>
  bot.users.fetch(`${playground.world.findUser(name)?.id}`)
export const buttonRow = (id: string, label = id) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary),
  )

export const testCommands = [
  new SlashCommandBuilder()
    .setName('raid')
    .setDescription('Raids')
    .addSubcommand((sub) =>
      sub
        .setName('create')
        .setDescription('Opens a raid')
        .addStringOption((option) =>
          option.setName('boss').setDescription('Which').setRequired(true).setAutocomplete(true),
        )
        .addUserOption((option) => option.setName('friend').setDescription('With whom'))
        .addIntegerOption((option) => option.setName('size').setDescription('How many').setMinValue(1)),
    ),
  new SlashCommandBuilder().setName('ping').setDescription('Answers'),
]

interface StagePlan {
  /** Whether the tests deliberately send requests that Discord refuses. */
  readonly mayBeRefused?: boolean
  readonly guilds?: PlaygroundOptions['guilds']
  /**
   * The time limit for the first answer. Tests of late answers use a short one. All others use a long one, so that
   * they pass on slow machines.
   */
  readonly firstAnswerMs?: number
  /** The time for which the token of an interaction is valid. */
  readonly tokenMs?: number
}

/**
 * Starts a new playground for each test of a file. A test fails if Discord would refuse a request, or if the bot
 * fails.
 */
export const startPlaygroundForEachTest = ({
  mayBeRefused = false,
  guilds = 1,
  firstAnswerMs = 20_000,
  tokenMs = 2_000,
}: StagePlan = {}) => {
  beforeEach(async () => {
    playground = await startPlayground({ guilds, firstAnswerMs, tokenMs, waitMs: 3_000 })
    discord = newPlaygroundClient(playground.url)
    failures = []
  })

  afterEach(async () => {
    await Promise.all(bots.map((bot) => bot.destroy()))
    bots = []
    const refusals = await discord.refusals()
    await playground.close()
    if (!mayBeRefused) expect(refusals).toEqual([])
    expect(failures).toEqual([])
  })
}
