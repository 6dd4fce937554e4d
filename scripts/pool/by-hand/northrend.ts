/** Cards of the sets from Scourgewar to Icecrown. */
import {
  amongRevealed,
  and,
  any,
  atLeast,
  atStartOfYourTurn,
  becomesDamageType,
  chosen,
  controllerOf,
  count,
  destroy,
  destroyAndRememberAs,
  each,
  enters,
  found,
  ifYouDo,
  inHand,
  inOrder,
  itself,
  noneOf,
  not,
  ongoing,
  onlyIf,
  otherRevealed,
  protector,
  put,
  putDamage,
  remembered,
  reveal,
  sameNameAs,
  search,
  self,
  tagged,
  target,
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
        onlyIf(noneOf(each(and(tagged('Demon'), your.card))), destroy(self)),
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
      when(enters(self), you.may(search(you, you, sameNameAs(self, any.ally)), put(found, 'hand'))),
    ),
  }),
  card('ICE-187', 'Titan-forged Rune of Cruelty', {
    1: atStartOfYourTurn(
      each(any.hero)
        .eachDeals(count(inHand(controllerOf(itself))), 'melee')
        .to(itself),
    ),
  }),
  card('ICE-212', 'Cold Hearted', {
    2: inOrder([you.draw(1), thisTurn(target(any.ally).has(becomesDamageType('frost')))]),
  }),
  card('ICE-217', "The Storm King's Vengeance", {
    2: inOrder([
      reveal(topCards(3, you)),
      you.choose(1, amongRevealed(withStat(any.permanent, 'cost', '<=', yourHero.stat('damage')), you)),
      put(chosen, 'hand'),
      put(otherRevealed(chosen, you), 'deckBottom'),
    ]),
  }),
  card('ICE-218', "That's Abominable!", {
    2: inOrder([you.draw(2), onlyIf(atLeast(3, inHand(you)), you.discard(2))]),
  }),
]
