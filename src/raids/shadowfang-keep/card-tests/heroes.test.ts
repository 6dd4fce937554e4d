/** Lord Godfrey at each level (DSK-1 to DSK-4). */
import { expect, test } from 'vitest'
import { damageDealtBy, shadowfangKeepStory } from './flipping.testkit.ts'

test.each([
  [1, 1, 5],
  [2, 2, 5],
  [3, 2, 10],
  [4, 3, 10],
] as const)(
  'at level %i he flips %i cards and deals %i when he attacks (Assault)',
  (level, flips, assault) => {
    const story = shadowfangKeepStory({ level, raiders: { Anna: {}, Bert: {} }, dungeon: { below: 20 } })
    expect([story.eventsOfKind('flipped').length, damageDealtBy(story, `DSK-${level}`)]).toEqual([
      flips,
      [assault],
    ])
    expect([story.health('Dungeon'), story.atk('Dungeon')]).toEqual([50, 0])
    story.waitsFor('Anna')
  },
)

test.each([
  [1, 9, 1],
  [1, 10, 2],
  [2, 19, 2],
  [2, 20, 3],
  [1, 20, 3],
] as const)(
  'at level %i, with %i damage on a raiding hero, his turn begins at level %i',
  (from, damage, to) => {
    const story = shadowfangKeepStory({
      level: from,
      raiders: { Anna: { damage }, Bert: {} },
      dungeon: { below: 20 },
    })
    expect(story.object('Dungeon').card).toBe(`DSK-${to}`)
    story.waitsFor('Anna')
  },
)

test('at level 3 he levels up once a raider is dead', () => {
  const story = shadowfangKeepStory({ level: 3, raiders: { Anna: {}, Bert: {} }, dungeon: { below: 20 } })
  expect(story.eventsOfKind('levelled')).toEqual([])
  story.raider('Bert').concedes()
  story.turnOf('Anna')
  expect(story.eventsOfKind('levelled')).toMatchObject([{ from: 'DSK-3', to: 'DSK-4', level: 4 }])
  story.waitsFor('Anna')
})

test.each([1, 2, 3, 4] as const)(
  'at level %i a character that he attacks deals him no combat damage (Long-Range)',
  (level) => {
    const story = shadowfangKeepStory({
      level,
      raiders: { Anna: { hero: 'Gurzak of Orgrimmar', play: ['Fel Iron Hatchet'] } },
      dungeon: { below: 20 },
      marked: 'Anna',
    })
    if (story.decision?.kind === 'strike') story.pick('Fel Iron Hatchet')
    expect(story.damage('Dungeon')).toBe(0)
    story.waitsFor('Anna')
  },
)
