/** The equipment of The Deadmines, and cards that pass to the raiders. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

test("Cookie's Cauldron gives Dungeon allies Assault 3, which counts on the Dungeon's turn", () => {
  const story = scenario({
    raiders: { Anna: { play: ['Brigg'] } },
    dungeon: { play: ["Cookie's Cauldron", 'Defias Envoker'], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.eventsOfKind('damaged').map((one) => [one.byCard, one.amount])).toEqual([
    ['DDD-1', 3],
    ['DDD-10', 8],
  ])
  expect([story.atk('Defias Envoker'), story.has('Brigg', 'assault')]).toEqual([5, 0])
  story.waitsFor('Anna')
})

test('Defias Gunpowder goes to the MARKED raider, who can destroy it to deal fire damage by a die', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: {} },
    dungeon: { deck: ['Defias Gunpowder', 'Sneak Attack'], below: 9 },
    turn: 'Dungeon',
    marked: 'Bert',
  })
  expect(story.controller('Defias Gunpowder')).toBe('Bert')
  expect(story.raider('Anna').may('power Defias Gunpowder')).toBe(false)
  story.turnOf('Bert')
  story.raider('Bert').uses('Defias Gunpowder')
  story.rolling(5).pick('Dungeon')
  story.resolve()
  expect(story.damage('Dungeon')).toBe(5)
  expect(story.cards('Dungeon', 'graveyard')).toContain('Defias Gunpowder')
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({
    byCard: 'CD2-R1',
    types: ['fire'],
    combat: false,
  })
  story.waitsFor('Bert')
})

test('Defias Gunpowder can be used only on your turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Gouge'], resources: 1, play: ['Defias Gunpowder'] }, Bert: {} },
  })
  story.turnOf('Bert')
  story.pick('attack Frizlix of Kezan')
  story.pick('Dungeon')
  story.passUntil(() => story.decision?.seat === 0)
  expect(story.offers).toEqual(['pass', 'play Gouge'])
  story.waitsFor('Anna')
})

test.each([
  ['yes', 2],
  ['no', 0],
])(
  'Defias Cannon goes to the MARKED raider, whose allies may deal 2 when they enter play: %s',
  (answer, damage) => {
    const story = scenario({
      raiders: { Anna: { hand: ['Brigg'], resources: 1 }, Bert: { hand: ['Zulanji'], resources: 2 } },
      dungeon: { play: ['Lumbering Oaf'], deck: ['Defias Cannon'], below: 0 },
      turn: 'Dungeon',
      marked: 'Bert',
    })
    expect(story.controller('Defias Cannon')).toBe('Bert')
    story.raider('Anna').plays('Brigg')
    story.resolveAll()
    story.turnOf('Bert')
    story.raider('Bert').plays('Zulanji')
    story.resolve()
    expect(story.offers).toEqual(['Lumbering Oaf'])
    story.raider('Bert').answers('Lumbering Oaf')
    story.resolve()
    story.raider('Bert').answers(answer)
    expect(story.damage('Lumbering Oaf')).toBe(damage)
    story.waitsFor('Bert')
  },
)

test("Cookie's Stirring Stick heals the Dungeon hero 5, and the hero strikes with it when it attacks", () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { deck: ["Cookie's Stirring Stick"], below: 0, damage: 12 },
    turn: 'Dungeon',
  })
  expect(story.damage('Dungeon')).toBe(7)
  expect(story.damage('Anna')).toBe(6)
  expect(story.eventsOfKind('struck')).toMatchObject([{ card: 'DDD-40' }])
  expect(story.exhausted("Cookie's Stirring Stick")).toBe(true)
  story.waitsFor('Anna')
})

test("Cookie's Stirring Stick: the Dungeon hero does not strike when it defends", () => {
  const story = scenario({
    raiders: { Anna: { play: ['Scarlet Kris'], hand: ['Brigg'] } },
    dungeon: { play: ["Cookie's Stirring Stick"], below: 0 },
  })
  story.raider('Anna').attacks('Anna', 'Dungeon', 'Scarlet Kris')
  expect(story.eventsOfKind('struck').map((one) => one.card)).toEqual(['CD2-R25'])
  expect([story.damage('Anna'), story.damage('Dungeon')]).toEqual([0, 1])
  story.waitsFor('Anna')
})
