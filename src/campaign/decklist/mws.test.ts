import { expect, it } from 'vitest'
import { readDecklist } from '../decklist.ts'

const named = (cards: readonly { copies: number; name: string }[] = []) =>
  cards.map(({ copies, name }) => `${copies} ${name}`)

/**
 * A deck of this game in the form in which wow.tcgbrowser.com wrote decks for Magic Workstation. Brackets and braces
 * contain the number of a block, and the two faces of the hero are the sideboard. An example is
 * data/decks/famasin.mwDeck of the repository seriallos/wowtcg-decktools.
 */
const OF_WARCRAFT = [
  '// Deck file for Magic Workstation (http://www.magicworkstation.com)',
  '// LINKED WITH: 5;6',
  '    4 [6] Rend {6}',
  'SB: 1 [6] Gurzak of Orgrimmar {6}',
  'SB: 1 [6] Gurzak of Orgrimmar Back {6}',
  '    1 [5] Power Word: Shield {5}',
  '    2 [6] "First You Take My WILL, Then My HAND, Now This?!" {6}',
  '',
].join('\r\n')

it('a deck of this game is read, and its hero', () => {
  const list = readDecklist(OF_WARCRAFT)
  expect(named(list.cards)).toEqual([
    '4 Rend',
    '1 Power Word: Shield',
    '2 "First You Take My WILL, Then My HAND, Now This?!"',
  ])
  expect([...new Set(named(list.side?.cards))]).toEqual(['1 Gurzak of Orgrimmar'])
  expect([list.unread, list.unchecked]).toEqual([[], 0])
})

/** A deck in the form of Magic's decks: comments as headings, the code of a set in brackets, and a picture's number. */
it('a deck with the codes of sets is read', () => {
  const list = readDecklist(
    '// Deck file for Magic Workstation (http://www.magicworkstation.com)\n\n// Abilities\n\t4 [CD2] Rend (1)\n\t2 [XYZ] Execute\n\n// Sideboard\nSB: 3 [HOA] Brigg\n',
  )
  expect(list.cards).toEqual([
    { copies: 4, name: 'Rend', set: 'CD2' },
    { copies: 2, name: 'Execute' },
  ])
  expect(list.side?.cards).toEqual([{ copies: 3, name: 'Brigg', set: 'HoA' }])
})

it('is found by the form of its lines, without the comment', () => {
  expect(named(readDecklist('    4 [6] Rend {6}\n    2 [6] Exekute {6}').cards)).toEqual([
    '4 Rend',
    '2 Exekute',
  ])
})

it('a line of another form is reported', () => {
  const list = readDecklist(`${OF_WARCRAFT}    many [6] Execute {6}\n`)
  expect(list.unread).toEqual(['many [6] Execute {6}'])
})
