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
  count,
  destroy,
  destroyAndRememberAs,
  each,
  enters,
  friendly,
  ifElse,
  ifYouDo,
  inOrder,
  labelledPower,
  negated,
  onlyIf,
  opposing,
  or,
  other,
  pay,
  product,
  put,
  putDamage,
  putToken,
  remembered,
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
import { type CardByHand, card, onBack, several } from './card.ts'

export const championsCards: readonly CardByHand[] = [
  card('BLZ-1c', 'Hogger', {
    2: onBack(
      labelledPower(
        'Summon Minion',
        atStartOfYourTurn(putToken(token('Gnoll, Monster', { melee: 1, health: 1 }))),
      ),
    ),
  }),
  card('CD1-101', 'Purge', {
    1: onlyIf(
      negated(target(any.ability).isA(attachedTo(each(friendly.heroOrAlly), any.ability))),
      destroy(thatTarget),
    ),
  }),
  card('CD1-225', 'Dr. Boom!', {
    2: inOrder([
      reveal(topCards(1, you)),
      putDamage(revealedCards.stat('cost'), yourHero),
      put(revealedCards, 'hand'),
    ]),
  }),
  card('CD4-1c', 'Elderlimb', {
    2: onBack(
      labelledPower(
        'Ancient’s Lore',
        atStartOfYourTurn(onlyIf(thereIs(each(and(tagged('Treant'), your.card))), self.heals(4).from(self))),
      ),
    ),
  }),
  card('CD4-1d', 'Murkdeep', {
    2: onBack(
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
  card('CD4-7d', "Mor'zul Bloodbringer", {
    1: pay(1, removingFromGame(each(and(tagged('Warlock'), your.ally)))).to(put(target(any.ally), 'removed')),
  }),
  card('CD4-10c', 'Verdant Boon', {
    1: ifElse(
      thereIs(each(and({ kind: 'token' }, your.ally))),
      putToken(token('Treant', { melee: 1, health: 1 }), 3),
      putToken(token('Treant', { melee: 1, health: 1 })),
    ),
  }),
  card('CD4-11', 'Cynthia Masters', {
    1: several(assault(1), self.has(assault(count(each(other(withDamageType('frost', your.ally))))))),
  }),
  card('CD4-15b', 'Kelena Ashford', {
    1: whenIf(
      enters(self),
      thereIs(each(and(or(tagged('Demon'), tagged('Pet')), your.card))),
      self.deals(4, 'fire').to(target(any.hero)),
    ),
  }),
  card(
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
  card(
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
  card('CD4-29b', 'Waking the Beast', {
    2: inOrder([
      reveal(topCards(1, you)),
      onlyIf(revealedCards.isA(and(tagged('Monster'), any.ally)), put(revealedCards, 'hand')),
    ]),
  }),
  card('DKS-3', 'Blood Boil', {
    1: several(
      you.chooseUpTo(count(each(and(tagged('Disease'), your.card))), each(and(tagged('Disease'), your.card))),
      destroyAndRememberAs('gone', chosenCards),
      yourHero.deals(product(2, count(remembered('gone'))), 'shadow').to(each(opposing.ally)),
    ),
  }),
  card('DKS-23', 'Runed Soulblade', {
    1: when(
      enters(self),
      ifYouDo(
        you.may(you.choose(1, each(your.ally)), destroyAndRememberAs('gone', chosenCards)),
        yourHero.deals(remembered('gone').stat('atk'), 'shadow').to(target(any.ally)),
      ),
    ),
  }),
]
