/**
 * Constructed decks at a Discord table: a person imports a public list, takes a seat against a Boss with it, and plays
 * cards of it that nobody has written by hand.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reasonsAgainstCardInDeck } from '../src/cards/legality.ts'
import { isPlayedFromCompiledData, manuallyPlayedCard } from '../src/cards/pool/automated.ts'
import { printedEntries, printedEntriesNamed, printedFacts } from '../src/cards/pool/printed.ts'
import type { Card } from '../src/engine/index.ts'
import { buttonLabels, isEphemeral, resultingMessage } from '../src/playground/client.ts'
import type { TestParty } from '../src/table/fixture.ts'
import { Evening } from './support/evening.ts'
import { cheapManualCards, listWithCards, playManualCard } from './support/manual-cards.ts'
import { keepHand } from './support/questions.ts'
import { textOf } from './support/witness.ts'

const PATIENCE = { timeout: 120_000 }

let evening: Evening

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => '0123456789abcdef'.repeat(2) })
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const anna = () => evening.discord.as('Anna')

/** Names of the priest's list in remariano138/wowtcg-godot (decks/ideas), with more copies of some automated cards. */
const PRIEST = `Hero: Boris Brightbeard
Quests
4 The Defias Brotherhood
2 A Donation of Wool
4 Kibler's Exotic Pets
3 Finkle Einhorn, At Your Service!
3 Chasing A-Me 01
1 The Missing Diplomat
1 In Dreams
Equipment
1 Mooncloth Robe
Abilities
2 Dispel Magic
2 Vanquish
Allies
2 Adept Breton
1 Acolyte Demia
1 Braxiss the Sleeper
2 Apprentice Teep
3 Tracker Gallen
2 Freya Lightsworn
4 Crazy Igvand
2 Latro Abiectus
2 Parvink
4 Kor Cindervein
2 Tristan Rapidstrike
1 Ryn Dreamstrider
2 Nerra Lifeboon
3 Liba Wobblebonk
4 Anika Berlyn
2 Stylean Silversteel`

const file = (text: string) => ({ name: 'deck.txt', base64: Buffer.from(text).toString('base64') })

const importing = async (list: string, more: Record<string, boolean> = {}) =>
  (await evening.privateAnswer('Anna', 'deck import', { list: file(list), ...more })).content

test('a newcomer imports a list of any set and gets a character that keeps it', PATIENCE, async () => {
  expect(await importing(PRIEST.replace('2 Vanquish', '5 Vanquish'))).toBe(
    'There are 5 copies of Vanquish, but only four are allowed (100.4).\nYour deck has not changed.',
  )
  expect(await importing(`${PRIEST}\n1 Sinister Strike`)).toContain(
    'Sinister Strike is only for Rogues (100.2a).',
  )
  expect(await importing(`${PRIEST}\n1 Taz'dingo`)).toContain("Taz'dingo is only for the Horde (100.2a).")
  const done = await importing(PRIEST)
  expect(done).toContain('✓ A constructed deck: **Boris Brightbeard**, 60 cards.')
  expect(done).toContain('By default it can be played in Onyxia')
  expect(textOf(await evening.privateAnswer('Anna', 'character'))).toContain('Alliance Priest')
  expect(await importing(PRIEST)).toContain('already your constructed deck: 60 cards')
})

test('the deck is shown, exported and edited beside the own deck', PATIENCE, async () => {
  const shown = textOf(await evening.privateAnswer('Anna', 'deck show', { constructed: true }))
  expect(shown).toMatch(/Constructed deck of Anna's .*Boris Brightbeard · 60 cards/s)
  expect(textOf(await evening.privateAnswer('Anna', 'deck show'))).not.toContain('Boris')
  const list = textOf(await evening.privateAnswer('Anna', 'deck show', { constructed: true, export: true }))
  expect(list).toContain('Hero: Boris Brightbeard')
  const edited = await evening.privateAnswer('Anna', 'deck edit', {
    ...{ constructed: true, in: 'Ryn Dreamstrider', out: 'In Dreams' },
  })
  expect(edited.content).toMatch(/Your constructed deck has changed.*− 1 In Dreams.*＋ 1 Ryn Dreamstrider/s)
})

test('a Dungeon refuses the deck with the reason until the server allows it', PATIENCE, async () => {
  await anna().slash('raid create', { raid: 'deadmines', mode: 'novice' })
  const refused = await evening.privateAnswer('Anna', 'raid join', { deck: 'constructed' })
  expect(refused.content).toMatch(
    /^Constructed decks can’t be played in The Deadmines on this server\. They can be played in Onyxia/,
  )
  await evening.privateAnswer('Anna', 'campaign', { decks: 'constructed' })
  const seated = await evening.privateAnswer('Anna', 'raid join', { deck: 'constructed' })
  expect(seated.content).toContain('You have joined the raid')
  await evening.privateAnswer('Anna', 'raid leave')
  await evening.privateAnswer('Anna', 'campaign', { decks: 'ownOnly' })
  await anna().slash('raid create', { raid: 'onyxia' })
  expect((await evening.privateAnswer('Anna', 'raid join', { deck: 'constructed' })).content).toContain(
    'Constructed decks can’t be played in',
  )
  await evening.privateAnswer('Anna', 'campaign', { decks: 'collection' })
})

test('it raids against a Boss, and compiled cards are played', PATIENCE, async () => {
  const lobby = resultingMessage(await anna().slash('raid create', { raid: 'onyxia' }))
  const choice = resultingMessage(await anna().click(lobby.id, 'Join'))
  expect([isEphemeral(choice), choice.content]).toEqual([true, 'With which deck do you take the seat?'])
  expect(buttonLabels(choice)[1]).toBe('Constructed: Boris Brightbeard (60)')
  const seated = resultingMessage(await anna().click(choice.id, 'Constructed: Boris Brightbeard (60)'))
  expect(seated.content).toContain('You play **Boris Brightbeard**')
  const shown = await evening.discord.until(async () =>
    (await anna().messages()).find((one) => one.id === lobby.id && textOf(one).includes('Boris')),
  )
  expect(textOf(shown)).toContain('as Boris Brightbeard')
  expect(textOf(shown)).toContain('with a constructed deck')
  await anna().click(lobby.id, 'Start')
  const thread = await evening.threadOn(lobby)
  const { message } = await evening.question(thread)
  await keepHand(anna().in(thread), message)
  expect(await compiledCardPlayed(thread)).toContain('plays')
})

function heroCard(): Card {
  const [row] = printedEntriesNamed('Boris Brightbeard')
  if (!row) throw new Error('the hero of the list is gone')
  return printedFacts(row)
}

const HERO = heroCard()

/** Two pieces of equipment of which the bot knows only the facts, whichever these are by now. */
const [first = '', second = ''] = printedEntries()
  .filter((row) => {
    const card = manuallyPlayedCard(row.id)
    return card?.type === 'equipment' && reasonsAgainstCardInDeck(HERO, card).length === 0
  })
  .map(({ name }) => name)
  .filter((name) => printedEntriesNamed(name).length === 1)

test(
  'cards with unknown texts are named before the raid, and begin it with their facts',
  PATIENCE,
  async () => {
    const list = PRIEST.replace('2 Vanquish', `2 ${first}`).replace('1 In Dreams', `1 ${second}`)
    const imported = await importing(list)
    expect(imported).toContain('I don’t know the text of 2 cards: ')
    for (const name of [first, second]) expect(imported).toContain(name)
    const lobby = resultingMessage(await anna().slash('raid create', { raid: 'onyxia' }))
    await evening.privateAnswer('Anna', 'raid join', { deck: 'constructed' })
    await evening.discord.until(async () =>
      (await anna().messages()).find((one) => one.id === lobby.id && textOf(one).includes('Played by hand')),
    )
    await anna().click(lobby.id, 'Start')
    const thread = await evening.threadOn(lobby)
    const begun = await evening.discord.until(async () => {
      const raid = await evening.raidIn(thread)
      return raid.status === 'playing' ? raid : null
    })
    const byHand = [...begun.cards.values()].filter((card) => card.byHand)
    expect(byHand.map(({ name }) => name).sort()).toEqual([first, second].sort())
  },
)

/** A message in Ben's thread with these words, once there is one. */
const said = (thread: string, words: string) =>
  evening.discord.until(async () =>
    (await evening.discord.as('Ben').in(thread).messages()).findLast((one) => one.content.includes(words)),
  )

/** Opens a raid of Anna, Ben and Cleo in which Ben has played a card by hand. */
async function manualCardPlayed(): Promise<{ thread: string; party: TestParty; card: Card }> {
  await evening.privateAnswer('Anna', 'campaign', { decks: 'constructed' })
  await evening.privateAnswer('Ben', 'character', { new: 'horde-rogue', name: 'Sly' })
  await evening.privateAnswer('Ben', 'deck import', { list: file(listWithCards(cheapManualCards())) })
  const lobby = resultingMessage(await anna().slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await anna().slash('raid join', { deck: 'horde-rogue' })
  await evening.discord.as('Ben').slash('raid join', { deck: 'constructed' })
  await evening.discord.as('Cleo').slash('raid join', { deck: 'horde-rogue' })
  await anna().click(lobby.id, 'Start')
  const thread = await evening.threadOn(lobby)
  await evening.question(thread)
  const raid = await evening.raidIn(thread)
  const [first, second, third] = raid.seats.map(({ person }) => person)
  if (!first || !second || !third) throw new Error('a seat is empty')
  const party: TestParty = { table: evening.table, raid, people: [first, second, third] }
  return { thread, party, card: await playManualCard(evening.store, party, second) }
}

test(
  'on a phone, its player presses ✋ and chooses; one press agrees, the log tells it, and /undo takes it back',
  PATIENCE,
  async () => {
    const { thread, party, card } = await manualCardPlayed()
    const ben = evening.discord.as('Ben').in(thread)
    await evening.allSent()
    const { message: question } = await evening.question(thread)
    expect(buttonLabels(question)).toContain('✋ By hand')
    const panel = resultingMessage(await ben.click(question.id, '✋ By hand'))
    expect([isEphemeral(panel), panel.content]).toEqual([true, expect.stringContaining(`**${card.name}**`)])
    const hero = party.raid.seats[0]?.hero ?? ''
    const object = async () => {
      const { view } = await evening.table.look(party.raid.id, null)
      const found = view?.seats[0]?.hero
      if (!found || found.card !== hero) throw new Error('the hero is gone')
      return found
    }
    const before = await object()
    const chosen = resultingMessage(await ben.select(panel.id, ['damage'], 'What does the card do?'))
    expect(chosen.id).toBe(panel.id)
    const form = await ben.select(panel.id, [`${before.object}`], 'Which card?')
    expect(form.outcome.kind).toBe('modal')
    const wrong = resultingMessage(await ben.submit(form.interactionId, { number: 'two' }))
    expect(wrong.content).toContain('Write a whole number')
    await ben.select(panel.id, ['damage'], 'What does the card do?')
    const again = await ben.select(panel.id, [`${before.object}`], 'Which card?')
    const asked = resultingMessage(await ben.submit(again.interactionId, { number: '2' }))
    expect([asked.id, asked.content]).toEqual([panel.id, expect.stringContaining('2 raiders must agree')])
    const vote = await said(thread, 'asks to correct the game')
    await evening.discord.as('Cleo').in(thread).click(vote.id, 'Agree')
    const news = await said(thread, 'corrects the game')
    expect(news.content).toContain(`has ${before.damage + 2} damage. Why: ${card.name}`)
    expect((await object()).damage).toBe(before.damage + 2)
    const log = resultingMessage(await ben.slash('log'))
    expect(textOf(log)).toContain(`has ${before.damage + 2} damage`)
    await anna().in(thread).slash('undo', { steps: 1 })
    await said(thread, 'takes back')
    expect((await object()).damage).toBe(before.damage)
  },
)

/** Takes turns until a compiled card can be played, plays it, and returns the message that says so. */
async function compiledCardPlayed(thread: string): Promise<string | null> {
  const here = anna().in(thread)
  for (let turn = 0; turn < 40; turn++) {
    const moves = await here.autocomplete('play', { card: '' }, 'card')
    const name = moves.map((move) => nameOf(move.name)).find(isCompiledName)
    if (name !== undefined) {
      await here.slash('play', { card: name })
      const said = await evening.discord.until(async () =>
        (await here.messages()).find((one) => one.content.includes(`**${name}**`)),
      )
      return said.content
    }
    const [resource] = await here.autocomplete('place', { card: '' }, 'card')
    if (resource) await here.slash('place', { card: String(resource.value) })
    await here.slash('pass')
  }
  return null
}

/** The name of the card in a suggested move. */
const nameOf = (move: string): string => /^[^—(]*/.exec(move)?.[0].trim() ?? ''

const isCompiledName = (name: string): boolean => printedEntriesNamed(name).some(isPlayedFromCompiledData)
