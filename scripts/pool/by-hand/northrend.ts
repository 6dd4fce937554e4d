/** Cards of the sets from Scourgewar to Icecrown. */
import {
  and,
  any,
  atStartOfYourTurn,
  becomesDamageType,
  cardsInHand,
  chosenCards,
  controllerOf,
  destroy,
  destroyAndRememberAs,
  each,
  eachCardDealingDamage,
  enters,
  foundCards,
  ifYouDo,
  inOrder,
  not,
  numberOfCards,
  ongoing,
  onlyIf,
  otherRevealedCards,
  protector,
  put,
  putDamage,
  rememberedCards,
  reveal,
  revealedCardsMatching,
  sameNameAs,
  searchDeckForCard,
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
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const northrendCards: readonly CardByHand[] = [
  cardByHand('ICE-76', 'Fel Fury', {
    1: ongoing(
      atStartOfYourTurn(
        yourHero.deals(1, 'fire').to(each(and(any.heroOrAlly, not(tagged('Demon'))))),
        onlyIf(thereIsNo(each(and(tagged('Demon'), your.card))), destroy(self)),
      ),
    ),
  }),
  cardByHand('ICE-85', 'Payment of Blood', {
    1: ifYouDo(
      destroyAndRememberAs('gone', target(any.equipment)),
      putDamage(rememberedCards('gone').stat('cost'), yourHero),
      you.draw(rememberedCards('gone').stat('cost')),
    ),
  }),
  cardByHand('ICE-161', 'Ymirheim Chosen Warrior', {
    2: lineOfSeveralTexts(
      protector,
      when(
        enters(self),
        you.may(searchDeckForCard(you, you, sameNameAs(self, any.ally)), put(foundCards, 'hand')),
      ),
    ),
  }),
  cardByHand('ICE-187', 'Titan-forged Rune of Cruelty', {
    1: atStartOfYourTurn(
      each(any.hero)
        .eachDeals(numberOfCards(cardsInHand(controllerOf(eachCardDealingDamage))), 'melee')
        .to(eachCardDealingDamage),
    ),
  }),
  cardByHand('ICE-212', 'Cold Hearted', {
    2: inOrder([you.draw(1), thisTurn(target(any.ally).has(becomesDamageType('frost')))]),
  }),
  cardByHand('ICE-217', "The Storm King's Vengeance", {
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
  cardByHand('ICE-218', "That's Abominable!", {
    2: inOrder([you.draw(2), onlyIf(thereAreAtLeast(3, cardsInHand(you)), you.discard(2))]),
  }),
]
