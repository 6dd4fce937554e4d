/** The Dungeon's hero at each level: "Captain" Cookie (DDD-1, DDD-2, DDD-3) and Vanessa VanCleef (DDD-4). */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

type Level = 1 | 2 | 3 | 4
const levels = (damage: number, level: Level) =>
  scenario({
    level,
    raiders: { Anna: {}, Bert: { damage } },
    dungeon: { below: 30 },
    turn: 'Dungeon',
    marked: 'Anna',
  })

test.each([
  [1, 2, 3],
  [2, 2, 10],
  [3, 3, 10],
  [4, 4, 0],
] as const)('at level %i it flips %i cards and has Assault %i', (level, flips, assault) => {
  const story = levels(0, level)
  expect(story.eventsOfKind('flipped')).toHaveLength(flips)
  const [dealt] = story.eventsOfKind('damaged').filter((one) => one.byCard === `DDD-${level}`)
  expect(dealt?.amount).toBe(level === 4 ? 10 : assault)
  story.waitsFor('Anna')
})

test.each([
  [1, 9, 1],
  [1, 10, 2],
  [2, 19, 2],
  [2, 20, 3],
  [1, 20, 3],
] as const)(
  'at level %i, with %i damage on a raiding hero, it begins its turn at level %i',
  (from, damage, to) => {
    const story = levels(damage, from)
    expect(story.game.objects[story.find('Dungeon')]?.card).toBe(`DDD-${to}`)
    story.waitsFor('Anna')
  },
)

test('at level 3 it levels up once a raider is dead', () => {
  const story = scenario({ level: 3, raiders: { Anna: {}, Bert: {} }, dungeon: { below: 30 } })
  expect(story.eventsOfKind('levelled')).toEqual([])
  story.turnOf('Anna')
  expect(story.eventsOfKind('levelled')).toEqual([])
  story.raider('Bert').concedes()
  story.turnOf('Anna')
  expect(story.eventsOfKind('levelled')).toMatchObject([{ from: 'DDD-3', to: 'DDD-4', level: 4 }])
  story.waitsFor('Anna')
})

test.each([1, 2, 3, 4] as const)(
  'at level %i a character that it attacks deals it no combat damage (Long-Range)',
  (level) => {
    const story = scenario({
      level,
      raiders: { Anna: { hero: 'Gurzak of Orgrimmar', play: ['Fel Iron Hatchet'] } },
      dungeon: { below: 30 },
      turn: 'Dungeon',
    })
    expect(story.decision?.kind).toBe('strike')
    story.pick('Fel Iron Hatchet')
    expect(story.damage('Anna')).toBeGreaterThan(0)
    expect(story.damage('Dungeon')).toBe(0)
    story.waitsFor('Anna')
  },
)

test.each([1, 2, 3, 4] as const)(
  'at level %i: only Vanessa has Stealth, against which nobody can protect',
  (level) => {
    const story = scenario({
      level,
      raiders: { Anna: { play: ['Tyrennius Scatheblade'], resources: 0 } },
      dungeon: { below: 30 },
      turn: 'Dungeon',
    })
    story.waitsFor('Anna', level === 4 ? 'priority' : 'protect')
    expect(story.damage('Anna')).toBe(level === 4 ? 10 : 0)
  },
)
