/** Tests the commands and interactions of an application that users have installed for themselves. */
import { type Client, type Interaction, MessageFlags, Routes } from 'discord.js'
import { expect, test } from 'vitest'
import { resultingMessage } from './client.ts'
import {
  buttonRow,
  discord,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
  testCommands,
} from './playground.testkit.ts'
import { PermissionBit } from './world/permissions.ts'

startPlaygroundForEachTest({ mayBeRefused: true, tokenMs: 10_000 })

const ANYWHERE = { name: 'anywhere', description: 'For users', integration_types: [0, 1] }

const idOf = (name: string) => playground.world.findUser(name)!.id
const guildId = () => playground.world.guildId
const namesFor = async (name: string) => (await discord.as(name).state()).commands.map((each) => each.name)

/** Starts a bot with a command for servers only, and one for users, which it answers with a button. */
const opened = async (onInteraction?: (interaction: Interaction) => Promise<unknown>): Promise<Client> => {
  const bot = await logInNewBot(onInteraction)
  await bot.application?.commands.set([{ ...testCommands[1]!.toJSON(), integration_types: [0] }, ANYWHERE])
  return bot
}

/**
 * Returns a function that answers every interaction, and the list of owners that it fills: one entry for each
 * interaction.
 */
const answering = () => {
  const owners: object[] = []
  const answer = async (interaction: Interaction) => {
    const { authorizingIntegrationOwners: of, context } = interaction
    owners.push({ context, server: of.guildId, user: of.userId })
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'here', components: [buttonRow('again')] })
    else if (interaction.isButton()) await interaction.update({ content: 'pressed' })
  }
  return { owners, answer }
}

test('a server without the bot offers a user only commands that they have installed and that allow it', async () => {
  await opened()
  expect(await namesFor('Ben')).toEqual(['ping', 'anywhere'])
  await discord.faults({ installs: ['Ben'], removed: true })
  expect([await namesFor('Ben'), await namesFor('Cleo')]).toEqual([['anywhere'], []])
})

test('an interaction names the server and the user for whom the application is installed', async () => {
  const { owners, answer } = answering()
  await opened(answer)
  await discord.as('Ben').slash('anywhere')
  await discord.faults({ installs: ['Ben'] })
  await discord.as('Ben').slash('ping')
  await discord.as('Ben').slash('anywhere')
  await discord.faults({ removed: true })
  const said = resultingMessage(await discord.as('Ben').slash('anywhere'))
  const [ben, server] = [idOf('Ben'), guildId()]
  expect(owners).toEqual([
    { context: 0, server, user: null },
    { context: 0, server, user: null },
    { context: 0, server, user: ben },
    { context: 0, server: null, user: ben },
  ])
  expect(said.interaction_metadata).toMatchObject({ authorizing_integration_owners: { '1': ben } })
})

test('a press on a message belongs to the user who asked for the message', async () => {
  const { owners, answer } = answering()
  await opened(answer)
  await discord.faults({ installs: ['Ben'], removed: true })
  const said = resultingMessage(await discord.as('Ben').slash('anywhere'))
  await discord.as('Cleo').click(said.id, 'again')
  expect(owners.at(-1)).toEqual({ context: 0, server: null, user: idOf('Ben') })
})

test('without Use External Apps or Send Messages, only its user sees the answer', async () => {
  await opened(answering().answer)
  await discord.faults({ installs: ['Ben'], removed: true })
  for (const name of ['useExternalApps', 'sendMessages'] as const) {
    await discord.faults({ overwrites: [{ channel: 'raids', of: 'Ben', deny: `${PermissionBit[name]}` }] })
    const said = resultingMessage(await discord.as('Ben').slash('anywhere'))
    expect(said.flags & MessageFlags.Ephemeral).not.toBe(0)
  }
})

test('it has five follow-ups, and one in a server with the bot has more', async () => {
  const refused: unknown[] = []
  const bot = await opened(async (interaction) => {
    if (!interaction.isChatInputCommand()) return
    await interaction.reply('here')
    const { applicationId, token } = interaction
    for (let n = 0; n < 6; n++)
      await bot.rest
        .post(Routes.webhook(applicationId, token), { body: { content: `${n}` } })
        .catch(({ code }) => refused.push(code))
  })
  await discord.faults({ installs: ['Ben'] })
  const told = async () => {
    const { interactionId } = await discord.as('Ben').slash('anywhere')
    return discord.until(async () => {
      const count = (await discord.as('Ben').messages()).filter(({ type }) => type === 19).length
      return count + refused.length >= 6 ? interactionId : null
    })
  }
  await told()
  expect(refused).toEqual([])
  await discord.faults({ removed: true })
  await discord.as('Ben').slash('anywhere')
  await discord.until(async () => refused.length > 0)
  expect(refused).toEqual([40094])
})
