/** The abilities of Shadowfang Keep, first half: 17 to 26. */
import { expect, test } from 'vitest'
import {
  endDungeonTurn,
  handOfFillers,
  shadowfangKeepStory,
  storyWithFlippedCard,
  textDamageDealtBy,
} from './flipping.testkit.ts'

const both = { Anna: {}, Bert: {} }

test('Bleed Them Dry attaches to the MARKED hero and deals it 4, and that hero can’t be healed', () => {
  const story = storyWithFlippedCard('Bleed Them Dry', {
    ...both,
  })
  expect([story.host('Bleed Them Dry'), textDamageDealtBy(story, 'DSK-1')]).toEqual(['Bert', [['Bert', 4]]])
  story.waitsFor('Anna')
})

test.each([
  [[], 6],
  [[{ card: 'Bleed Them Dry', on: 'Dungeon' }], 12],
])('a character with Bleed Them Dry (%j) is not healed', (attachments, damage) => {
  const story = storyWithFlippedCard('Life ... and Death', both, {
    play: ['Baron Ashbury', ...attachments],
    damage: damage === 6 ? 21 : 12,
    below: 0,
  })
  expect(story.damage('Dungeon')).toBe(damage)
  story.waitsFor('Anna')
})

test.each([
  [2, 3],
  [3, 6],
  [4, 6],
] as const)(
  'Calamity at level %i: the raiders choose %i characters, and Godfrey deals each 10',
  (level, count) => {
    const play = ['Mindless Horror', 'Mindless Horror', 'Razorclaw the Butcher']
    const story = storyWithFlippedCard(
      'Calamity',
      { Anna: { play }, Bert: { play } },
      { play: ['Mindless Horror'] },
      { level },
    )
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 0, side: 'raiders', min: count, max: count })
    expect(story.offers).toHaveLength(8)
    const chosen = [
      'Anna',
      'Mindless Horror',
      'Razorclaw the Butcher',
      'Bert',
      'Razorclaw the Butcher#2',
      'Mindless Horror#2',
    ]
    story.pick(...chosen.slice(0, count))
    expect(textDamageDealtBy(endDungeonTurn(story), `DSK-${level}`).map(([, amount]) => amount)).toEqual(
      Array(count).fill(10),
    )
    expect([story.damage('Anna'), story.party('Anna').length]).toEqual([10, count === 3 ? 2 : 1])
    story.waitsFor('Anna')
  },
)

test.each([
  [2, 30],
  [3, 20],
  [4, 20],
] as const)(
  'Cursed Bullets at level %i: 5 to each raiding hero, and Godfrey has %i damage left of 30',
  (level, left) => {
    const story = storyWithFlippedCard(
      'Cursed Bullets',
      { Anna: { play: ['Mindless Horror'] }, Bert: {} },
      { damage: 30, filler: 'Dark Influence' },
      { level },
    )
    endDungeonTurn(story)
    expect(textDamageDealtBy(story, `DSK-${level}`)).toEqual([
      ['Anna', 5],
      ['Bert', 5],
    ])
    expect(story.damage('Dungeon')).toBe(left)
    story.waitsFor('Anna')
  },
)

test('Cursed Bullets heals as much damage as was dealt', () => {
  const story = storyWithFlippedCard(
    'Cursed Bullets',
    { Anna: { play: ['Golem Skull Helm'] }, Bert: {} },
    { damage: 30, filler: 'Dark Influence' },
    { level: 3 },
  )
  if (story.decision?.kind === 'prevent') story.pick('Golem Skull Helm')
  expect([story.damage('Anna'), story.damage('Dungeon')]).toEqual([2, 30 - 7])
  story.waitsFor('Anna')
})

test('Dangerous Gambit: 5 to a player who reveals nothing, 10 to one who reveals an ally, nothing to one who reveals another card', () => {
  const story = storyWithFlippedCard('Dangerous Gambit', {
    Anna: { deck: ['Brigg'] },
    Bert: { deck: ['Brigg'] },
    Cleo: { deck: ['Rend'] },
  })
  story.raider('Anna').answers('no')
  story.raider('Bert').answers('yes')
  expect(story.eventsOfKind('revealed')).toEqual([])
  story.raider('Cleo').answers('yes')
  expect(textDamageDealtBy(story, 'DSK-1')).toEqual([
    ['Anna', 5],
    ['Bert', 10],
  ])
  expect(story.eventsOfKind('revealed').flatMap((one) => one.cards)).toEqual(['CD2-W11', 'CD2-W7'])
  expect([story.cards('Bert', 'deck')[0], story.cards('Cleo', 'deck')[0]]).toEqual(['Brigg', 'Rend'])
  story.waitsFor('Anna')
})

test('Dangerous Gambit: a player without a deck reveals nothing, and isn’t asked', () => {
  const story = storyWithFlippedCard('Dangerous Gambit', { Anna: { below: 0 }, Bert: {} })
  expect(story.decision).toMatchObject({ kind: 'may', seat: 1 })
  story.pick('no')
  expect(textDamageDealtBy(story, 'DSK-1')).toEqual([
    ['Anna', 5],
    ['Bert', 5],
  ])
  story.waitsFor('Bert')
})

test('Dark Archangel Form attaches to the Dungeon ally with the highest printed health: 10 ATK and 10 health more', () => {
  const story = storyWithFlippedCard(
    'Dark Archangel Form',
    { Anna: { play: ['Commander Springvale'] }, Bert: {} },
    {
      play: [{ card: 'Razorclaw the Butcher', damage: 9 }, 'Spitebone Guardian'],
    },
  )
  expect(story.host('Dark Archangel Form')).toBe('Razorclaw the Butcher')
  expect([story.atk('Razorclaw the Butcher'), story.health('Razorclaw the Butcher')]).toEqual([13, 20])
  expect([story.atk('Spitebone Guardian'), story.health('Spitebone Guardian')]).toEqual([2, 3])
  story.waitsFor('Anna')
})

test.each([1, 2, 3, 4, 5, 6])('Dark Confusion: the MARKED raider rolls a %i', (roll) => {
  const hand = handOfFillers(4)
  const story = shadowfangKeepStory({
    raiders: { Anna: { hand: [...hand] }, Bert: { hand, play: ['Mindless Horror'] }, Cleo: { hand } },
    dungeon: { deck: ['Dark Confusion'] },
    turn: 'Cleo',
    marked: 'Anna',
  })
  story.marking('Bert').rolling(roll).nextTurn()
  endDungeonTurn(story)
  expect(story.eventsOfKind('rolled')).toMatchObject([{ seat: 1, dice: [roll] }])
  const hurt: [string, number][] = [
    ['Anna', 10],
    ['Cleo', 10],
  ]
  expect(textDamageDealtBy(story, 'CD2-R1')).toEqual(roll <= 3 ? hurt : [])
  const cards = roll <= 3 ? 4 : roll <= 5 ? 1 : 5
  expect(['Cleo', 'Bert'].map((name) => story.cards(name, 'hand').length)).toEqual([cards, 4])
  expect(story.cards('Anna', 'hand')).toHaveLength(cards + 1)
  story.waitsFor('Anna')
})

test('Dark Influence: each raiding ally deals itself its ATK, all at once, and Dungeon allies deal themselves nothing', () => {
  const story = storyWithFlippedCard(
    'Dark Influence',
    { Anna: { play: ['Karrok Scarrend', 'Razorclaw the Butcher'] }, Bert: { play: ['Mindless Horror'] } },
    { play: ['Odo the Blindwatcher'], below: 0 },
  )
  endDungeonTurn(story)
  expect([
    ...textDamageDealtBy(story, 'CD2-W14'),
    ...textDamageDealtBy(story, 'DSK-15'),
    ...textDamageDealtBy(story, 'DSK-13'),
  ]).toEqual([
    ['Karrok Scarrend', 5],
    ['Razorclaw the Butcher', 3],
    ['Mindless Horror', 10],
  ])
  expect(
    story
      .eventsOfKind('damaged')
      .filter(({ combat }) => !combat)
      .map(({ types }) => types.join()),
  ).toEqual(Array(3).fill('shadow'))
  expect(story.damage('Odo the Blindwatcher')).toBe(0)
  expect(story.party('Bert')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Gargoyles: a token for each raider without a ready resource, which can attack at once', () => {
  const story = storyWithFlippedCard('Gargoyles', {
    Anna: { resources: 1 },
    Bert: {},
    Cleo: { resources: 0 },
    Dora: { resources: 2 },
  })
  endDungeonTurn(story)
  expect(story.party('Dungeon').slice(1)).toEqual(['Gargoyle', 'Gargoyle'])
  expect([story.atk('Gargoyle'), story.health('Gargoyle')]).toEqual([5, 5])
  expect(story.damage('Bert')).toBe(5 + 5 + 5)
  story.waitsFor('Anna')
})

test('Gargoyles checks only ready resources', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { resources: 1, hand: ['Brigg'] } },
    dungeon: { deck: ['Gargoyles'] },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Brigg')
  story.resolveAll()
  story.nextTurn()
  expect(story.party('Dungeon').slice(1)).toEqual(['Gargoyle'])
  story.waitsFor('Anna')
})

test('Heroic Sacrifice: the raiders choose 4 damage to each of their heroes and allies', () => {
  const play = ['Mindless Horror']
  const story = storyWithFlippedCard('Heroic Sacrifice', { Anna: { play }, Bert: { play } }, { play })
  expect(story.decision).toMatchObject({ kind: 'mode', seat: 0, side: 'raiders' })
  story.pick('m0')
  expect(textDamageDealtBy(endDungeonTurn(story), 'DSK-1').sort()).toEqual([
    ['Anna', 4],
    ['Bert', 4],
    ['Mindless Horror', 4],
    ['Mindless Horror', 4],
  ])
  story.waitsFor('Anna')
})

test('Heroic Sacrifice: or a raider whose hero and allies are dealt 8 each', () => {
  const play = ['Mindless Horror']
  const story = storyWithFlippedCard('Heroic Sacrifice', { Anna: { play }, Bert: { play } }, { play })
  story.pick('m1')
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 0, side: 'raiders' })
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.pick('Bert')
  expect(textDamageDealtBy(endDungeonTurn(story), 'DSK-1')).toEqual([
    ['Bert', 8],
    ['Mindless Horror', 8],
  ])
  expect(['Mindless Horror', 'Mindless Horror#2'].map((name) => story.damage(name))).toEqual([0, 8])
  story.waitsFor('Anna')
})

test('"Intruders in the Keep! To Arms!" puts the allies among the top two cards into play, and the rest on the bottom', () => {
  const story = storyWithFlippedCard('"Intruders in the Keep! To Arms!"', both, {
    deck: ['Dark Influence', 'Mindless Horror', 'Odo the Blindwatcher'],
    below: 2,
  })
  endDungeonTurn(story)
  expect(story.eventsOfKind('revealed')).toMatchObject([{ cards: ['DSK-23', 'DSK-13'] }])
  expect(story.party('Dungeon').slice(1)).toEqual(['Mindless Horror'])
  expect(story.cards('Dungeon', 'deck')).toEqual([
    'Odo the Blindwatcher',
    'Life ... and Death',
    'Life ... and Death',
    'Dark Influence',
  ])
  story.waitsFor('Anna')
})
