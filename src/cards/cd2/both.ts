/**
 * The cards that are in both Horde starters of 2011: Wysko and the six quests, with their numbers in the Rogue deck.
 */

import type { Filter } from '../../engine/index.ts'
import {
  ally,
  any,
  asLongAs,
  atkBonus,
  chosenCards,
  each,
  onlyIf,
  otherRevealedCards,
  put,
  quest,
  reveal,
  revealedCards,
  revealedCardsMatching,
  thereIs,
  topCards,
  you,
  your,
  yourHero,
} from '../builders.ts'

/**
 * Reveals the top five cards of your deck, puts a matching card into your hand and the rest on the bottom of the deck.
 */
export const takeMatchingCardFromTopFive = (filter: Filter) => [
  reveal(topCards(5, you)),
  you.choose(1, revealedCardsMatching(filter, you)),
  put(chosenCards, 'hand'),
  put(otherRevealedCards(chosenCards, you), 'deckBottom'),
]

export const cardsOfBothHordeStarters = {
  R21: ally(
    'Wysko',
    { cost: 2, melee: 3, health: 2, faction: 'Horde', rarity: 'uncommon' },
    'Troll, Warrior',
    asLongAs(yourHero.isAttacking(), each(your.weapon).has(atkBonus(1))),
  ),
  R26: quest(
    'A Bird in Hand',
    2,
    {},
    reveal(topCards(1, you)),
    onlyIf(revealedCards.isA(any.ally), put(revealedCards, 'hand')),
  ),
  R27: quest('Blueleaf Tubers', 2, {}, you.shuffleGraveyardIntoDeck()),
  R28: quest('Entrenched', 3, { provided: thereIs(each(your.ally)) }, you.draw(1)),
  R29: quest('The Essence of Enmity', 3, {}, ...takeMatchingCardFromTopFive(any.ally)),
  R30: quest('The Grimtotem Weapon', 3, {}, ...takeMatchingCardFromTopFive(any.equipment)),
  R31: quest('The Key to Freedom', 4, {}, you.draw(1)),
}
