import { describe, expect, it } from 'vitest'
import { readDecklist } from '../decklist.ts'

const named = (cards: readonly { copies: number; name: string }[] = []) =>
  cards.map(({ copies, name }) => `${copies} ${name}`)

/**
 * The CSV of wow.tcgbrowser.com: a title, an empty line, and name, count, set, type and block without a heading; quotes
 * only where a name has a space. An example is data/decks/famasin.csv of the repository seriallos/wowtcg-decktools.
 */
const OF_WARCRAFT = [
  '"Gurzak - Limited League Deck"',
  '',
  '"Power Word: Shield",2,HoA,Ability,1',
  'Rend,4,CD2,Ability,6',
  `"First You Take My WILL, Then My HAND, Now This?!",1,ToF,Ability,7`,
  '"Gurzak of Orgrimmar",1,CD2,Hero,6',
].join('\n')

it('facts above a table without a heading are no heading', () => {
  expect(named(readDecklist('Name,My deck\nHero,Gurzak of Orgrimmar\n4,Rend\n2,Execute').cards)).toEqual([
    '1 Gurzak of Orgrimmar',
    '4 Rend',
    '2 Execute',
  ])
})

it('a table without a heading is read, with the set of each card', () => {
  const list = readDecklist(OF_WARCRAFT)
  expect(list.cards).toEqual([
    { copies: 2, name: 'Power Word: Shield', set: 'HoA' },
    { copies: 4, name: 'Rend', set: 'CD2' },
    { copies: 1, name: '"First You Take My WILL, Then My HAND, Now This?!"', set: 'ToF' },
    { copies: 1, name: 'Gurzak of Orgrimmar', set: 'CD2' },
  ])
  expect([list.unread, list.side]).toEqual([[], null])
})

describe('a table with a heading', () => {
  it.each([
    ['of Excel in German', 'sep=;\r\nKarte;Menge\r\n"Rend";"4"\r\n', ['4 Rend']],
    ['with a title above it', 'My deck,,\n\nQty,Card Name,Set\n4,Rend,CD2', ['4 Rend']],
    [
      'with sections and a sum',
      'Name,Count\nAllies,\nBrigg,4\nAbilities,\nRend,2\nTotal,6',
      ['4 Brigg', '2 Rend'],
    ],
    ['copied from a spreadsheet', 'Count\tName\tCost\n4\tRend\t1\n2\tExecute\t3', ['4 Rend', '2 Execute']],
    [
      'with the text of cards, in several lines',
      'Name,Text,Count\nRend,"Once\nor ""twice"", maybe",4\nBrigg,,2',
      ['4 Rend', '2 Brigg'],
    ],
    [
      'of a collection, with cards that are not in it',
      'Name,Qty\nRend,4\nExecute,0\nBrigg,1.0',
      ['4 Rend', '1 Brigg'],
    ],
    ['with prints behind names', 'Qty,Card\n4,Rend (CD2 #W12)', ['4 Rend']],
  ])('%s', (_, text, cards) => {
    const list = readDecklist(text)
    expect([named(list.cards), list.unread, list.unchecked]).toEqual([cards, [], 0])
  })

  it('may name the section of each card', () => {
    const list = readDecklist('Qty,Card,Board\n4,Rend,Main\n2,Execute,Sideboard\n3,Brigg,Tokens')
    expect([named(list.cards), named(list.side?.cards)]).toEqual([['4 Rend'], ['2 Execute']])
  })

  it('may have a section for the sideboard', () => {
    const list = readDecklist('Qty,Card\n4,Rend\nSideboard,\n2,Execute')
    expect([named(list.cards), named(list.side?.cards)]).toEqual([['4 Rend'], ['2 Execute']])
  })

  it('gives sets by their names', () => {
    expect(readDecklist('Name,Set,Count\nRend,Heroes of Azeroth,4').cards).toEqual([
      { copies: 4, name: 'Rend', set: 'HoA' },
    ])
  })

  it('reports a row without a count, and a quote that never closes', () => {
    expect(readDecklist('Name,Qty\nRend,\n"Execute,4\nBrigg,4')).toMatchObject({
      cards: [{ copies: 4, name: 'Brigg' }],
      unread: ['Rend', 'Execute,4'],
    })
  })
})
