/**
 * Instructions to the autopilot at a Discord table, clicked and typed. Nobody is asked again after they have answered
 * in advance.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { createTable } from '../src/table/table.ts'
import { Evening } from './support/evening.ts'
import { keepHand } from './support/questions.ts'

/** Every run plays the same cards. */
const SEED = '00000000000000000000000000000007'

let evening: Evening
let discord: PlaygroundClient
let thread: string

/** Begins a raid of three raiders with full control who are asked in every window, up to Anna's action phase. */
beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  discord = evening.discord
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  for (const name of ['Anna', 'Ben', 'Cleo'])
    await discord.as(name).select(lobby.id, [name === 'Ben' ? 'horde-warrior' : 'horde-rogue'])
  thread = await evening.firstThread()
  const table = createTable(evening.store)
  const raid = await evening.raidIn(thread)
  await table.settings.changeRaid(raid.id, { everyWindow: true })
  for (const { person } of raid.seats)
    await table.settings.changePerson(person, { stops: 'all', lookBack: false })
  await discord.as('Anna').click(lobby.id, 'Start')
  let asked = await prompt()
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    await keepHand(in_(name), asked.message)
    asked = await prompt(asked.message)
  }
  while (!(await prompt()).message.content.includes('your turn!')) await answer('Pass')
}, 60_000)

afterAll(() => evening.close())

const in_ = (name: string) => discord.as(name).in(thread)

const prompt = (after?: MessageJson) => evening.question(thread, after)

/** The asked person presses this button, and the next question is there. */
async function answer(button: string): Promise<{ message: MessageJson; name: string }> {
  const { message, name } = await prompt()
  const endsTurn = button === 'Pass' && buttonLabels(message).includes('End turn')
  await in_(name).click(message.id, endsTurn ? 'End turn' : button)
  return prompt(message)
}

test('one line shows since when the raid waits, and the order of the turns', async () => {
  const { message } = await prompt()
  expect(message.content).toMatch(/^-# ⏳ asked <t:\d+:R> · turn order: Anna → Ben → Cleo → The Dungeon$/m)
})

test('Ben passes until his turn, by two presses below Anna’s question, and is not asked meanwhile', async () => {
  const { message } = await prompt()
  const orders = resultingMessage(await in_('Ben').click(message.id, 'Autopilot'))
  expect([isEphemeral(orders), orders.content]).toEqual([true, expect.not.stringContaining('1. ')])
  const given = resultingMessage(await in_('Ben').select(orders.id, ['Pass until my turn']))
  expect([given.id, given.content]).toEqual([orders.id, expect.stringContaining('✓ Pass until my turn.')])
  expect(given.content).toContain('Waiting for **Anna** to act or pass.')
  expect(buttonLabels(given)).toContain('✕ End instruction 1')
  const next = await answer('Pass')
  expect([next.name, next.message.content]).toEqual(['Cleo', expect.stringContaining('passed: Anna, Ben')])
  expect(next.message.content).toContain('Ben passes until their turn')
})

test('a player who is heard later presses "Pass" below another’s question, and it counts when they are heard', async () => {
  const asked = await answer('Pass')
  expect(asked.name).toBe('Anna')
  const passed = resultingMessage(await in_('Cleo').click(asked.message.id, 'Pass'))
  expect([isEphemeral(passed), passed.content]).toEqual([
    true,
    expect.stringContaining('You pass in advance'),
  ])
  const pings = await discord.pings('Cleo')
  const next = await answer('Pass')
  expect(next.name).not.toBe('Cleo')
  expect(await discord.pings('Cleo')).toEqual(pings)
})

test('an instruction ends automatically: Ben is asked as his turn begins', async () => {
  let next = await prompt()
  for (let n = 0; n < 9 && next.name !== 'Ben'; n++) next = await answer('Pass')
  expect(next.name).toBe('Ben')
  expect(next.message.content).not.toContain('Ben passes')
  const shown = resultingMessage(await in_('Ben').slash('autopilot'))
  expect(shown.content).not.toContain('1. ')
})

test('the panel shows where a player is asked, and one press changes it', async () => {
  const { message } = await prompt()
  const shown = resultingMessage(await in_('Anna').click(message.id, 'Autopilot'))
  expect(shown.content).toContain('**full control**')
  const few = resultingMessage(await in_('Anna').click(shown.id, 'Ask me where it matters'))
  expect([few.id, few.content]).toEqual([shown.id, expect.stringContaining('✓ Ask me where it matters.')])
  const orders = resultingMessage(await in_('Anna').click(few.id, 'Autopilot'))
  expect(orders.content).toContain('asked **where it matters**')
  expect(buttonLabels(orders)).toEqual(expect.arrayContaining(['Full control', 'Full control this turn']))
  await in_('Anna').click(orders.id, 'Full control')
  expect(resultingMessage(await in_('Anna').slash('autopilot')).content).toContain('**full control**')
})

test('instructions are typed too, with suggestions of what is possible now, and lifted by one press', async () => {
  const choices = await in_('Anna').autocomplete('autopilot', { set: 'until' }, 'set')
  expect(choices.map(({ name }) => name)).toEqual([
    'Pass until my turn',
    'Pass until my cards are targeted',
    'Pass until my cards are attacked',
  ])
  const set = resultingMessage(await in_('Anna').slash('autopilot', { set: String(choices[1]?.value) }))
  expect(set.content).toContain('1. Pass until my cards are targeted')
  const held = resultingMessage(await in_('Anna').slash('autopilot', { set: 'ask me at' }))
  const listed = await in_('Anna').autocomplete('autopilot', { lift: '' }, 'lift')
  expect(listed.map(({ name }) => name)).toEqual([
    'Pass until my cards are targeted',
    'Ask me at every protect and strike',
    '✕ End all',
  ])
  const lifted = resultingMessage(await in_('Anna').click(held.id, '✕ End instruction 1'))
  expect(lifted.content).toContain('1. Ask me at every protect and strike')
  const none = resultingMessage(await in_('Anna').slash('autopilot', { lift: 'all' }))
  expect(none.content).not.toContain('1. ')
  const wrong = resultingMessage(await in_('Anna').slash('autopilot', { set: 'cheat' }))
  expect(wrong.content).toContain('I don’t know that instruction')
})

test('news say for whom the autopilot has passed', async () => {
  const lines = (await in_('Dora').messages()).flatMap(({ content }) => content.split('\n'))
  expect(lines.some((line) => /^(> )?-# Passed by autopilot: Ben\./.test(line))).toBe(true)
})

test('the bot sent no request that the stand-in does not know', async () => {
  expect(await discord.unknownRoutes()).toEqual([])
  expect((await discord.requests()).filter((one) => one.status >= 400 && one.status !== 404)).toEqual([])
})
