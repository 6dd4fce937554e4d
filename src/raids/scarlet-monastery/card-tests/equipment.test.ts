/** Scarlet Monastery's two pieces of equipment. */
import { expect, test } from 'vitest'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { damageDealtBy, HARMLESS_CARD, scarletMonasteryStory } from './table.testkit.ts'

const CHAIN = 'Chain of the Scarlet Crusade'

test('Chain of the Scarlet Crusade exhausts automatically for the first damage that Mograine is dealt each turn', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Oruk Starstorm', 'Karrok Scarrend', 'Brigg'] } },
    dungeon: { play: [CHAIN] },
  })
  story.raider('Anna').attacks('Oruk Starstorm', DUNGEON_NAME)
  expect([story.damage(DUNGEON_NAME), story.exhausted(CHAIN)]).toEqual([0, true])
  story.raider('Anna').attacks('Karrok Scarrend', DUNGEON_NAME)
  expect(story.damage(DUNGEON_NAME)).toBe(5)
  story.waitsFor('Anna')
})

test('Chain of the Scarlet Crusade: Dungeon allies with Scarlet in their names are Untargetable while it is ready', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Oruk Starstorm'], hand: ['Gouge', 'Gouge'], resources: 2 } },
    dungeon: { play: [CHAIN, 'Scarlet Conjuror', 'Herod, The Scarlet Champion', 'Dark Ranger Velonara'] },
  })
  expect(
    ['Scarlet Conjuror', 'Herod, The Scarlet Champion', 'Dark Ranger Velonara'].map((one) =>
      story.has(one, 'untargetable'),
    ),
  ).toEqual([1, 1, 0])
  story.waitsFor('Anna')
})

test('an exhausted Chain of the Scarlet Crusade protects no ally', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: {} },
    dungeon: { play: [{ card: CHAIN, exhausted: true }, 'Scarlet Conjuror'] },
  })
  expect(story.has('Scarlet Conjuror', 'untargetable')).toBe(0)
  story.waitsFor('Anna')
})

test.each([
  [1, 3 + 2],
  [2, 5 + 4],
  [3, 10 + 6],
  [4, 10 + 8],
] as const)(
  "Mograine's Might has ATK equal to double his level: at level %i he deals %i",
  (level, amount) => {
    const story = scarletMonasteryStory({
      level,
      raiders: { Anna: {} },
      dungeon: { play: ["Mograine's Might"], filler: HARMLESS_CARD },
      turn: DUNGEON_NAME,
    })
    expect(damageDealtBy(story, `DSM-${level}`)).toEqual([amount])
    story.waitsFor('Anna')
  },
)

test("Mograine strikes with Mograine's Might only the first time that he attacks each turn", () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: {}, Bert: {} },
    dungeon: { play: ["Mograine's Might"], deck: ['Scarlet Vigor'], filler: HARMLESS_CARD },
    turn: DUNGEON_NAME,
  })
  expect(damageDealtBy(story, 'DSM-1')).toEqual([8, 6])
  expect(story.eventsOfKind('struck')).toHaveLength(1)
  story.waitsFor('Anna')
})
