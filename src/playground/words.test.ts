/** Names of inherited properties, such as "constructor", are ordinary names in commands, forms and files. */
import { TextInputStyle } from 'discord.js'
import { expect, test } from 'vitest'
import { contentTypeByFileName } from './api/body.ts'
import { ActionRowBuilder, ModalBuilder, SlashCommandBuilder, TextInputBuilder } from './builders.testkit.ts'
import { resultingMessage } from './client.ts'
import { discord, logInNewBot, startPlaygroundForEachTest } from './playground.testkit.ts'

startPlaygroundForEachTest()

const command = new SlashCommandBuilder()
  .setName('ping')
  .setDescription('Answers')
  .addStringOption((option) => option.setName('first').setDescription('One').setAutocomplete(true))
  .addStringOption((option) => option.setName('constructor').setDescription('Another').setAutocomplete(true))

const line = () =>
  new ActionRowBuilder<TextInputBuilder>().addComponents(
    new TextInputBuilder()
      .setCustomId('constructor')
      .setLabel('Constructor')
      .setStyle(TextInputStyle.Short)
      .setRequired(false),
  )

test('an option called "constructor" is sent only if it is given', async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isAutocomplete())
      return interaction.respond([{ name: `[${interaction.options.getString('constructor')}]`, value: 'x' }])
    if (!interaction.isChatInputCommand()) return undefined
    return interaction.reply(JSON.stringify(interaction.options.data.map(({ name, value }) => [name, value])))
  })
  await bot.application!.commands.set([command])
  const anna = discord.as('Anna')
  expect(resultingMessage(await anna.slash('ping', { first: 'a' })).content).toBe('[["first","a"]]')
  expect(resultingMessage(await anna.slash('ping', { constructor: 'b' })).content).toBe(
    '[["constructor","b"]]',
  )
  expect(await anna.autocomplete('ping', { first: 'a' }, 'first')).toEqual([{ name: '[null]', value: 'x' }])
  expect(await anna.autocomplete('ping', {}, 'constructor')).toEqual([{ name: '[]', value: 'x' }])
})

test(`a form's field called "constructor" is empty unless somebody fills it in`, async () => {
  const bot = await logInNewBot(async (interaction) => {
    if (interaction.isModalSubmit())
      return interaction.reply(`[${interaction.fields.getTextInputValue('constructor')}]`)
    if (!interaction.isChatInputCommand()) return undefined
    return interaction.showModal(
      new ModalBuilder().setCustomId('form').setTitle('Form').addComponents(line()),
    )
  })
  await bot.application!.commands.set([command])
  const anna = discord.as('Anna')
  const empty = await anna.slash('ping')
  expect(resultingMessage(await anna.submit(empty.interactionId, {})).content).toBe('[]')
  const filled = await anna.slash('ping')
  expect(resultingMessage(await anna.submit(filled.interactionId, { constructor: 'a' })).content).toBe('[a]')
})

test('the end of a file’s name determines its type', () => {
  expect(
    ['a.PNG', 'list.json', 'a.constructor', 'a.__proto__', 'valueOf', ''].map(contentTypeByFileName),
  ).toEqual(['image/png', 'application/json', ...Array(4).fill('application/octet-stream')])
})
