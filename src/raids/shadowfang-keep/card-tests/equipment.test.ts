/** Godfrey's equipment (DSK-37 to DSK-40). */
import { expect, test } from 'vitest'
import {
  damageDealtBy,
  endDungeonTurn,
  shadowfangKeepStory,
  storyWithFlippedCard,
  textDamageDealtBy,
} from './flipping.testkit.ts'

const both = { Anna: {}, Bert: {} }
const BELT = "Godfrey's Belt"
const BRITCHES = "Godfrey's Britches"
const SCOPE = "Godfrey's Crystal Scope"
const PISTOLS = "Godfrey's Pistols"

test.each([BELT, BRITCHES])('%s prevents 5 of the first damage to Godfrey each turn', (armor) => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Karrok Scarrend', 'Oruk Starstorm'] } },
    dungeon: { play: [armor], below: 0 },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Karrok Scarrend', 'Dungeon')
  expect([story.damage('Dungeon'), story.exhausted(armor)]).toEqual([0, true])
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  expect(story.damage('Dungeon')).toBe(4)
  story.waitsFor('Anna')
})

test.each([BELT, BRITCHES])('%s does not prevent the second damage of a turn', (armor) => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Karrok Scarrend', 'Oruk Starstorm'], hand: ['Sinister Strike'] } },
    dungeon: { play: [{ card: armor, exhausted: true }], below: 0 },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Karrok Scarrend', 'Dungeon')
  expect(story.damage('Dungeon')).toBe(5)
  story.turnOf('Anna')
  expect(story.exhausted(armor)).toBe(false)
  story.waitsFor('Anna')
})

test.each([BELT, BRITCHES])('%s does nothing for a Dungeon ally', (armor) => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Karrok Scarrend'] } },
    dungeon: { play: [armor, 'Mindless Horror'], below: 0 },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Karrok Scarrend', 'Mindless Horror')
  expect([story.damage('Mindless Horror'), story.exhausted(armor)]).toEqual([5, false])
  story.waitsFor('Anna')
})

test.each([
  [[], 5],
  [[BRITCHES], 10],
])(`${BELT} beside %j gives Godfrey 5 ATK this turn for each of his equipment: %i`, (others, atk) => {
  const story = storyWithFlippedCard(
    BELT,
    { Anna: { play: ['Scarlet Kris'] }, Bert: {} },
    { play: ['Mindless Horror', ...others] },
  )
  endDungeonTurn(story)
  expect(damageDealtBy(story, 'DSK-1')).toEqual([5 + atk])
  expect(story.atk('Dungeon')).toBe(0)
  story.waitsFor('Anna')
})

test.each([
  [[], 5],
  [[BELT], 10],
])(`${BRITCHES} beside %j heals 5 damage from Godfrey for each of his equipment: %i`, (others, healed) => {
  const story = storyWithFlippedCard(
    BRITCHES,
    { Anna: { play: ['Scarlet Kris'] }, Bert: {} },
    { play: others, damage: 30 },
  )
  expect(story.damage('Dungeon')).toBe(30 - healed)
  story.waitsFor('Anna')
})

test(`${SCOPE}: Godfrey also deals each other raiding hero the combat damage that he deals a raiding hero`, () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: {}, Bert: {}, Cleo: {} },
    dungeon: { play: [SCOPE, 'Razorclaw the Butcher'], below: 0 },
  })
  expect(textDamageDealtBy(story, 'DSK-1')).toEqual([
    ['Anna', 5],
    ['Cleo', 5],
  ])
  expect(['Anna', 'Bert', 'Cleo'].map((name) => story.damage(name))).toEqual([5, 8, 5])
  expect(story.eventsOfKind('damaged').find(({ combat }) => !combat)?.types).toEqual([])
  story.waitsFor('Anna')
})

test(`${SCOPE} counts only combat damage to heroes`, () => {
  const story = storyWithFlippedCard(
    'Kill Them All',
    { Anna: {}, Bert: { play: ['Bloodfang Berserker'] } },
    { play: [SCOPE], below: 0 },
  )
  story.pick('Bloodfang Berserker')
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([4, 4])
  story.waitsFor('Anna')
})

test.each([
  [2, true],
  [3, false],
  [4, false],
] as const)(`${SCOPE} flipped at level %i: whether Godfrey can be protected against: %s`, (level, can) => {
  const story = storyWithFlippedCard(
    SCOPE,
    { Anna: { play: ['Tyrennius Scatheblade'] }, Bert: {} },
    {},
    { level },
  )
  expect(story.decision?.kind === 'protect').toBe(can)
  endDungeonTurn(story)
  expect(story.has('Dungeon', 'stealth')).toBe(0)
  story.waitsFor('Anna')
})

test(`Godfrey strikes with ${PISTOLS} the first time he attacks each turn, but not when he defends`, () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Oruk Starstorm'] }, Bert: {} },
    dungeon: { play: [PISTOLS], below: 0 },
  })
  expect([damageDealtBy(story, 'DSK-1'), story.exhausted(PISTOLS)]).toEqual([[10], true])
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  expect(story.eventsOfKind('struck')).toMatchObject([{ card: 'DSK-40' }])
  story.waitsFor('Anna')
})

test.each([
  [2, [10]],
  [3, [15, 10]],
  [4, [15, 10]],
] as const)(
  `${PISTOLS} flipped at level %i: Godfrey deals %j, because he attacks again when readied`,
  (level, dealt) => {
    const story = storyWithFlippedCard(PISTOLS, both, {}, { level })
    expect(damageDealtBy(story, `DSK-${level}`)).toEqual(dealt)
    expect(story.exhausted('Dungeon')).toBe(true)
    story.waitsFor('Anna')
  },
)

test(`${PISTOLS} ready Godfrey in the turn in which they enter play, but not in later ones`, () => {
  const story = storyWithFlippedCard(
    PISTOLS,
    { Anna: { hand: ['Gouge'], resources: 1 }, Bert: {} },
    { filler: 'Dark Influence' },
    { level: 3 },
  )
  story.passUntil(() => story.isInPlay(PISTOLS))
  story.resolveAll()
  story.raider('Anna').plays('Gouge', { on: 'Dungeon' })
  for (let turn = 1; turn <= 3; turn++) story.turnOf('Anna')
  expect(damageDealtBy(story, 'DSK-3')).toEqual([15])
  story.waitsFor('Anna')
})
