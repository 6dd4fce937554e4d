/** Decks of characters: shown, imported, checked and edited, typed through discord.js and the local stand-in. */
import { beforeAll, expect, test } from 'vitest'
import { allCards, starterDecks } from '../src/cards/index.ts'
import { isEphemeral, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import type { Store } from '../src/store/database/open.ts'
import { nameOfCard, PATIENCE, startCharacterBot } from './support/character-bot.ts'

const bot = startCharacterBot()
const { told } = bot
let discord: PlaygroundClient
let store: Store

beforeAll(async () => {
  ;({ discord, store } = bot.evening)
})

const file = (text: string | Buffer, name = 'deck.txt') => ({
  name,
  base64: Buffer.from(text).toString('base64'),
})

/** The Rogue starter as a list, with these changes. */
function rogueList(change: Readonly<Record<string, number>> = {}): string {
  const copies = { ...starterDecks[0]?.copies, ...change }
  return Object.entries(copies)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => `${n} ${allCards.get(id)?.name ?? id}`)
    .join('\n')
}

const importing = (text: string | Buffer) => told('Cleo', 'deck import', { list: file(text) })

test('a deck is shown, exported, imported again and checked', { timeout: PATIENCE }, async () => {
  expect(await told('Cleo', 'deck show')).toContain('no character here yet')
  expect(await told('Dora', 'deck show', { who: 'Cleo' })).toContain('Cleo has no character here yet')
  await told('Cleo', 'character', { new: 'horde-rogue', name: 'Sly' })
  expect(await told('Dora', 'deck show', { who: 'Cleo' })).toMatch(/Deck of Sly.*60 cards/)
  expect(await told('Cleo', 'deck import', { check: true })).toContain('✓ The deck is legal: 60 cards')
  const list = /```\\n(.*)\\n```/
    .exec(await told('Cleo', 'deck show', { export: true }))?.[1]
    ?.replaceAll('\\n', '\n')
  expect(list?.split('\n')).toHaveLength(30)
  expect(await importing(list?.replaceAll('\\"', '"') ?? '')).toContain('already your deck: 60 cards')
  expect(await told('Cleo', 'deck import', { check: true, list: file(rogueList()) })).toContain(
    'legal deck for your',
  )
  const csv = rogueList().replaceAll(/^(\d+) (.*)$/gm, '$1,"$2"')
  expect(await importing(`Count,Name\n${csv}`)).toContain('already your deck')
})

const starterCards = () =>
  Object.entries(starterDecks[0]?.copies ?? {}).map(([id, copies]) => ({
    copies,
    name: nameOfCard(id),
    xml: nameOfCard(id).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  }))

const HERO = 'Frizlix of Kezan'

test.each<[string, () => string | Buffer]>([
  [
    'Magic Workstation',
    () =>
      [
        '// Deck file for Magic Workstation (http://www.magicworkstation.com)',
        ...starterCards().map(({ copies, name }) => `    ${copies} [6] ${name} {6}`),
        `SB: 1 [6] ${HERO} {6}`,
        `SB: 1 [6] ${HERO} Back {6}`,
      ].join('\r\n'),
  ],
  [
    'OCTGN',
    () =>
      `<?xml version="1.0" encoding="utf-8" standalone="yes"?><deck game="x"><section name="Main">${starterCards()
        .map(({ copies, xml }) => `<card qty="${copies}" >${xml}</card>`)
        .join('\n')}</section><section name="Hero"><card qty="1">${HERO}</card></section></deck>`,
  ],
  [
    'LackeyCCG',
    () =>
      `<deck version="0.8"><superzone name="Deck">${starterCards()
        .map(({ copies, xml }) => `<card><name id="1">${xml}</name><set>CD2</set></card>\n`.repeat(copies))
        .join('')}</superzone></deck>`,
  ],
  [
    'a spreadsheet, in UTF-16',
    () => {
      const rows = starterCards().map(({ copies, name }) => `${copies}\t${name}`)
      return Buffer.from(`\uFEFFAnzahl\tKarte\r\n${rows.join('\r\n')}`, 'utf16le')
    },
  ],
  [
    'a forum',
    () => {
      const lines = starterCards().map(({ copies, name }) => `• ${copies}x [card]${name}[/card] (CD2)`)
      return ['[b]Rogue[/b]', 'Hero', HERO, 'Abilities - 60', ...lines, 'Total: 60'].join('\n')
    },
  ],
])('a deck of %s is imported', { timeout: PATIENCE }, async (_, write) => {
  expect(await importing(write())).toContain('already your deck: 60 cards')
})

test('a deck is edited, and may be imported through a window', { timeout: PATIENCE }, async () => {
  await ownMore('Sly', { 'CD2-R6': 2, 'CD2-R7': 1 })
  const spare = await discord.as('Cleo').autocomplete('deck edit', { in: '' }, 'in')
  expect(spare.map((one) => one.value)).toEqual(expect.arrayContaining(['CD2-R6', 'CD2-R7']))
  const out = allCards.get('CD2-R3')?.name ?? ''
  expect(await told('Cleo', 'deck edit', { in: 'CD2-R6', out, copies: 2 })).toMatch(/60 cards now.*＋ 2 /s)
  expect(await told('Cleo', 'deck edit', { in: 'CD2-R7' })).toContain('61 cards')
  expect(await told('Cleo', 'deck edit', { out, copies: 1 })).toContain(`has no ${out}`)
  expect(await told('Cleo', 'deck edit', { copies: 2 })).toContain('This is the saved deck')
  const asked = await discord.as('Cleo').slash('deck import')
  expect(asked.outcome).toMatchObject({ kind: 'modal', modal: { title: 'A decklist for your character' } })
  const answered = resultingMessage(
    await discord.as('Cleo').submit(asked.interactionId, { list: rogueList() }),
  )
  expect([isEphemeral(answered), answered.content]).toEqual([true, expect.stringContaining('60 cards now')])
})

test.each([
  ['a deck of 59', rogueList({ 'CD2-R3': 1 }), ['59 cards, but it needs at least 60']],
  ['five copies', rogueList({ 'CD2-R3': 5 }), ['There are 5 copies', 'Missing from the collection: 3']],
  ['a wrong class', rogueList({ 'CD2-R3': 0, 'CD2-W2': 2 }), ['is only for Warriors']],
  [
    'an unknown card',
    `${rogueList()}\n4 Adrenalin Rushh`,
    ['no card called', 'Did you mean Adrenaline Rush'],
  ],
  [
    'cards that are not automated',
    `${rogueList()}\n1 Aegwynn, Guardian of Tirisfal\n2 Alexstrasza's Presence`,
    ["I can’t play these cards yet: Aegwynn, Guardian of Tirisfal; Alexstrasza's Presence"],
  ],
  ['another hero', `Hero: Gurzak of Orgrimmar\n${rogueList()}`, ['is only for Rogues (100.2a)']],
  [
    'two heroes',
    `Hero: Gurzak of Orgrimmar\nHero: Frizlix of Kezan\n${rogueList()}`,
    ['The list names several heroes: Gurzak of Orgrimmar and Frizlix of Kezan'],
  ],
  ['the hero of a Boss', `Hero: Onyxia\n${rogueList()}`, ['can’t lead a raider’s deck']],
  ['markup and mentions', '4 <@100000000000000001> **all**\n1 @everyone', ['@\u200b', '\\*\\*all\\*\\*']],
  [
    'more in a line than a name',
    `${rogueList()}\n2 Adrenaline Rush x4`,
    ['I find Adrenaline Rush in "Adrenaline Rush x4"', 'Write it as "4 Adrenaline Rush"'],
  ],
  ['nothing', '\n\n', ['I find no cards in that list', '.mwDeck']],
  [
    'a list that can’t be read',
    '1. Execute',
    ['I can’t read these lines: "1\\. Execute"', 'I find no cards in that list'],
  ],
  ['JSON', '{"cards": []}', ['That is JSON', '.o8d']],
  ['a web page', '<!DOCTYPE html><html>', ['the source of a web page', 'I can read lists in plain text']],
  ['XML that breaks off', '<deck game="x">\n<section name="Main">', ['has a fault in line 2']],
  ['other XML', '<?xml version="1.0"?><Cards/>', ['begins with “cards”', 'LackeyCCG (.dek)']],
  ['an import of 2 MB', 'x'.repeat(2 * 1024 * 1024), ['too big']],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), ['can’t read that file. It is a picture']],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004'), ['It is a packed file', 'save the list as CSV']],
])(
  '%s changes nothing: a clear private answer, nobody pinged',
  { timeout: PATIENCE },
  async (_, list, why) => {
    const pings = (await discord.pings()).length
    const decks = () =>
      Promise.all([
        told('Cleo', 'deck show', { export: true }),
        told('Cleo', 'deck show', { export: true, constructed: true }),
      ])
    const before = await decks()
    const answer = await importing(list)
    for (const words of why) expect(answer).toContain(words)
    expect(answer).not.toMatch(/<@1|@everyone/)
    expect(await told('Cleo', 'deck import', { check: true, list: file(list) })).toContain(why[0])
    expect(await decks()).toEqual(before)
    expect((await discord.pings()).length).toBe(pings)
  },
)

test('a legal list with cards that it does not own becomes its constructed deck', {
  timeout: PATIENCE,
}, async () => {
  const before = await told('Cleo', 'deck show', { export: true })
  const more = rogueList({ 'CD2-R3': 4 })
  expect(await told('Cleo', 'deck import', { check: true, list: file(more) })).toContain(
    '✓ That list is a legal constructed deck of **Frizlix of Kezan**: 62 cards.',
  )
  expect(await importing(more)).toMatch(
    /A constructed deck: \*\*Frizlix of Kezan\*\*, 62 cards.*can’t be your character’s own deck:.*Missing from the collection: 2/s,
  )
  expect(await told('Cleo', 'deck show', { export: true })).toBe(before)
})

test('a talent of another spec changes nothing and gets a clear private answer', {
  timeout: PATIENCE,
}, async () => {
  const druid = starterDecks.find((one) => one.key === 'alliance-druid')
  const balance = [...allCards.values()].find((one) => one.talent === 'Balance')
  if (!druid || !balance) throw new Error('no druid')
  await told('Dora', 'character', { new: 'horde-rogue', name: 'Oak' })
  const asDruid = { heroCardId: druid.hero, className: 'Druid', deck: { ...druid.copies } }
  await store.db.character.updateMany({ where: { name: 'Oak' }, data: asDruid })
  const before = await told('Dora', 'deck show', { export: true })
  const list = Object.entries(druid.copies).map(([id, n]) => `${n} ${nameOfCard(id)}`)
  const answer = await told('Dora', 'deck import', { list: file([...list, `2 ${balance.name}`].join('\n')) })
  expect(answer).toMatch(
    /The deck mixes Talents, but it may have only one kind \(100.2c\): Restoration \(.+\), Balance \(.+\)\./,
  )
  expect(await told('Dora', 'deck show', { export: true })).toBe(before)
})

test('a manager of the server decides from which cards decks are built', { timeout: PATIENCE }, async () => {
  expect(await told('Ben', 'campaign', { decks: 'constructed' })).toContain('Manage Server')
  expect(await told('Anna', 'campaign', { decks: 'constructed' })).toContain('All cards that I know')
  expect(await told('Dora', 'campaign')).toContain('All cards that I know')
  const any = await discord.as('Dora').autocomplete('deck edit', { in: 'a' }, 'in')
  expect(any.length).toBeGreaterThan(10)
  await told('Dora', 'character', { new: 'horde-warrior' })
  expect(await told('Dora', 'deck edit', { in: 'CD2-W5', out: 'CD2-W2', copies: 2 })).toContain(
    '60 cards now',
  )
  expect(await told('Dora', 'deck edit', { in: 'CD2-R3' })).toContain('is only for Rogues')
  expect(await told('Anna', 'campaign', { decks: 'collection' })).toContain('The cards that a character owns')
})

/** Adds a card as if it was in a treasure pack. */
async function ownMore(name: string, cards: Readonly<Record<string, number>>): Promise<void> {
  const { id: characterId } = await store.db.character.findFirstOrThrow({ where: { name } })
  const data = Object.entries(cards).map(([cardId, copies]) => ({
    characterId,
    source: 'test',
    cardId,
    copies,
  }))
  await store.db.cardGained.createMany({ data })
}
