/** The allies of Shadowfang Keep (DSK-9 to DSK-16). */
import { expect, test } from 'vitest'
import {
  damageDealtBy,
  endDungeonTurn,
  shadowfangKeepStory,
  storyWithFlippedCard,
  textDamageDealtBy,
} from './flipping.testkit.ts'

test('Bloodfang Berserker changes to the MARKED raider, and another card is flipped', () => {
  const story = storyWithFlippedCard(
    'Bloodfang Berserker',
    { Anna: {}, Bert: {} },
    { deck: ['Razorclaw the Butcher'] },
  )
  expect(story.controller('Bloodfang Berserker')).toBe('Bert')
  expect(story.eventsOfKind('flipped').map((one) => one.card)).toEqual(['DSK-9', 'DSK-15'])
  expect(endDungeonTurn(story).controller('Razorclaw the Butcher')).toBe('Dungeon')
  story.waitsFor('Anna')
})

test('Bloodfang Berserker protects the characters of his new controller', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Bloodfang Berserker'] }, Bert: {} },
    dungeon: { below: 0 },
  })
  expect(story.offers).toContain('Bloodfang Berserker')
  story.raider('Anna').answers('Bloodfang Berserker')
  expect([story.damage('Bloodfang Berserker'), story.damage('Bert')]).toEqual([5, 0])
  story.waitsFor('Anna')
})

test('Bloodthirsty Ghoul puts all Ghouls of the Dungeon graveyard into play, and no other cards', () => {
  const story = storyWithFlippedCard(
    'Bloodthirsty Ghoul',
    { Anna: { graveyard: ['Bloodthirsty Ghoul'] }, Bert: {} },
    { graveyard: ['Bloodthirsty Ghoul', 'Mindless Horror', 'Bloodthirsty Ghoul'] },
  )
  expect(story.party('Dungeon').slice(1)).toEqual(Array(3).fill('Bloodthirsty Ghoul'))
  expect(story.cards('Dungeon', 'graveyard')).toEqual(['Mindless Horror'])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Bloodthirsty Ghoul'])
  story.waitsFor('Anna')
})

test.each([
  [1, 2],
  [2, 2],
  [3, 0],
  [4, 0],
] as const)('Haunting Spirit at level %i leaves each raider with %i of two allies', (level, left) => {
  const play = ['Karrok Scarrend', 'Bloodblade']
  const story = storyWithFlippedCard('Haunting Spirit', { Anna: { play }, Bert: { play } }, {}, { level })
  for (const name of ['Anna', 'Bert']) {
    expect(story.party(name)).toHaveLength(1 + left)
    expect(story.cards(name, 'hand').length).toBeGreaterThanOrEqual(2 - left)
  }
  story.waitsFor('Anna')
})

test('Haunting Spirit: a player who has more than two allies chooses which go back to their owners’ hands', () => {
  const story = storyWithFlippedCard(
    'Haunting Spirit',
    { Anna: {}, Bert: { play: ['Karrok Scarrend', 'Mindless Horror', 'Bloodblade'] } },
    {},
    { level: 3 },
  )
  expect(story.offers).toEqual(['Karrok Scarrend', 'Mindless Horror', 'Bloodblade'])
  story.raider('Bert').answers('Karrok Scarrend', 'Mindless Horror')
  expect([story.party('Bert').slice(1), story.cards('Bert', 'hand')]).toEqual([
    ['Bloodblade'],
    ['Karrok Scarrend', 'Mindless Horror'],
  ])
  story.waitsFor('Anna')
})

test('Haunting Spirit can’t be attacked (Elusive)', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Oruk Starstorm'] } },
    dungeon: { play: ['Haunting Spirit'] },
    turn: 'Anna',
  })
  story.pick('attack Oruk Starstorm')
  expect(story.offers).toEqual(['Dungeon'])
  story.waitsFor('Anna', 'defender')
})

test.each([
  [2, false],
  [3, true],
  [4, true],
] as const)(
  'Lupine Spectre at level %i exhausts the raiders’ allies: %s, and attacks at once',
  (level, exhausts) => {
    const story = storyWithFlippedCard(
      'Lupine Spectre',
      { Anna: { play: ['Karrok Scarrend'], hand: ['Brigg'] }, Bert: { play: ['Bloodblade'] } },
      { play: ['Mindless Horror'] },
      { level },
    )
    endDungeonTurn(story)
    expect([story.exhausted('Bloodblade'), story.exhausted('Bert')]).toEqual([exhausts, false])
    expect(damageDealtBy(story, 'DSK-12')).toEqual([4])
    story.waitsFor('Anna')
  },
)

test('any hero or ally may protect against the Mindless Horror (Conspicuous)', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Oruk Starstorm'] }, Bert: {} },
    dungeon: { play: ['Mindless Horror'], below: 0 },
  })
  expect([story.offers, story.cardName(story.decision?.source ?? 0)]).toEqual([
    ['Anna', 'Oruk Starstorm', 'none'],
    'Mindless Horror',
  ])
  story.pick('Oruk Starstorm')
  expect([story.damage('Bert'), story.damage('Mindless Horror')]).toEqual([5, 4])
  story.waitsFor('Anna')
})

test('no link can target the Mindless Horror (Untargetable)', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { hand: ['Prey on the Weak', 'Rend'], resources: 3 } },
    dungeon: { play: ['Mindless Horror'] },
    turn: 'Anna',
  })
  expect(story.raider('Anna').may('play Prey on the Weak')).toBe(false)
  story.raider('Anna').plays('Rend')
  expect(story.offers).not.toContain('Mindless Horror')
  story.waitsFor('Anna', 'target')
})

test('Odo the Blindwatcher: the Dungeon hero and other Dungeon allies deal double damage this turn', () => {
  const story = storyWithFlippedCard(
    'Odo the Blindwatcher',
    { Anna: {}, Bert: {} },
    { play: ['Lupine Spectre'], below: 0 },
  )
  expect([damageDealtBy(story, 'DSK-1'), damageDealtBy(story, 'DSK-12')]).toEqual([[10], [8]])
  story.turnOf('Anna')
  expect([damageDealtBy(story, 'DSK-2'), damageDealtBy(story, 'DSK-12')]).toEqual([[5], [8, 4]])
  story.waitsFor('Anna')
})

test('Odo the Blindwatcher doubles neither his own damage nor the raiders’', () => {
  const story = storyWithFlippedCard(
    'Odo the Blindwatcher',
    { Anna: { play: ['Tyrennius Scatheblade'] }, Bert: {} },
    { play: ['Mindless Horror', 'Sudden Attack'], below: 0 },
  )
  while (story.decision?.kind === 'protect')
    story.pick(
      story.heroName(story.decision.source ?? 0) === 'Mindless Horror' ? 'Tyrennius Scatheblade' : 'none',
    )
  expect(damageDealtBy(story, 'DSK-14')).toEqual([3 + 5])
  expect([damageDealtBy(story, 'DSK-13'), damageDealtBy(story, 'CD2-W18')]).toEqual([[30], [3]])
  story.waitsFor('Anna')
})

test('Razorclaw the Butcher attacks in the turn in which he is flipped, and nobody can protect against him', () => {
  const story = storyWithFlippedCard('Razorclaw the Butcher', {
    Anna: { play: ['Tyrennius Scatheblade'] },
    Bert: {},
  })
  const seen: string[] = []
  for (; story.decision?.kind === 'protect'; story.pick('none'))
    seen.push(story.heroName(story.decision.source ?? 0))
  expect([seen, story.damage('Bert')]).toEqual([['Dungeon'], 5 + 3])
  story.waitsFor('Anna')
})

test.each([
  [1, 2],
  [2, 2],
  [3, 6],
  [4, 6],
] as const)(
  'Spitebone Guardian at level %i: %i to the MARKED hero and each ally in that party',
  (level, dealt) => {
    const play = ['Mindless Horror']
    const story = storyWithFlippedCard(
      'Spitebone Guardian',
      { Anna: { play }, Bert: { play } },
      {},
      { level },
    )
    expect(textDamageDealtBy(endDungeonTurn(story), 'DSK-16')).toEqual([
      ['Bert', dealt],
      ['Mindless Horror', dealt],
    ])
    expect([story.damage('Mindless Horror'), story.damage('Mindless Horror#2')]).toEqual([0, dealt])
    story.waitsFor('Anna')
  },
)
