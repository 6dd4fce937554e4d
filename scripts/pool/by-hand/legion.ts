/** Further cards of the set March of the Legion. */
import {
  allAreTrue,
  and,
  any,
  asLongAs,
  atkBonus,
  atStartOfYourTurn,
  attacks,
  both,
  cant,
  cardsInGraveyard,
  cardsLookedAt,
  defBonus,
  defending,
  didThisTurn,
  each,
  eachTime,
  enters,
  filterOfNoun,
  flipHero,
  forEach,
  friendly,
  ifYouDo,
  inOrder,
  isNotTrue,
  lookAt,
  not,
  ongoing,
  onlyIf,
  onlyWhile,
  opponents,
  or,
  other,
  otherRevealedCards,
  pay,
  preventsDamage,
  put,
  putDamage,
  putIntoResourceRow,
  putToken,
  putWithNewOwner,
  ready,
  rememberedCards,
  removeSomeDamage,
  reveal,
  revealedCardsMatching,
  self,
  stealth,
  sum,
  tagged,
  targetOpponent,
  targetPlayer,
  thereIs,
  they,
  thisTurn,
  token,
  topCards,
  unless,
  when,
  withKeyword,
  wouldBeDestroyed,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const legionCards: readonly CardByHand[] = [
  cardByHand('MoL-72', 'Kindred Spirits', {
    1: ongoing(
      asLongAs(
        thereIs(each(and(friendly.heroOrAlly, not(filterOfNoun(yourHero))))),
        yourHero.has(cant('beDestroyed')),
      ),
    ),
  }),
  cardByHand('MoL-130', 'Paper Airplane', { 1: putWithNewOwner(self, 'deckTop', targetPlayer) }),
  cardByHand(
    'MoL-42',
    'Track Demons',
    {
      1: ongoing(
        atStartOfYourTurn(
          lookAt(topCards(1, you)),
          unless(
            you.may(put(cardsLookedAt, 'hand'), putDamage(3, yourHero)),
            put(cardsLookedAt, 'deckBottom'),
          ),
        ),
      ),
    },
    { words: '+may', because: 'The generated text offers the first of the two ways.' },
  ),
  cardByHand('MoL-123', 'Unrelenting Assault', {
    1: thisTurn(each(other(any.card)).has(cant('bePlayed', { by: you }))),
    2: onlyIf(
      isNotTrue(didThisTurn('played', other(any.card))),
      eachTime(
        attacks(yourHero),
        'turn',
        ifYouDo(you.may(you.pays(1)), ready(both(yourHero, each(your.meleeWeapon)))),
      ),
    ),
  }),
  cardByHand('MoL-212', 'Adyen the Lightwarden', {
    2: cardsInGraveyard(opponents).has(cant('leaveGraveyard')),
  }),
  cardByHand('MoL-180', 'Cholda Wildbloom', {
    1: when(
      enters(self),
      putIntoResourceRow(both(topCards(1, you), topCards(1, targetOpponent)), { exhausted: true }),
    ),
  }),
  cardByHand('MoL-296', 'Buying Time', {
    2: putIntoResourceRow(both(topCards(1, you), topCards(1, targetOpponent)), { exhausted: true }),
  }),
  cardByHand(
    'MoL-144',
    'Cookie McWeaksauce',
    {
      1: when(enters(self), forEach(opponents, putToken(token('Chicken', { melee: 0, health: 1 }), 1, they))),
    },
    { words: '-cookie', because: 'The word is a part of the name of the card.' },
  ),
  cardByHand('MoL-233', 'Magister Ashi', { 2: stealth }),
  cardByHand('MoL-239', 'Retainer Kedryn', { 2: stealth }),
  cardByHand('MoL-276', "Braxxis' Staff of Slumber", {
    1: lineOfSeveralTexts(
      asLongAs(
        allAreTrue(thereIs(each(and(tagged('Form'), your.card))), yourHero.isAttacking()),
        yourHero.has(atkBonus(2)),
      ),
      asLongAs(
        thereIs(each(and(tagged('Form'), your.card))),
        each(and(tagged('Armor'), your.card)).has(defBonus(2)),
      ),
    ),
  }),
  cardByHand('MoL-1', 'Arktos', {
    1: pay(1, flipHero).to(
      onlyWhile(
        self.isA(defending(withKeyword('bearForm', any.card))),
        thisTurn(self.has(preventsDamage('all'))),
      ),
    ),
  }),
  cardByHand('MoL-303', 'The Formation of Felbane', {
    2: inOrder([
      reveal(topCards(4, you)),
      you.choose(1, revealedCardsMatching(any.ability, you), 'ability'),
      you.choose(
        1,
        revealedCardsMatching(and(any.ally, not(filterOfNoun(rememberedCards('ability')))), you),
        'ally',
      ),
      you.choose(
        1,
        revealedCardsMatching(and(any.equipment, not(filterOfNoun(rememberedCards('ability')))), you),
        'equipment',
      ),
      you.choose(1, revealedCardsMatching(any.quest, you), 'quest'),
      put(
        both(
          rememberedCards('ability'),
          rememberedCards('ally'),
          rememberedCards('equipment'),
          rememberedCards('quest'),
        ),
        'hand',
      ),
      put(
        otherRevealedCards(
          or(
            filterOfNoun(rememberedCards('ability')),
            filterOfNoun(rememberedCards('ally')),
            filterOfNoun(rememberedCards('equipment')),
            filterOfNoun(rememberedCards('quest')),
          ),
          you,
        ),
        'deckBottom',
      ),
    ]),
  }),
  cardByHand('MoL-97', 'Reincarnation', {
    1: ongoing(
      yourHero.has(
        wouldBeDestroyed(put(self, 'removed'), removeSomeDamage(sum(yourHero.stat('damage'), -14), yourHero)),
      ),
    ),
  }),
]
