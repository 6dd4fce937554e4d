/** Cards of the set Archive, and reprints whose first printing the list has under it. */
import {
  actionAtTheTable,
  activeInZone,
  alsoHasCardType,
  always,
  and,
  any,
  asAnotherEnters,
  asLongAs,
  atkAndHealthBonus,
  attachedTo,
  attacksForTheFirstTime,
  both,
  cardsInGraveyard,
  cardsInHand,
  cardsRememberedAsThem,
  chosenCards,
  controllerOf,
  costsLess,
  costToPlace,
  damaged,
  destroy,
  destroySelf,
  discarding,
  each,
  eachTime,
  enters,
  exhaust,
  ferocity,
  flipHero,
  friendly,
  heroOf,
  ifElse,
  ifYouDo,
  inNextReadyStep,
  inOrder,
  isEqualTo,
  isInspired,
  isRevealed,
  lookAt,
  losesAndCantHavePowers,
  nextTimeWithin,
  numberOfCards,
  ongoing,
  onlyIf,
  onYourTurn,
  opposing,
  or,
  other,
  otherCardOfEvent,
  pay,
  protector,
  put,
  ready,
  reveal,
  self,
  strikesWith,
  tagged,
  target,
  targetChosenBy,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatTarget,
  thatTargetPlayer,
  they,
  thisTurn,
  untilNextTurn,
  valueOfX,
  when,
  whenDoneThisWay,
  withChosenName,
  withStat,
  xResourceCost,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const archiveCards: readonly CardByHand[] = [
  cardByHand('ARC-5b', 'Pidge Filthfinder', {
    1: onYourTurn(
      pay(4, flipHero).to(
        lookAt(cardsInHand(targetPlayer)),
        you.choose(1, cardsInHand(thatTargetPlayer)),
        put(chosenCards, 'removed'),
      ),
    ),
  }),
  cardByHand('ARC-29', "Kil'zin of the Bloodscalp", {
    1: pay(1, flipHero).to(
      self.deals(3, 'nature').to(target(opposing.heroOrAlly), 'them'),
      whenDoneThisWay(
        cardsRememberedAsThem,
        heroOf(controllerOf(thatCard))
          .deals(3, 'nature')
          .to(targetChosenBy(controllerOf(thatCard), any.heroOrAlly)),
      ),
    ),
  }),
  cardByHand('ARC-31', 'Snipe', { 1: nextTimeWithin('turn', enters(any.permanent), destroy(thatCard)) }),
  cardByHand('ARC-43b', 'Rapid Fire', {
    1: eachTime(
      strikesWith(yourHero, and(tagged('Ranged'), any.weapon)),
      'turn',
      ifYouDo(you.may(you.pays(1)), ready(both(otherCardOfEvent, yourHero))),
    ),
  }),
  cardByHand('ARC-64', 'Sacred Purification', {
    1: ifElse(
      target(any.ability).isA(attachedTo(each(friendly.heroOrAlly), any.ability)),
      inOrder([destroy(thatTarget), you.draw(1)]),
      destroy(thatTarget),
    ),
  }),
  cardByHand('ARC-71', 'Pick Pocket', {
    1: lineOfSeveralTexts(
      you.names(),
      reveal(cardsInHand(targetOpponent)),
      thatTargetPlayer.discardOf('hand', withChosenName()),
    ),
  }),
  cardByHand('ARC-86b', 'Enduring Shout', {
    1: ongoing(
      asLongAs(
        isEqualTo(numberOfCards(each(your.ally)), 1),
        each(your.ally).has(atkAndHealthBonus(2, 2), protector),
      ),
    ),
  }),
  cardByHand('ARC-105', 'Eye of Kilrogg', {
    1: lineOfSeveralTexts(
      lookAt(cardsInHand(targetOpponent)),
      you.choose(1, cardsInHand(thatTargetPlayer)),
      put(chosenCards, 'removed'),
    ),
  }),
  cardByHand('ARC-125', 'Jubilee Arcspark', {
    2: activeInZone('deck', when(isRevealed(self, { from: 'deck', by: 'quest' }), you.draw(1))),
  }),
  cardByHand('ARC-160', 'Chipper Ironbane', {
    1: pay(xResourceCost, destroySelf).to(
      destroy(target(withStat(or(any.ability, any.equipment), 'cost', '=', valueOfX))),
    ),
  }),
  cardByHand('ARC-171', 'Xela the Tormentor', {
    1: when(
      enters(self),
      you.may(
        you.choose(
          1,
          cardsInGraveyard(you, withStat(tagged('Pet'), 'cost', '<=', numberOfCards(each(your.resource)))),
        ),
        put(chosenCards, 'play'),
      ),
    ),
  }),
  cardByHand('ARC-172', "Ras'fari Bloodfrenzy", {
    2: when(attacksForTheFirstTime(self), onlyIf(self.isA(damaged(any.card)), ready(self))),
  }),
  cardByHand('ARC-191', 'Marksman Glous', {
    3: when(isInspired(any.quest, self), thisTurn(thatCard.has(costsLess(1, { doing: 'complete' })))),
  }),
  cardByHand('ARC-195', 'The Ring of Blood: Brokentoe', {
    1: always(self.has(costToPlace(discarding(any.card)))),
  }),
  cardByHand('ARC-198', 'Leeroy Jenkins', {
    1: when(
      enters(self),
      exhaust(each(other(your.ally)), 'them'),
      inNextReadyStep(cardsRememberedAsThem.cant('ready')),
    ),
    2: pay(actionAtTheTable('shout his name')).to(thisTurn(self.has(ferocity))),
  }),
  cardByHand('ARC-216', 'Arcanite Dragonling', {
    1: pay(1).to(thisTurn(self.has(alsoHasCardType('ally', { melee: 2, health: 2 }), protector))),
  }),
  cardByHand('ARC-283b', 'Greatsword of Horrid Dreams', {
    1: asAnotherEnters(opposing.ally, untilNextTurn(they, thatCard.has(losesAndCantHavePowers))),
  }),
]
