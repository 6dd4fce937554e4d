/** Treasure and sheets of raiders, typed and clicked through discord.js and the local stand-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCards } from '../src/cards/index.ts'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
  type SlashOptionValues,
} from '../src/playground/client.ts'
import type { Store } from '../src/store/database/open.ts'
import { updateRaid } from '../src/store/raids/raids.ts'
import { Evening } from './support/evening.ts'
import { textOf } from './support/witness.ts'

const PATIENCE = { timeout: 120_000 }

type Message = ReturnType<typeof resultingMessage>

let evening: Evening
let store: Store
let discord: PlaygroundClient

beforeAll(async () => {
  evening = await Evening.open()
  ;({ discord, store } = evening)
}, PATIENCE.timeout)

afterAll(async () => {
  await evening.close()
}, PATIENCE.timeout)

const told = (name: string, command: string, options: SlashOptionValues = {}) =>
  evening.privateAnswer(name, command, options)

const NOVICE: SlashOptionValues = { raid: 'deadmines', mode: 'novice' }

/** Creates a raid of Anna's with these seats, recorded as won. @returns its code */
async function won(
  name: string,
  decks: readonly string[],
  raid: SlashOptionValues = NOVICE,
): Promise<string> {
  const person = discord.as(name)
  const lobby = resultingMessage(await person.slash('raid create', raid))
  for (const deck of decks) await person.select(lobby.id, [deck])
  await person.click(lobby.id, 'Start')
  const { id, code } = await store.db.raid.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  await updateRaid(store.db, id, { status: 'won' })
  return code
}

/** Anna's message once it contains this text, with its picture, which takes a while on a busy machine. */
const shownNow = (id: string, words: string): Promise<Message> =>
  discord.until(
    async () =>
      (await discord.as('Anna').messages()).find(
        (one) => one.id === id && textOf(one).includes(words) && one.attachments.length === 1,
      ),
    20_000,
  )

const linesIn = (message: Message): string[] =>
  textOf(message)
    .split('\n')
    .filter((line) => /^[▫▪◆★] \*\*/.test(line))

test('a treasure pack is shown card by card, and the thread announces the best card', PATIENCE, async () => {
  expect(textOf(await told('Anna', 'treasure'))).toContain('no character here yet')
  const code = await won('Anna', ['horde-rogue'])
  expect(textOf(await told('Anna', 'sheet'))).toContain('🎁 **1 treasure pack to open** · `/treasure`')
  const first = await told('Anna', 'treasure')
  expect(textOf(first)).toContain('Card 1 of 10 · from The Deadmines')
  expect(buttonLabels(first)).toEqual(['Next card ›', 'All cards'])
  const anna = discord.as('Anna')
  const each = [linesIn(first)[0]]
  const thread = (await anna.state()).channels.filter((one) => one.parent_id).at(-1)?.id ?? ''
  const newsNow = async () =>
    (await discord.as('Ben').in(thread).messages()).filter((one) => one.content.startsWith('🎁'))
  for (let n = 2; n <= 10; n++) {
    expect(await newsNow()).toEqual([]) // its owner sees it first
    await anna.click(first.id, n < 10 ? 'Next card ›' : 'Last card ›')
    const next = await shownNow(first.id, `Card ${n} of 10`)
    expect(linesIn(next)).toHaveLength(1)
    expect(next.attachments[0]?.description).toMatch(/^The card .*\. (new · )?.*\./)
    each.push(linesIn(next)[0])
  }
  await anna.click(first.id, 'All cards')
  const all = await shownNow(first.id, 'All these cards are in the collection')
  const shown = textOf(all)
  const lines = linesIn(all)
  expect(lines).toEqual(each.toReversed()) // the best card came last
  expect(lines).toHaveLength(10)
  expect(lines[0]).toMatch(/(★.* Epic|◆.* Rare) · .* · new · /)
  expect(lines.some((line) => line.endsWith('fits the deck'))).toBe(true)
  expect(lines.some((line) => /only/i.test(line))).toBe(true)
  expect([buttonLabels(all), all.attachments.length]).toEqual([[], 1])
  expect(lines.at(-1)).toMatch(/^▫ .* · Common · (Instant )?(Ability|Ally|Equipment|Quest)/)
  expect(shown).toContain("Treasure of Anna's Frizlix")
  const best = /\*\*(.*)\*\*/.exec(lines[0] ?? '')?.[1] ?? ''
  const news = await discord.until(async () => (await newsNow())[0])
  expect(news.content).toContain(`**Anna's Frizlix** (Anna) opens the treasure: **${best}**`)
  expect((await discord.pings()).filter((ping) => ping.messageId === news.id)).toEqual([])
  await anna.click(first.id, 'All cards').catch(() => null) // this button no longer exists
  expect(await newsNow()).toHaveLength(1)
  expect(textOf(await told('Anna', 'treasure'))).toContain('no treasure pack to open')
  expect(textOf(await told('Anna', 'sheet'))).not.toContain('to open')
  expect(textOf(await told('Anna', 'treasure', { raid: code }))).toContain('has been opened already')
  expect(textOf(await told('Ben', 'treasure', { raid: code }))).toContain('had no seat')
})

test('a pack of Onyxia’s has two epics, three rares and five uncommons of her set', PATIENCE, async () => {
  const code = await won('Dora', ['horde-warrior'], { raid: 'onyxia' })
  const first = await told('Dora', 'treasure', { raid: code })
  expect(textOf(first)).toContain("Card 1 of 10 · from Onyxia's Lair")
  const gained = await store.db.cardGained.findMany({ where: { character: { name: "Dora's Gurzak" } } })
  const cards = gained.map(({ cardId }) => allCards.get(cardId))
  expect(cards.map((card) => card?.set)).toEqual(Array(10).fill('OLT'))
  expect(cards.map((card) => card?.rarity).sort()).toEqual([
    ...Array(2).fill('epic'),
    ...Array(3).fill('rare'),
    ...Array(5).fill('uncommon'),
  ])
  const [owned] = await discord.as('Dora').autocomplete('deck edit', { in: cards[0]?.name ?? '' }, 'in')
  expect(owned?.value).toBe(cards[0]?.id)
})

test('one of several packs is chosen, from a menu or while typing', PATIENCE, async () => {
  const [first, second] = [
    await won('Anna', ['horde-rogue', 'horde-warrior']),
    await won('Anna', ['horde-rogue']),
  ]
  const offer = await told('Anna', 'treasure')
  expect(offer.content).toBe('3 packs to open. Which one?')
  const suggested = await discord.as('Anna').autocomplete('treasure', { raid: 'gurzak' }, 'raid')
  expect(suggested.map((one) => one.name)).toEqual([`The Deadmines ${first}: Anna's Gurzak`])
  const chosen = resultingMessage(await discord.as('Anna').select(offer.id, [String(suggested[0]?.value)]))
  expect(textOf(chosen)).toContain("Treasure of Anna's Gurzak")
  await discord.as('Anna').click(chosen.id, 'All cards')
  const whole = await shownNow(chosen.id, 'All these cards are in the collection')
  expect(whole.content).toBe('2 more packs to open.')
  expect(textOf(await told('Anna', 'treasure', { raid: second }))).toContain("Treasure of Anna's Frizlix")
  const again = resultingMessage(await discord.as('Anna').select(offer.id, [String(suggested[0]?.value)]))
  expect(again.content).toContain('has been opened already')
})

/** Opens packs until one contains a Common ally that a Horde Warrior may play. */
async function findAlly(name: string) {
  for (let packs = 0; packs < 50; packs++) {
    const code = await won(name, ['horde-warrior'])
    await told(name, 'treasure', { raid: code })
    const gained = await store.db.cardGained.findMany({ where: { character: { name: `${name}'s Gurzak` } } })
    const cards = gained.flatMap(({ cardId }) => allCards.get(cardId) ?? [])
    const ally = cards.find(
      ({ type, rarity, faction }) =>
        type === 'ally' && rarity === 'common' && (faction ?? 'Horde') === 'Horde',
    )
    if (ally) return ally
  }
  throw new Error('no pack has such an ally')
}

test('treasure goes into the deck, and a level says which cards are owned', PATIENCE, async () => {
  const ben = discord.as('Ben')
  const ally = await findAlly('Ben')
  const where = { name: "Ben's Gurzak" }
  await store.db.character.updateMany({ where, data: { xp: 10 } })
  const [offered] = await ben.autocomplete('level', { in: ally.name }, 'in')
  expect(offered).toMatchObject({ value: ally.id, name: expect.stringMatching(/, you own \d$/) })
  expect(JSON.stringify((await told('Ben', 'level')).components)).toContain('Common · costs')
  const [spare] = await ben.autocomplete('deck edit', { in: ally.name }, 'in')
  expect(spare).toMatchObject({ value: ally.id, name: expect.stringMatching(/^\d × /) })
  await told('Anna', 'campaign', { decks: 'constructed' })
  const [any] = await ben.autocomplete('deck edit', { in: '' }, 'in')
  expect(any?.name).toMatch(/, you own \d$/)
  await told('Anna', 'campaign', { decks: 'collection' })
  expect(textOf(await told('Ben', 'deck edit', { in: ally.id }))).toContain('61 cards now')
})

test('a sheet is shown as a picture and as text, and the text describes the picture', PATIENCE, async () => {
  const anna = discord.as('Anna')
  const first = await told('Anna', 'sheet')
  expect(textOf(first)).toContain("Anna's Frizlix\n**Level 1** · 0 XP")
  const withPicture = await discord.until(async () =>
    (await anna.messages()).find((one) => one.id === first.id && one.attachments.length > 0),
  )
  const [picture] = withPicture.attachments
  expect(picture).toMatchObject({
    filename: 'sheet.png',
    content_type: 'image/png',
    width: 720,
    description: expect.stringMatching(/^The sheet of Anna's Frizlix: .* Level 1, 0 XP, 10 XP to level 10/),
  })
  const file = Buffer.from(await (await fetch(picture?.url ?? '')).arrayBuffer())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect(withPicture.embeds).toEqual(first.embeds)
  const words = resultingMessage(await anna.click(first.id, 'In words'))
  expect([words.id, textOf(words)]).toEqual([
    first.id,
    expect.stringContaining('Frizlix of Kezan, Horde Rogue'),
  ])
  const again = resultingMessage(await discord.as('Ben').slash('sheet', { who: 'Anna', everybody: true }))
  expect([isEphemeral(again), again.attachments.length]).toEqual([false, 1])
})

test('a person without a character has no sheet, and no picture', PATIENCE, async () => {
  const none = await told('Emil', 'sheet')
  expect([none.content, none.attachments]).toEqual([expect.stringContaining('no character here yet'), []])
})

test('the bot sent no request that the stand-in does not know', async () => {
  expect(buttonLabels(await told('Anna', 'help'))).toContain('Tutorial')
  expect(await discord.unknownRoutes()).toEqual([])
})
