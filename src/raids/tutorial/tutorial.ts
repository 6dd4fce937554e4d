/**
 * Tutorial raids, each with one topic: one raider against a weakened Dungeon. Their decks are cards of the starters
 * and of Scarlet Monastery, in an order in which every topic occurs once. After a mulligan the order is random, so
 * every order must work. Only the third raid has priority windows for responses.
 */

import type { CardId, SetupSeat } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import { newDungeonRaid } from '../dungeon/dungeon.ts'
import type { Raid } from '../raid.ts'
import { LESSON_BOSS_CARD_ID, type LessonName } from './lessons.ts'

const GURZAK = 'CD2-W1'
const [BIRD_IN_HAND, KEY_TO_FREEDOM] = ['CD2-R26', 'CD2-R31']
const [KAGRA, TYRENNIUS, GURZUK, BENETHOR, VAERIK] = ['CD2-W13', 'CD2-W18', 'CD2-W12', 'CD2-W10', 'CD2-W19']
const [ZULANJI, KARROK, REND] = ['CD2-W21', 'CD2-W14', 'CD2-W7']

const [JOSEPH, VELONARA, CONJUROR, CHAMPION] = ['DSM-13', 'DSM-12', 'DSM-16', 'DSM-15']

interface Course {
  readonly name: string
  /** The lessons of this raid. Other actions are allowed and shown, but not required. */
  readonly goals: readonly LessonName[]
  readonly raider: readonly CardId[]
  readonly lair: readonly CardId[]
  /** The initial damage on the Dungeon hero, so high that the hero is destroyed soon after everything was learned. */
  readonly wounds: number
  readonly stops: 'few' | 'all'
}

const times = (n: number, ...cards: readonly CardId[]): CardId[] =>
  Array.from({ length: n }, () => cards).flat()

/** The tutorial raids in their order. */
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
      // The first cards of the deck are the opening hand.
      ...[BIRD_IN_HAND, KAGRA, TYRENNIUS, ZULANJI, BENETHOR, VAERIK, KEY_TO_FREEDOM],
      ...times(5, TYRENNIUS, BENETHOR, VAERIK, BIRD_IN_HAND, KARROK),
    ],
    lair: [JOSEPH, LESSON_BOSS_CARD_ID, ...times(10, VELONARA)],
    wounds: 40,
    stops: 'few',
  },
  {
    name: 'lesson-chain',
    goals: ['respond'],
    raider: [
      ...[BIRD_IN_HAND, KAGRA, REND, TYRENNIUS, BENETHOR, VAERIK, KEY_TO_FREEDOM], // These cards are the opening hand.
      ...times(5, KAGRA, REND, TYRENNIUS, GURZUK, BENETHOR),
    ],
    lair: [JOSEPH, CONJUROR, VELONARA, ...times(9, CONJUROR)],
    wounds: 34,
    stops: 'all',
  },
]

function raidOf({ name, lair, wounds }: Course): Raid {
  const { rewards: _, ...deck } = newDungeonRaid({
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

/** The tutorial raids in their order. */
export const tutorialRaids: readonly Raid[] = courses.map(raidOf)

/** The names of the tutorial raids in their order. */
export const TUTORIAL_RAID_NAMES: readonly string[] = courses.map(({ name }) => name)

function courseOf(name: string): Course {
  const course = courses.find((one) => one.name === name)
  if (!course) throw new Error(`there is no lesson ${name}`)
  return course
}

/** Returns the lessons of a tutorial raid. */
export const lessonsOfTutorial = (name: string): readonly LessonName[] => courseOf(name).goals

/** Returns the number of a tutorial raid, from 1. */
export const tutorialNumber = (name: string): number => TUTORIAL_RAID_NAMES.indexOf(name) + 1

/**
 * Returns the learner's seat in the setup of a tutorial raid. A learner has more health than other raiders, because
 * mistakes are part of learning.
 */
export function setupSeatOfLearner(name: UserText, raid: string): SetupSeat {
  const { raider, stops } = courseOf(raid)
  return { name, hero: GURZAK, deck: [...raider], bonusHealth: 30, stops }
}
