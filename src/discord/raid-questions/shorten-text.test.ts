import { describe, expect, test } from 'vitest'
import { factsWithShortenedText, shortenCardText } from './shorten-text.ts'

describe('the gist of a text', () => {
  test('is the text itself if that fits', () => {
    expect(shortenCardText('Draw a card.', 20)).toBe('Draw a card.')
  })

  test('ends with a whole word', () => {
    expect(shortenCardText('Your hero deals 3 fire damage to target hero or ally.', 40)).toBe(
      'Your hero deals 3 fire damage to target…',
    )
  })

  test('begins with the clause that says what happens if that would be cut off', () => {
    const text = 'When an opposing hero or ally attacks a hero in your party, destroy that attacker.'
    expect(shortenCardText(text, 60)).toBe('…destroy that attacker.')
  })

  test('stays beside its facts, which come first', () => {
    expect(factsWithShortenedText(['costs 2', '', '3 ATK'], 'Draw a card and discard a card.', 32)).toBe(
      'costs 2 · 3 ATK · Draw a card…',
    )
    expect(factsWithShortenedText(['costs 2', '3 ATK'], 'Draw a card.', 20)).toBe('costs 2 · 3 ATK')
    expect(factsWithShortenedText([], 'Draw a card.', 20)).toBe('Draw a card.')
  })
})
