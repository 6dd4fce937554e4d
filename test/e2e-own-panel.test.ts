/** The private panel from which a person acts. There is one for each raid, and it shows the present question. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { Evening } from './support/evening.ts'
import { withPicture } from './support/pictures.ts'
import { keepHand, openQuestion } from './support/questions.ts'

/** Every run plays the same cards. */
const SEED = '00000000000000000000000000000007'

let evening: Evening
let discord: PlaygroundClient
let thread: string

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  discord = evening.discord
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').slash('raid join', { deck: 'horde-warrior' })
  await discord.as('Anna').click(lobby.id, 'Start')
  thread = await evening.firstThread()
})

afterAll(async () => {
  await evening.close()
})

const in_ = (name: string) => discord.as(name).in(thread)

const question = (isIt: (message: MessageJson) => boolean = () => true) =>
  discord.until(async () => {
    const message = openQuestion(await in_('Dora').messages())
    return message && isIt(message) ? message : null
  })

/** The present content of a private message. */
const seen = async (name: string, id: string): Promise<MessageJson> => {
  const found = (await in_(name).messages()).find((message) => message.id === id)
  if (!found) throw new Error(`${name} doesn’t see the message ${id}`)
  return found
}

/** Whether a request changes the message on which the interaction of its token was. */
const editsOriginal = ({ path }: { readonly path: string }) => /\/(@|%40)original$/.test(path)

test('an opening hand that was decided on is shown again once all have decided', async () => {
  const asked = await question()
  const bens = resultingMessage(await in_('Ben').click(asked.id, 'My hand: keep or mulligan'))
  await in_('Ben').click(bens.id, 'Keep this hand')
  await keepHand(in_('Anna'), asked)
  await question((message) => buttonLabels(message).includes('End turn'))
  const after = await discord.until(async () => {
    const message = await seen('Ben', bens.id)
    return !buttonLabels(message).includes('Mulligan') && message
  })
  expect(buttonLabels(after)).toEqual(['My moves', 'Board', 'Large letters for a desktop', 'In words'])
  expect(after.attachments).toHaveLength(1)
})

test('an older panel costs nothing until somebody presses on it; then it shows the present, and is updated', async () => {
  const asked = await question()
  const first = resultingMessage(await in_('Anna').slash('hand'))
  expect(isEphemeral(first)).toBe(true)
  await withPicture(discord, in_('Anna'), first)
  const before = (await discord.requests()).length
  const second = resultingMessage(await in_('Anna').click(asked.id, 'My hand'))
  expect(second.id).not.toBe(first.id)
  const pressed = resultingMessage(await in_('Anna').click(first.id, 'My moves'))
  expect(pressed.id).toBe(first.id)
  expect(buttonLabels(pressed)).toContain('End turn')
  expect(buttonLabels(await seen('Anna', second.id))).toEqual([
    'My moves',
    'Board',
    'Large letters for a desktop',
    'In words',
  ])
  const changed = (await discord.requests()).slice(before).filter(({ method }) => method === 'PATCH')
  expect(changed.length).toBeLessThanOrEqual(2) // late pictures of a hand
})

test('in a panel, hand and moves replace each other', async () => {
  const hand = resultingMessage(await in_('Anna').slash('hand'))
  const moves = resultingMessage(await in_('Anna').click(hand.id, 'My moves'))
  expect([moves.id, moves.attachments]).toEqual([hand.id, []])
  const again = resultingMessage(await in_('Anna').click(moves.id, 'My hand'))
  expect([again.id, again.attachments.length]).toEqual([hand.id, 1])
})

test('a hand is a picture that fits a phone, or words, and the choice is remembered', async () => {
  const hand = resultingMessage(await in_('Anna').slash('hand'))
  const drawn = await discord.until(async () => {
    const now = await seen('Anna', hand.id)
    return now.attachments.length > 0 && now
  })
  expect(drawn.embeds).toEqual([])
  const words = resultingMessage(await in_('Anna').click(hand.id, 'In words'))
  expect([words.id, words.attachments]).toEqual([hand.id, []])
  expect(JSON.stringify(words.embeds)).toContain('Hand of Anna')
  const again = resultingMessage(await in_('Anna').slash('hand'))
  expect([again.attachments, again.embeds.length]).toEqual([[], 1])
  const picture = resultingMessage(await in_('Anna').click(again.id, 'Picture for a desktop'))
  expect([picture.embeds, picture.attachments.length]).toEqual([[], 1])
  const wide = picture.attachments[0]
  expect(Number(wide?.width) / Number(wide?.height)).toBeGreaterThan(550 / 350 - 0.01)
  const phone = resultingMessage(await in_('Anna').click(picture.id, 'Large letters for a phone'))
  expect(buttonLabels(phone)).toContain('Large letters for a desktop')
})

test('an answer elsewhere appears in the open panel, with its result', async () => {
  await in_('Anna').slash('settings', { lookback: false })
  const asked = await question()
  const hand = resultingMessage(await in_('Anna').slash('hand'))
  const panel = resultingMessage(await in_('Anna').click(hand.id, 'My moves'))
  expect(buttonLabels(panel)).toContain('End turn')
  const before = (await discord.requests()).length
  const { outcome } = await in_('Anna').click(asked.id, 'End turn')
  expect(outcome).toMatchObject({ kind: 'update', message: { id: asked.id } }) // in one request, with the record
  const since = (await discord.requests()).slice(before)
  expect(since.filter(editsOriginal)).toEqual([])
  const after = await discord.until(async () => {
    const message = await seen('Anna', panel.id)
    return !buttonLabels(message).includes('End turn') && message
  })
  expect(after.content).toContain('Waiting for **Ben**')
  const edits = (await discord.requests())
    .slice(before)
    .filter(({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks/'))
  expect([edits.length > 0, edits.filter((edit) => !editsOriginal(edit))]).toEqual([true, []])
})

test('a question that was answered in the panel that it opened is edited with the token of that click, not the bot’s own', async () => {
  await in_('Ben').slash('settings', { lookback: false })
  const asked = await question(({ content }) => content.includes('Ben'))
  const panel = resultingMessage(await in_('Ben').click(asked.id, 'My moves'))
  expect(panel.id).not.toBe(asked.id)
  const before = (await discord.requests()).length
  await in_('Ben').click(panel.id, 'End turn')
  await discord.until(async () => (await seen('Dora', asked.id)).content !== asked.content)
  const changes = (await discord.requests()).slice(before).filter(({ method }) => method === 'PATCH')
  const byToken = changes.filter(({ path }) => /^\/webhooks\/\d+\/[^/]+\/messages\/@original/.test(path))
  expect(byToken.length).toBeGreaterThan(0)
  expect(changes.filter(({ path }) => path.startsWith('/channels'))).toEqual([])
})
