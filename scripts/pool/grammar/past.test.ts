/** This turn's past, and "this way". */
import { test } from 'vitest'
import {
  any,
  asLongAs,
  atkBonus,
  damageWasDealtThisTurn,
  destroy,
  destroyAndRememberAs,
  didThisTurn,
  each,
  isNotTrue,
  numberOfCards,
  onlyIf,
  other,
  rememberedCards,
  self,
  target,
  wasDealtDamageThisTurn,
  you,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused } from '../pool.testkit.ts'

test('damage of this turn is a condition or describes a card', () => {
  expectAbility(
    'Destroy target ally that was dealt fire damage this turn.',
    destroy(target(wasDealtDamageThisTurn(any.ally, { types: ['fire'] }))),
  )
  expectAlly(
    'While your hero has dealt 3 or more frost damage this turn, Mira has +2 ATK.',
    asLongAs(damageWasDealtThisTurn({ by: yourHero, types: ['frost'] }, 3), self.has(atkBonus(2))),
  )
  expectAbility(
    'If no damage was dealt this turn, draw a card.',
    onlyIf(isNotTrue(damageWasDealtThisTurn({})), you.draw(1)),
  )
})

test('an ability that asks for another ability does not count itself', () => {
  expectAbility(
    'If you played another ability this turn, draw a card.',
    onlyIf(didThisTurn('played', other(any.ability)), you.draw(1)),
  )
})

test('"this way" means the cards to which the text has done something', () => {
  expectAbility(
    'Destroy all allies. For each ally destroyed this way, draw a card.',
    destroyAndRememberAs('destroyed', each(any.ally)),
    you.draw(numberOfCards(rememberedCards('destroyed'))),
  )
  expectRefused(
    'ability',
    'Destroy all allies. Draw a card for each weapon destroyed this way.',
    'some of the cards of a deed',
  )
  expectRefused(
    'ability',
    'Draw two cards. Draw a card for each ally destroyed this way.',
    'nothing is done this way',
  )
})
