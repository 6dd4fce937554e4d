import { setTimeout as sleep } from 'node:timers/promises'
import type { ButtonInteraction, Interaction } from 'discord.js'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { resultingMessage } from '../../playground/client.ts'
import {
  discord,
  findRaidsChannel,
  logInNewBot,
  startPlaygroundForEachTest,
  testCommands,
} from '../../playground/playground.testkit.ts'
import { Rejection } from '../../table/model/rejection.ts'
import { boardComponentIds } from '../board/ids.ts'
import { buttonRows, newPost, type Post, privateReply, type Reply } from '../message-parts/post.ts'
import { answerInteraction } from './answer-interaction.ts'
import { NewestClickPerMessage } from './latest-clicks.ts'

startPlaygroundForEachTest()

const BUTTONS = buttonRows([{ id: boardComponentIds.board('TEST22'), label: 'Board' }])

/** Returns a bot that runs `first`, then changes the clicked message. */
const answering = (first: (interaction: Interaction) => Promise<unknown>) =>
  logInNewBot(async (interaction) => {
    if (!interaction.isButton()) return
    await answerInteraction(interaction, pino({ level: 'silent' }), async () => {
      await first(interaction)
      return { how: 'change', post: newPost({ content: 'Done' }) }
    })
  })

it('changes the message that was clicked', async () => {
  const bot = await answering(async () => {})
  const { id } = await findRaidsChannel(bot).send({ components: BUTTONS })
  const { outcome } = await discord.as('Anna').click(id, 'Board')
  expect(outcome).toMatchObject({ kind: 'update', message: { content: 'Done' } })
})

it('tells a person why their request was rejected', async () => {
  const bot = await answering(() => Promise.reject(new Rejection('The raid waits.')))
  const { id } = await findRaidsChannel(bot).send({ components: BUTTONS })
  const { outcome } = await discord.as('Anna').click(id, 'Board')
  expect(outcome).toMatchObject({ kind: 'message', message: { content: 'The raid waits.' } })
})

it('acknowledges a click on a message that an update has just deleted', async () => {
  const bot = await answering(async (interaction) => interaction.isButton() && interaction.message.delete())
  const { id } = await findRaidsChannel(bot).send({ components: BUTTONS })
  const { outcome } = await discord.as('Anna').click(id, 'Board')
  expect(outcome).toEqual({ kind: 'acknowledged' })
})

it('puts a late result into the clicked message, unless a newer press has changed it', async () => {
  const presses = new NewestClickPerMessage()
  const word = (content: string) => newPost({ content, components: BUTTONS })
  const comes: ((whole: Post) => void)[] = []
  const over: Promise<unknown>[] = []
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isButton()) return
    const { id } = interaction.message
    presses.note(id, interaction.id)
    const later = new Promise<Post>((resolve) => comes.push(resolve))
    const reply: Reply = { how: 'change', post: word(`Press ${comes.length}`), later }
    const isNewest = () => presses.isNewest(id, interaction.id)
    over.push(answerInteraction(interaction, pino({ level: 'silent' }), async () => reply, { isNewest }))
  })
  const { id } = await findRaidsChannel(bot).send({ components: BUTTONS })
  const shown = async () => (await discord.as('Anna').messages()).find((one) => one.id === id)?.content
  const press = async (n: number) =>
    expect(resultingMessage(await discord.as('Anna').click(id, 'Board')).content).toBe(`Press ${n}`)
  await press(1)
  comes[0]?.(word('With the first picture'))
  await over[0]
  expect(await shown()).toBe('With the first picture')
  await press(2)
  await press(3)
  comes[1]?.(word('With the second picture'))
  await over[1]
  expect(await shown()).toBe('Press 3')
})

it('puts a late result into the answer, if there is one', async () => {
  const whole = {
    ...newPost({ content: 'Words' }),
    files: [{ name: 'a.png', data: new Uint8Array([1]), description: 'A dot' }],
  }
  const anna = discord.as('Anna')
  let come = (_: typeof whole | null) => {}
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isButton()) return
    const later = new Promise<typeof whole | null>((resolve) => {
      come = resolve
    })
    const outcome = { how: 'tell', post: newPost({ content: 'Words' }), later } as const
    await answerInteraction(interaction, pino({ level: 'silent' }), async () => outcome)
  })
  const { id } = await findRaidsChannel(bot).send({ components: BUTTONS })
  const asked = async (later: typeof whole | null) => {
    const answer = resultingMessage(await anna.click(id, 'Board'))
    expect([answer.content, answer.attachments]).toEqual(['Words', []])
    come(later)
    return answer
  }
  const without = await asked(null)
  const withFile = await asked(whole)
  const shown = (answer: { id: string }) => async () =>
    (await anna.messages()).find((one) => one.id === answer.id)?.attachments
  const files = await discord.until(async () => {
    const found = await shown(withFile)()
    return found !== undefined && found.length > 0 && found
  })
  expect(files).toMatchObject([{ filename: 'a.png', description: 'A dot' }])
  expect(await shown(without)()).toEqual([])
})

it('answers a click below its message if the message must be changed afterwards', async () => {
  const whole = { ...newPost({ content: 'Yours, painted' }) }
  let held: ButtonInteraction | null = null
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isButton()) return
    held = interaction
    const outcome = {
      how: 'tell',
      post: newPost({ content: 'Yours' }),
      later: Promise.resolve(whole),
    } as const
    await answerInteraction(interaction, pino({ level: 'silent' }), async () => outcome, { isHeld: true })
  })
  const { id } = await findRaidsChannel(bot).send({ content: 'A question', components: BUTTONS })
  const anna = discord.as('Anna')
  const answer = resultingMessage(await anna.click(id, 'Board'))
  expect(answer.id).not.toBe(id)
  const read = async (of: string) => (await anna.messages()).find((one) => one.id === of)?.content
  await discord.until(async () => (await read(answer.id)) === 'Yours, painted')
  await (held as ButtonInteraction | null)?.editReply({ content: 'The next question' })
  expect(await read(id)).toBe('The next question')
  expect((await discord.as('Ben').messages()).map(({ content }) => content)).toEqual(['The next question'])
})

it('acknowledges a click if no later change of its message has done so', async () => {
  const told: boolean[] = []
  const bot = await logInNewBot(async (interaction) => {
    if (!interaction.isButton()) return
    const isChanged = async () => {
      const isFirst = told.length === 0
      if (isFirst) await interaction.update({ content: 'The next question' })
      told.push(isFirst)
      return isFirst
    }
    await answerInteraction(interaction, pino({ level: 'silent' }), async () => ({ how: 'quiet' }), {
      isChanged,
    })
  })
  const { id } = await findRaidsChannel(bot).send({ content: 'A question', components: BUTTONS })
  const first = await discord.as('Anna').click(id, 'Board')
  expect(first.outcome).toMatchObject({ kind: 'update', message: { content: 'The next question' } })
  const { id: other } = await findRaidsChannel(bot).send({ content: 'Another', components: BUTTONS })
  expect((await discord.as('Anna').click(other, 'Board')).outcome).toEqual({ kind: 'acknowledged' })
})

describe('work that takes longer than Discord waits', () => {
  const SLOW_MS = 60

  /** Returns a bot with a command and a button that both return this outcome after a delay. */
  const slowly = async (reply: Reply) => {
    const bot = await logInNewBot(async (interaction) => {
      if (!interaction.isChatInputCommand() && !interaction.isButton()) return
      const work = () => sleep(SLOW_MS, reply)
      await answerInteraction(interaction, pino({ level: 'silent' }), work, { patienceMs: SLOW_MS / 4 })
    })
    await bot.application?.commands.set(testCommands)
    return bot
  }
  const seenBy = async (name: string) => (await discord.as(name).messages()).map(({ content }) => content)
  const picture = { name: 'a.png', data: new Uint8Array([1]), description: 'A dot' }

  it('is shown to everybody if it was meant for everybody, with its picture', async () => {
    const shown = newPost({ content: 'A lobby' })
    await slowly({ how: 'show', post: shown, later: sleep(100, { ...shown, files: [picture] }) })
    await discord.as('Anna').slash('ping')
    const lobby = () => discord.as('Ben').messages()
    await discord.until(async () => (await lobby()).some(({ attachments }) => attachments.length > 0))
    expect(await seenBy('Ben')).toEqual(['A lobby'])
    expect(await seenBy('Anna')).toEqual(['A lobby'])
  })

  it('is shown only to the person who asked, if it was meant for them', async () => {
    await slowly(privateReply('A secret'))
    await discord.as('Anna').slash('ping')
    await discord.until(async () => (await seenBy('Anna')).includes('A secret'))
    expect(await seenBy('Ben')).toEqual([])
  })

  it('says that it is too late to open a form', async () => {
    await slowly({ how: 'form', form: { custom_id: 'x', title: 'X', components: [] } })
    await discord.as('Anna').slash('ping')
    await discord.until(async () => `${await seenBy('Anna')}`.includes('too long to open the window'))
  })

  it('leaves no message that says "thinking" for ever', async () => {
    await slowly({ how: 'quiet' })
    await discord.as('Anna').slash('ping')
    await discord.until(async () => (await seenBy('Anna')).length === 0)
  })
})
