/** The words of made-up prints and of generated English. */
import { describe, expect, test } from 'vitest'
import { wordDifferences } from './compare.ts'

describe('the comparison of printed and generated words', () => {
  test.each([
    ['Your hero deals 3 fire damage to target ally.', 'Your hero deals target ally 3 fire damage.'],
    ['Exhaust target hero or ally in your party.', 'Exhaust target character you control.'],
    ['Destroy target ally with damage on it.', 'Destroy target damaged ally.'],
    ["Opponents can't target this ally.", 'This ally can’t be targeted by opponents.'],
  ])('says nothing about “%s”', (printed, generated) => {
    expect(wordDifferences(printed, generated)).toEqual([])
  })

  test.each([
    ['a number', 'Draw three cards.', 'Draw two cards.', ['-3', '+2']],
    ['a type of damage', '2 fire damage', '2 frost damage', ['-fire', '+frost']],
    [
      'a “may” of two',
      'You may draw a card. You may discard it.',
      'You may draw a card. Discard it.',
      ['-may'],
    ],
    ['a duration', 'has Stealth this turn', 'has Stealth for the rest of the game', ['-turn', '+forever']],
    [
      'a side of two',
      'each opposing ally and each opposing hero',
      'each opposing ally and your hero',
      ['-opposing'],
    ],
    ['a kind of card', 'Ready each Murloc.', 'Ready each card.', ['-murloc']],
    ['a class', 'Wisps and Druids have Stealth.', 'Wisps have Stealth.', ['-druid']],
    ['a state', 'each damaged ally', 'each ally', ['-damaged']],
  ])('finds %s that is lost', (_what, printed, generated, expected) => {
    expect(wordDifferences(printed, generated)).toEqual(expected)
  })
})
