import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printedCardsByNameKey } from '../cards/printed-names/printed-names.ts'
import { formatDecklist, readDecklist } from './decklist.ts'

const names = (text: string) => readDecklist(text).cards.map(({ copies, name }) => `${copies} ${name}`)

it.each([
  ['4 Rend', ['4 Rend']],
  ['4x Rend', ['4 Rend']],
  ['4 x Rend', ['4 Rend']],
  ['Rend x4', ['4 Rend']],
  ['Rend', ['1 Rend']],
  ['2 Lu\'ka the Wall\r\n1 "Captain" Cookie', ["2 Lu'ka the Wall", '1 "Captain" Cookie']],
  ['// mine\n# Allies\nAllies (20)\nAllies: 20\nMain Deck:\n\n3 Brigg', ['3 Brigg']],
  ['Hero: Gurzak Gronnfist\n4 Rend', ['1 Gurzak Gronnfist', '4 Rend']],
  ['\uFEFF3 Rend', ['3 Rend']],
])('%j is read', (text, cards) => {
  expect(names(text)).toEqual(cards)
})

it.each([
  ['Count,Name\n4,Rend\n2,"Herod, The Scarlet Champion"', ['4 Rend', '2 Herod, The Scarlet Champion']],
  ['Quantity;Card Name;Set\n"3";"""Captain"" Cookie";DTP', ['3 "Captain" Cookie']],
  ['Name\tQty\nRend\t4', ['4 Rend']],
  ['4,Rend\n2,Execute', ['4 Rend', '2 Execute']],
  ['"Number","Card","Copies"\n4,Rend,2', ['2 Rend']],
])('the table %j is read', (text, cards) => {
  expect(names(text)).toEqual(cards)
})

it('a list with commas in its names is no table', () => {
  expect(names('2 Herod, The Scarlet Champion\n4 Rend')).toEqual(['2 Herod, The Scarlet Champion', '4 Rend'])
})

it('reads which print is meant', () => {
  expect(readDecklist('4 Rend (CD2) W12\n2 Execute [CD2-W4]\nBrigg (CD2)').cards).toEqual([
    { copies: 4, name: 'Rend', set: 'CD2', no: 'W12' },
    { copies: 2, name: 'Execute', set: 'CD2', no: 'W4' },
    { copies: 1, name: 'Brigg', set: 'CD2' },
  ])
  expect(readDecklist('Name,Set,Number,Count\nRend,CD2,W12,4').cards).toEqual([
    { copies: 4, name: 'Rend', set: 'CD2', no: 'W12' },
  ])
})

it('reads a side deck or a collection, and reports the lines that it can’t read', () => {
  const list = readDecklist('4 Rend\n1234\n\nSideboard (10)\n4 Execute')
  expect([names('4 Rend\nSide Deck:\n4 Execute'), list.side, list.unread]).toEqual([
    ['4 Rend'],
    { cards: [{ copies: 4, name: 'Execute' }], unread: [] },
    ['1234'],
  ])
  expect(readDecklist('4 Rend\nCollection:\n77').side).toEqual({ cards: [], unread: ['77'] })
  expect(readDecklist('4 Rend').side).toBeNull()
  expect(readDecklist('Count,Name\n4,\nmany,Rend').unread).toEqual(['4', 'many Rend'])
})

it('reads no more than 500 lines, and says how many it left', () => {
  const list = readDecklist('4 Rend\n'.repeat(2_000))
  expect([list.cards.length, list.unchecked]).toEqual([500, 1_500])
  expect(readDecklist('4 Rend\n'.repeat(500)).unchecked).toBe(0)
  expect(readDecklist(`4 ${'x'.repeat(300)}`).unread[0]).toHaveLength(120)
})

it('ends at the tenth line that says nothing', () => {
  const list = readDecklist('4 Rend\n77\n'.repeat(30))
  expect([list.cards.length, list.unread.length, list.unchecked]).toEqual([10, 10, 40])
  const table = readDecklist(`Name,Count\n${'Rend,many\n'.repeat(30)}`)
  expect([table.unread.length, table.unchecked]).toEqual([10, 20])
  const side = readDecklist(`4 Rend\nCollection\n${'77\n'.repeat(30)}`)
  expect([side.cards.length, side.side?.unread.length, side.unchecked]).toEqual([1, 10, 20])
})

it('a row of a table may hold the text of its card, but no book', () => {
  const table = (text: string) => readDecklist(`Text,Name,Count\n${text},Rend,4`)
  expect(table('x'.repeat(900)).cards).toEqual([{ copies: 4, name: 'Rend' }])
  expect(table('x'.repeat(1_100))).toMatchObject({ cards: [], unread: ['x'.repeat(120)] })
})

it.each([
  ['Rend x 4', 4, 'Rend'],
  ['4  x  Rend x4', 4, 'Rend x4'],
  ['4 xylophones', 4, 'xylophones'],
  ['Rend x1234', 1, 'Rend x1234'],
  ['Rendx4', 4, 'Rend'],
  ['Rendyx4', 1, 'Rendyx4'],
  ['4x', 1, '4x'],
  ['4 x', 4, 'x'],
  ['Leader = 1x Gurzak', 1, 'Gurzak'],
  ['Hero of Light', 1, 'Hero of Light'],
])('%j is %i of %s', (text, copies, name) => {
  expect(readDecklist(text).cards).toEqual([{ copies, name }])
})

it.each(['Side', '// Side Board (10)', 'SIDEDECK: 10', '-- Collection --'])(
  '%j begins what lies beside',
  (line) => {
    expect(readDecklist(`4 Rend\n${line}\n2 Execute`).side?.cards).toEqual([{ copies: 2, name: 'Execute' }])
  },
)

/** Card names with every sign that means something else in lists: colons, dashes, numbers, quotes, brackets. */
it.each([
  'SI:7 Assassin',
  'Power Word: Shield',
  'Kickback 5000',
  'X-51 Nether-Rocket',
  'Chasing A-Me 01',
  '"Captain" Cookie',
  'Herod, The Scarlet Champion',
  'Flames of Azzinoth (Protector)',
  'Scarlet Commander Mograine - Level 3',
  'Essence of Desire/Essence of Anger',
  'Fall Back',
  "I'm Not Dead Yet!",
])('%j keeps its signs and numbers', (name) => {
  for (const line of [
    `2 ${name}`,
    `${name} x2`,
    `${name} (2)`,
    `2x [${name}]`,
    `${name}\t2`,
    `2 ${name} (HoA #12)`,
  ])
    expect(readDecklist(line).cards).toMatchObject([{ copies: 2, name }])
  expect(readDecklist(name).cards).toEqual([{ copies: 1, name }])
})

/** The ways to write three copies of a card in a line. */
const WAYS: readonly ((name: string) => string)[] = [
  (name) => `3 ${name}`,
  (name) => `3x${name}`,
  (name) => `3 \u00d7 ${name}`,
  (name) => `x3 ${name}`,
  (name) => `(3) ${name}`,
  (name) => `\uff13\u00a0${name}`,
  (name) => `\u200b3\u2009${name}`,
  (name) => `${name} x3`,
  (name) => `${name} (3)`,
  (name) => `${name}: 3`,
  (name) => `${name} - 3`,
  (name) => `${name} ..... 3`,
  (name) => `3\t${name}\tHoA`,
  (name) => `${name}\t3`,
  (name) => `"${name.replaceAll('"', '""')}",3,HoA,Ability,6`,
  (name) => `3;"${name.replaceAll('"', '""')}"`,
  (name) => `- 3 ${name}`,
  (name) => `* **3x** ${name}`,
  (name) => `• ${name} ×3`,
  (name) => `12. 3 ${name}`,
  (name) => `3 [${name}]`,
  (name) => `3 ${name} (CD2 #R9)`,
  (name) => `3 ${name} [Heroes of Azeroth]`,
  (name) => `3 ${name} // in every deck`,
  (name) => `3 ${name} (borrowed)`,
  (name) => `[*] 3x [card]${name}[/card]`,
  (name) => `3 [url=https://example.org/card?id=1]${name}[/url]`,
  (name) => `3 [${name}](https://example.org/card?id=1)`,
  (name) => `| 3 | ${name} |`,
  (name) => `> \`3 ${name}\``,
  (name) => `<li>3 ${name.replaceAll("'", '&#39;').replaceAll('"', '&quot;')}</li>`,
  (name) => `3 ${name.toUpperCase()}`,
  (name) => `3 ${name.replaceAll("'", '\u2019')}`,
]

it('reads every printed name in every way in which people write it', () => {
  const names = [...printedCardsByNameKey().values()].map(({ name }) => name)
  const deck = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...WAYS)), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(deck, fc.constantFrom('\n', '\r\n', '\n\n', '\r'), (lines, end) => {
      const list = readDecklist(lines.map(([name, way]) => way(name)).join(end))
      expect(list).toMatchObject({ unread: [], unchecked: 0, side: null })
      expect(list.cards.map(({ copies, name }) => [copies, name])).toEqual(lines.map(([name]) => [3, name]))
    }),
    { numRuns: 60 },
  )
})

it.each(['1. Rend', '4) Rend'])('%j may mean a line’s number or a count, and is not read', (line) => {
  expect(readDecklist(line)).toMatchObject({ cards: [], unread: [line] })
})

/**
 * Texts that are repeated up to 64 KB, in one line and in many lines. Some of them once took seconds. The time limit is
 * generous, because the machine may be under load.
 */
it.each([
  ' ',
  'a ',
  '4 x',
  '(',
  '(AA ',
  '[CD2-',
  'x 4',
  '"',
  ',',
  ';;',
  'side ',
  'hero:',
  '1 1 ',
  '- ',
  '=',
  'é',
])('64 KB of %j are read or refused', (part) => {
  const line = part.repeat((64 * 1024) / part.length)
  for (const text of [
    line,
    `a${line}b`,
    line.replace(/(.{100})/g, '$1\n'),
    `Name,Count\n${line}`,
    `4 ${line}`,
  ]) {
    expect(readDecklist(text)).toBeTypeOf('object')
  }
})

it('what is written is read again', () => {
  const cards = [
    { copies: 4, name: 'Rend' },
    { copies: 1, name: '"Captain" Cookie' },
  ]
  const list = readDecklist(formatDecklist(cards))
  expect([list.cards, list.side]).toEqual([cards, null])
  const collection = [{ copies: 2, name: 'Sister of Pain' }]
  expect(readDecklist(formatDecklist(cards, collection))).toMatchObject({
    cards,
    side: { cards: collection },
  })
})
