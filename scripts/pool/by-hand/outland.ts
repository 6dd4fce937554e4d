/** Cards of the sets March of the Legion, Servants of the Betrayer and The Hunt for Illidan. */
import {
  actionAtTheTable,
  activeInZone,
  additionalCost,
  always,
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  cardsInGraveyard,
  cardsLookedAt,
  cardsOutOfTheGame,
  chosenCards,
  controlledBy,
  controllerOf,
  doBeforeDamage,
  each,
  enters,
  ifYouDo,
  inOrder,
  inspire,
  isRemovedFromGame,
  lookAt,
  numberOfCards,
  ongoing,
  onlyWhile,
  opponents,
  or,
  otherCardOfEvent,
  otherCardsLookedAt,
  preventThatDamage,
  put,
  putIntoResourceRow,
  putToken,
  sabotages,
  sabotageTarget,
  self,
  stealth,
  target,
  targetOpponent,
  thatTarget,
  thatTargetPlayer,
  thisTurn,
  token,
  topCards,
  when,
  wouldBeDealt,
  you,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const outlandCards: readonly CardByHand[] = [
  cardByHand('HfI-84', 'Vigor', { 2: putIntoResourceRow(self) }),
  cardByHand('HfI-87', 'Far Sight', {
    1: lineOfSeveralTexts(
      lookAt(topCards(5, you)),
      you.choose(1, cardsLookedAt),
      you.shuffleDeck(),
      put(chosenCards, 'deckTop'),
    ),
  }),
  cardByHand('HfI-119', 'Bimble Blackout', {
    1: activeInZone('removed', when(isRemovedFromGame(self), you.draw(1))),
  }),
  cardByHand('HfI-169', 'The Soul Conductor', {
    1: self.has(
      atkAndHealthBonus(
        numberOfCards(cardsOutOfTheGame(opponents, any.ally)),
        numberOfCards(cardsOutOfTheGame(opponents, any.ally)),
      ),
    ),
  }),
  cardByHand('HfI-247', 'The Secret Compromised', {
    2: inOrder([
      lookAt(topCards(3, targetOpponent)),
      you.choose(1, cardsLookedAt),
      put(otherCardsLookedAt(chosenCards, thatTargetPlayer), 'deckBottom'),
    ]),
  }),
  cardByHand('MoL-84', 'Obfuscate', {
    1: lineOfSeveralTexts(
      thisTurn(target(any.heroOrAlly).has(stealth)),
      onlyWhile(thatTarget.isAttacking(), thisTurn(thatTarget.has(atkBonus(2)))),
    ),
  }),
  cardByHand('MoL-117', 'Piercing Howl', {
    2: lineOfSeveralTexts(
      targetOpponent.choose(3, each(controlledBy(thatTargetPlayer).ally)),
      put(chosenCards, 'deckTop'),
    ),
  }),
  cardByHand('MoL-131', 'Thundering Footsteps', {
    1: always(self.has(additionalCost(actionAtTheTable('stomp your feet')))),
  }),
  cardByHand('SoB-69', 'Blessed Life', {
    2: ongoing(
      yourHero.has(wouldBeDealt(doBeforeDamage(ifYouDo(you.may(put(self, 'hand')), preventThatDamage)))),
    ),
  }),
  cardByHand('SoB-132', 'Bearlady Brala', {
    1: when(enters(self), you.makesUpName()),
    2: atStartOfYourTurn(putToken(token('Bear', { melee: 1, health: 1, unique: true, calledAs: 'name' }))),
  }),
  cardByHand('SoB-189', 'Exarch Orelis', {
    2: inspire(any.ability, any.ally, any.equipment, any.hero, any.resource),
  }),
  cardByHand('SoB-201', 'Magistrix Larynna', {
    3: when(
      sabotages(self, sabotageTarget('graveyard')),
      self
        .deals(numberOfCards(cardsInGraveyard(controllerOf(otherCardOfEvent))), 'fire')
        .to(target(any.heroOrAlly)),
    ),
  }),
  cardByHand('SoB-205', 'Retainer Ryn', {
    3: when(
      sabotages(self, sabotageTarget('player')),
      controllerOf(otherCardOfEvent).choose(
        1,
        each(
          and(
            or(any.ability, any.ally, any.equipment, any.resource),
            controlledBy(controllerOf(otherCardOfEvent)).card,
          ),
        ),
      ),
      put(chosenCards, 'deckTop'),
    ),
  }),
]
