/** Prevention, changed damage and other events that are replaced. */
import { test } from 'vitest'
import {
  always,
  amountIncreasedBy,
  any,
  doubleAmount,
  each,
  onlyNextTime,
  opposing,
  optionally,
  preventsDamage,
  put,
  redirectedTo,
  self,
  sum,
  target,
  thatCard,
  thatMuch,
  thisTurn,
  unpreventably,
  wouldBeDealt,
  wouldBeDestroyed,
  wouldBeHealed,
  wouldDeal,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused } from '../pool.testkit.ts'

test('not only characters deal damage', () => {
  expectAlly(
    'Damage that would be dealt is unpreventable.',
    always(each(any.card).has(wouldDeal(unpreventably))),
  )
})

test('a change of damage has an amount, a type or another character', () => {
  expectAlly(
    'If your hero would deal frost damage, it deals double that much instead.',
    always(yourHero.has(wouldDeal(doubleAmount, { types: ['frost'] }))),
  )
  expectAlly(
    'If damage would be healed from Mira, that much +2 is healed instead.',
    always(self.has(wouldBeHealed(amountIncreasedBy(2)))),
  )
  expectAlly(
    'If your hero would be dealt damage, it is dealt to Mira instead.',
    always(yourHero.has(wouldBeDealt(redirectedTo(self)))),
  )
})

test('the next time lasts for this turn', () => {
  expectAbility(
    'The next time target ally would be dealt damage this turn, it is dealt to your hero instead.',
    thisTurn(target(any.ally).has(onlyNextTime(wouldBeDealt(redirectedTo(yourHero))))),
  )
  expectRefused('ally', 'The next time Mira would be dealt damage, prevent it.', 'would')
})

test('all damage but some is prevented', () => {
  expectAlly(
    'If Mira would be dealt damage, prevent all but 2 of it.',
    always(self.has(preventsDamage(sum(thatMuch, -2)))),
  )
})

test('"it" is the card that would be destroyed', () => {
  expectAlly(
    "If an opposing weapon would be destroyed, you may put it into its owner's hand instead.",
    always(optionally(each(opposing.weapon).has(wouldBeDestroyed(put(thatCard, 'hand'))))),
  )
})
