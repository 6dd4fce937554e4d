/** Somebody builds a deck in a private panel, clicked through discord.js and the local stand-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allCards, cardWithId } from '../src/cards/index.ts'
import { cardFactsOf } from '../src/cards/pool/automated.ts'
import { buttonLabels, isEphemeral, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { textOf } from './support/witness.ts'

type Message = ReturnType<typeof resultingMessage>

const PATIENCE = { timeout: 120_000 }
const [FILTER, IN, OUT] = ['Show only …', 'Put in …', 'Take out …']

let evening: Evening

beforeAll(async () => {
  evening = await Evening.open()
  await evening.privateAnswer('Anna', 'character', { new: 'horde-rogue' })
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const anna = () => evening.discord.as('Anna')
const open = async (): Promise<Message> => resultingMessage(await anna().slash('deck edit'))

const option = z.looseObject({
  value: z.string(),
  label: z.string(),
  description: z.string().optional(),
  default: z.boolean().optional(),
})
const select = z.looseObject({ placeholder: z.string().optional(), options: z.array(option).optional() })
const rows = z.array(z.looseObject({ components: z.array(select) }))

/** The options of the menu whose labels begin with this text. */
const optionsOf = (message: Message, menu: string | undefined) =>
  rows
    .parse(message.components)
    .flatMap(({ components }) => components)
    .find(({ placeholder }) => placeholder?.startsWith(menu ?? ''))?.options ?? []

const click = async (message: Message, button: string): Promise<Message> => {
  await anna().click(message.id, button)
  return changed(message)
}

/** The panel with its picture, which takes a while on a busy machine. */
const changed = (before: Message): Promise<Message> =>
  evening.discord.until(
    async () =>
      (await anna().messages()).find(
        (one) =>
          one.id === before.id &&
          one.edited_timestamp !== before.edited_timestamp &&
          one.attachments.length > 0,
      ),
    20_000,
  )

async function choose(
  message: Message,
  menu: string | undefined,
  values: readonly string[],
): Promise<Message> {
  const found = rows
    .parse(message.components)
    .flatMap(({ components }) => components)
    .find(({ placeholder }) => placeholder?.startsWith(menu ?? ''))
  await anna().select(message.id, values, found?.placeholder)
  return changed(message)
}

async function own(copies: Record<string, number>): Promise<void> {
  const { db } = evening.store
  const { id: characterId } = await db.character.findFirstOrThrow({ where: { active: true } })
  const data = Object.entries(copies).map(([cardId, n]) => ({
    characterId,
    source: 'level:10',
    cardId,
    copies: n,
  }))
  await db.cardGained.createMany({ data })
}

/** Opens the form of the search, fills it in, and returns the panel with the results. */
async function search(message: Message, words: string, button = 'Search …'): Promise<Message> {
  const form = await anna().click(message.id, button)
  await anna().submit(form.interactionId, { search: words })
  return changed(message)
}

const labelled = (message: Message, text: string) =>
  optionsOf(message, IN).find(({ label }) => label.includes(text))

const deckNow = async () => textOf(await evening.privateAnswer('Anna', 'deck show', { export: true }))

test(
  'a card comes in and another goes out: the panel checks legality, and nothing is saved before the button',
  PATIENCE,
  async () => {
    await own({ 'DTP-30': 2, 'DTP-51': 1 })
    const before = await deckNow()
    const first = await open()
    expect(isEphemeral(first)).toBe(true)
    expect(textOf(first)).toContain('✓ The deck is legal: 60 cards')
    expect(
      optionsOf(first, IN)
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['DTP-30', 'DTP-51'])
    const out = optionsOf(first, OUT)[0]?.value ?? ''
    const less = await choose(first, OUT, [out])
    expect([less.id, textOf(less)]).toEqual([
      first.id,
      expect.stringContaining('59 cards, but it needs at least 60'),
    ])
    const again = await choose(less, IN, ['DTP-30'])
    const name = cardWithId('DTP-30').name
    expect(textOf(again)).toMatch(
      new RegExp(`✓ The deck is legal: 60 cards.*＋ 1 ${name}.*− 1 ${allCards.get(out)?.name}`, 's'),
    )
    expect(again.attachments).toHaveLength(1)
    expect(again.attachments[0]?.description).toMatch(
      /Comes in \(1\): Lord Godfrey .*Goes out \(1\): .*6: \d+ → \d+/,
    )
    expect(await deckNow()).toBe(before)
    expect(textOf(await open())).toContain(`＋ 1 ${name}`) // the draft is stored
    const saved = await click(again, 'Save the deck')
    expect(saved.content).toContain('✓ Saved: the deck has 60 cards')
    expect(textOf(saved)).toContain('This is the saved deck')
    expect(await deckNow()).toContain(`1 ${name}`)
  },
)

test('an illegal deck can’t be saved; one click goes back', PATIENCE, async () => {
  const first = await open()
  const all = await click(first, 'Moves one copy')
  const two = optionsOf(all, OUT).find(({ description }) => description?.includes('2 in the deck'))
  const many = await choose(all, OUT, [two?.value ?? ''])
  expect(textOf(many)).toMatch(/58 cards, but it needs at least 60.*− 2 /s)
  await expect(anna().click(many.id, 'Save the deck')).rejects.toThrow()
  const back = await click(many, 'Back to the saved deck')
  expect(textOf(back)).toContain('✓ The deck is legal: 60 cards')
})

test('filters show some of the cards, and stay while cards move; pages hold 25', PATIENCE, async () => {
  await evening.privateAnswer('Anna', 'campaign', { decks: 'constructed' })
  const first = await open()
  expect(optionsOf(first, IN)).toHaveLength(25)
  expect(buttonLabels(first)).toContain('Others to put in ›')
  const next = await click(first, 'Others to put in ›')
  expect(optionsOf(next, IN)[0]?.value).not.toBe(optionsOf(first, IN)[0]?.value)
  const allies = await choose(next, FILTER, ['ally', 'cost2', 'own', 'any'])
  const types = optionsOf(allies, IN).map(({ value }) => cardFactsOf(value))
  expect(types.length).toBeGreaterThan(3)
  expect(types.every((one) => one?.type === 'ally' && one.cost === 2)).toBe(true)
  const moved = await choose(allies, IN, [optionsOf(allies, IN)[0]?.value ?? ''])
  const set = optionsOf(moved, FILTER).filter((one) => one.default)
  expect(set.map(({ value }) => value)).toEqual(['ally', 'cost2', 'own', 'any'])
  const owned = optionsOf(await choose(moved, FILTER, ['owned']), IN).map(({ value }) => value)
  expect([owned.length, owned.includes('DTP-30'), owned.includes('DTP-51')]).toEqual([3, true, true])
  await evening.privateAnswer('Anna', 'campaign', { decks: 'collection' })
  expect(textOf(await open())).toContain('Missing from the collection: 1 ')
})

test('a search finds words of names, types and texts, and one choice adds a copy', PATIENCE, async () => {
  await evening.privateAnswer('Anna', 'campaign', { decks: 'constructed' })
  const first = await open()
  const found = await search(await click(first, 'Back to the saved deck'), 'ally 2 draw')
  expect(textOf(found)).toMatch(/🔍 “ally 2 draw”: \d+ cards? to put in/)
  const cards = optionsOf(found, IN).filter(({ label }) => !label.startsWith('🚫'))
  expect(cards.length).toBeGreaterThan(1)
  for (const { value } of cards) expect(cardFactsOf(value)?.cost).toBe(2)
  const [{ value = '' } = {}] = cards
  const added = await choose(found, IN, [value])
  expect(textOf(added)).toMatch(new RegExp(`＋ 1 ${cardFactsOf(value)?.name}.*🔍 “ally 2 draw”`, 's'))
  const back = await click(added, 'Back to the saved deck')
  const all = await click(back, 'End the search')
  expect(textOf(all)).not.toContain('🔍')
  const opened = resultingMessage(await anna().slash('deck edit', { search: 'weapon 3-4' }))
  expect(textOf(opened)).toMatch(/🔍 “weapon 3-4”: \d+ cards/)
})

test('the results name why a card can’t be added, and find misspelled names', PATIENCE, async () => {
  const found = await search(await open(), 'Execute')
  const refused = labelled(found, 'Execute')
  expect(refused?.label).toMatch(/^🚫 \(\d\) Execute · /)
  expect(refused?.description).toBe('Execute is only for Warriors (100.2a).')
  const told = await choose(found, IN, [refused?.value ?? ''])
  expect(told.content).toBe('Execute is only for Warriors (100.2a).')
  const similar = await search(told, 'Sinster Strik')
  expect(labelled(similar, 'Sinister Strike')).toBeDefined()
  const four = await search(similar, 'nothing has these words')
  expect(textOf(four)).toContain('“nothing has these words”: 0 cards to put in')
  const everything = await search(four, '')
  expect(optionsOf(everything, IN)).toHaveLength(25)
})

test('the panel says what the deck lacks, and lists cards of that kind', PATIENCE, async () => {
  const quests = await choose(await click(await open(), 'Moves one copy'), FILTER, ['quest'])
  const without = await choose(
    quests,
    OUT,
    optionsOf(quests, OUT).map(({ value }) => value),
  )
  expect(textOf(without)).toMatch(/Less than half of what the starter decks .* 0 quests \(they have \d+\)/)
  const lacking = await choose(without, FILTER, ['lacks'])
  const types = optionsOf(lacking, IN).map(({ value }) => cardFactsOf(value)?.type)
  expect([types.length > 3, new Set(types)]).toEqual([true, new Set(['quest'])])
  await click(lacking, 'Back to the saved deck')
  await evening.privateAnswer('Anna', 'campaign', { decks: 'collection' })
})

test('a person whose language is German reads the search in German', PATIENCE, async () => {
  await evening.privateAnswer('Anna', 'settings', { language: 'de' })
  const found = await search(await open(), 'ally 2', 'Suchen …')
  expect(textOf(found)).toMatch(/🔍 „ally 2“: \d+ Karten? zum Hineinnehmen/)
  expect(buttonLabels(found)).toContain('Suche beenden')
  await evening.privateAnswer('Anna', 'settings', { language: 'en' })
})

test('after another change of the deck, the builder starts from the new deck', PATIENCE, async () => {
  const list = await evening.privateAnswer('Anna', 'deck edit', { in: 'DTP-51' })
  expect(textOf(list)).toContain('61 cards now')
  expect(textOf(await open())).toContain('✓ The deck is legal: 61 cards')
})
