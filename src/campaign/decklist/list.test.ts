import { describe, expect, it } from 'vitest'
import { formatDecklist, readDecklist } from '../decklist.ts'

const named = (cards: readonly { copies: number; name: string }[]) =>
  cards.map(({ copies, name }) => `${copies} ${name}`)

/** The cards of a list that is read as a whole. */
function read(text: string): string[] {
  const { cards, unread, unchecked, fault } = readDecklist(text)
  expect([unread, unchecked, fault]).toEqual([[], 0, null])
  return named(cards)
}

describe('a list as sites show it is read', () => {
  it('of a report, with names in brackets and sums', () => {
    const list = `
Hero - [Gurzak of Orgrimmar]
Allies - 6
4 [Brigg]
2 [Herod, The Scarlet Champion]
Abilities - 8
4 [Rend]
4 [Execute]
Quests: 0
Grand Total: 14`
    expect(read(list)).toEqual([
      '1 Gurzak of Orgrimmar',
      '4 Brigg',
      '2 Herod, The Scarlet Champion',
      '4 Rend',
      '4 Execute',
    ])
  })

  it('of a deck builder, with a heading for the hero', () => {
    const list =
      'Hero\nGurzak of Orgrimmar\nAbilities (4)\n4x Rend\nMaster Hero (1)\n1x Deathwing the Destroyer'
    expect(read(`${list}\nTotal cards in deck: 5\n*note: from memory`)).toEqual([
      '1 Gurzak of Orgrimmar',
      '4 Rend',
      '1 Deathwing the Destroyer',
    ])
  })

  it('of a forum, in BBCode', () => {
    const list =
      '[deck][b]Warrior[/b]\n[list]\n[*]4x [card]Rend[/card]\n[*][url=https://example.org/1]Execute[/url] x2\n[/list][/deck]'
    expect(read(list)).toEqual(['4 Rend', '2 Execute'])
  })

  it('of a chat, with emojis as bullets and in headings', () => {
    const list =
      '🛡️ Allies x4\n🐺 4 Brigg\nAbilities 6x\n⚔️ 4x Rend 🔥\n:crossed_swords: 1 Execute\n<:axe:123456789012345678> 1 [Execute]'
    expect(read(list)).toEqual(['4 Brigg', '4 Rend', '1 Execute', '1 Execute'])
  })

  it('of a chat, in Markdown', () => {
    const list =
      '## Rush\n__Allies__ (4)\n- 4 [Brigg](https://example.org/brigg)\n> 2 Rend\n1. 3x Execute\n---'
    expect(read(list)).toEqual(['4 Brigg', '2 Rend', '3 Execute'])
    expect(read('| Qty | Card |\n|:---:|---|\n| 4 | Rend |\n| 2 | Execute |')).toEqual([
      '4 Rend',
      '2 Execute',
    ])
  })

  it('of OCTGN’s text export, with the name of the game below', () => {
    const list =
      'Main\r\n4x Rend\r\n2x Execute\r\n\r\nHero\r\n1x Gurzak of Orgrimmar\r\n\r\nWorld of Warcraft TCG\r\n'
    expect(read(list)).toEqual(['4 Rend', '2 Execute', '1 Gurzak of Orgrimmar'])
  })

  it('of LackeyCCG’s text export, with tabs', () => {
    const list = '4\tRend\n2\tExecute\nHero:\n1\tGurzak of Orgrimmar\nTokens:\n3\tBrigg'
    expect(read(list)).toEqual(['4 Rend', '2 Execute', '1 Gurzak of Orgrimmar'])
  })

  it('of wowtcg-decktools (.deck), with comments as headings', () => {
    expect(read('# HERO  Gurzak of Orgrimmar\n# Abilities\n4 Rend\n# Allies\n2 Brigg')).toEqual([
      '4 Rend',
      '2 Brigg',
    ])
  })

  it('in one line', () => {
    expect(read('Abilities: 4 Rend, 2 Execute')).toEqual(['4 Rend', '2 Execute'])
    expect(read('Gurzak of Orgrimmar, 4 Rend, 2 Execute')).toEqual([
      '1 Gurzak of Orgrimmar',
      '4 Rend',
      '2 Execute',
    ])
    expect(read('4 Rend; 2x Execute; Brigg x3')).toEqual(['4 Rend', '2 Execute', '3 Brigg'])
  })
})

it.each(['```', '```txt'])('our own export is read with what surrounds it, in %j', (fence) => {
  const cards = [
    { copies: 4, name: 'Rend' },
    { copies: 1, name: '"Captain" Cookie' },
  ]
  const list = formatDecklist(cards, [{ copies: 2, name: 'Sister of Pain' }])
  for (const heading of [
    'The deck of Sly, for `/deck import`:',
    'Das Deck von Sly, für `/deck import`:',
    '',
  ]) {
    const { cards, side } = readDecklist(`${heading}\n${fence}\n${list}\n\`\`\``)
    expect([named(cards), named(side?.cards ?? [])]).toEqual([
      ['4 Rend', '1 "Captain" Cookie'],
      ['2 Sister of Pain'],
    ])
  }
})

it.each([
  'Hero',
  'Abilities',
  'Allies - 20',
  'Allies (20)',
  '20 Allies',
  'ALLIES: 20',
  '== Weapons & Armor ==',
  '**Quests**',
  '[b]Locations (4)[/b]',
  '-----DEATH KNIGHT-----',
  'Main Deck (60 cards)',
  'Total: 60',
  '60 cards',
  'Verbündete (12)',
  'Hauptdeck: 60 Karten',
  'Author: Bob',
  'by Bob',
  'Format: Classic',
  'https://example.org/deck/1',
  'Gurzak of Orgrimmar · 60 cards',
  'My thoughts on this deck:',
])('%j names no card', (line) => {
  for (const list of [
    `4 Rend\n${line}\n2 Execute`,
    `${line}\n4 Rend\n2 Execute`,
    `4 Rend\n2 Execute\n${line}`,
  ])
    expect(read(list)).toEqual(['4 Rend', '2 Execute'])
})

describe('a heading in the writer’s words', () => {
  it('has the number of the cards below it, or more than four', () => {
    expect(read('4 Brigg\nRemoval (6)\n4 Rend\n2 Execute')).toEqual(['4 Brigg', '4 Rend', '2 Execute'])
    expect(read('4 Brigg\nRemoval: 4\n4 Rend\n\nMore (2)\n2 Execute')).toEqual([
      '4 Brigg',
      '4 Rend',
      '2 Execute',
    ])
  })

  it('is a card with a wrong letter where the number is another, or a name is near', () => {
    expect(read('4 Brigg\nRemoval (4)\n4 Rend\n2 Execute')).toContain('1 Removal')
    expect(read('4 Brigg\nExekute (4)\n4 Rend\nQuests')).toContain('1 Exekute')
  })
})

it('the first line is a title where cards with counts follow, but not a name with a wrong letter', () => {
  expect(read('Bob’s finest\n\n4 Rend\n2 Execute')).toEqual(['4 Rend', '2 Execute'])
  expect(read('Exekute\n4 Rend\n2 Brigg')).toContain('1 Exekute')
  expect(read('Bob’s finest')).toEqual(['1 Bob’s finest'])
})

it('a sideboard, tokens and the main deck are kept apart', () => {
  const list =
    '4 Rend\nSB: 1 Brigg\n// Sideboard\n2 Execute\nTokens\n3 Slow\nMain Deck\n1 Herod, The Scarlet Champion'
  const { cards, side } = readDecklist(list)
  expect(named(cards)).toEqual(['4 Rend', '1 Herod, The Scarlet Champion'])
  expect(named(side?.cards ?? [])).toEqual(['1 Brigg', '2 Execute'])
  expect(named(readDecklist('4 Rend\nSideboard: 2 Execute, 1 Brigg').side?.cards ?? [])).toEqual([
    '2 Execute',
    '1 Brigg',
  ])
})

it.each([
  ['4 Rend (CD2 #W12)', 'CD2', 'W12'],
  ['4 Rend [cd2-w12]', 'CD2', 'W12'],
  ['[HOA] 4 Rend', 'HoA', undefined],
  ['4 [HOA] Rend', 'HoA', undefined],
  ['4 Rend (Heroes of Azeroth)', 'HoA', undefined],
  ['4 Rend (Heroes of Azeroth 123)', 'HoA', '123'],
  ['4 Rend CD2 W12', 'CD2', 'W12'],
  ['4 CD2-W12 Rend', 'CD2', 'W12'],
  ['4 Rend, CD2, W12', 'CD2', 'W12'],
  ['4 Rend {6}', undefined, undefined],
  ['4 Rend (promo)', undefined, undefined],
  ['4 Rend [Rend]', undefined, undefined],
])('%j is four Rend of a print', (line, set, no) => {
  expect(readDecklist(line).cards).toEqual([
    { copies: 4, name: 'Rend', ...(set && { set }), ...(no && { no }) },
  ])
})

it('the other face of a hero is the same hero', () => {
  for (const line of [
    'Gurzak of Orgrimmar Back',
    'Hero: [Gurzak of Orgrimmar back]',
    'Gurzak of Orgrimmar (Orc)',
  ])
    expect(read(line)).toEqual(['1 Gurzak of Orgrimmar'])
})

it('an unknown name keeps its signs, loses its print, and is no other card', () => {
  expect(read('4 Exekute (CD2 #W4)')).toEqual(['4 Exekute'])
  expect(read('4 <@1> **all**')).toEqual(['4 <@1> **all**'])
  expect(read('2 Rend x4')).toEqual(['2 Rend x4'])
  expect(read('4 Rend of mine')).toEqual(['4 Rend of mine'])
})

it('ends at a hundred lines without a card, but comments are free', () => {
  expect(readDecklist('4 Unknown Thing\n'.repeat(300))).toMatchObject({ unchecked: 200 })
  const list = readDecklist(`${'# note\n'.repeat(300)}4 Rend`)
  expect([named(list.cards), list.unchecked]).toEqual([['4 Rend'], 0])
})
