import { beforeAll, expect, test } from 'vitest'
import type { GameEvent, View } from '../../engine/index.ts'
import type { Announcement } from '../../table/contract.ts'
import { forEachQuestion } from '../fixture.ts'
import { lairLineOccasionsIn } from './line-occasions.ts'

/** The public view of a raid of three raiders that has just begun. */
let view: View
beforeAll(() => forEachQuestion({ seed: 1, seats: 3, most: 1 }, ({ table }) => (view = table)))

const LAIR = 3
const news = (...events: GameEvent[]): Announcement[] => [
  { kind: 'news', version: 1, by: null, events, objects: {} },
]
const turn: GameEvent = { kind: 'turnStarted', seat: LAIR, number: 4 }
const flip: GameEvent = { kind: 'flipped', seat: LAIR, link: 1, object: 0, card: 'DDD-9' }
const fall = (seat: number): GameEvent => ({ kind: 'lost', seat, side: 'raiders', why: 'destroyed' })

const hit = (seat: number, amount: number): GameEvent => ({
  ...{ kind: 'damaged', object: view.seats[seat]?.hero?.object ?? 0, card: '', by: 0, byCard: '' },
  ...{ with: [], amount, types: [], combat: true, left: 9 },
})

const woundedIn = (seat: number): View => ({
  ...view,
  seats: view.seats.map((one) =>
    one.seat === seat && one.hero
      ? { ...one, hero: { ...one.hero, damage: (one.hero.health ?? 0) - 1 } }
      : one,
  ),
})

test('in a quiet moment only lines for any time fit', () => {
  expect(lairLineOccasionsIn(view, [])).toEqual(['any'])
  expect(lairLineOccasionsIn(view, news(turn, hit(0, 2), hit(LAIR, 9)))).toEqual(['any'])
})

test('a fall comes before a big hit, and a hit before a flip', () => {
  expect(lairLineOccasionsIn(view, news(turn, flip, hit(1, 6), fall(1)))).toEqual([
    'fall',
    'hit',
    'flip',
    'any',
  ])
})

test('events before the latest turn of the lair are past', () => {
  expect(lairLineOccasionsIn(view, [...news(turn, fall(0)), ...news(turn, flip)])).toEqual(['flip', 'any'])
})

test('a badly hurt hero of either side is an occasion', () => {
  expect(lairLineOccasionsIn(woundedIn(LAIR), [])).toEqual(['hurt', 'any'])
  expect(lairLineOccasionsIn(woundedIn(2), [])).toEqual(['weak', 'any'])
})
