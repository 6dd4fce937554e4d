/** The Rogue starter's allies and weapons. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

const BOSS = 'Lumbering Oaf'

test('Bloodblade attacks only heroes', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Bloodblade'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  story.raider('Anna').proposes('Bloodblade', 'Dungeon')
  story.fight()
  expect(story.damage('Dungeon')).toBe(5)
  story.waitsFor('Anna')
})

test('Bloodblade can attack nobody while a Boss prevents attacks on the hero', () => {
  const story = scenario({ raiders: { Anna: { play: ['Bloodblade'] } }, dungeon: { play: [BOSS] } })
  expect(story.raider('Anna').may('attack Bloodblade')).toBe(false)
  story.waitsFor('Anna')
})

test('Bloodblade may attack the hero and no ally', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Bloodblade'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  story.pick('attack Bloodblade')
  expect(story.offers).toEqual(['Dungeon'])
  story.waitsFor('Anna', 'defender')
})

test.each(['Captain Swash', 'Skronk Skullseeker'])(
  '%s has 3 ATK more while attacking an exhausted character',
  (name) => {
    const story = scenario({
      raiders: { Anna: { play: [name, name] } },
      dungeon: { play: [{ card: BOSS, exhausted: true }, 'Admiral Ripsnarl'] },
    })
    story.raider('Anna').attacks(name, BOSS).attacks(name, 'Admiral Ripsnarl')
    expect([story.damage(BOSS), story.damage('Admiral Ripsnarl')]).toEqual([4, 1])
    story.waitsFor('Anna')
  },
)

test('Drizzie Steelslam may put equipment into its owner’s hand, and the Dungeon’s onto its deck', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Drizzie Steelslam'], resources: 5 } },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  story.raider('Anna').plays('Drizzie Steelslam')
  story.resolve()
  story.raider('Anna').answers("Cookie's Cauldron")
  story.resolve()
  story.raider('Anna').answers('yes')
  expect(story.cards('Dungeon', 'deck')[0]).toBe("Cookie's Cauldron")
  expect(story.isInPlay("Cookie's Cauldron")).toBe(false)
  story.waitsFor('Anna')
})

test.each(['Drizzie Steelslam', "Lu'ka the Wall"])('%s protects (Protector)', (name) => {
  const story = scenario({
    raiders: { Anna: { play: [name] } },
    dungeon: { below: 0 },
    turn: 'Dungeon',
  })
  expect(story.offers).toEqual([name, 'none'])
  story.raider('Anna').answers(name)
  story.resolveAll()
  expect([story.damage('Anna'), story.damage(name)]).toEqual([0, 3])
  story.waitsFor('Anna', name === 'Drizzie Steelslam' ? 'priority' : 'target')
})

test("Lu'ka the Wall may exhaust a character when he is dealt damage", () => {
  const story = scenario({
    raiders: { Anna: { play: ["Lu'ka the Wall"] } },
    dungeon: { play: ['Defias Pirate'], below: 0 },
    turn: 'Dungeon',
  })
  const anna = story.raider('Anna').answers("Lu'ka the Wall")
  anna.answers('Defias Pirate')
  story.resolve()
  anna.answers('yes')
  expect(story.eventsOfKind('attacking').map((one) => one.card)).toEqual(['DDD-1'])
  expect(story.exhausted('Defias Pirate')).toBe(true)
  story.waitsFor('Anna')
})

test('Firewarden Wyland Kaslinth has 1 ATK more on your turn (Assault 1)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Firewarden Wyland Kaslinth'] }, Bert: {} },
  })
  expect(story.atk('Firewarden Wyland Kaslinth')).toBe(2)
  story.turnOf('Bert')
  expect(story.atk('Firewarden Wyland Kaslinth')).toBe(1)
  story.waitsFor('Bert')
})

test.each(['Kozik Skullcracker', 'Zakis Trickstab'])('%s has Stealth', (name) => {
  const story = scenario({ raiders: { Anna: { play: [name] } } })
  expect(story.has(name, 'stealth')).toBe(1)
  story.waitsFor('Anna')
})

test('Zakis Trickstab can’t be attacked (Elusive)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Zakis Trickstab', 'Brigg'] } },
    dungeon: { play: ['Admiral Ripsnarl'], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.has('Zakis Trickstab', 'elusive')).toBe(1)
  expect(story.cards('Anna', 'graveyard')).toEqual(['Brigg'])
  story.waitsFor('Anna')
})

test('Barman Shanker has 2 ATK more while your hero attacks an exhausted character', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Barman Shanker', 'Brigg'], resources: 4 } },
    dungeon: { play: [{ card: BOSS, exhausted: true }] },
  })
  story.raider('Anna').attacks('Anna', BOSS, 'Barman Shanker')
  expect(story.damage(BOSS)).toBe(4)
  expect(story.atk('Barman Shanker')).toBe(2)
  story.waitsFor('Anna')
})

test("Perdition's Blade makes your hero deal 1 fire when it enters play", () => {
  const story = scenario({ raiders: { Anna: { hand: ["Perdition's Blade"], resources: 2 } } })
  story.raider('Anna').plays("Perdition's Blade")
  story.resolve()
  story.raider('Anna').answers('Dungeon')
  story.resolve()
  expect(story.damage('Dungeon')).toBe(1)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-R1', types: ['fire'] }])
  story.waitsFor('Anna')
})
