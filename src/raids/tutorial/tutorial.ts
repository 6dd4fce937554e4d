/**
 * Raids to learn in, one idea each: one raider against a Dungeon that is weak already. Their decks are made of cards of
 * the starters and of Scarlet Monastery, and lie in an order that brings up everything once; nothing is left to chance
 * but what follows a mulligan, so all decks are of a kind with which any order does. Only the third opens windows: the
 * others have nothing to respond with.
 */

import type { CardId, SetupSeat } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import { dungeon } from '../dungeon/dungeon.ts'
import type { Raid } from '../raid.ts'
import { HEROD, LESSONS, type Lesson } from './lessons.ts'

export const TUTORIAL = 'tutorial'

const GURZAK = 'CD2-W1'
const [BIRD_IN_HAND, KEY_TO_FREEDOM] = ['CD2-R26', 'CD2-R31']
const [KAGRA, TYRENNIUS, GURZUK, BENETHOR, VAERIK] = ['CD2-W13', 'CD2-W18', 'CD2-W12', 'CD2-W10', 'CD2-W19']
const [ZULANJI, KARROK, REND] = ['CD2-W21', 'CD2-W14', 'CD2-W7']

const [JOSEPH, VELONARA, CONJUROR, CHAMPION] = ['DSM-13', 'DSM-12', 'DSM-16', 'DSM-15']

interface Course {
  readonly name: string
  /** What it is about; what else may be done in it is shown, and not asked for. */
  readonly goals: readonly Lesson[]
  readonly raider: readonly CardId[]
  readonly lair: readonly CardId[]
  /** So much that the Dungeon hero falls soon after everything was learned. */
  readonly wounds: number
  readonly stops: 'few' | 'all'
}

const times = (n: number, ...cards: readonly CardId[]): CardId[] =>
  Array.from({ length: n }, () => cards).flat()

/** In the order in which they are learned. */
const courses: readonly Course[] = [
  {
    name: 'lesson-attack',
    goals: ['place', 'play', 'attack'],
    raider: [KAGRA, ZULANJI, BENETHOR, VAERIK, KARROK, GURZUK, ...times(6, KAGRA, BENETHOR, ZULANJI, VAERIK)],
    lair: times(6, CONJUROR, CHAMPION),
    wounds: 42,
    stops: 'few',
  },
  {
    name: 'lesson-boss',
    goals: ['protect', 'quest', 'boss'],
    raider: [
      ...[BIRD_IN_HAND, KAGRA, TYRENNIUS, ZULANJI, BENETHOR, VAERIK, KEY_TO_FREEDOM], // the opening hand
      ...times(5, TYRENNIUS, BENETHOR, VAERIK, BIRD_IN_HAND, KARROK),
    ],
    lair: [JOSEPH, HEROD, ...times(10, VELONARA)],
    wounds: 40,
    stops: 'few',
  },
  {
    name: 'lesson-chain',
    goals: ['respond'],
    raider: [
      ...[BIRD_IN_HAND, KAGRA, REND, TYRENNIUS, BENETHOR, VAERIK, KEY_TO_FREEDOM], // the opening hand
      ...times(5, KAGRA, REND, TYRENNIUS, GURZUK, BENETHOR),
    ],
    lair: [JOSEPH, CONJUROR, VELONARA, ...times(9, CONJUROR)],
    wounds: 34,
    stops: 'all',
  },
]

/** All in one, as it was before there were lessons: one that was begun then goes on. */
const whole: Course = {
  name: TUTORIAL,
  goals: LESSONS.filter((lesson) => lesson !== 'boss'),
  raider: [
    ...[BIRD_IN_HAND, KAGRA, REND, TYRENNIUS, BENETHOR, VAERIK, KEY_TO_FREEDOM], // the opening hand
    ...[KAGRA, REND, TYRENNIUS, GURZUK, BENETHOR, KAGRA, REND],
    ...[BIRD_IN_HAND, TYRENNIUS, GURZUK, REND, BIRD_IN_HAND, TYRENNIUS, BENETHOR, BIRD_IN_HAND, REND],
    ...[TYRENNIUS, KAGRA, BIRD_IN_HAND, GURZUK, REND, TYRENNIUS, BENETHOR],
  ],
  lair: [
    ...[JOSEPH, CONJUROR, VELONARA, CONJUROR, CONJUROR, CHAMPION],
    ...[CONJUROR, CONJUROR, CHAMPION, CONJUROR, CONJUROR, CHAMPION],
  ],
  wounds: 24,
  stops: 'all',
}

function raidOf({ name, lair, wounds }: Course): Raid {
  const { rewards: _, ...deck } = dungeon({
    name,
    title: 'Scarlet Monastery',
    levels: ['DSM-1', 'DSM-2', 'DSM-3', 'DSM-4'],
    deck: lair,
    achievements: [],
  })
  return {
    ...deck,
    seats: { least: 1, most: 1 },
    modes: [{ name: 'novice', first: 'raider' }],
    lair: { ...deck.lair, damage: wounds },
    stacked: true,
    teaches: { hero: GURZAK },
  }
}

/** The raids of the lessons, then the one of before. */
export const tutorials: readonly Raid[] = [...courses, whole].map(raidOf)

/** The names of the lessons' raids, in the order in which they are learned. */
export const LESSON_RAIDS: readonly string[] = courses.map(({ name }) => name)

const courseOf = (name: string): Course => courses.find((one) => one.name === name) ?? whole

/** What is to be learned in a raid. */
export const goalsOf = (name: string): readonly Lesson[] => courseOf(name).goals

/** Which lesson a raid is, from 1; null for the one of before. */
export const lessonNumber = (name: string): number | null => LESSON_RAIDS.indexOf(name) + 1 || null

/** Hardier than others: mistakes are for learning too. */
export function learner(name: UserText, raid: string): SetupSeat {
  const { raider, stops } = courseOf(raid)
  return { name, hero: GURZAK, deck: [...raider], bonusHealth: 30, stops }
}
