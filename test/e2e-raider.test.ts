/** Characters, decks and levels of a raider, typed and clicked through discord.js and the local stand-in. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCards, starterDecks } from '../src/cards/index.ts'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
  type SlashOptionValues,
} from '../src/playground/client.ts'
import type { Store } from '../src/store/database/open.ts'
import { launchBrowser, openAs, sendCommand, typeCommand, typeOption } from './support/browser.ts'
import { Evening } from './support/evening.ts'
import { useLevel } from './support/levelling.ts'

const PATIENCE = 120_000

let evening: Evening
let store: Store
let discord: PlaygroundClient
let browser: Browser

beforeAll(async () => {
  evening = await Evening.open()
  ;({ discord, store } = evening)
  browser = await launchBrowser()
}, PATIENCE)

afterAll(async () => {
  await browser.close()
  await evening.close()
}, PATIENCE)

/** The private answer to a person. */
async function told(name: string, command: string, options: SlashOptionValues = {}): Promise<string> {
  const message = await evening.privateAnswer(name, command, options)
  return `${message.content}\n${JSON.stringify(message.embeds)}`
}

test('a person has several characters, and raids with the active one', { timeout: PATIENCE }, async () => {
  expect(await told('Anna', 'character')).toContain('no character here yet')
  const starters = await discord.as('Anna').autocomplete('character', { new: 'rogue' }, 'new')
  expect(starters.map((one) => one.value)).toContain('horde-rogue')
  expect(await told('Anna', 'character', { new: 'horde-rogue', name: 'Zix' })).toContain('**Zix**')
  await told('Anna', 'character', { new: 'Warrior, Horde' })
  expect(await told('Anna', 'character')).toMatch(/▶ \*\*Anna's Gurzak\*\*.*\*\*Zix\*\* · Horde Rogue/)
  expect(await told('Anna', 'character', { use: 'zix' })).toContain('active character')
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  const joined = resultingMessage(await discord.as('Anna').click(lobby.id, 'Join'))
  expect(JSON.stringify(joined.embeds)).toContain('**Anna** as Frizlix of Kezan, *Zix*')
  const none = resultingMessage(await discord.as('Ben').click(lobby.id, 'Join'))
  expect([isEphemeral(none), none.content]).toEqual([true, expect.stringContaining('Choose a starter deck')])
  expect(none.content).toContain('The party has no healer and no protector yet.')
  expect(none.content).toContain('1 other person plays for the Horde')
  expect(buttonLabels(none)[0]).toBe('Priest · 💚 Healer')
  const seated = resultingMessage(await discord.as('Ben').select(none.id, ['horde-warrior']))
  expect(seated.content).toBe('✓ You play **Gurzak of Orgrimmar**. The lobby shows your seat.')
  const seats = await discord.as('Anna').autocomplete('raid join', { deck: '' }, 'deck')
  expect(seats.slice(0, 2).map((one) => one.name)).toEqual([
    'Zix: Horde Rogue, level 1',
    "Anna's Gurzak: Horde Warrior, level 1",
  ])
  expect(await told('Anna', 'raid join', { deck: String(seats[1]?.value) })).toContain('3 seats are taken')
  expect(await told('Anna', 'raid join')).toContain('4 seats are taken')
})

test('a character is renamed and retires, but not during a raid', { timeout: PATIENCE }, async () => {
  expect(await told('Anna', 'character', { retire: 'Zix' })).toContain('is in the raid')
  await told('Anna', 'raid leave')
  expect(await told('Anna', 'character', { name: 'Xiz', rename: 'Zix' })).toContain('**Xiz**')
  expect(await told('Anna', 'character', { retire: 'Xiz' })).toContain('has retired')
  expect(await told('Anna', 'character')).toContain('*retired* **Xiz**')
  expect(await told('Anna', 'character', { retire: 'Xiz' })).toContain('retired already')
})

test.each([
  '**Zix**',
  '<@100000000000000001>',
  '@everyone',
  '[Zix](https://example.com)',
  'x'.repeat(33),
  '   ',
])('%j is no name: a private answer, no change, no ping', { timeout: PATIENCE }, async (name) => {
  const pings = (await discord.pings()).length
  const before = await told('Ben', 'character')
  expect(await told('Ben', 'character', { new: 'horde-rogue', name })).toContain('A name has 1 to 32')
  expect(await told('Ben', 'character', { name })).toContain('A name has 1 to 32')
  expect(await told('Ben', 'character')).toBe(before)
  expect((await discord.pings()).length).toBe(pings)
})

test('missing things are reported in private', { timeout: PATIENCE }, async () => {
  expect(await told('Ben', 'character', { use: 'Onyxia' })).toContain("You have: Ben's Gurzak")
  expect(await told('Ben', 'character', { new: 'paladin' })).toContain('no deck called')
  expect(await told('Ben', 'character', { name: "Ben's Gurzak" })).toContain("**Ben's Gurzak**")
  expect(await told('Ben', 'character', { new: 'horde-rogue', name: "ben's gurzak" })).toContain('already')
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
    name: nameOf(id),
    xml: nameOf(id).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
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
  const list = Object.entries(druid.copies).map(([id, n]) => `${n} ${nameOf(id)}`)
  const answer = await told('Dora', 'deck import', { list: file([...list, `2 ${balance.name}`].join('\n')) })
  expect(answer).toMatch(
    /The deck mixes Talents, but it may have only one kind \(100.2c\): Restoration \(.+\), Balance \(.+\)\./,
  )
  expect(await told('Dora', 'deck show', { export: true })).toBe(before)
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

const embedText = (message: ReturnType<typeof resultingMessage>) => JSON.stringify(message.embeds)

/** Waits for the picture, which takes a while on a busy machine. */
const withPicture = (id: string) =>
  discord.until(
    async () =>
      (await discord.as('Cleo').messages()).find(
        (one) => one.id === id && one.attachments[0]?.description?.includes('Goes out (2)'),
      ),
    20_000,
  )

test('a level is used card by card, confirmed as a whole, and taken back', {
  timeout: PATIENCE,
}, async () => {
  const cleo = discord.as('Cleo')
  expect(await told('Cleo', 'level')).toContain('Sly has no level to use. The next level comes at 10 XP')
  await giveXp('Sly', 24)
  const before = await told('Cleo', 'deck show', { export: true })
  const opened = resultingMessage(await cleo.slash('level'))
  expect(embedText(opened)).toMatch(
    /Level 10 of Sly.*any Common ability.*any Common ally.*You can also use level 20/s,
  )
  expect(buttonLabels(opened)).toEqual(['Other cards in ›', 'Confirm', 'Level 20 ›'])
  const other = resultingMessage(await cleo.slash('level'))
  const turned = resultingMessage(await cleo.click(other.id, 'Other cards in ›'))
  expect(JSON.stringify(turned.components)).toContain('(2 of ')
  const options = await cleo.autocomplete('level', { in: '' }, 'in')
  const ability = options.find((one) => allCards.get(String(one.value))?.type === 'ability')
  const chosen = resultingMessage(await cleo.select(opened.id, [String(ability?.value)]))
  expect(chosen.id).toBe(opened.id)
  expect(embedText(chosen)).toContain(`✓ Two copies of any Common ability: **2 ${nameOf(ability?.value)}**`)
  expect(await told('Cleo', 'deck show', { export: true })).toBe(before) // nothing changes before the confirmation
  const outs = await cleo.autocomplete('level', { out: '' }, 'out')
  await cleo.select(
    opened.id,
    [String(outs[0]?.value), String(outs[1]?.value)],
    'Cards that go out, at most 2 … (1 of 2)',
  )
  const drafted = await withPicture(opened.id)
  expect(embedText(drafted)).toMatch(/choose the rest later: Two copies of any Common ally/)
  expect(drafted.attachments[0]?.description).toMatch(
    /^Level 10 of Sly\. Comes in \(2\): .* ×2 .*Goes out \(2\): .*Cards by cost: .*60 cards, as before/,
  )
  const done = resultingMessage(await cleo.click(opened.id, 'Confirm'))
  expect(done.content).toMatch(
    /✓ Sly has used a part of level 10\. You can use the rest at any time: Two copies of any Common ally\./,
  )
  expect(done.attachments).toEqual([])
  expect(embedText(done)).toMatch(
    /Level 20 of Sly.*You can also use the rest of level 10.*take level 10 back/s,
  )
  expect(await told('Cleo', 'deck show', { export: true })).not.toBe(before)
  const undone = resultingMessage(await cleo.click(opened.id, 'Take level 10 back'))
  expect(undone.content).toContain('can use level 10 again')
  expect(await told('Cleo', 'deck show', { export: true })).toBe(before)
})

test('a level can be typed, and old buttons do no harm', { timeout: PATIENCE }, async () => {
  const cleo = discord.as('Cleo')
  const old = resultingMessage(await cleo.slash('level'))
  expect(await told('Cleo', 'level', { in: 'Adrenaline Rush' })).toContain('doesn’t allow Adrenaline Rush')
  expect(await told('Cleo', 'level', { in: 'Exekute' })).toContain('no card called')
  const [ally] = (await cleo.autocomplete('level', { in: '' }, 'in')).filter(
    (one) => allCards.get(String(one.value))?.type === 'ally',
  )
  const typed = resultingMessage(await cleo.slash('level', { in: nameOf(ally?.value) }))
  expect(embedText(typed)).toContain(`any Common ally: **2 ${nameOf(ally?.value)}**`)
  expect(buttonLabels(typed)).toContain('Start over')
  const done = resultingMessage(await cleo.click(typed.id, 'Confirm'))
  expect(done.content).toContain('has used a part of level 10')
  expect(await told('Cleo', 'deck show')).toContain('62 cards')
  const late = resultingMessage(await cleo.select(old.id, [String(ally?.value)]))
  expect(late.content).toContain(`Level 10 doesn’t allow ${nameOf(ally?.value)} now`)
  expect(await told('Cleo', 'deck show')).toContain('62 cards')
  expect(await told('Ben', 'level')).toContain('has no level to use')
})

test('the rest of a level waits, and its owner uses it at any time', { timeout: PATIENCE }, async () => {
  const cleo = discord.as('Cleo')
  expect(await told('Cleo', 'sheet')).toContain('To use: the rest of level 10 and level 20')
  const first = resultingMessage(await cleo.slash('level'))
  expect(embedText(first)).toContain('Level 20 of Sly')
  const rest = resultingMessage(await cleo.click(first.id, 'Rest of level 10 ›'))
  expect(embedText(rest)).toMatch(/▫ Two copies of any Common ability.*ally: .*\(already in\).*level 20/s)
  const again = resultingMessage(await cleo.slash('level'))
  expect(embedText(again)).toContain('Level 10 of Sly') // where she left off
  const [ability] = await cleo.autocomplete('level', { in: '' }, 'in')
  const chosen = resultingMessage(await cleo.slash('level', { in: nameOf(ability?.value) }))
  const done = resultingMessage(await cleo.click(chosen.id, 'Confirm'))
  expect(done.content).toContain('✓ Sly has used level 10.')
  expect(embedText(done)).toMatch(/Level 20 of Sly/)
  expect(buttonLabels(done)).toContain('Take level 10 back')
  expect(await told('Cleo', 'sheet')).toContain('To use: level 20**')
  expect(await told('Cleo', 'deck show')).toContain('64 cards')
})

/** The sheet of a person's second character in words. */
async function secondSheetOf(name: string): Promise<string> {
  const reader = discord.as(name)
  const { id } = resultingMessage(await reader.slash('sheet'))
  await reader.select(id, ['1'])
  return embedText(resultingMessage(await reader.click(id, 'In words')))
}

test('a raid that ends books XP once, and its leader may correct it', { timeout: PATIENCE }, async () => {
  const emil = discord.as('Emil')
  expect(await told('Emil', 'campaign')).toMatch(/0 of \d+\*\* cleared.*Next: \*\*The Deadmines\*\*, Story/s)
  const lobby = resultingMessage(await emil.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await emil.select(lobby.id, ['horde-rogue'])
  await discord.as('Dora').select(lobby.id, ['horde-warrior'])
  const correction = { what: 'xp', who: 'Dora', number: 6, reason: 'forgot **it** <@1>' }
  expect(await told('Emil', 'judge', correction)).toContain('not been played to its end')
  await emil.click(lobby.id, 'Start')
  for (const name of ['Emil', 'Dora']) {
    const ask = resultingMessage(await discord.as(name).slash('raid leave'))
    await discord.as(name).click(ask.id, 'Concede')
  }
  expect(await secondSheetOf('Dora')).toMatch(/5 XP.*\+5.*The Deadmines .*\+5 First attempt/s)
  expect(await told('Dora', 'judge', correction)).toContain('ask Emil')
  expect(await told('Emil', 'judge', { ...correction, who: 'Ben' })).toContain('had no seat')
  expect(await told('Emil', 'judge', { ...correction, number: -6 })).toContain('has 5 XP')
  expect(await told('Emil', 'judge', { ...correction, reason: ' ' })).toContain('1 to 200')
  expect(await told('Emil', 'judge', { ...correction, raid: 'XXXXXX' })).toContain('no such raid')
  expect(await told('Emil', 'judge', correction)).toContain('✓ Corrected')
  const thread = (await emil.state()).channels.filter((one) => one.parent_id).at(-1)?.id ?? ''
  const said = await discord.until(async () =>
    (await emil.in(thread).messages()).find((one) => one.content.startsWith('⚙')),
  )
  expect(said.content).toContain("⚙ Emil corrects the XP of **Dora's Gurzak** (Dora) by +6: 5 → 11.")
  expect(said.content).toContain('forgot \\*\\*it\\*\\* <\u200b@')
  expect((await discord.pings()).filter((ping) => ping.messageId === said.id)).toEqual([])
  expect(await secondSheetOf('Dora')).toMatch(/Level 10.*To use: level 10.*\+6 forgot/s)
  expect(await told('Emil', 'sheet')).toContain('**Level 1** · 5 XP')
  const campaign = resultingMessage(await emil.slash('campaign', { everybody: true }))
  expect(isEphemeral(campaign)).toBe(false)
  expect(embedText(campaign)).toContain('▫ **The Deadmines**: 1 run, 0 won · most damage 0')
})

test('a manager of the server decides from which cards decks are built', { timeout: PATIENCE }, async () => {
  expect(await told('Ben', 'campaign', { decks: 'constructed' })).toContain('Manage Server')
  expect(await told('Anna', 'campaign', { decks: 'constructed' })).toContain('All cards that I know')
  expect(await told('Dora', 'campaign')).toContain('All cards that I know')
  const any = await discord.as('Dora').autocomplete('deck edit', { in: 'a' }, 'in')
  expect(any.length).toBeGreaterThan(10)
  await told('Dora', 'character', { use: 'Dora' }) // a seat with a starter has left Oak active
  expect(await told('Dora', 'deck edit', { in: 'CD2-W5', out: 'CD2-W2', copies: 2 })).toContain(
    '60 cards now',
  )
  expect(await told('Dora', 'deck edit', { in: 'CD2-R3' })).toContain('is only for Rogues')
  expect(await told('Anna', 'campaign', { decks: 'collection' })).toContain('The cards that a character owns')
})

const nameOf = (id: unknown): string => allCards.get(String(id))?.name ?? ''

async function giveXp(name: string, xp: number): Promise<void> {
  const { id } = await store.db.character.findFirstOrThrow({ where: { name } })
  await store.db.character.update({ where: { id }, data: { xp } })
}

test('in the browser: a character, a level, and the next raid with other cards', {
  timeout: PATIENCE,
}, async () => {
  const page = await openAs(browser, evening.playground.url, 'Emil')
  page.setDefaultTimeout(60_000)
  await typeCommand(page, 'character')
  await typeOption(page, 'new', 'Horde', 'horde-warrior')
  await sendCommand(page)
  await page.getByText('is ready to raid as Gurzak of Orgrimmar').waitFor()
  await giveXp("Emil's Gurzak", 12)
  const { cardIn, cardsOut } = await useLevel(page, 10)
  expect(await told('Emil', 'deck show')).toContain('60 cards')
  const deck = await told('Emil', 'deck show', { export: true })
  expect(deck).toMatch(new RegExp(`[24] ${nameOf(cardIn)}`))
  for (const id of cardsOut) expect(deck).toContain(`1 ${nameOf(id)}`)
  const threads = page.locator('#sidebar [data-testid=thread-link]')
  const before = await threads.count()
  await typeCommand(page, 'raid create')
  await sendCommand(page)
  await page.locator('button[data-label="Join"]').last().click()
  await page.getByText("Emil's Gurzak (level 10)").last().waitFor()
  await page.locator('button[data-label="Start"]').last().click()
  await threads.nth(before).click() // the thread of this raid, once it exists
  await page.getByText('the raid begins').waitFor()
  expect(await told('Emil', 'level')).not.toContain('can be taken back')
  await page.close()
})

test('the bot sent no request that the stand-in does not know', async () => {
  expect(await discord.unknownRoutes()).toEqual([])
})
