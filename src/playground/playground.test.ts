import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  type TextChannel,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buttonsOf, isEphemeral, messageOf, type PlaygroundClient, playgroundClient } from './client.ts'
import { type Playground, startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

let playground: Playground
let discord: PlaygroundClient
let bots: Client[] = []

const newBot = async (
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
const raids = (bot: Client) =>
  bot.channels.cache.find((each) => 'name' in each && each.name === 'raids') as TextChannel
const button = (id: string, label = id) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary),
  )

const commands = [
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

beforeEach(async () => {
  playground = await startPlayground({ firstAnswerMs: 400, tokenMs: 2_000, waitMs: 3_000 })
  discord = playgroundClient(playground.url)
  failures = []
})

afterEach(async () => {
  await Promise.all(bots.map((bot) => bot.destroy()))
  bots = []
  await playground.close()
  expect(failures).toEqual([])
})

test('a slash command with options reaches the bot, and its reply reaches the user', async () => {
  const bot = await newBot(async (interaction) => {
    if (!interaction.isChatInputCommand()) return
    const { options } = interaction
    const answer = [
      options.getSubcommand(),
      options.getString('boss'),
      options.getMember('friend')?.toString(),
      options.getInteger('size'),
    ]
    expect(interaction.inCachedGuild()).toBe(true)
    expect(interaction.channel?.type).toBe(ChannelType.GuildText)
    const { resource } = await interaction.reply({ content: answer.join(' '), withResponse: true })
    expect(resource?.message?.content).toBe(answer.join(' '))
  })
  await bot.application!.commands.set(commands)
  const result = await discord.as('Anna').slash('raid create', { boss: 'Onyxia', friend: 'Ben', size: 3 })
  const ben = bot.users.cache.find((user) => user.globalName === 'Ben')!
  expect(messageOf(result).content).toBe(`create Onyxia <@${ben.id}> 3`)
  expect(await discord.pings('Ben')).toHaveLength(1)
  expect(await discord.unknownRoutes()).toEqual([])
})

test("what Discord's app would not send is refused before the bot hears of it", async () => {
  const bot = await newBot()
  await bot.application!.commands.set(commands, playground.world.guildId)
  const anna = discord.as('Anna')
  await expect(anna.slash('raid create')).rejects.toThrow('needs "boss"')
  await expect(anna.slash('raid create', { boss: 'x', size: 0 })).rejects.toThrow('at least 1')
  await expect(anna.slash('raid destroy')).rejects.toThrow('no subcommand')
  await expect(anna.slash('nothing')).rejects.toThrow('no command')
})

test('a deferred reply is a thought first and then its edit', async () => {
  const bot = await newBot(async (interaction) => {
    if (!interaction.isChatInputCommand()) return
    await interaction.deferReply({ flags: MessageFlags.Ephemeral })
    await interaction.editReply({ content: 'done', components: [button('go')] })
    await interaction.followUp({ content: 'and more', flags: MessageFlags.Ephemeral })
  })
  await bot.application!.commands.set(commands)
  const result = await discord.as('Cleo').slash('ping')
  expect(messageOf(result).content).toBe('done')
  expect(isEphemeral(messageOf(result))).toBe(true)
  const later = await discord.until(
    async () => (await discord.interaction(result.interactionId)).followUps[0],
  )
  expect(later.content).toBe('and more')
  expect(await discord.as('Cleo').messages()).toHaveLength(2)
  expect(await discord.as('Dora').messages()).toHaveLength(0)
})

test('ephemeral messages are never told to the gateway nor to channel routes', async () => {
  const heard: string[] = []
  const bot = await newBot(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral })
  })
  bot.on(Events.MessageCreate, (message) => void heard.push(message.content))
  await bot.application!.commands.set(commands)
  const secret = messageOf(await discord.as('Anna').slash('ping'))
  await raids(bot).send('public')
  await discord.until(async () => heard.includes('public'))
  expect(heard).toEqual(['public'])
  await expect(raids(bot).messages.fetch(secret.id)).rejects.toMatchObject({ code: 10008 })
  await expect(discord.as('Ben').click(secret.id, 'x')).rejects.toThrow('sees no message')
})

test('autocomplete offers choices for what is typed', async () => {
  const bot = await newBot(async (interaction) => {
    if (!interaction.isAutocomplete()) return
    const typed = interaction.options.getFocused(true)
    await interaction.respond([{ name: `${typed.name}: ${typed.value}yxia`, value: 'onyxia' }])
  })
  await bot.application!.commands.set(commands)
  const choices = await discord.as('Anna').autocomplete('raid create', { boss: 'On' }, 'boss')
  expect(choices).toEqual([{ name: 'boss: Onyxia', value: 'onyxia' }])
})

test('a button changes its message, or opens a modal whose answer comes back', async () => {
  const bot = await newBot(async (interaction) => {
    if (interaction.isButton() && interaction.customId === 'count')
      await interaction.update({
        content: `by ${interaction.user.displayName}`,
        components: [button('ask', 'Ask me')],
      })
    else if (interaction.isButton()) {
      const input = new TextInputBuilder().setCustomId('name').setLabel('Name').setStyle(TextInputStyle.Short)
      const row = new ActionRowBuilder<TextInputBuilder>().addComponents(input)
      await interaction.showModal(new ModalBuilder().setCustomId('m').setTitle('A name').addComponents(row))
    } else if (interaction.isModalSubmit() && interaction.isFromMessage())
      await interaction.update({ content: interaction.fields.getTextInputValue('name'), components: [] })
  })
  const { id } = await raids(bot).send({ content: 'start', components: [button('count')] })
  const updated = await discord.as('Ben').click(id, 'count')
  expect(updated.outcome.kind).toBe('update')
  expect(messageOf(updated).content).toBe('by Ben')
  expect(buttonsOf(messageOf(updated))).toEqual(['Ask me'])
  const asked = await discord.as('Ben').click(id, 'Ask me')
  expect(asked.outcome).toMatchObject({ kind: 'modal', modal: { title: 'A name' } })
  await expect(discord.as('Anna').submit(asked.interactionId, { name: 'x' })).rejects.toThrow('no such modal')
  await expect(discord.as('Ben').submit(asked.interactionId, {})).rejects.toThrow('required')
  expect(messageOf(await discord.as('Ben').submit(asked.interactionId, { name: 'Lair' })).content).toBe(
    'Lair',
  )
})

test('a select sends its values, and no more than it allows', async () => {
  const bot = await newBot(async (interaction) => {
    if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join('+'))
  })
  const menu = new StringSelectMenuBuilder()
    .setCustomId('pick')
    .setMaxValues(2)
    .addOptions(['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value })))
  const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)
  const { id } = await raids(bot).send({ components: [row] })
  expect(messageOf(await discord.as('Dora').select(id, ['a', 'C'])).content).toBe('a+c')
  await expect(discord.as('Dora').select(id, ['a', 'b', 'c'])).rejects.toThrow('between 1 and 2')
  await expect(discord.as('Dora').select(id, ['z'])).rejects.toThrow('No option')
})

test('deferUpdate waits for the edit that follows', async () => {
  const bot = await newBot(async (interaction) => {
    if (!interaction.isButton()) return
    await interaction.deferUpdate()
    await interaction.editReply('later')
  })
  const { id } = await raids(bot).send({ content: 'now', components: [button('go')] })
  const result = await discord.as('Anna').click(id, 'go')
  expect(result.outcome.kind).toBe('update')
  expect(messageOf(result).content).toBe('later')
})

test('threads: create, send, edit, delete, add someone, archive', async () => {
  const bot = await newBot()
  const thread = await raids(bot).threads.create({ name: 'Onyxia', type: ChannelType.PrivateThread })
  expect((await discord.as('Ben').state()).channels.map((each) => each.name)).not.toContain('Onyxia')
  const ben = bot.users.cache.find((user) => user.globalName === 'Ben')!
  await thread.members.add(ben)
  expect((await discord.as('Ben').state()).channels.map((each) => each.name)).toContain('Onyxia')
  const sent = await thread.send('one')
  expect((await sent.edit('two')).content).toBe('two')
  expect((await discord.as('Ben').messages(thread.id)).map((each) => each.content)).toEqual(['two'])
  await thread.setArchived(true)
  await expect(sent.edit('three')).rejects.toMatchObject({ code: 50083 })
  await thread.setArchived(false)
  await sent.delete()
  expect(await discord.as('Ben').messages(thread.id)).toEqual([])
  const host = await raids(bot).send('a raid')
  const onMessage = await host.startThread({ name: 'public one' })
  expect(onMessage.id).toBe(host.id)
  expect(await discord.unknownRoutes()).toEqual([])
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('attachments are served, and embeds point at them', async () => {
  const bot = await newBot()
  const files = [{ attachment: onePixel, name: 'board.png', description: 'The board' }]
  const plain = await raids(bot).send({ files })
  expect(plain.attachments.first()).toMatchObject({ name: 'board.png', width: 1, description: 'The board' })
  const inEmbed = await raids(bot).send({
    files,
    embeds: [{ title: 'Board', image: { url: 'attachment://board.png' } }],
  })
  const url = inEmbed.embeds[0]!.image!.url
  const loaded = await fetch(url)
  expect(loaded.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await loaded.arrayBuffer())).toEqual(onePixel)
  const kept = await inEmbed.edit({ content: 'still there' })
  expect(kept.embeds[0]!.image!.url).toBe(url)
  expect((await plain.edit({ content: 'gone', attachments: [] })).attachments.size).toBe(0)
})

test('a send with the same nonce happens once', async () => {
  const bot = await newBot()
  const first = await raids(bot).send({ content: 'once', nonce: '42', enforceNonce: true })
  const again = await raids(bot).send({ content: 'once', nonce: '42', enforceNonce: true })
  expect(again.id).toBe(first.id)
  expect(await discord.as('Anna').messages()).toHaveLength(1)
})

test('a bot reads what people say only as far as its intents go', async () => {
  const bot = await newBot()
  const heard: string[] = []
  bot.on(Events.MessageCreate, (message) => void heard.push(message.content))
  await discord.as('Anna').say('hello all')
  await discord.as('Anna').say(`hello <@${bot.user!.id}>`)
  await discord.until(async () => heard.length === 2)
  expect(heard).toEqual(['', `hello <@${bot.user!.id}>`])
})

test('pings go to those whom allowed_mentions lets through', async () => {
  const bot = await newBot()
  const [anna, ben] = ['Anna', 'Ben'].map(
    (name) => bot.users.cache.find((user) => user.globalName === name)!.id,
  )
  await raids(bot).send({ content: `<@${anna}> and <@${ben}>`, allowedMentions: { users: [ben!] } })
  await raids(bot).send({ content: `<@${anna}>`, allowedMentions: { parse: [] } })
  expect((await discord.pings()).map((each) => each.userId)).toEqual([ben])
})

test('the bot hears 50035 for what Discord would refuse', async () => {
  const bot = await newBot()
  const six = new ActionRowBuilder<ButtonBuilder>().addComponents(
    [1, 2, 3, 4, 5, 6].map((n) => new ButtonBuilder().setCustomId(`${n}`).setLabel(`${n}`).setStyle(1)),
  )
  await expect(raids(bot).send({ components: [six.toJSON()] })).rejects.toMatchObject({
    code: 50035,
    status: 400,
  })
  await expect(raids(bot).send({ content: ' ' })).rejects.toMatchObject({ code: 50006 })
})

test('no answer in time is a failure for the user and 10062 for the bot', async () => {
  let refusal: unknown
  const bot = await newBot(async (interaction) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    if (interaction.isChatInputCommand()) await interaction.reply('late').catch((error) => (refusal = error))
  })
  await bot.application!.commands.set(commands)
  const result = await discord.as('Anna').slash('ping')
  expect(result.outcome).toEqual({ kind: 'failure', reason: 'The application did not respond' })
  await discord.until(async () => refusal)
  expect(refusal).toMatchObject({ code: 10062 })
})

test('a second answer is 40060, and a token dies', async () => {
  const refusals: { code: number }[] = []
  const twin = async (interaction: Interaction) => {
    if (!interaction.isChatInputCommand()) return
    await interaction.reply('mine').catch((error) => refusals.push(error))
    await new Promise((resolve) => setTimeout(resolve, 2_200))
    await interaction.editReply('too late').catch((error) => refusals.push(error))
  }
  const bot = await newBot(twin)
  await newBot(twin)
  await bot.application!.commands.set(commands)
  await discord.as('Anna').slash('ping')
  await discord.until(async () => refusals.length === 3)
  expect(refusals.map((each) => each.code).sort()).toEqual([40060, 50027, 'InteractionNotReplied'])
})

test('a lost socket is resumed, and what was missed is heard', async () => {
  const heard: string[] = []
  const bot = await newBot()
  bot.on(Events.MessageCreate, (message) => void heard.push(message.id))
  const resumed = new Promise((resolve) => bot.once(Events.ShardResume, resolve))
  await discord.faults({ killSockets: 'lost' })
  const missed = await discord.as('Anna').say('while you were away')
  await resumed
  await discord.until(async () => heard.includes(missed.id))
})

test('a forgotten session is begun anew', async () => {
  const bot = await newBot()
  const ready = new Promise((resolve) => bot.once(Events.ShardReady, resolve))
  await discord.faults({ killSockets: 'forgotten' })
  await ready
  expect(raids(bot).name).toBe('raids')
})

test('without a bot a click fails; the next bot finds its buttons working', async () => {
  const first = await newBot()
  const { id } = await raids(first).send({ content: 'x', components: [button('go')] })
  await first.destroy()
  const dead = await discord.as('Anna').click(id, 'go')
  expect(dead.outcome.kind).toBe('failure')
  await newBot(async (interaction) => interaction.isButton() && interaction.update('alive'))
  expect(messageOf(await discord.as('Anna').click(id, 'go')).content).toBe('alive')
})

test('faults: a rate limit and a 503 are retried, a lost answer is not repeated with its nonce', async () => {
  const bot = await newBot()
  await discord.faults({ rules: [{ do: 'rateLimit', match: 'POST', retryAfter: 0.05 }] })
  await raids(bot).send('after the limit')
  await discord.faults({ rules: [{ do: 'error503', match: 'POST' }] })
  await raids(bot).send('after the error')
  await discord.faults({ rules: [{ do: 'dropAfter', match: 'POST' }] })
  const send = () => raids(bot).send({ content: 'once', nonce: 7, enforceNonce: true })
  await send().catch(send)
  expect((await discord.as('Anna').messages()).map((each) => each.content)).toEqual([
    'after the limit',
    'after the error',
    'once',
  ])
})

test('direct messages reach their one reader, unless closed', async () => {
  const bot = await newBot()
  const [anna, ben] = ['Anna', 'Ben'].map((name) => bot.users.cache.find((user) => user.globalName === name)!)
  const sent = await anna!.send('your turn')
  expect(await discord.as('Anna').messages(sent.channelId)).toHaveLength(1)
  await expect(discord.as('Ben').messages(sent.channelId)).rejects.toThrow('sees no channel')
  await discord.faults({ closedDms: ['Ben'] })
  await expect(ben!.send('hello')).rejects.toMatchObject({ code: 50007 })
})

test('a route that is not there is a 404, and remembered', async () => {
  const bot = await newBot()
  await expect(bot.rest.get('/guilds/1/bans')).rejects.toMatchObject({ status: 404 })
  expect(await discord.unknownRoutes()).toEqual([{ method: 'GET', path: '/guilds/1/bans' }])
  await expect(
    new Client({ intents: [], rest: { api: playground.api } }).login('a.real.token'),
  ).rejects.toThrow()
})
