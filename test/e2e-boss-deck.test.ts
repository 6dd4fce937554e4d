/**
 * A Boss player’s own deck at a Discord table: built in the panel, imported, exported, chosen in the lobby, and
 * played.
 */
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonLabels, isEphemeral, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { keepHand, openQuestion } from './support/questions.ts'
import { textOf } from './support/witness.ts'

type Message = ReturnType<typeof resultingMessage>

const PATIENCE = { timeout: 120_000 }

let evening: Evening
let lobby: Message
let thread: string

beforeAll(async () => {
  evening = await Evening.open()
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const dora = () => evening.discord.as('Dora')

/** The present content of a message. */
const untilChanged = (message: Message, what: string): Promise<Message> =>
  evening.discord.until(async () => {
    const now = (await dora().messages()).find(({ id }) => id === message.id)
    return now && textOf(now).includes(what) ? now : null
  }, 20_000)

test('a person without characters builds the deck of a Boss in the panel', PATIENCE, async () => {
  const panel = resultingMessage(await dora().slash('deck edit', { boss: 'onyxia' }))
  expect(textOf(panel)).toContain('Your deck as Onyxia')
  expect(textOf(panel)).toContain('from all of the Boss’s cards')
  const words = JSON.stringify(panel.components)
  expect([words.includes('Cost: 2'), words.includes('Class:'), words.includes('Type:')]).toEqual([
    true,
    false,
    false,
  ])
  await dora().select(panel.id, ['OLR-9'], 'Put in … (1 of 2)')
  const changed = await untilChanged(panel, '＋ 1 Deep Breath')
  expect(textOf(changed)).toContain('The deck is legal: 61 cards')
  if (process.env.KEEP_PICTURE) {
    const [file] = changed.attachments
    writeFileSync(process.env.KEEP_PICTURE, Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer()))
  }
  await dora().click(panel.id, 'Save the deck')
  await untilChanged(panel, 'Saved: the deck has 61 cards.')
})

test('imports and exports it, and a refusal names the cards that may not be in it', PATIENCE, async () => {
  const window = await dora().slash('deck import', { boss: 'onyxia' })
  expect(window.outcome).toMatchObject({ kind: 'modal', modal: { title: 'A decklist for Onyxia' } })
  const wrong = await evening.privateAnswer('Dora', 'deck edit', { boss: 'onyxia', in: 'Adrenaline Rush' })
  expect(wrong.content).toContain(
    'Adrenaline Rush is not one of the cards that a deck of Onyxia may contain.',
  )
  const few = await evening.privateAnswer('Dora', 'deck edit', { boss: 'onyxia', out: 'Crush', copies: 2 })
  expect(few.content).toContain('The deck has 59 cards, but it needs at least 60 (100.1).')
  const done = await evening.privateAnswer('Dora', 'deck edit', {
    boss: 'onyxia',
    in: 'Deep Breath',
    out: 'Crush',
  })
  expect(done.content).toContain('61 cards')
  expect(done.content).toContain('press **The Boss’s deck** in a lobby')
  const list = textOf(await evening.privateAnswer('Dora', 'deck show', { boss: 'onyxia', export: true }))
  expect([list.includes('4 Deep Breath'), list.includes('1 Crush')]).toEqual([true, true])
  const shown = await evening.privateAnswer('Dora', 'deck show', { boss: 'onyxia' })
  const asText = resultingMessage(await evening.discord.as('Dora').click(shown.id, 'As text'))
  expect(textOf(asText)).toContain('4 Deep Breath')
  const others = await evening.privateAnswer('Anna', 'deck show', { boss: 'onyxia', who: 'Dora' })
  expect([others.content, others.embeds.length]).toEqual([expect.stringContaining('Only the Boss player'), 0])
  const checked = await evening.privateAnswer('Dora', 'deck import', { boss: 'onyxia', check: true })
  expect(checked.content).toContain('The deck is legal: 61 cards')
})

test(
  'the Boss player chooses it in the lobby, everybody sees that it is not the printed one, and the raid is played with it',
  PATIENCE,
  async () => {
    const { discord } = evening
    lobby = resultingMessage(await discord.as('Anna').slash('raid create', { raid: 'onyxia' }))
    await discord.as('Anna').select(lobby.id, ['horde-rogue'])
    expect(buttonLabels(lobby)).not.toContain('The Boss’s deck')
    await dora().click(lobby.id, 'Play the Boss')
    await untilChanged(lobby, '♛ **Dora** as Onyxia, the Boss')
    await evening.allSent()
    const others = resultingMessage(await discord.as('Anna').click(lobby.id, 'The Boss’s deck'))
    expect(others.content).toContain('Only the Boss player can choose')
    const panel = resultingMessage(await dora().click(lobby.id, 'The Boss’s deck'))
    expect([isEphemeral(panel), buttonLabels(panel)]).toEqual([
      true,
      ['The printed deck (60)', 'My own deck (61)', 'Build my deck'],
    ])
    expect(textOf(panel)).toContain('60 cards or more, at most 4 of each of these 30')
    await dora().click(panel.id, 'My own deck (61)')
    await untilChanged(panel, 'You play your own deck.')
    await untilChanged(lobby, 'as Onyxia, the Boss, with a deck of their own')
    await discord.as('Anna').click(lobby.id, 'Start')
    thread = await evening.threadOn(lobby)
    const question = await discord.until(async () =>
      openQuestion(await discord.as('Anna').in(thread).messages()),
    )
    const own = resultingMessage(await dora().in(thread).slash('boss'))
    expect(own.content).toContain('Deck 54')
    for (const name of ['Dora', 'Anna']) await keepHand(discord.as(name).in(thread), question)
  },
)

test('a raid that the Boss wins is on the Boss player’s sheet and in their history', PATIENCE, async () => {
  const { discord } = evening
  const asked = resultingMessage(await discord.as('Anna').in(thread).slash('raid leave'))
  await discord.as('Anna').in(thread).click(asked.id, 'Concede')
  const sheet = await discord.until(async () => {
    const shown = await evening.privateAnswer('Dora', 'sheet')
    return shown.embeds.length > 0 ? shown : null
  })
  expect(textOf(sheet)).toContain('♛ Dora as the Boss')
  expect(textOf(sheet)).toContain('1 raid, **1 won** · **0 raiders** destroyed')
  expect(textOf(sheet)).toContain('against 1 raider')
  const own = await evening.privateAnswer('Dora', 'history')
  expect(textOf(own)).toContain('won in')
  expect(textOf(own)).toContain('0 of 1 raider destroyed')
  const [code = ''] = /[A-Z0-9]{6}(?=`)/.exec(textOf(own)) ?? []
  await dora().select(own.id, [code], 'Show a raid …')
  const read = await untilChanged(own, 'The Boss: Dora, with a deck of their own')
  expect(buttonLabels(read)).toContain('‹ Back to the history')
  const campaign = await evening.privateAnswer('Anna', 'campaign')
  expect(textOf(campaign)).toContain('Against a Boss')
})

test('one command joins a raid as the Boss with that deck', PATIENCE, async () => {
  const { discord } = evening
  const other = resultingMessage(await discord.as('Ben').slash('raid create', { raid: 'onyxia' }))
  const { id } = await discord.until(async () =>
    (await discord.as('Ben').state()).channels.find((one) => one.parent_id && one.id === other.id),
  )
  const emil = resultingMessage(
    await discord.as('Emil').in(id).slash('raid join', { boss: true, deck: 'own' }),
  )
  expect(emil.content).toContain('You have no deck of your own for Onyxia yet')
  const joined = resultingMessage(await dora().in(id).slash('raid join', { boss: true, deck: 'own' }))
  expect(joined.content).toContain('You play your own deck.')
})
