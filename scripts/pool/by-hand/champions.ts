/** Cards of the class starters and the champion decks. */
import {
  and,
  any,
  assault,
  atStartOfYourTurn,
  attachedTo,
  chosenCards,
  controlledBy,
  controllerOf,
  destroy,
  destroyAndRememberAs,
  each,
  enters,
  friendly,
  ifElse,
  ifYouDo,
  inOrder,
  isNotTrue,
  labelledPower,
  numberOfCards,
  onlyIf,
  opposing,
  or,
  other,
  pay,
  product,
  put,
  putDamage,
  putToken,
  rememberedCards,
  removingFromGame,
  reveal,
  revealedCards,
  self,
  tagged,
  target,
  thatTarget,
  thereIs,
  token,
  topCards,
  unless,
  when,
  whenIf,
  withDamageType,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, powersOfOtherSide } from './card-by-hand.ts'

export const championsCards: readonly CardByHand[] = [
  cardByHand('BLZ-1c', 'Hogger', {
    2: powersOfOtherSide(
      labelledPower(
        'Summon Minion',
        atStartOfYourTurn(putToken(token('Gnoll, Monster', { melee: 1, health: 1 }))),
      ),
    ),
  }),
  cardByHand('CD1-101', 'Purge', {
    1: onlyIf(
      isNotTrue(target(any.ability).isA(attachedTo(each(friendly.heroOrAlly), any.ability))),
      destroy(thatTarget),
    ),
  }),
  cardByHand('CD1-225', 'Dr. Boom!', {
    2: inOrder([
      reveal(topCards(1, you)),
      putDamage(revealedCards.stat('cost'), yourHero),
      put(revealedCards, 'hand'),
    ]),
  }),
  cardByHand('CD4-1c', 'Elderlimb', {
    2: powersOfOtherSide(
      labelledPower(
        'Ancient’s Lore',
        atStartOfYourTurn(onlyIf(thereIs(each(and(tagged('Treant'), your.card))), self.heals(4).from(self))),
      ),
    ),
  }),
  cardByHand('CD4-1d', 'Murkdeep', {
    2: powersOfOtherSide(
      labelledPower(
        'RwlRwlRwl!',
        when(
          enters(and(tagged('Murloc'), your.ally)),
          self.deals(1, 'nature').to(target(opposing.hero)),
          self.heals(1).from(self),
        ),
      ),
    ),
  }),
  cardByHand('CD4-7d', "Mor'zul Bloodbringer", {
    1: pay(1, removingFromGame(each(and(tagged('Warlock'), your.ally)))).to(put(target(any.ally), 'removed')),
  }),
  cardByHand('CD4-10c', 'Verdant Boon', {
    1: ifElse(
      thereIs(each(and({ kind: 'token' }, your.ally))),
      putToken(token('Treant', { melee: 1, health: 1 }), 3),
      putToken(token('Treant', { melee: 1, health: 1 })),
    ),
  }),
  cardByHand('CD4-11', 'Cynthia Masters', {
    1: lineOfSeveralTexts(
      assault(1),
      self.has(assault(numberOfCards(each(other(withDamageType('frost', your.ally)))))),
    ),
  }),
  cardByHand('CD4-15b', 'Kelena Ashford', {
    1: whenIf(
      enters(self),
      thereIs(each(and(or(tagged('Demon'), tagged('Pet')), your.card))),
      self.deals(4, 'fire').to(target(any.hero)),
    ),
  }),
  cardByHand(
    'CD4-15c',
    'Jadefire Felsworn',
    {
      1: when(
        enters(self),
        unless(
          controllerOf(thatTarget).may(
            controllerOf(thatTarget).destroys(1, controlledBy(controllerOf(thatTarget)).ally),
          ),
          self.deals(5, 'shadow').to(target(opposing.hero)),
        ),
      ),
    },
    { words: '+may', because: 'The generated text says "may" where the print says "unless".' },
  ),
  cardByHand(
    'CD4-16c',
    'Jadefire Hellcaller',
    {
      1: when(
        enters(self),
        unless(
          controllerOf(thatTarget).may(controllerOf(thatTarget).discard(1)),
          self.deals(4, 'shadow').to(target(opposing.hero)),
        ),
      ),
    },
    { words: '+may', because: 'The generated text says "may" where the print says "unless".' },
  ),
  cardByHand('CD4-29b', 'Waking the Beast', {
    2: inOrder([
      reveal(topCards(1, you)),
      onlyIf(revealedCards.isA(and(tagged('Monster'), any.ally)), put(revealedCards, 'hand')),
    ]),
  }),
  cardByHand('DKS-3', 'Blood Boil', {
    1: lineOfSeveralTexts(
      you.chooseUpTo(
        numberOfCards(each(and(tagged('Disease'), your.card))),
        each(and(tagged('Disease'), your.card)),
      ),
      destroyAndRememberAs('gone', chosenCards),
      yourHero.deals(product(2, numberOfCards(rememberedCards('gone'))), 'shadow').to(each(opposing.ally)),
    ),
  }),
  cardByHand('DKS-23', 'Runed Soulblade', {
    1: when(
      enters(self),
      ifYouDo(
        you.may(you.choose(1, each(your.ally)), destroyAndRememberAs('gone', chosenCards)),
        yourHero.deals(rememberedCards('gone').stat('atk'), 'shadow').to(target(any.ally)),
      ),
    ),
  }),
]
