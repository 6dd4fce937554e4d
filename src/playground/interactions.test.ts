import {
  ChannelType,
  ComponentType,
  Events,
  type Interaction,
  MessageFlags,
  TextInputStyle,
} from 'discord.js'
import { expect, test } from 'vitest'
import {
  ActionRowBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
} from './builders.testkit.ts'
import { buttonLabels, isEphemeral, resultingMessage } from './client.ts'
import {
  buttonRow,
  discord,
  fetchPerson,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
  testCommands,
} from './playground.testkit.ts'

startPlaygroundForEachTest({ mayBeRefused: true })

test('a slash command with options reaches the bot, and its reply reaches the user', async () => {
  const bot = await logInNewBot(async (interaction) => {
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
  await bot.application!.commands.set(testCommands)
  const result = await discord.as('Anna').slash('raid create', { boss: 'Onyxia', friend: 'Ben', size: 3 })
  const ben = await fetchPerson(bot, 'Ben')
  expect(resultingMessage(result).content).toBe(`create Onyxia <@${ben.id}> 3`)
  expect(await discord.pings('Ben')).toHaveLength(1)
  expect(await discord.unknownRoutes()).toEqual([])
})

test("input that Discord's app would not send is refused before it reaches the bot", async () => {
  const bot = await logInNewBot()
  await bot.application!.commands.set(testCommands, playground.world.guildId)
  const anna = discord.as('Anna')
  await expect(anna.slash('raid create')).rejects.toThrow('needs "boss"')
  await expect(anna.slash('raid create', { boss: 'x', size: 0 })).rejects.toThrow('at least 1')
  await expect(anna.slash('raid destroy')).rejects.toThrow('no subcommand')
  await expect(anna.slash('nothing')).rejects.toThrow('no command')
})

test('a deferred reply first shows that the bot is thinking, then the edit', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isChatInputCommand()) return
    await interaction.deferReply({ flags: MessageFlags.Ephemeral })
    await interaction.editReply({ content: 'done', components: [buttonRow('go')] })
    await interaction.followUp({ content: 'and more', flags: MessageFlags.Ephemeral })
  })
  await bot.application!.commands.set(testCommands)
  const result = await discord.as('Cleo').slash('ping')
  expect(resultingMessage(result).content).toBe('done')
  expect(isEphemeral(resultingMessage(result))).toBe(true)
  const later = await discord.until(
    async () => (await discord.interaction(result.interactionId)).followUps[0],
  )
  expect(later.content).toBe('and more')
  expect(await discord.as('Cleo').messages()).toHaveLength(2)
  expect(await discord.as('Dora').messages()).toHaveLength(0)
})

test('ephemeral messages are never sent to the gateway or to channel routes', async () => {
  const heard: string[] = []
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral })
  })
  bot.on(Events.MessageCreate, (message) => void heard.push(message.content))
  await bot.application!.commands.set(testCommands)
  const secret = resultingMessage(await discord.as('Anna').slash('ping'))
  await findRaidsChannel(bot).send('public')
  await discord.until(async () => heard.includes('public'))
  expect(heard).toEqual(['public'])
  await expect(findRaidsChannel(bot).messages.fetch(secret.id)).rejects.toMatchObject({ code: 10008 })
  await expect(discord.as('Ben').click(secret.id, 'x')).rejects.toThrow('sees no message')
})

test('autocomplete offers choices for the typed text', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isAutocomplete()) return
    const typed = interaction.options.getFocused(true)
    await interaction.respond([{ name: `${typed.name}: ${typed.value}yxia`, value: 'onyxia' }])
  })
  await bot.application!.commands.set(testCommands)
  const choices = await discord.as('Anna').autocomplete('raid create', { boss: 'On' }, 'boss')
  expect(choices).toEqual([{ name: 'boss: Onyxia', value: 'onyxia' }])
})

test('a button changes its message, or opens a modal whose answer is sent back', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isButton() && interaction.customId === 'count')
      await interaction.update({
        content: `by ${interaction.user.displayName}`,
        components: [buttonRow('ask', 'Ask me')],
      })
    else if (interaction.isButton()) {
      const input = new TextInputBuilder().setCustomId('name').setLabel('Name').setStyle(TextInputStyle.Short)
      const row = new ActionRowBuilder<TextInputBuilder>().addComponents(input)
      await interaction.showModal(new ModalBuilder().setCustomId('m').setTitle('A name').addComponents(row))
    } else if (interaction.isModalSubmit() && interaction.isFromMessage())
      await interaction.update({ content: interaction.fields.getTextInputValue('name'), components: [] })
  })
  const { id } = await findRaidsChannel(bot).send({ content: 'start', components: [buttonRow('count')] })
  const updated = await discord.as('Ben').click(id, 'count')
  expect(updated.outcome.kind).toBe('update')
  expect(resultingMessage(updated).content).toBe('by Ben')
  expect(buttonLabels(resultingMessage(updated))).toEqual(['Ask me'])
  const asked = await discord.as('Ben').click(id, 'Ask me')
  expect(asked.outcome).toMatchObject({ kind: 'modal', modal: { title: 'A name' } })
  await expect(discord.as('Anna').submit(asked.interactionId, { name: 'x' })).rejects.toThrow('no such modal')
  await expect(discord.as('Ben').submit(asked.interactionId, {})).rejects.toThrow('required')
  expect(
    resultingMessage(await discord.as('Ben').submit(asked.interactionId, { name: 'Lair' })).content,
  ).toBe('Lair')
})

test('a select sends its values, and no more than it allows', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join('+'))
  })
  const menu = new StringSelectMenuBuilder()
    .setCustomId('pick')
    .setMaxValues(2)
    .addOptions(['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value })))
  const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)
  const { id } = await findRaidsChannel(bot).send({ components: [row] })
  expect(resultingMessage(await discord.as('Dora').select(id, ['a', 'C'])).content).toBe('a+c')
  await expect(discord.as('Dora').select(id, ['a', 'b', 'c'])).rejects.toThrow('between 1 and 2')
  await expect(discord.as('Dora').select(id, ['z'])).rejects.toThrow('No option')
})

test('deferUpdate waits for the edit that follows', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isButton()) return
    await interaction.deferUpdate()
    await interaction.editReply('later')
  })
  const { id } = await findRaidsChannel(bot).send({ content: 'now', components: [buttonRow('go')] })
  const result = await discord.as('Anna').click(id, 'go')
  expect(result.outcome.kind).toBe('update')
  expect(resultingMessage(result).content).toBe('later')
})

test('a second answer is 40060, and a token expires', async () => {
  const refusals: { code: number }[] = []
  const twin = async (interaction: Interaction) => {
    if (!interaction.isChatInputCommand()) return
    await interaction.reply('mine').catch((error) => refusals.push(error))
    await new Promise((resolve) => setTimeout(resolve, 2_200))
    await interaction.editReply('too late').catch((error) => refusals.push(error))
  }
  const bot = await logInNewBot(twin)
  await logInNewBot(twin)
  await bot.application!.commands.set(testCommands)
  await discord.as('Anna').slash('ping')
  await discord.until(async () => refusals.length === 3)
  expect(refusals.map((each) => each.code).sort()).toEqual([40060, 50027, 'InteractionNotReplied'])
})

test('in direct messages a command and a button work too', async () => {
  const bot = await logInNewBot(async (interaction) => {
    expect(interaction.inGuild()).toBe(false)
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'psst', components: [buttonRow('go')] })
    if (interaction.isButton()) await interaction.update({ content: 'gone', components: [] })
  })
  await bot.application!.commands.set(testCommands)
  const dm = await (await fetchPerson(bot, 'Cleo')).createDM()
  const cleo = discord.as('Cleo').in(dm.id)
  const { id } = resultingMessage(await cleo.slash('ping'))
  expect(resultingMessage(await cleo.click(id, 'go')).content).toBe('gone')
})

test('Components V2 are sent, pressed, changed, and never become content again', async () => {
  const container = (text: string) => ({
    type: ComponentType.Container as const,
    components: [
      { type: ComponentType.TextDisplay as const, content: text },
      { type: ComponentType.ActionRow as const, components: [buttonRow('go').components[0]!.toJSON()] },
    ],
  })
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isButton())
      await interaction.update({ flags: MessageFlags.IsComponentsV2, components: [container('two')] })
  })
  const sent = await findRaidsChannel(bot).send({
    flags: MessageFlags.IsComponentsV2,
    components: [container('one')],
  })
  const changed = resultingMessage(await discord.as('Anna').click(sent.id, 'go'))
  expect(JSON.stringify(changed.components)).toContain('two')
  await expect(sent.edit('words')).rejects.toMatchObject({ code: 50035 })
})
