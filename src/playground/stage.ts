import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  SlashCommandBuilder,
  type TextChannel,
} from 'discord.js'
import { afterEach, beforeEach, expect } from 'vitest'
import { type PlaygroundClient, playgroundClient } from './client.ts'
import { type Playground, type PlaygroundOptions, startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

export let playground: Playground
export let discord: PlaygroundClient
let bots: Client[] = []

export const newBot = async (
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
export const raids = (bot: Client) =>
  bot.channels.cache.find((each) => 'name' in each && each.name === 'raids') as TextChannel
export const button = (id: string, label = id) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary),
  )

export const commands = [
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
  /** The tests send on purpose what Discord doesn't take. */
  readonly mayBeRefused?: boolean
  readonly guilds?: PlaygroundOptions['guilds']
  /** Who tests what comes too late wants it soon; all others get their answers however slow the machine is. */
  readonly firstAnswerMs?: number
}

/** A fresh playground for each test of a file; whatever a bot stumbled over fails the test. */
export const useStage = ({ mayBeRefused = false, guilds = 1, firstAnswerMs = 20_000 }: StagePlan = {}) => {
  beforeEach(async () => {
    playground = await startPlayground({ guilds, firstAnswerMs, tokenMs: 2_000, waitMs: 3_000 })
    discord = playgroundClient(playground.url)
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
