import { describe, expect, test } from 'vitest'
import { CARD_LIST_NAMES, type CardListName } from '../cards.ts'
import { houseCardLists } from '../house-set/index.ts'
import { readCardList, replaceCardList, textLinesOfFaults } from './read.ts'
import { LIST_FORMATS, templateTextFor } from './template.ts'

const faultsIn = (list: CardListName, text: string): string[] => {
  const read = readCardList(list, text)
  return 'faults' in read ? textLinesOfFaults(read).slice(1) : []
}

describe.each(LIST_FORMATS)('as %s', (format) => {
  test.each(CARD_LIST_NAMES)('the template of %s reads as the house set', (list) => {
    expect(readCardList(list, templateTextFor(list, format))).toEqual({ cards: houseCardLists[list] })
  })
})

const QUESTS =
  'id,name,creature1,creature2,xp,bonus\nq-1,One,Ogre,Wolf,1,\nq-2,Two,Imp,Wolf,,1\nq-3,Three,Boar,Imp,2,0\n'

describe('CSV', () => {
  test('three faults are reported with line and column, and the corrected list is accepted', () => {
    const bad = QUESTS.replace('Ogre,Wolf,1', 'Ogre,Wolf,many')
      .replace('q-2', 'q-1')
      .replace('Boar,Imp', 'Imp,Imp')
    expect(faultsIn('quests', bad)).toEqual([
      'Line 2, column 5: “xp” must be a whole number.',
      'Line 4, column 3: the two creatures of a quest must differ.',
    ])
    const worse = QUESTS.replace('Ogre,Wolf,1', 'Ogre,Wolf,99')
      .replace('q-2', 'Q 2')
      .replace('Boar,Imp', ',Imp')
    expect(faultsIn('quests', worse)).toEqual([
      'Line 2, column 5: “xp” must be at most 30.',
      'Line 3, column 1: an id has at most forty small letters, digits and hyphens.',
      'Line 4, column 3: “creatures” is missing.',
    ])
    const read = readCardList('quests', QUESTS)
    expect('cards' in read && read.cards).toEqual([
      { id: 'q-1', name: 'One', creatures: ['Ogre', 'Wolf'], xp: 1, bonus: 0 },
      { id: 'q-2', name: 'Two', creatures: ['Imp', 'Wolf'], xp: 0, bonus: 1 },
      { id: 'q-3', name: 'Three', creatures: ['Boar', 'Imp'], xp: 2, bonus: 0 },
    ])
  })

  test('the fault of a repeated id names the line of the first', () => {
    expect(faultsIn('quests', QUESTS.replace('q-3', 'q-1'))).toEqual([
      'Line 4, column 1: the id “q-1” is there already, in line 2.',
    ])
  })

  test('semicolons, quotation marks, line breaks in a cell and a byte order mark are read', () => {
    const text =
      '\uFEFFid;name;creature1;creature2;note\r\nq-1;"Say ""hi""; then run";Ogre;Wolf;"two\nlines"\r\nq-2;B;Ogre;Imp;\r\n\r\nq-3;C;Imp;bad;x;more\r\n'
    expect(faultsIn('quests', text)).toEqual([
      'Line 6, column 6: this line has 6 columns and the heading has 5.',
    ])
    const read = readCardList('quests', text.replace(';more', ''))
    expect('cards' in read && read.cards[0]).toMatchObject({ name: 'Say "hi"; then run', note: 'two\nlines' })
  })

  test('a wrong heading and unclosed quotation marks are refused', () => {
    expect(faultsIn('quests', 'id,name,creature1,colour\n')).toEqual([
      'Line 1, column 4: there is no column “colour” in this list.',
      'Line 1, column 1: the column “creature2” is missing from the heading.',
    ])
    expect(faultsIn('events', 'id,name\ne-1,"open\n')).toEqual([
      'Line 2, column 2: a quotation mark is opened and never closed.',
    ])
    expect(faultsIn('events', 'id,name\ne-1,"open"x\n')).toEqual([
      'Line 2, column 2: after a closing quotation mark a comma or the end of the line must follow.',
    ])
  })

  test('deeds are read from their notation', () => {
    const text =
      'id,name,number,expires,hunt\nd-1,One,3,xp each 2; board Night Elf 1,Ogre 2\nd-2,Two,0,dance,\n'
    expect(faultsIn('destiny', text)).toEqual([
      'Line 3, column 4: “dance” is not an effect. Write for example “xp each 2; hits horde 1”.',
    ])
    const read = readCardList('destiny', text.replace('dance', 'hits nobody 1'))
    expect('faults' in read && read.faults[0]).toMatchObject({ line: 3, column: 4 })
    const fine = readCardList('destiny', text.replace('dance', 'quests'))
    expect('cards' in fine && fine.cards[0]).toMatchObject({
      expires: [
        { do: 'xp', who: 'each', amount: 2 },
        { do: 'board', creature: 'Night Elf', count: 1 },
      ],
      hunt: { creature: 'Ogre', count: 2 },
    })
  })
})

describe('JSON', () => {
  test('the fault names the place where the text stops being JSON', () => {
    expect(faultsIn('events', '[\n  {"id": "e-1",\n   "name": oops}\n]')).toEqual([
      'Line 3, column 12: from here on, this is not JSON.',
    ])
    expect(faultsIn('events', '[1] 2')).toEqual(['Line 1, column 5: from here on, this is not JSON.'])
  })

  test('the fault of a card names its place', () => {
    const text =
      '{"events": [\n  {"id": "e-1", "name": "A"},\n  {"id": "e-2", "name": 7,\n   "does": [{"do": "xp", "who": "all", "amount": 1}]},\n  {"id": "e-3", "nme": "C"}\n]}'
    expect(faultsIn('events', text)).toEqual([
      'Line 3, column 25: “name” must be a text.',
      'Line 4, column 33: “who” must be one of: each, active, other, alliance, horde.',
      'Line 5, column 3: “name” is missing.',
      'Line 5, column 24: such a card has no “nme”.',
    ])
    expect(faultsIn('events', '{"quests": []}')).toEqual([
      'Line 1, column 1: there must be a list of cards here.',
    ])
  })

  test('rules for a whole list are checked: Bosses, zeros, too few quests', () => {
    const boss = '[{"id": "d-1", "name": "Boss: Grim", "number": 2}]'
    expect(faultsIn('destiny', boss)[0]).toContain('says which Boss that is')
    expect(faultsIn('destiny', '[{"id": "d-1", "name": "Nil", "number": 0}]')[0]).toContain('above 0')
    expect(faultsIn('quests', '[]')).toEqual(['Line 1, column 1: there are no cards in it.'])
    expect(
      faultsIn('bonus', '[{"id": "b-1", "name": "X", "xp": 1, "use": [{"do": "quests"}]}]')[0],
    ).toContain('can’t have another use')
  })
})

describe('the board', () => {
  const track = [
    'id,name,icon',
    ...[1, 2, 3, 4, 5, 6].map((n) => `s-${n},Space ${n},${n === 2 ? 'event' : ''}`),
  ]
  test('a group’s own turn track, levels and sheets replace those of the house set', () => {
    const read = readCardList('track', track.join('\n'))
    if (!('cards' in read)) throw new Error(JSON.stringify(read))
    const lists = replaceCardList(houseCardLists, 'track', read.cards)
    expect(lists).toMatchObject({ board: { spaces: 6, icons: [{ space: 2, icon: 'event' }] } })
    const levels = readCardList('levels', 'id,name,xp\nl-1,One,0\nl-2,Two,3\n')
    expect('cards' in levels && replaceCardList(houseCardLists, 'levels', levels.cards)).toMatchObject({
      board: { levels: [0, 3], spaces: 30 },
    })
    const sheets = templateTextFor('sheets', 'csv').replace('active active instant instant', 'active instant')
    const own = readCardList('sheets', sheets)
    const mage = 'cards' in own && own.cards.find(({ cls }) => cls === 'mage')
    expect(mage).toMatchObject({ areas: ['active', 'instant'], energy: [4, 5, 6, 7, 8] })
  })

  test('faults of the board’s lists are reported', () => {
    expect(faultsIn('track', track.slice(0, 4).join('\n'))).toEqual([
      'Line 1, column 1: a turn track has 5 to 60 spaces, with one line for each.',
    ])
    expect(faultsIn('track', track.join('\n').replace('event', 'shop'))).toEqual([
      'Line 3, column 3: “icon” must be one of: event, merchant.',
    ])
    expect(faultsIn('levels', 'id,name,xp\nl-1,One,0\nl-2,Two,0\n')[0]).toContain(
      'more XP than the one before',
    )
    const sheets = templateTextFor('sheets', 'csv')
    expect(faultsIn('sheets', sheets.replace(/sheet-mage.*\r\n/, ''))[0]).toContain('nine classes')
    expect(faultsIn('sheets', sheets.replace('active active', 'active blue'))[0]).toMatch(
      /^Line 4, column 4: “areas” must be one of: active/,
    )
  })
})

test('an id that two lists have is refused', () => {
  const [card] = houseCardLists.events
  if (!card) throw new Error('no events')
  expect(replaceCardList(houseCardLists, 'events', [{ ...card, id: 'q-unpaid-wages' }])).toEqual({
    clash: 'the id “q-unpaid-wages” is used in another list of this game already.',
  })
  expect(replaceCardList(houseCardLists, 'events', [card])).toMatchObject({
    events: [card],
    quests: houseCardLists.quests,
  })
})
