/** Cards of several kinds that share no noun, and products in numbers. */
import { expect, test } from 'vitest'
import {
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  destroy,
  each,
  elusive,
  numberOfCards,
  opposing,
  or,
  product,
  readyOnes,
  self,
  tagged,
  target,
  withStat,
  your,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

const yours = numberOfCards(each(your.ally))

test.each([
  [
    'a controller counts for each kind',
    textOfPowers(each(and(your.card, or(any.ally, tagged('Totem')))).has(elusive)),
    'Your allies and Totem cards you control have Elusive.',
  ],
  [
    'a state counts for each kind',
    textOfPowers(each(readyOnes(or(your.ally, your.equipment))).has(elusive)),
    'Your ready allies and your ready equipment have Elusive.',
  ],
  [
    'a target',
    textOfEffect(destroy(target(and(or(any.ally, tagged('Totem')), opposing.card)))),
    'Destroy target opposing ally or opposing Totem card.',
  ],
  [
    'all of them',
    textOfEffect(destroy(each(and(or(any.ally, withStat(any.equipment, 'cost', '<=', 2)), opposing.card)))),
    'Destroy all opposing allies and opposing equipment with a cost of 2 or less.',
  ],
  [
    'a negative factor is subtracted',
    textOfPowers(self.has(atkAndHealthBonus(product(-2, yours), product(1, yours)))),
    'This ally has -X ATK and +Y [Health], where X is twice the number of your allies and Y is the number of your allies.',
  ],
  [
    'a factor of 0 is nothing',
    textOfPowers(self.has(atkAndHealthBonus(product(0, yours), product(2, yours)))),
    'This ally has +X [Health], where X is twice the number of your allies.',
  ],
  ['nothing but 0', textOfPowers(self.has(atkBonus(product(0, yours)))), 'This ally has +0 ATK.'],
])('%s', (_, text, expected) => {
  expect(text).toBe(expected)
})
