import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  SlashCommandBuilder,
  type TextChannel,
} from 'discord.js'
import { afterEach, beforeEach, expect } from 'vitest'
import { type PlaygroundClient, playgroundClient } from './client.ts'
import { type Playground, startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

export let playground: Playground
export let discord: PlaygroundClient
let bots: Client[] = []

export const newBot = async (
  onInteraction: (interaction: Interaction) => Promise<unknown> = async () => undefined,
) => {
  const bot = new Client({
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
}

/** A fresh playground for each test of a file; whatever a bot stumbled over fails the test. */
export const useStage = ({ mayBeRefused = false }: StagePlan = {}) => {
  beforeEach(async () => {
    playground = await startPlayground({ firstAnswerMs: 400, tokenMs: 2_000, waitMs: 3_000 })
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
