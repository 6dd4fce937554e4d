/** Texts that name the right players and cards: who pays, whose party, which card is attached, and where cards lie. */
import { expect, test } from 'vitest'
import {
  ability,
  always,
  and,
  any,
  atkBonus,
  attachedTo,
  attachTo,
  cardsInGraveyard,
  cardsOutOfTheGame,
  chosenCards,
  controlledBy,
  controllerOf,
  costsMore,
  defending,
  destroy,
  each,
  enters,
  entersParty,
  everyone,
  filterOfNoun,
  hostCard,
  inCombatWith,
  numberOfCards,
  ongoing,
  onlyIf,
  opponents,
  opposing,
  or,
  other,
  placesResourceFaceUp,
  preventsDamage,
  put,
  removeFromCombat,
  self,
  tagged,
  target,
  thereAreAtLeast,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { textOfCard, textOfEffect, textOfPowers } from './wording.testkit.ts'

test('players who pay more for their own cards are the subject', () => {
  expect(
    textOfPowers(always(each(controlledBy(controllerOf(hostCard)).ability).has(costsMore(1)))),
  ).toContain('controller pays (1) more to play abilities.')
  expect(textOfPowers(always(each(opposing.ally).has(costsMore(2))))).toBe(
    'Opponents pay (2) more to play allies.',
  )
})

test('damage that is prevented would be dealt', () => {
  expect(textOfPowers(always(each(your.ally).has(preventsDamage(1))))).toBe(
    'If an ally you control would be dealt damage, prevent 1 of it.',
  )
})

test('a card enters your party', () => {
  expect(textOfPowers(when(entersParty(or(filterOfNoun(self), other(your.ally))), you.draw(1)))).toBe(
    'When this ally or another ally enters your party, draw a card.',
  )
  expect(textOfPowers(when(entersParty(your.ally), you.draw(1)))).toBe(
    'When an ally enters your party, draw a card.',
  )
})

test('a resource is placed face up, and a quest is always face up', () => {
  expect(textOfPowers(when(placesResourceFaceUp(you), you.draw(1)))).toBe(
    'Whenever you place a resource face up, draw a card.',
  )
  expect(textOfPowers(when(placesResourceFaceUp(opponents, any.quest), you.draw(1)))).toBe(
    'Whenever an opponent places a quest, draw a card.',
  )
})

test('an attached card of a kind has the name of the kind', () => {
  const curse = ability(
    'Test',
    {},
    '',
    attachTo(target(tagged('Ghoul'))),
    ongoing(always(hostCard.has(atkBonus(7)))),
  )
  expect(textOfCard(curse)).toContain('The attached Ghoul has +7 ATK.')
})

test('after another card, your hero is not "it"', () => {
  const hard = yourHero.isA(and(defending(any.card), inCombatWith(any.ally)))
  expect(textOfEffect(onlyIf(hard, removeFromCombat(yourHero)))).toMatch(
    / is defending against an ally, remove your hero /,
  )
})

test('cards you control are in play, and cards of several players are counted together', () => {
  expect(textOfPowers(self.has(atkBonus(numberOfCards(each(and(tagged('Curse'), your.card))))))).toContain(
    'Curse cards you control',
  )
  expect(
    textOfPowers(whenIf(enters(self), thereAreAtLeast(30, cardsOutOfTheGame(opponents)), you.draw(1))),
  ).toContain("at least 30 cards in your opponents' removed-from-game zones together")
})

test('several chosen cards may come from several graveyards or be attached to several characters', () => {
  expect(
    textOfEffect(you.chooseUpTo(2, cardsInGraveyard(everyone, any.ally)), put(chosenCards, 'removed')),
  ).toContain('up to two allies in graveyards')
  expect(
    textOfEffect(
      you.chooseUpTo(2, each(attachedTo(each(your.heroOrAlly), any.ability))),
      destroy(chosenCards),
    ),
  ).toContain('up to two abilities attached to characters you control')
})
