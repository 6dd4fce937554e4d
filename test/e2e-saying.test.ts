/** Questions for numbers are answered in a form, or by a command, through discord.js and the local stand-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCards } from '../src/cards/index.ts'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundPerson,
  resultingMessage,
} from '../src/playground/client.ts'
import { startTable } from '../src/scenarios/table-setup.ts'
import { exampleCardsAboutDecks } from '../src/scenarios/test-cards/decks.ts'
import { savePinnedCards } from '../src/store/raids/cards.ts'
import { saveInputAndGame } from '../src/store/raids/inputs.ts'
import { createTable } from '../src/table/table.ts'
import { Evening } from './support/evening.ts'

let evening: Evening
let raidId: string
let anna: PlaygroundPerson

beforeAll(async () => {
  evening = await Evening.open()
  const { discord } = evening
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Anna').click(lobby.id, 'Start')
  const threadId = await evening.threadOn(lobby)
  anna = discord.as('Anna').in(threadId)
  raidId = (await evening.raidIn(threadId)).id
  await deal({ hand: ['Aimed Shot', 'Rend'], resources: 4 })
  await anna.slash('answer', { choice: 'keep' })
  await free()
})

afterAll(() => evening.close())

/** Replaces the dealt cards in the raid's state. No card of a raid's decks asks for X. */
async function deal(party: { hand: string[]; resources: number }): Promise<void> {
  const cards = exampleCardsAboutDecks.filter(({ name }) => name === 'Aimed Shot')
  const game = startTable({ raiders: { Anna: party }, cards })
  await evening.store.transaction(async (tx) => {
    const cardHash = await savePinnedCards(tx, [...allCards.values(), ...cards])
    const { version } = await tx.raid.update({ where: { id: raidId }, data: { cardHash } })
    const events = { events: [], objects: {} }
    const empty = { seat: 0, payload: {}, events, userId: null, interactionId: null }
    await saveInputAndGame(tx, { ...empty, raidId, version, kind: 'adjust', state: game })
  })
}

/** Anna passes until she is free to act in her own turn. */
async function free(): Promise<void> {
  for (;;) {
    const { view } = await createTable(evening.store).look(raidId, null)
    if (view?.turn.step === 'action' && view.chain.length === 0) return
    await anna.slash('pass')
  }
}

const playIt = async () => resultingMessage(await anna.slash('play', { card: 'Aimed Shot' }))

test('a number is picked from a select or typed into a form, and the reply follows at once', async () => {
  const asked = await playIt()
  expect(asked.content).toContain('hat is X for Aimed Shot? From 0 to 3')
  expect(buttonLabels(asked)).toContain('Type it')
  const window = await anna.click(asked.id, 'Type it')
  expect(window.outcome).toMatchObject({ kind: 'modal', modal: { title: 'Your answer' } })
  const done = resultingMessage(await anna.submit(window.interactionId, { words: ' 2 ' }))
  expect([isEphemeral(done), done.content]).toEqual([
    true,
    expect.stringContaining('hoose a target for Aimed Shot'),
  ])
})

test('a move in progress is taken back by a command, and an old form says so', async () => {
  expect(resultingMessage(await anna.slash('answer', { choice: 'back' })).content).toContain('Taken back')
  const asked = await playIt()
  const window = await anna.click(asked.id, 'Type it')
  await anna.slash('answer', { choice: '1' })
  const late = resultingMessage(await anna.submit(window.interactionId, { words: '3' }))
  expect(late.content).toContain('answered already')
})

test('an invalid number is refused in a sentence', async () => {
  await anna.slash('answer', { choice: 'back' })
  const asked = await playIt()
  const window = await anna.click(asked.id, 'Type it')
  const wrong = resultingMessage(await anna.submit(window.interactionId, { words: '77' }))
  expect(wrong.content).toMatch(/0 to 3|Possible|You can/)
})

test('one command answers any question, and a move is refused meanwhile', async () => {
  const other = resultingMessage(await anna.slash('attack', { attacker: 'Frizlix' }))
  expect(other.content).toContain('You are not being asked that now')
  await anna.slash('answer', { choice: '1' })
  const whom = await anna.autocomplete('answer', { choice: 'Cap' }, 'choice')
  expect(whom.map(({ name }) => name.split(' — ')[0])).toEqual(['"Captain" Cookie'])
  const all = await anna.autocomplete('answer', { choice: '' }, 'choice')
  expect(all.at(-1)).toEqual({ name: '↶ Take back', value: 'back' })
  const shot = resultingMessage(await anna.slash('answer', { choice: 'Captain' }))
  expect(shot.content).toContain('✓')
  expect(shot.content).not.toContain('isn’t')
})

test('a resource, an attack and its defender are typed, each separately', async () => {
  await free()
  const placed = resultingMessage(await anna.slash('place', { card: 'Rend' }))
  expect(placed.content).toContain('You place')
  await free()
  const attack = resultingMessage(await anna.slash('attack', { attacker: 'Frizlix' }))
  expect(attack.content).toContain('hom does Frizlix attack?')
  const fought = resultingMessage(await anna.slash('answer', { choice: 'Captain' }))
  expect(fought.content).toContain('✓')
  await free()
  const uses = await anna.autocomplete('use', { power: '' }, 'power')
  expect(uses.map(({ name }) => name.split(' — ')[0])).toEqual(['Use Frizlix'])
})
