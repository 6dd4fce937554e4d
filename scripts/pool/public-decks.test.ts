import { expect, it } from 'vitest'
import { printedEntriesNamed } from '../../src/cards/pool/printed.ts'
import { countPlayableDecks, publicDecks } from './public-decks.ts'

it('names printed cards only', () => {
  const unknown = publicDecks().flatMap(({ names }) =>
    names.filter((name) => printedEntriesNamed(name).length === 0),
  )
  expect(unknown).toEqual([])
})

it('counts a list only if all of its cards are automated', () => {
  const of = publicDecks().length
  expect(countPlayableDecks(() => true)).toEqual({ whole: of, of })
  expect(countPlayableDecks((key) => key !== 'vanquish').whole).toBeLessThan(of)
  expect(countPlayableDecks(() => false)).toEqual({ whole: 0, of })
})
