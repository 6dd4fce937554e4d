import type { Interaction } from 'discord.js'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { discord, newBot, raids, useStage } from '../playground/stage.ts'
import { answerWith } from './answering.ts'
import { ids } from './ids.ts'
import { buttonRows, post } from './post.ts'

useStage()

const BUTTONS = buttonRows([{ id: ids.board('TEST22'), label: 'Board' }])

/** A bot that changes the message that is clicked, after `first`. */
const answering = (first: (interaction: Interaction) => Promise<unknown>) =>
  newBot(async (interaction) => {
    if (!interaction.isButton()) return
    await answerWith(interaction, pino({ level: 'silent' }), async () => {
      await first(interaction)
      return { how: 'change', post: post({ content: 'Done' }) }
    })
  })

it('changes the message that was clicked', async () => {
  const bot = await answering(async () => {})
  const { id } = await raids(bot).send({ components: BUTTONS })
  const { outcome } = await discord.as('Anna').click(id, 'Board')
  expect(outcome).toMatchObject({ kind: 'update', message: { content: 'Done' } })
})

it('a click on a message that the news have just taken away is acknowledged all the same', async () => {
  const bot = await answering(async (interaction) => interaction.isButton() && interaction.message.delete())
  const { id } = await raids(bot).send({ components: BUTTONS })
  const { outcome } = await discord.as('Anna').click(id, 'Board')
  expect(outcome).toEqual({ kind: 'acknowledged' })
})
