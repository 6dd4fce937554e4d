/** Cards of the sets from Scourgewar to Icecrown. */
import {
  and,
  any,
  atStartOfYourTurn,
  becomesDamageType,
  chosenCards,
  controllerOf,
  count,
  destroy,
  destroyAndRememberAs,
  each,
  eachDealer,
  enters,
  foundCards,
  ifYouDo,
  inHand,
  inOrder,
  not,
  ongoing,
  onlyIf,
  otherRevealedCards,
  protector,
  put,
  putDamage,
  remembered,
  reveal,
  revealedCardsMatching,
  sameNameAs,
  search,
  self,
  tagged,
  target,
  thereAreAtLeast,
  thereIsNo,
  thisTurn,
  topCards,
  when,
  withStat,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, card, several } from './card.ts'

export const northrendCards: readonly CardByHand[] = [
  card('ICE-76', 'Fel Fury', {
    1: ongoing(
      atStartOfYourTurn(
        yourHero.deals(1, 'fire').to(each(and(any.heroOrAlly, not(tagged('Demon'))))),
        onlyIf(thereIsNo(each(and(tagged('Demon'), your.card))), destroy(self)),
      ),
    ),
  }),
  card('ICE-85', 'Payment of Blood', {
    1: ifYouDo(
      destroyAndRememberAs('gone', target(any.equipment)),
      putDamage(remembered('gone').stat('cost'), yourHero),
      you.draw(remembered('gone').stat('cost')),
    ),
  }),
  card('ICE-161', 'Ymirheim Chosen Warrior', {
    2: several(
      protector,
      when(enters(self), you.may(search(you, you, sameNameAs(self, any.ally)), put(foundCards, 'hand'))),
    ),
  }),
  card('ICE-187', 'Titan-forged Rune of Cruelty', {
    1: atStartOfYourTurn(
      each(any.hero)
        .eachDeals(count(inHand(controllerOf(eachDealer))), 'melee')
        .to(eachDealer),
    ),
  }),
  card('ICE-212', 'Cold Hearted', {
    2: inOrder([you.draw(1), thisTurn(target(any.ally).has(becomesDamageType('frost')))]),
  }),
  card('ICE-217', "The Storm King's Vengeance", {
    2: inOrder([
      reveal(topCards(3, you)),
      you.choose(
        1,
        revealedCardsMatching(withStat(any.permanent, 'cost', '<=', yourHero.stat('damage')), you),
      ),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
  }),
  card('ICE-218', "That's Abominable!", {
    2: inOrder([you.draw(2), onlyIf(thereAreAtLeast(3, inHand(you)), you.discard(2))]),
  }),
]
