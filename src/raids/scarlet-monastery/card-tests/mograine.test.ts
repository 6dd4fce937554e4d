/** The Dungeon's hero at each level: Scarlet Commander Mograine (DSM-1, DSM-2, DSM-3, DSM-4). */
import { expect, test } from 'vitest'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { damageDealtBy, HARMLESS_CARD, scarletMonasteryStory, storyWithFlippedCard } from './table.testkit.ts'

type Level = 1 | 2 | 3 | 4
const levels = (damage: number, level: Level) =>
  scarletMonasteryStory({
    level,
    raiders: { Anna: {}, Bert: { damage } },
    dungeon: { below: 30, filler: HARMLESS_CARD },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })

test.each([
  [1, 1, 3],
  [2, 2, 5],
  [3, 3, 10],
  [4, 3, 10],
] as const)('at level %i he flips %i cards and has Assault %i', (level, flips, assault) => {
  const story = levels(0, level)
  expect(story.eventsOfKind('flipped')).toHaveLength(flips)
  expect(damageDealtBy(story, `DSM-${level}`)).toEqual([assault])
  story.waitsFor('Anna')
})

test.each([
  [1, 9, 1],
  [1, 10, 2],
  [2, 19, 2],
  [2, 20, 3],
  [1, 20, 3],
] as const)('at level %i, with %i damage on a raiding hero, he begins at level %i', (from, damage, to) => {
  const story = levels(damage, from)
  expect(story.game.objects[story.find(DUNGEON_NAME)]?.card).toBe(`DSM-${to}`)
  story.waitsFor('Anna')
})

test('at level 3 he levels up once a raider is dead', () => {
  const story = scarletMonasteryStory({
    level: 3,
    raiders: { Anna: {}, Bert: {} },
    dungeon: { below: 30, filler: HARMLESS_CARD },
  })
  story.turnOf('Anna')
  expect(story.eventsOfKind('levelled')).toEqual([])
  story.raider('Bert').concedes()
  story.turnOf('Anna')
  expect(story.eventsOfKind('levelled')).toMatchObject([{ from: 'DSM-3', to: 'DSM-4', level: 4 }])
  story.waitsFor('Anna')
})

test('at level 2 he has Assault 5 more for each Dungeon ability that enters play, so for ongoing ones (305.2c)', () => {
  const story = storyWithFlippedCard(
    'Mark of the Crusade',
    { Anna: {}, Bert: {} },
    { play: ['Scarlet Champion'], deck: ['Spread the Word'] },
    2,
  )
  expect(damageDealtBy(story, 'DSM-2')[0]).toBe(15)
  expect(story.atk(DUNGEON_NAME)).toBe(0)
  story.waitsFor('Anna')
})

test('at level 3 Dungeon allies have Assault 5', () => {
  const story = storyWithFlippedCard('Scarlet Conjuror', { Anna: { play: ['Brigg'] }, Bert: {} }, {}, 3)
  expect(damageDealtBy(story, 'DSM-16')).toEqual([8])
  expect([story.has('Scarlet Conjuror', 'assault'), story.has('Brigg', 'assault')]).toEqual([5, 0])
  story.waitsFor('Anna')
})

test('at level 4 Dungeon allies have 5 ATK and 5 health more', () => {
  const story = scarletMonasteryStory({
    level: 4,
    raiders: { Anna: { play: ['Brigg'] } },
    dungeon: { play: ['Scarlet Monk'] },
  })
  expect([story.atk('Scarlet Monk'), story.health('Scarlet Monk')]).toEqual([8, 6])
  expect([story.atk('Brigg'), story.health('Brigg')]).toEqual([1, 2])
  story.waitsFor('Anna')
})

test.each([
  [['Scarlet Champion', 'Scarlet Champion', HARMLESS_CARD], 0],
  [['Scarlet Champion', 'Scarlet Champion', 'Scarlet Champion'], 10],
  [['Reinforcements', HARMLESS_CARD, HARMLESS_CARD], 10],
])(
  'at level 4, when the third ally enters play in a turn, each hero is dealt 10: after %j it is %i',
  (deck, amount) => {
    const story = scarletMonasteryStory({
      level: 4,
      raiders: { Anna: {}, Bert: {}, Cleo: { damage: 5 } },
      dungeon: { deck, filler: HARMLESS_CARD },
      turn: DUNGEON_NAME,
      marked: 'Cleo',
    })
    story.passUntil(() => story.eventsOfKind('attacking').length > 0 || story.isCalm())
    expect([story.damage('Anna'), story.damage('Bert')]).toEqual([amount, amount])
    expect(story.eventsOfKind('damaged').filter(({ types }) => types.includes('holy'))).toHaveLength(
      amount > 0 ? 3 : 0,
    )
    story.waitsFor('Anna')
  },
)

test('at level 4 allies are counted again from one each turn, and that damage can’t be prevented', () => {
  const story = scarletMonasteryStory({
    level: 4,
    raiders: { Anna: { hero: 'Gurzak of Orgrimmar', play: ['Golem Skull Helm'] }, Bert: {} },
    dungeon: {
      deck: [
        'Scarlet Champion',
        'Scarlet Champion',
        HARMLESS_CARD,
        'Scarlet Sorcerer',
        'Scarlet Sorcerer',
        'Scarlet Sorcerer',
      ],
      below: 0,
    },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  expect(story.eventsOfKind('damaged').filter(({ types }) => types.includes('holy'))).toEqual([])
  story.passUntil(() => story.eventsOfKind('damaged').some(({ types }) => types.includes('holy')))
  expect(story.eventsOfKind('flipped')).toHaveLength(6)
  expect(story.damage('Anna')).toBe(10)
  story.waitsFor(story.name(story.decision?.seat ?? 0), story.decision?.kind)
})
