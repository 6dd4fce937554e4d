/**
 * The cards that are in both Horde starters of 2011: Wysko and the six quests, with their numbers in the Rogue deck.
 */

import type { Filter } from '../../engine/index.ts'
import {
  ally,
  amongRevealed,
  any,
  asLongAs,
  atk,
  chosen,
  each,
  onlyIf,
  otherRevealed,
  put,
  quest,
  reveal,
  revealed,
  thereIs,
  topCards,
  you,
  your,
  yourHero,
} from '../builders.ts'

/** Reveals five cards, puts one of this kind into your hand and the rest on the bottom. */
export const fetchFromTopFive = (filter: Filter) => [
  reveal(topCards(5, you)),
  you.choose(1, amongRevealed(filter, you)),
  put(chosen, 'hand'),
  put(otherRevealed(chosen, you), 'deckBottom'),
]

export const cardsOfBothHordeStarters = {
  R21: ally(
    'Wysko',
    { cost: 2, melee: 3, health: 2, faction: 'Horde', rarity: 'uncommon' },
    'Troll, Warrior',
    asLongAs(yourHero.isAttacking(), each(your.weapon).has(atk(1))),
  ),
  R26: quest(
    'A Bird in Hand',
    2,
    {},
    reveal(topCards(1, you)),
    onlyIf(revealed.isA(any.ally), put(revealed, 'hand')),
  ),
  R27: quest('Blueleaf Tubers', 2, {}, you.shuffleGraveyardIntoDeck()),
  R28: quest('Entrenched', 3, { provided: thereIs(each(your.ally)) }, you.draw(1)),
  R29: quest('The Essence of Enmity', 3, {}, ...fetchFromTopFive(any.ally)),
  R30: quest('The Grimtotem Weapon', 3, {}, ...fetchFromTopFive(any.equipment)),
  R31: quest('The Key to Freedom', 4, {}, you.draw(1)),
}
