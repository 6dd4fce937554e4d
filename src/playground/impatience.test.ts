/** Tests interactions that the bot answers too late for Discord, or never. */
import { expect, test } from 'vitest'
import { resultingMessage } from './client.ts'
import {
  buttonRow,
  discord,
  findRaidsChannel,
  logInNewBot,
  startPlaygroundForEachTest,
  testCommands,
} from './playground.testkit.ts'

startPlaygroundForEachTest({ firstAnswerMs: 2_000, mayBeRefused: true })

test('an answer that is too late is a failure for the user and 10062 for the bot', async () => {
  let refusal: unknown
  const bot = await logInNewBot(async (interaction) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    if (interaction.isChatInputCommand()) await interaction.reply('late').catch((error) => (refusal = error))
  })
  await bot.application!.commands.set(testCommands)
  const result = await discord.as('Anna').slash('ping')
  expect(result.outcome).toEqual({ kind: 'failure', reason: 'The application did not respond' })
  await discord.until(async () => refusal)
  expect(refusal).toMatchObject({ code: 10062 })
})

test('reports how many interactions there have been, how many wait for an answer, and how many got none', async () => {
  const meanwhile: unknown[] = []
  const bot = await logInNewBot(async (interaction) => {
    meanwhile.push(await discord.answers())
    if (interaction.isChatInputCommand() && meanwhile.length === 1) await interaction.reply('here')
  })
  await bot.application!.commands.set(testCommands)
  await discord.as('Anna').slash('ping')
  expect(meanwhile).toEqual([{ all: 1, open: 1, failed: 0 }])
  expect(await discord.answers()).toEqual({ all: 1, open: 0, failed: 0 })
  await discord.as('Anna').slash('ping')
  expect(await discord.answers()).toEqual({ all: 2, open: 0, failed: 1 })
})

test('without a bot a click fails; the next bot finds its buttons working', async () => {
  const first = await logInNewBot()
  const { id } = await findRaidsChannel(first).send({ content: 'x', components: [buttonRow('go')] })
  await first.destroy()
  const dead = await discord.as('Anna').click(id, 'go')
  expect(dead.outcome.kind).toBe('failure')
  await logInNewBot(async (interaction) => interaction.isButton() && interaction.update('alive'))
  expect(resultingMessage(await discord.as('Anna').click(id, 'go')).content).toBe('alive')
})
