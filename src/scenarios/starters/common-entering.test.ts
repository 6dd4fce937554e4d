/** Effects of allies and weapons that several class starters share, when they enter play. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const BOSS = 'Lumbering Oaf'

test('Dominic Kandor takes 2 ATK from an ally, this turn only', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Dominic Kandor'], resources: 4 }, Bert: { play: ['Orono the Great'] } },
  })
  const anna = story.raider('Anna').plays('Dominic Kandor')
  story.resolve()
  anna.answers('Orono the Great')
  story.resolve()
  expect(story.atk('Orono the Great')).toBe(2)
  story.turnOf('Bert')
  expect(story.atk('Orono the Great')).toBe(4)
  story.waitsFor('Bert')
})

test('Gerana Sparkfist deals 1 arcane to each opposing hero and ally, and to no friend', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Gerana Sparkfist'], resources: 5, play: ['Orono the Great'] } },
    dungeon: { play: [BOSS, 'Defias Envoker'] },
  })
  story.raider('Anna').plays('Gerana Sparkfist')
  story.resolveAll()
  expect(['Dungeon', BOSS, 'Defias Envoker'].map((name) => story.damage(name))).toEqual([1, 1, 1])
  expect(['Anna', 'Orono the Great', 'Gerana Sparkfist'].map((name) => story.damage(name))).toEqual([0, 0, 0])
  expect(story.eventsOfKind('damaged')).toMatchObject(Array(3).fill({ byCard: 'CD2-D15', types: ['arcane'] }))
  story.waitsFor('Anna')
})

test.each([
  ['Dagin Bootzap', BOSS, 'CD2-H14', 'arcane'],
  ["Waz'luk", 'Dungeon', 'CD2-L21', 'fire'],
])('%s deals 1 damage to %s', (name, target, byCard, type) => {
  const story = scenario({ raiders: { Anna: { hand: [name], resources: 4 } }, dungeon: { play: [BOSS] } })
  const anna = story.raider('Anna').plays(name)
  story.resolve()
  expect(story.offers.includes('Dungeon')).toBe(true)
  expect(story.offers.includes(BOSS)).toBe(name === 'Dagin Bootzap')
  anna.answers(target)
  story.resolve()
  expect(story.damage(target)).toBe(1)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard, types: [type] }])
  story.waitsFor('Anna')
})

test('Terina Calin may destroy any player’s equipment if you have one', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Terina Calin'], resources: 3, play: ['Angry Dread'] } },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  const anna = story.raider('Anna').plays('Terina Calin')
  story.resolve()
  expect(story.offers).toEqual(['Angry Dread', "Cookie's Cauldron"])
  anna.answers("Cookie's Cauldron")
  story.resolve()
  anna.answers('yes')
  expect(story.isInPlay("Cookie's Cauldron")).toBe(false)
  story.waitsFor('Anna')
})

test('Terina Calin destroys nothing if you have no equipment', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Terina Calin'], resources: 3 } },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  story.raider('Anna').plays('Terina Calin')
  story.resolveAll()
  expect(story.isInPlay('Terina Calin')).toBe(true)
  story.waitsFor('Anna')
})

test('Jeniva Prescott may heal 4 damage', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Jeniva Prescott'], resources: 2, damage: 7 } } })
  const anna = story.raider('Anna').plays('Jeniva Prescott')
  story.resolve()
  expect(story.offers.sort()).toEqual(['Anna', 'Dungeon', 'Jeniva Prescott'])
  anna.answers('Anna')
  story.resolve()
  anna.answers('yes')
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('Jeniva Prescott need not heal', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Jeniva Prescott'], resources: 2, damage: 7 } } })
  const anna = story.raider('Anna').plays('Jeniva Prescott')
  story.resolve()
  anna.answers('Anna')
  story.resolve()
  anna.answers('no')
  expect(story.damage('Anna')).toBe(7)
  story.waitsFor('Anna')
})

test('Alecia Hall heals 3 damage', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Alecia Hall'], resources: 2, play: [{ card: 'Vala Carville', damage: 4 }] },
    },
  })
  const anna = story.raider('Anna').plays('Alecia Hall')
  story.resolve()
  expect(story.offers.sort()).toEqual(['Alecia Hall', 'Anna', 'Dungeon', 'Vala Carville'])
  anna.answers('Vala Carville')
  story.resolve()
  expect(story.damage('Vala Carville')).toBe(1)
  story.waitsFor('Anna')
})

test('Karkas Deathhowl may put an ally into its owner’s hand', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Karkas Deathhowl'], resources: 4 }, Bert: { play: ['Vala Carville'] } },
  })
  const anna = story.raider('Anna').plays('Karkas Deathhowl')
  story.resolve()
  anna.answers('Vala Carville')
  story.resolve()
  anna.answers('yes')
  expect(story.cards('Bert', 'hand')).toEqual(['Vala Carville'])
  story.waitsFor('Anna')
})

test('Tez Tez the Patchmonger takes 3 ATK from an opposing ally, this turn only', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Tez Tez the Patchmonger'], resources: 2 }, Bert: { play: ['Vala Carville'] } },
    dungeon: { play: [BOSS, 'Defias Pirate'] },
  })
  const before = story.atk(BOSS)
  const anna = story.raider('Anna').plays('Tez Tez the Patchmonger')
  story.resolve()
  expect(story.offers).toEqual([BOSS, 'Defias Pirate'])
  anna.answers(BOSS)
  story.resolve()
  expect(story.atk(BOSS)).toBe(before - 3)
  story.turnOf('Bert')
  expect(story.atk(BOSS)).toBe(before)
  story.waitsFor('Bert')
})

test('Claemora Amberglare gives a hero or ally Assault 2 this turn', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Claemora Amberglare'], resources: 4 }, Bert: {} } })
  const anna = story.raider('Anna').plays('Claemora Amberglare')
  story.resolve()
  expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Claemora Amberglare', 'Dungeon'])
  anna.answers('Anna')
  story.resolve()
  expect([story.has('Anna', 'assault'), story.atk('Anna')]).toEqual([2, 2])
  story.turnOf('Bert')
  expect(story.has('Anna', 'assault')).toBe(0)
  story.waitsFor('Bert')
})

test('Angry Dread may draw a card', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Angry Dread'], resources: 3 } } })
  const anna = story.raider('Anna').plays('Angry Dread')
  story.resolveAll()
  anna.answers('yes')
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Crimson Shocker may make your hero deal 2 fire damage', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Crimson Shocker'], resources: 3 } },
    dungeon: { play: [BOSS] },
  })
  const anna = story.raider('Anna').plays('Crimson Shocker')
  story.resolve()
  expect(story.offers.sort()).toEqual(['Anna', 'Dungeon', BOSS])
  anna.answers(BOSS)
  story.resolve()
  anna.answers('yes')
  expect(story.damage(BOSS)).toBe(2)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-R1', types: ['fire'] }])
  story.waitsFor('Anna')
})

test('Crimson Shocker is a Ranged weapon like every wand, so a hero can’t have a bow as well (414.3b)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Crimson Shocker'], play: ['Ancient Bone Bow'], resources: 3 } },
  })
  story.raider('Anna').plays('Crimson Shocker')
  story.resolve()
  expect(story.offers).toEqual(['Ancient Bone Bow', 'Crimson Shocker'])
  story.waitsFor('Anna', 'unique')
})
