/** How often words occur in made-up prints and in generated English. */
import { describe, expect, test } from 'vitest'
import { hasListedCounts, wordCountDifferences } from './word-counts.ts'

describe('the counts of printed and generated words', () => {
  test.each([
    ['Ready target ally in your party.', 'Ready target ally you control.'],
    [
      'When an ally enters play under your control, draw a card.',
      'When an ally you control enters play, draw a card.',
    ],
    ['You pay 1 less to play Totems.', 'Playing Totem cards you control costs you (1) less.'],
    ['When an ally attacks, exhaust that ally.', 'When an ally attacks, exhaust it.'],
    ['Heal 1 damage from a second target ally.', 'Heal 1 damage on another target ally.'],
  ])('are equal in “%s”', (printed, generated) => {
    expect(wordCountDifferences(printed, generated)).toBe('')
  })

  test.each([
    ['a side', 'Destroy target ally you control.', 'Destroy target ally.', '-ours'],
    ['“another”', 'Exhaust another target ally.', 'Exhaust target ally.', '-another'],
    [
      'one of two types',
      'Destroy target ability or target ally.',
      'Destroy target ally.',
      '-ability -target',
    ],
    [
      'one of two numbers',
      'Draw two cards, then discard two.',
      'Draw three cards, then discard two.',
      '+3 -2',
    ],
    ['one of two “may”', 'You may draw. You may discard.', 'You may draw. Discard.', '-may'],
  ])('show %s that is lost', (_what, printed, generated, expected) => {
    expect(wordCountDifferences(printed, generated)).toBe(expected)
  })

  test('must be those that are listed for the card, none by default', () => {
    expect(hasListedCounts('TEST-1', ['Destroy target ally.'], 'Destroy target ally.')).toBe(true)
    expect(hasListedCounts('TEST-1', ['Destroy another ally.'], 'Destroy an ally.')).toBe(false)
    expect(hasListedCounts('TEST-1', ['Destroy an ally.', 'Destroy another.'], 'Destroy an ally.')).toBe(
      false,
    )
  })
})
