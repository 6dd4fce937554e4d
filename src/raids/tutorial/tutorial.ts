/**
 * A raid to learn in: one raider against a Dungeon that is weak already. Its decks are made of cards of the starters and
 * of Scarlet Monastery, and lie in an order that brings up everything once; nothing is left to chance but what follows a
 * mulligan, so both decks are of a kind with which any order does.
 */

import type { SetupSeat } from '../../engine/index.ts'
import { dungeon } from '../dungeon/dungeon.ts'
import type { Raid } from '../raid.ts'

export const TUTORIAL = 'tutorial'

const GURZAK = 'CD2-W1'
const [BIRD_IN_HAND, KEY_TO_FREEDOM] = ['CD2-R26', 'CD2-R31']
const [KAGRA, TYRENNIUS, GURZUK, BENETHOR, VAERIK] = ['CD2-W13', 'CD2-W18', 'CD2-W12', 'CD2-W10', 'CD2-W19']
const REND = 'CD2-W7'

const [JOSEPH, VELONARA, CONJUROR, CHAMPION] = ['DSM-13', 'DSM-12', 'DSM-16', 'DSM-15']

const learnersDeck = [
  ...[BIRD_IN_HAND, KAGRA, REND, TYRENNIUS, BENETHOR, VAERIK, KEY_TO_FREEDOM], // the opening hand
  ...[KAGRA, REND, TYRENNIUS, GURZUK, BENETHOR, KAGRA, REND],
  ...[BIRD_IN_HAND, TYRENNIUS, GURZUK, REND, BIRD_IN_HAND, TYRENNIUS, BENETHOR, BIRD_IN_HAND, REND],
  ...[TYRENNIUS, KAGRA, BIRD_IN_HAND, GURZUK, REND, TYRENNIUS, BENETHOR],
]

const lairsDeck = [
  ...[JOSEPH, CONJUROR, VELONARA, CONJUROR, CONJUROR, CHAMPION],
  ...[CONJUROR, CONJUROR, CHAMPION, CONJUROR, CONJUROR, CHAMPION],
]

/** So much that it falls in the learner's fourth turn or fifth. */
const WOUNDS = 24

const { rewards: _, ...deck } = dungeon({
  name: TUTORIAL,
  title: 'Scarlet Monastery',
  levels: ['DSM-1', 'DSM-2', 'DSM-3', 'DSM-4'],
  deck: lairsDeck,
  achievements: [],
})

export const tutorial: Raid = {
  ...deck,
  seats: { least: 1, most: 1 },
  modes: [{ name: 'novice', first: 'raider' }],
  lair: { ...deck.lair, damage: WOUNDS },
  stacked: true,
  teaches: { hero: GURZAK },
}

/** Hardier than others: mistakes are for learning too. */
export const learner = (name: string): SetupSeat => ({
  name,
  hero: GURZAK,
  deck: learnersDeck,
  bonusHealth: 30,
})
