/** Cards of the sets March of the Legion, Servants of the Betrayer and The Hunt for Illidan. */
import {
  actionAtTable,
  activeIn,
  additionalCost,
  always,
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  cardsLookedAt,
  chosenCards,
  controlledBy,
  controllerOf,
  count,
  doBeforeDamage,
  each,
  enters,
  ifYouDo,
  inGraveyard,
  inOrder,
  inspire,
  isRemoved,
  lookAt,
  ongoing,
  onlyWhile,
  opponents,
  or,
  otherCardsLookedAt,
  outOfTheGame,
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
  thatOtherCard,
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
import { type CardByHand, card, several } from './card.ts'

export const outlandCards: readonly CardByHand[] = [
  card('HfI-84', 'Vigor', { 2: putIntoResourceRow(self) }),
  card('HfI-87', 'Far Sight', {
    1: several(
      lookAt(topCards(5, you)),
      you.choose(1, cardsLookedAt),
      you.shuffleDeck(),
      put(chosenCards, 'deckTop'),
    ),
  }),
  card('HfI-119', 'Bimble Blackout', { 1: activeIn('removed', when(isRemoved(self), you.draw(1))) }),
  card('HfI-169', 'The Soul Conductor', {
    1: self.has(
      atkAndHealthBonus(count(outOfTheGame(opponents, any.ally)), count(outOfTheGame(opponents, any.ally))),
    ),
  }),
  card('HfI-247', 'The Secret Compromised', {
    2: inOrder([
      lookAt(topCards(3, targetOpponent)),
      you.choose(1, cardsLookedAt),
      put(otherCardsLookedAt(chosenCards, thatTargetPlayer), 'deckBottom'),
    ]),
  }),
  card('MoL-84', 'Obfuscate', {
    1: several(
      thisTurn(target(any.heroOrAlly).has(stealth)),
      onlyWhile(thatTarget.isAttacking(), thisTurn(thatTarget.has(atkBonus(2)))),
    ),
  }),
  card('MoL-117', 'Piercing Howl', {
    2: several(
      targetOpponent.choose(3, each(controlledBy(thatTargetPlayer).ally)),
      put(chosenCards, 'deckTop'),
    ),
  }),
  card('MoL-131', 'Thundering Footsteps', {
    1: always(self.has(additionalCost(actionAtTable('stomp your feet')))),
  }),
  card('SoB-69', 'Blessed Life', {
    2: ongoing(
      yourHero.has(wouldBeDealt(doBeforeDamage(ifYouDo(you.may(put(self, 'hand')), preventThatDamage)))),
    ),
  }),
  card('SoB-132', 'Bearlady Brala', {
    1: when(enters(self), you.makesUpName()),
    2: atStartOfYourTurn(putToken(token('Bear', { melee: 1, health: 1, unique: true, calledAs: 'name' }))),
  }),
  card('SoB-189', 'Exarch Orelis', {
    2: inspire(any.ability, any.ally, any.equipment, any.hero, any.resource),
  }),
  card('SoB-201', 'Magistrix Larynna', {
    3: when(
      sabotages(self, sabotageTarget('graveyard')),
      self.deals(count(inGraveyard(controllerOf(thatOtherCard))), 'fire').to(target(any.heroOrAlly)),
    ),
  }),
  card('SoB-205', 'Retainer Ryn', {
    3: when(
      sabotages(self, sabotageTarget('player')),
      controllerOf(thatOtherCard).choose(
        1,
        each(
          and(
            or(any.ability, any.ally, any.equipment, any.resource),
            controlledBy(controllerOf(thatOtherCard)).card,
          ),
        ),
      ),
      put(chosenCards, 'deckTop'),
    ),
  }),
]
