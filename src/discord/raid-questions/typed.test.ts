import { describe, expect, test } from 'vitest'
import type { Decision } from '../../engine/index.ts'
import {
  joinLinesThatFit,
  shrinkEmbed,
  splitIntoPages,
  truncateWithEllipsis,
} from '../message-parts/limits.ts'
import type { AnswerOffer } from './options.ts'
import { matchTypedOffer, pickFromFreeText, suggestOffers } from './typed.ts'

const offer = (id: string, label: string, detail = ''): AnswerOffer => ({ id, label, detail, group: 'play' })
const offers = [
  offer('play4', 'Execute (1)', 'Destroy target damaged ally.'),
  offer('play5', 'Wysko (2)'),
  offer('play6', 'Kagra of the Crossroads (3)'),
  offer('play7', 'Benethor Draigo (3)'),
]

describe('typed text', () => {
  test.each([
    ['play4', 'play4'],
    ['execute (1)', 'play4'],
    ['exec', 'play4'],
    ['crossroads', 'play6'],
    ['  WYSKO ', 'play5'],
  ])('"%s" means %s', (text, id) => {
    const found = matchTypedOffer(offers, text)
    expect(found.kind === 'one' && found.it.id).toBe(id)
  })

  test.each(['', 'Onyxia'])('"%s" means nothing', (text) => {
    expect(matchTypedOffer(offers, text)).toEqual({ kind: 'none' })
  })

  test.each([
    ['(3)', ['play6', 'play7']],
    ['frizlix', ['o1', 'o2']],
  ])('"%s" could mean several offers, and selects none of them', (text, ids) => {
    const more = [...offers, offer('o1', 'Frizlix (Anna)'), offer('o2', 'Frizlix (Ben)')]
    const found = matchTypedOffer(more, text)
    expect(found.kind === 'several' && found.them.map(({ id }) => id)).toEqual(ids)
  })

  test('a free name is accepted if the question asks for a name', () => {
    const asked: Decision = { id: 1, kind: 'name', seat: 0, options: [], min: 1, max: 1, says: 'madeUp' }
    const names = [offer('w0', 'Honeymaw')]
    expect(
      ['Honeymaw', 'w0', ' Bolvar  the Bold '].map((text) => pickFromFreeText(asked, names, text)),
    ).toEqual(['w0', 'w0', 'text=Bolvar the Bold'])
    const { says: _, ...other } = asked
    expect(pickFromFreeText(other, names, 'Honeymaw')).toBeUndefined()
  })

  test('suggestions say what a choice does, and stay within 100 characters', () => {
    expect(suggestOffers(offers, 'ex')).toEqual([
      { name: 'Execute (1) — Destroy target damaged ally.', value: 'play4' },
    ])
    const long = suggestOffers([offer('play1', 'Long', 'word '.repeat(60))], '')
    expect(long[0]?.name.length).toBeLessThanOrEqual(100)
    const many = Array.from({ length: 40 }, (_, n) => offer(`play${n}`, `Card ${n}`))
    expect(suggestOffers(many, '')).toHaveLength(25)
  })
})

describe('texts are made to fit:', () => {
  const more = (n: number) => `+${n}`

  test('a long text is clipped with a mark', () => {
    expect(truncateWithEllipsis('abcdef', 4)).toBe('abc…')
    expect(truncateWithEllipsis('abc', 4)).toBe('abc')
  })

  test('whole lines are kept, and the other lines are counted', () => {
    expect(joinLinesThatFit(['aaaa', 'bbbb', 'cccc'], 9, more)).toBe('aaaa\n+2')
    expect(joinLinesThatFit(['aaaa', 'bbbb'], 9, more)).toBe('aaaa\nbbbb')
  })

  test('pages break between lines', () => {
    expect(splitIntoPages(['aaaa', 'bbbb', 'cccc'], 9)).toEqual(['aaaa\nbbbb', 'cccc'])
    expect(splitIntoPages([], 9)).toEqual([])
  })

  test('an embed loses fields from its end first', () => {
    const fields = [1, 2, 3].map((n) => ({ name: `${n}`, value: 'x'.repeat(100) }))
    expect(shrinkEmbed({ description: 'y'.repeat(50), fields }, 260).fields).toHaveLength(2)
  })
})
